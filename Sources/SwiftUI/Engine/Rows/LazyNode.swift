import MartletGraph

/// A container along one axis that makes, measures and shows only what is visible, and half a screen around it.
///
/// What is not made counts with the mean length of what was measured. When something above the visible part turns out
/// longer or shorter, the scroll view moves along, so that what is seen stays. A row that was made keeps its state
/// while its id exists, until `keptLimit` others that are out of sight were seen after it; one that has the keyboard,
/// or beside which something is open, stays in any case.
class LazyNode: ContainerNode, LazyContainer, PlacementObserver {
    /// How many rows out of sight keep their nodes.
    static let keptLimit = 256
    static let fixedLimit = 64

    final var axis: Axis
    final var entries = LazyEntries()
    /// Where each line begins, and the end of the last.
    final private(set) var starts: ContiguousArray<CGFloat> = [0]
    final private(set) var lanes = LazyLanes()
    /// What is shown: its lines, and the elements in the order they are drawn.
    final private(set) var shownLines = 0..<0
    private(set) var shown: ContiguousArray<LayoutNode> = []
    private(set) var shownPlaces: ContiguousArray<Int> = []
    /// Views that are there anyway and out of sight, by their places: laid out for screen readers, not drawn.
    final var unseen: [Int: LayoutNode] = [:]
    private var shownRows: [_ViewNode] = []
    /// Rows that were made to be measured, and may turn out to be out of sight.
    final var measuredRows: [_ViewNode] = []
    /// Views that are there anyway, and were told that they cannot be seen.
    var absentViews: Set<ObjectIdentifier> = []
    /// Rows out of sight, the first the longest.
    private(set) var kept: [_ViewNode] = []
    private var (total, widest) = (CGFloat(0), CGFloat(0))
    private var covered: ClosedRange<CGFloat> = 0...0
    private var anchor: (element: LayoutNode, start: CGFloat)?
    /// What is to be brought into sight, and what content on its way there is moved for.
    final var (target, destination): (LazyTarget?, LazyTarget?)
    /// The change that has brought the container itself; nil before it is placed.
    private var firstRound: UInt64?
    private var mayHaveUnmeasured = true
    /// What is there anyway, and was not before the present change.
    private var newViews = NewViews()
    private var fixedCross = CGFloat.nan
    private var lengths = KnownLengths()

    init(axis: Axis, _ inputs: _ViewInputs) {
        self.axis = axis
        super.init(inputs)
        flags.insert(.elementsStale)
        graph.placementObservers.append(self)
    }

    // MARK: For subclasses

    /// The element that stands for a view of the content.
    func wrap(_ element: LayoutNode, _ place: Int) -> LayoutNode { element }
    /// Points between two lines of one section.
    var rowGap: CGFloat { 0 }
    /// Points before a line that does not follow another of its section.
    func gap(_ previous: LazyEntry?, _ next: LazyEntry) -> CGFloat { previous == nil ? 0 : rowGap }
    /// Points after the last line.
    var endGap: CGFloat { 0 }
    /// The lanes of rows side by side, for a size across.
    func makeLanes(_ cross: CGFloat) -> LazyLanes { LazyLanes() }
    /// The size across for rows, headers and footers that want these.
    func ideal(_ wanted: [(kind: LazyEntry.Kind, cross: CGFloat)]) -> CGFloat { wanted.map(\.cross).max() ?? 0 }
    /// What is offered to an element.
    func offer(_ entry: LazyEntry, lane: Int, _ cross: CGFloat) -> ProposedViewSize {
        let width = lanes.width(lane, entry, cross)
        return axis == .vertical
            ? ProposedViewSize(width: width, height: nil) : ProposedViewSize(width: nil, height: width)
    }
    func place(_ element: LayoutNode, _ entry: LazyEntry, lane: Int, start: CGFloat, length: CGFloat) {}
    /// Sections whose header or footer stays in sight.
    var pins: PinnedScrollableViews { [] }
    /// Told after everything shown was placed.
    func didPlace(_ places: Range<Int>) {}
    /// Whether all sections are to be known, also those out of sight.
    var needsSections: Bool { false }
    /// Told after the entries were collected.
    func didCollect() {}

