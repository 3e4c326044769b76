import MartletGraph

/// One view of a lazy container: made already, or a row that is made when it is needed.
struct LazyEntry {
    enum Kind: UInt8 { case row, header, footer }

    /// Which of the container's sources the row comes from; -1 for a view that is there anyway.
    var source: Int32
    /// The position of the row in its source.
    var index: Int32
    /// Which section it belongs to; -1 outside of any.
    var section: Int32
    /// Points along the axis; not a number as long as it was not measured.
    var extent: Float
    var kind: Kind
    /// Whether the row consists of several views.
    var isPart = false

    /// Whether two neighbours are rows of one section.
    func follows(_ other: LazyEntry) -> Bool { kind == .row && other.kind == .row && section == other.section }
}

extension ContiguousArray<LazyEntry> {
    /// The mean length of the rows that were measured, in whole points; what a row has that was not. Single views say
    /// nothing of the rows of a `ForEach`, where one of those was measured.
    var meanExtent: Float {
        var (sum, known) = (0.0, 0.0)
        var (singleSum, singleCount) = (0.0, 0.0)
        for entry in self where !entry.extent.isNaN && entry.kind == .row {
            if entry.source >= 0 {
                sum += Double(entry.extent)
                known += 1
            } else {
                singleSum += Double(entry.extent)
                singleCount += 1
            }
        }
        if known == 0 { (sum, known) = (singleSum, singleCount) }
        return Float(known == 0 ? 44 : (sum / known).rounded())
    }
}

/// A section as a lazy container sees it: which of its entries belong to it.
struct LazySection {
    let node: SectionNode
    var entries: Range<Int>
}

/// What a lazy container is made of: all the views there are, in order, most of them not made yet.
@MainActor
struct LazyEntries {
    private(set) var all: ContiguousArray<LazyEntry> = []
    private(set) var sources: [any LazyRows] = []
    private(set) var sections: [LazySection] = []
    /// The views that are made, by position.
    private(set) var elements: [Int: LayoutNode] = [:]
    /// The positions of the views that are there anyway, in order.
    private(set) var singles: ContiguousArray<Int> = []

    var count: Int { all.count }

    /// The views that are made, and the rows.
    struct Made {
        let views: Set<ObjectIdentifier>
        let rows: Set<ObjectIdentifier>
    }

    var made: Made {
        Made(
            views: Set(elements.values.map(ObjectIdentifier.init)),
            rows: Set(sources.flatMap { $0.made.values.map(ObjectIdentifier.init) }))
    }

    /// The views that have come since, but not those of rows that have come with them.
    func views(since before: Made) -> Set<ObjectIdentifier> {
        var views: Set<ObjectIdentifier> = []
        for (place, element) in elements where !before.views.contains(ObjectIdentifier(element)) {
            let isOfKnownRow = row(at: place).map { before.rows.contains(ObjectIdentifier($0)) } ?? false
            if all[place].source < 0 || isOfKnownRow { views.insert(ObjectIdentifier(element)) }
        }
        return views
    }

    /// Collects what is below `content`.
    ///
    /// - Complexity: O(*n*) in the number of ids and views.
    mutating func collect(_ content: _ViewNode) {
        var known: [ObjectIdentifier: Float] = [:]
        for (place, element) in elements { known[ObjectIdentifier(element)] = all[place].extent }
        all.removeAll(keepingCapacity: true)
        (sources, sections, elements, singles) = ([], [], [:], [])
        var list: ContiguousArray<_ViewNode> = []
        content.collectElements(into: &list)
        for item in list { add(item, .row, section: -1) }
        for (place, element) in elements where all[place].extent.isNaN {
            if let extent = known[ObjectIdentifier(element)] { all[place].extent = extent }
        }
    }

    private mutating func add(_ item: _ViewNode, _ kind: LazyEntry.Kind, section: Int32, of row: (Int32, Int32)? = nil)
    {
        if item.flags.contains(.isElement) {
            let element = unsafeDowncast(item, to: LayoutNode.self)
            add(
                element,
                LazyEntry(
                    source: row?.0 ?? -1, index: row?.1 ?? 0, section: section, extent: .nan, kind: kind,
                    isPart: row != nil))
        } else if let rows = item as? any LazyRows {
            addRows(rows, kind, section)
        } else if let node = item as? SectionNode {
            addSection(node)
        }
    }