    // MARK: Content

    override final var layoutChildren: ContiguousArray<LayoutNode> {
        if flags.contains(.elementsStale) { collect() }
        return shown
    }

    private func collect() {
        flags.remove(.elementsStale)
        let before = Animation.isUsed && hadPlace ? entries.made : nil
        entries.collect(content)
        if needsSections, entries.makeSections() { entries.collect(content) }
        if let before { newViews.insert(entries.views(since: before)) }
        followTargets()
        lanes.split(entries)
        shown.removeAll { $0.flags.contains(.left) || (contentElement(of: $0)?.flags.contains(.left) ?? false) }
        unseen.removeAll()
        mayHaveUnmeasured = true
        didCollect()
    }

    /// The view of the content inside an element that `wrap` made.
    func contentElement(of element: LayoutNode) -> LayoutNode? { element }

    final func element(at place: Int) -> LayoutNode? {
        guard let inner = entries.element(at: place) else { return nil }
        let element = wrap(inner, place)
        if element.layoutParent !== self || element.group == nil {
            element.layoutParent = self
            element.flags.remove(.displayStale)
            if element.group == nil { element.group = DisplayGroup() }
            element.setNeedsDisplay()
        }
        return element
    }

    // MARK: Sizes

    final func cross(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        _ = layoutChildren
        let offered = axis == .vertical ? proposal.width : proposal.height
        let cross = offered.flatMap { $0.isFinite ? $0 : nil } ?? (offered == nil ? idealCross : widest)
        if firstRound == nil { estimate(cross) }
        return axis == .vertical ? CGSize(width: cross, height: total) : CGSize(width: total, height: cross)
    }

    /// Before the first layout the first row speaks for those that are not made.
    private func estimate(_ cross: CGFloat) {
        lanes = makeLanes(cross)
        lanes.split(entries)
        if entries.count > 0, !entries.all.contains(where: { !$0.extent.isNaN }) {
            let ofData = entries.all.firstIndex { $0.kind == .row && $0.source >= 0 }
            let first: Int = ofData ?? entries.all.firstIndex { $0.kind == .row } ?? 0
            if entries.elements[first] == nil { lookInto(first) }
            for place in entries.elements.keys.sorted().prefix(Self.fixedLimit) { _ = measure(place, lane: 0, cross) }
        }
        findStarts()
        total = starts.last! + endGap
    }

    /// - Returns: whether the row has another length now.
    final func measure(_ place: Int, lane: Int, _ cross: CGFloat) -> Bool {
        guard let element = element(at: place) else { return false }
        let entry = entries.all[place]
        let size = element.sizeThatFits(offer(entry, lane: lane, cross))
        let (length, width) = axis == .vertical ? (size.height, size.width) : (size.width, size.height)
        if width.isFinite { widest = max(widest, width) }
        if Float(length) == entry.extent { return false }
        lengths.changed(from: entry.extent)
        entries.setExtent(length, at: place)
        return true
    }

    private func findStarts() {
        let (all, lanes, rowGap) = (entries.all, lanes, rowGap)
        let count = lanes.lineCount(entries)
        let mean = all.meanExtent
        var starts: ContiguousArray<CGFloat> = []
        swap(&starts, &self.starts)
        starts.removeAll(keepingCapacity: true)
        starts.reserveCapacity(count + 1)
        var position: CGFloat = 0
        var previous: LazyEntry?
        for line in 0..<count {
            let places = lanes.isSingle ? line..<(line + 1) : lanes.places(line, entries)
            var length: Float = 0
            for place in places {
                let extent = all[place].extent
                length = max(length, extent.isNaN ? mean : extent)
            }
            let entry = all[places.lowerBound]
            if let previous, entry.follows(previous) { position += rowGap } else { position += gap(previous, entry) }
            starts.append(position)
            position += CGFloat(length)
            previous = entry
        }
        starts.append(position)
        self.starts = starts
    }

    // MARK: Placing

    override func placeChildren() {
        _ = layoutChildren
        firstRound = firstRound ?? graph.round
        let cross = cross(size)
        lanes = makeLanes(cross)
        lanes.split(entries)
        var window = visibleWindow
        lengths.begin(cross, window.upper - window.lower)
        measureFixed(cross)
        window.keep(covered)
        var shift: CGFloat = 0
        var places = 0..<0
        for _ in 0..<16 {
            if flags.contains(.elementsStale) { _ = layoutChildren }
            findStarts()
            var move = wantedShift(window)
            if let scroll = window.scroll, setOut(move, in: scroll) { move = 0 }
            shift += move
            if target == nil { window.follow(move) } else { window.move(by: move) }
            shownLines = lines(in: window)
            places = lanes.places(shownLines, entries)
            if !measureLines(shownLines, cross) { break }
            if lengths.takeForgetting() { entries.forgetLengths(outside: places) }
        }
        arrive(by: shift, in: window.scroll)
        let newTotal = starts.last! + endGap
        if abs(newTotal - total) > 0.01 {
            total = newTotal
            setNeedsLayout()
        }
        covered = window.made
        show(places, cross, window)
        placeUnseen()
        rememberAnchor(window)
    }

    /// Views that are there anyway, as the rows of a form, count with their own lengths also out of sight, so that the
    /// whole is as long as it says. Of very many the rest counts with the mean, as what is not made does.
    private func measureFixed(_ cross: CGFloat) {
        let isOther = fixedCross != cross
        if !mayHaveUnmeasured, !isOther { return }
        (mayHaveUnmeasured, fixedCross) = (false, cross)
        var left = Self.fixedLimit
        for place in entries.singles where left > 0 {
            guard isOther || entries.all[place].extent.isNaN else { continue }
            _ = measure(place, lane: place - lanes.places(lanes.line(of: place), entries).lowerBound, cross)
            left -= 1
        }
    }

    /// - Returns: whether some row has another length, or other rows are there, so that the lines have to be found again.
    private func measureLines(_ lines: Range<Int>, _ cross: CGFloat) -> Bool {
        var isChanged = false
        for line in lines {
            for (lane, place) in lanes.places(line, entries).enumerated() {
                let isNew = entries.elements[place] == nil
                guard element(at: place) != nil else {
                    flags.insert(.elementsStale)
                    isChanged = true
                    continue
                }
                if measure(place, lane: lane, cross) { isChanged = true }
                if isNew, entries.all[place].source >= 0, let row = entries.row(at: place) { measuredRows.append(row) }
            }
        }
        return isChanged
    }

    private func show(_ places: Range<Int>, _ cross: CGFloat, _ window: Sight) {
        var list: ContiguousArray<LayoutNode> = []
        var listPlaces: ContiguousArray<Int> = []
        var rows: [_ViewNode] = []
        var known: Set<ObjectIdentifier> = []
        var motion = RowsMotion(self)
        func add(_ place: Int, lane: Int, at start: CGFloat, _ length: CGFloat) {
            guard let element = element(at: place) else { return }
            let entry = entries.all[place]
            if motion == nil {
                self.place(element, entry, lane: lane, start: start, length: length)
            } else {
                motion!.place(element, isNew: isNew(entry, at: place)) {
                    self.place(element, entry, lane: lane, start: start, length: length)
                }
            }
            list.append(element)
            listPlaces.append(place)
            guard let row = entries.row(at: place), known.insert(ObjectIdentifier(row)).inserted else { return }
            if entry.source >= 0 { rows.append(row) }
        }
        let pinned = pinnedPlaces(window)
        for line in shownLines {
            for (lane, place) in lanes.places(line, entries).enumerated() where pinned[place] == nil {
                add(place, lane: lane, at: starts[line], length(of: line))
            }
        }
        for place in heldPlaces where !places.contains(place) && pinned[place] == nil {
            let line = lanes.line(of: place)
            add(place, lane: place - lanes.places(line, entries).lowerBound, at: starts[line], length(of: line))
        }
        for (place, start) in pinned.sorted(by: { $0.key < $1.key }) {
            add(place, lane: 0, at: start, length(of: lanes.line(of: place)))
        }
        motion?.finish()
        shown = list
        shownPlaces = listPlaces
        tellPresence(rows, known)
        tellSingleViews()
        didPlace(places)
    }