    private mutating func add(_ element: LayoutNode, _ entry: LazyEntry) {
        elements[all.count] = element
        if entry.source < 0 { singles.append(all.count) }
        all.append(entry)
    }

    private mutating func addSection(_ node: SectionNode) {
        let number = Int32(sections.count)
        let first = all.count
        sections.append(LazySection(node: node, entries: first..<first))
        let parts = [
            (node.header, LazyEntry.Kind.header), (node.content, .row), (node.actions, .row), (node.footer, .footer),
        ]
        for (part, kind) in parts {
            var list: ContiguousArray<_ViewNode> = []
            part?.collectElements(into: &list)
            for item in list { add(item, kind, section: number) }
        }
        sections[Int(number)].entries = first..<all.count
    }

    private mutating func addRows(_ rows: any LazyRows, _ kind: LazyEntry.Kind, _ section: Int32) {
        let source = Int32(sources.count)
        sources.append(rows)
        let (extents, made) = (rows.extents, rows.made)
        all.reserveCapacity(all.count + extents.count)
        var next = 0
        func entry(_ index: Int) -> LazyEntry {
            LazyEntry(source: source, index: Int32(index), section: section, extent: extents[index], kind: kind)
        }
        for place in made.keys.sorted() {
            while next < place {
                all.append(entry(next))
                next += 1
            }
            var list: ContiguousArray<_ViewNode> = []
            made[place]!.collectElements(into: &list)
            if list.count == 1, list[0].flags.contains(.isElement) {
                add(unsafeDowncast(list[0], to: LayoutNode.self), entry(place))
            } else {
                // In a row with rows of its own each part comes into sight by itself.
                let row = made[place]!.holdsOnlyElements ? (source, Int32(place)) : nil
                for item in list { add(item, kind, section: section, of: row) }
            }
            next = place + 1
        }
        while next < extents.count {
            all.append(entry(next))
            next += 1
        }
    }

    // MARK: Rows

    /// Makes the sections that come from sources of rows, whose number and order are known only then.
    ///
    /// - Returns: whether all has to be collected again.
    func makeSections() -> Bool {
        var isChanged = false
        for rows in sources where rows.rowCount > 0 {
            let first = rows.made.keys.min().flatMap { rows.made[$0] } ?? rows.makeRow(at: 0)
            var list: ContiguousArray<_ViewNode> = []
            first.collectElements(into: &list)
            guard list.contains(where: { $0 is SectionNode }) else { continue }
            for index in 0..<rows.rowCount where rows.made[index] == nil {
                _ = rows.makeRow(at: index)
                isChanged = true
            }
        }
        return isChanged
    }

    /// The view at a position, made if need be; nil when the row turns out to be none or several views, so that all
    /// has to be collected again.
    mutating func element(at place: Int) -> LayoutNode? {
        if let known = elements[place] { return known }
        let entry = all[place]
        let row = sources[Int(entry.source)].makeRow(at: Int(entry.index))
        var list: ContiguousArray<_ViewNode> = []
        row.collectElements(into: &list)
        guard list.count == 1, list[0].flags.contains(.isElement) else { return nil }
        let element = unsafeDowncast(list[0], to: LayoutNode.self)
        elements[place] = element
        return element
    }

    /// The node by which a row comes and goes.
    func row(at place: Int) -> _ViewNode? {
        let entry = all[place]
        return entry.source < 0 ? elements[place] : sources[Int(entry.source)].made[Int(entry.index)]
    }

    /// Gives up a row that is not shown.
    mutating func drop(_ place: Int) {
        let entry = all[place]
        guard entry.source >= 0 else { return }
        elements[place] = nil
        sources[Int(entry.source)].dropRow(at: Int(entry.index))
    }

    mutating func setExtent(_ extent: CGFloat, at place: Int) {
        all[place].extent = Float(extent)
        let entry = all[place]
        if entry.source >= 0, !entry.isPart { sources[Int(entry.source)].setExtent(extent, at: Int(entry.index)) }
    }

    /// Where the row with this id of a source is, or a view inside it.
    func place(of rows: any LazyRows, _ index: Int) -> Int? {
        guard let source = sources.firstIndex(where: { $0 === rows }) else { return nil }
        return all.firstIndex { $0.source == source && $0.index == index }
    }
}