    /// Whether the present change has brought a view.
    private func isNew(_ entry: LazyEntry, at place: Int) -> Bool {
        if entry.source >= 0, entries.sources[Int(entry.source)].isNew(at: Int(entry.index)) { return true }
        return entries.elements[place].map(newViews.contains) ?? false
    }

    /// Whether the present change has brought the container itself: then nothing in it comes on its own.
    final var isNew: Bool { firstRound == graph.round }

    override func shows(_ element: LayoutNode) -> Bool { shown.contains { $0 === element } }

    override func arrived(_ element: LayoutNode) { element.setNeedsDisplay() }

    // MARK: What is kept

    /// Tells rows in their order that they have come into sight or gone out of it.
    private func tellPresence(_ rows: [_ViewNode], _ known: Set<ObjectIdentifier>) {
        for row in shownRows where !known.contains(ObjectIdentifier(row)) && !row.flags.contains(.left) {
            // What is on its way out disappears when it is there.
            if flags.contains(.showsDepartures), row.isDeparting { continue }
            row.tellPresence(false)
            kept.append(row)
        }
        for row in measuredRows where !known.contains(ObjectIdentifier(row)) && !row.flags.contains(.left) {
            // Rows of its own are told themselves.
            guard row.holdsOnlyElements else { continue }
            if kept.contains(where: { $0 === row }) { continue }
            row.tellPresence(false)
            kept.append(row)
        }
        if !kept.isEmpty {
            for row in kept where known.contains(ObjectIdentifier(row)) { row.tellPresence(true) }
            kept.removeAll { known.contains(ObjectIdentifier($0)) || $0.flags.contains(.left) }
        }
        shownRows = rows
        measuredRows = []
        if kept.count > Self.keptLimit { dropOldest() }
    }

    private func dropOldest() {
        let gone = Set(kept.prefix(kept.count - Self.keptLimit).map(ObjectIdentifier.init))
        kept.removeFirst(gone.count)
        for place in entries.elements.keys.sorted() where entries.all[place].source >= 0 {
            guard let row = entries.row(at: place), gone.contains(ObjectIdentifier(row)) else { continue }
            if entries.all[place].isPart { flags.insert(.elementsStale) }
            entries.drop(place)
        }
    }

    override func describe(into list: inout AccessibilityBuilder) {
        if !describeRows(into: &list) { super.describe(into: &list) }
    }

    // MARK: The visible part

    private func wantedShift(_ window: Sight) -> CGFloat {
        guard let scroll = window.scroll else { return 0 }
        if let target, target.place < entries.count { return way(to: target, window, in: scroll) }
        guard scroll.position(axis) > 0.5, let anchor,
            let place = entries.elements.first(where: { $0.value === anchor.element })?.key
        else { return 0 }
        let shift = starts[lanes.line(of: place)] - anchor.start
        self.anchor?.start += shift
        return shift
    }

    /// Remembers what is at the top, to keep it there.
    private func rememberAnchor(_ window: Sight) {
        anchor = nil
        for line in shownLines where starts[line] >= window.lower - 0.5 {
            let place = lanes.places(line, entries).lowerBound
            if let element = entries.elements[place] { anchor = (element, starts[line]) }
            return
        }
    }

    /// Told when the scroll view has moved.
    final func visiblePartChanged() {
        let window = visibleWindow
        if pins.isEmpty, window.isInside(covered) { return rememberAnchor(window) }
        setNeedsLayout()
        setNeedsDisplay()
    }

    func placementMayHaveChanged() {
        if firstRound != nil, !visibleWindow.isInside(covered) { visiblePartChanged() }
    }
}
