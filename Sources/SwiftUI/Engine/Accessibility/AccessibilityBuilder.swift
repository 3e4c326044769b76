import MartletHost

/// Collects what a screen reader, a keyboard or a test can find, in reading order.
@MainActor
struct AccessibilityBuilder {
    var elements: [AccessibleElement] = []
    /// Every visible text with its frame, those inside controls included.
    private(set) var texts: [(text: String, frame: CGRect)] = []
    private(set) var named: [(name: String, frame: CGRect)] = []
    var labels: [String] = []
    /// Those of pictures, which name a control that has no text.
    private var imageLabels: [String] = []
    /// What is an action of the view around, with the control that does it.
    var actions: [(name: String, id: UInt64)] = []
    /// What the view around is called instead, with a mark where its own name stands.
    var nameTemplate: String?
    private(set) var controlDepth = 0
    /// Whether what is added only names the control around it, without being seen.
    private(set) var isNaming = false
    /// Where the rows of lists lie.
    private(set) var rows: [CGRect] = []
    /// What is described, in window coordinates.
    private(set) var clip: CGRect
    /// What is described of many elements beside each other.
    private var near: CGRect
    /// What can be seen.
    private var sight: CGRect
    /// How much is described of what can be scrolled into view, on each side, in lengths of the scroll view.
    private let beyondFold: CGFloat
    private let beyondFoldOfMany: CGFloat
    /// Whether frames are those on the way, where something moves to its place; else those it moves to, which is where a
    /// click finds it.
    var isOnTheWay = false
    /// Whether rows that are not shown are told of, by elements that stand for them.
    var findsGaps = false
    private(set) var gaps: [UInt64: (container: LazyNode, places: Range<Int>)] = [:]

    /// - Parameter ofMany: the same of many elements beside each other.
    init(clip: CGRect, beyondFold: CGFloat = 0, ofMany: CGFloat? = nil) {
        self.clip = clip
        self.beyondFold = beyondFold
        self.beyondFoldOfMany = ofMany ?? beyondFold
        (sight, near) = (clip, clip)
    }

    /// From so many elements beside each other on, those that lie far from what can be seen may be left out.
    private static let many = 200

    /// Describes what is inside a frame that hides what is beside it, unless it can be scrolled into view.
    mutating func addClipped(to frame: CGRect, scrolling axes: Axis.Set = [], _ content: (inout Self) -> Void) {
        // Foundation stops where a rectangle is no place at all; nothing of what is there can be reached.
        guard (frame.minX + frame.minY + frame.width + frame.height).isFinite else { return }
        let (outerClip, outerNear, outerSight) = (clip, near, sight)
        let isReached = clip.intersects(frame)
        sight = sight.intersection(frame)
        clip = clip.intersection(frame)
        near = near.intersection(frame)
        if beyondFold > 0, isReached, !axes.isEmpty {
            Self.extend(&clip, along: axes, of: frame, by: beyondFold)
            Self.extend(&near, along: axes, of: frame, by: beyondFoldOfMany)
        }
        content(&self)
        (clip, near, sight) = (outerClip, outerNear, outerSight)
    }

    private static func extend(_ rect: inout CGRect, along axes: Axis.Set, of frame: CGRect, by lengths: CGFloat) {
        // Far enough for any content; the whole plane is no place to calculate with.
        let (dx, dy) = (min(lengths * frame.width, 1e7), min(lengths * frame.height, 1e7))
        if axes.contains(.horizontal) {
            (rect.origin.x, rect.size.width) = (frame.minX - dx, frame.width + 2 * dx)
        }
        if axes.contains(.vertical) {
            (rect.origin.y, rect.size.height) = (frame.minY - dy, frame.height + 2 * dy)
        }
    }

    /// Those of many elements inside `node` that are described: not what was found to be out of sight, and lies far away.
    func reached(_ children: ContiguousArray<LayoutNode>, of node: LayoutNode) -> ContiguousArray<LayoutNode> {
        guard beyondFold > 0, beyondFoldOfMany.isFinite, children.count >= Self.many, !isNaming, controlDepth == 0
        else { return children }
        let corner = node.convertToWindow(.zero)
        let near = near.insetBy(dx: -DisplayBuilder.reach, dy: -DisplayBuilder.reach)
            .offsetBy(dx: -corner.x, dy: -corner.y)
        // A screen reader stays with what has the keyboard, wherever that was scrolled.
        let focused = node.window?.focusedNode.flatMap { focused in
            sequence(first: focused, next: { $0.layoutParent }).first { $0.layoutParent === node }
        }
        return children.filter {
            !$0.flags.contains(.outOfSight) || near.intersects($0.placedFrame) || $0 === focused
        }
    }

    /// Adds what stands for rows that are not shown.
    mutating func addGap(_ container: LazyNode, _ places: Range<Int>) {
        guard findsGaps, !places.isEmpty else { return }
        let id = UInt64.max - UInt64(gaps.count)
        gaps[id] = (container, places)
        elements.append(AccessibleElement(id: id, role: .group, label: "", frame: .zero))
    }

    func frame(of node: LayoutNode) -> CGRect { isOnTheWay ? node.shownFrameInWindow : node.frameInWindow }

    private func isVisible(_ frame: CGRect) -> Bool { isVisible(frame, in: clip) }

    private func isVisible(_ frame: CGRect, in clip: CGRect) -> Bool {
        // Foundation stops where a rectangle is no place at all.
        guard (frame.minX + frame.minY + frame.width + frame.height).isFinite else { return false }
        return frame.isEmpty
            ? clip.insetBy(dx: -1, dy: -1).intersects(frame.insetBy(dx: -0.5, dy: -0.5)) : clip.intersects(frame)
    }

    mutating func addText(
        _ text: String, _ node: LayoutNode, isHeading: Bool = false, isFocusable: Bool = false, spoken: String? = nil,
        headingLevel: Int? = nil, kind: String? = nil
    ) {
        let label = spoken ?? text
        if isNaming { return labels.append(label) }
        let frame = frame(of: node)
        guard !label.isEmpty, isVisible(frame) else { return }
        if !text.isEmpty, isVisible(frame, in: sight) { texts.append((text, frame)) }
        if controlDepth > 0 {
            labels.append(label)
        } else {
            var element = AccessibleElement(
                id: node.elementID, role: isHeading ? .heading : .text, label: label, frame: frame)
            element.isFocusable = isFocusable
            element.headingLevel = headingLevel
            element.textKind = kind
            elements.append(element)
        }
    }

    mutating func addImage(_ label: String?, _ node: LayoutNode) {
        let frame = frame(of: node)
        guard let label, isVisible(frame) else { return }
        if controlDepth > 0 {
            imageLabels.append(label)
        } else {
            elements.append(AccessibleElement(id: node.elementID, role: .image, label: label, frame: frame))
        }
    }

    /// Adds an element where it can be seen.
    mutating func addElement(_ element: AccessibleElement) {
        if clip.intersects(element.frame) { elements.append(element) }
    }

    mutating func addRow(_ node: LayoutNode) { rows.append(frame(of: node)) }

    mutating func addName(_ name: String, _ node: LayoutNode) { named.append((name, frame(of: node))) }

    /// Adds a control, named by the texts that `content` adds unless it has a label of its own.
    mutating func addControl(
        _ role: AccessibleElement.Role, _ node: LayoutNode, label: String? = nil,
        _ change: (inout AccessibleElement) -> Void = { _ in }, content: (inout AccessibilityBuilder) -> Void = { _ in }
    ) {
        let frame = frame(of: node)
        let isSeen = isVisible(frame)
        if !isSeen, controlDepth == 0, !isNaming { return }
        let (outer, outerImages) = (labels, imageLabels)
        (labels, imageLabels) = ([], [])
        controlDepth += 1
        let place = elements.count
        content(&self)
        controlDepth -= 1
        let name = label ?? (labels.isEmpty ? imageLabels : labels).joined(separator: ", ")
        imageLabels = outerImages
        var element = AccessibleElement(id: node.elementID, role: role, label: name, frame: frame)
        element.isEnabled = node.isEnabled
        element.isFocusable = element.isEnabled
        element.isFocused = node.window?.focusedElement == element.id
        change(&element)
        labels = outer + (controlDepth > 0 || isNaming ? [element.nameInOther] : [])
        guard isSeen else { return }
        elements.insert(element, at: min(place, elements.count))
    }
}

extension AccessibleElement {
    /// What it adds to the name of a control around: of a field what it holds, for its label is the same in every row.
    fileprivate var nameInOther: String {
        guard role == .textField, let value, !value.isEmpty else { return label }
        return value
    }
}

extension AccessibilityBuilder {
    /// Adds a dialog or an open menu before what is in it, named by its page's title, else by a hidden label that `content` adds, else by the first
    /// of its texts.
    mutating func addDialog(
        _ role: AccessibleElement.Role, _ node: LayoutNode, name: String?, isModal: Bool, canBeDismissed: Bool,
        content: (inout AccessibilityBuilder) -> Void
    ) {
        let (place, outer) = (elements.count, labels)
        labels = []
        content(&self)
        let title = name ?? labels.first ?? elements[place...].first { $0.role == .text || $0.role == .heading }?.label
        labels = outer
        var dialog = AccessibleElement(id: node.elementID, role: role, label: title ?? "", frame: frame(of: node))
        dialog.isModal = isModal
        dialog.canBeDismissed = canBeDismissed
        elements.insert(dialog, at: place)
    }

    /// Lets `content` name the control around it without being seen.
    mutating func addName(_ content: (inout AccessibilityBuilder) -> Void) {
        let outer = isNaming
        isNaming = true
        content(&self)
        isNaming = outer
    }

    /// Adds the value of what was added last to the name of the control around, where that has one.
    mutating func addNamingValue(_ value: String) {
        if controlDepth > 0 || isNaming, !value.isEmpty, labels.last != value { labels.append(value) }
    }

    /// Adds parts of the control around that are controls themselves and do not name it.
    mutating func addPart(_ content: (inout AccessibilityBuilder) -> Void) {
        let outer = labels
        content(&self)
        labels = outer
    }

    /// Lets `content` be found and used without being seen.
    mutating func addUnseen(_ content: (inout AccessibilityBuilder) -> Void) {
        let (outerTexts, outerNamed) = (texts, named)
        content(&self)
        (texts, named) = (outerTexts, outerNamed)
    }

    /// Puts what was added since `place` in the order of its priorities, the highest first.
    mutating func sortByPriority(from place: Int) {
        guard elements[place...].contains(where: { $0.sortPriority != 0 }) else { return }
        let sorted = elements[place...].enumerated().sorted {
            ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
        }
        elements.replaceSubrange(place..., with: sorted.map(\.element))
    }

    /// Lets `content` be seen without naming anything.
    mutating func addDecoration(_ content: (inout AccessibilityBuilder) -> Void) {
        let (outerLabels, outerElements) = (labels, elements)
        content(&self)
        (labels, elements) = (outerLabels, outerElements)
    }

    /// The texts of an element that is not shown.
    static func name(of nodes: ContiguousArray<LayoutNode>) -> String {
        var list = AccessibilityBuilder(clip: .zero)
        list.addName { for node in nodes { node.describe(into: &$0) } }
        return list.labels.joined(separator: ", ")
    }

    /// Changes what `content` adds.
    mutating func add(
        _ content: (inout AccessibilityBuilder) -> Void, changing change: (inout AccessibleElement) -> Void
    ) {
        let outer = elements
        elements = []
        content(&self)
        for index in elements.indices { change(&elements[index]) }
        elements = outer + elements
    }
}

extension LayoutNode {
    /// Stays with the node for as long as it lives, and is not used again.
    var elementID: UInt64 { scope.windowRoot?.ids.id(of: self) ?? 0 }
    var isEnabled: Bool { EnvironmentValues(scope: scope).isEnabled }
}

/// Numbers for nodes that somebody outside knows.
@MainActor
final class ElementIDs {
    private struct Weak { weak var node: LayoutNode? }
    private var ids: [ObjectIdentifier: (id: UInt64, node: Weak)] = [:]
    private var nodes: [UInt64: Weak] = [:]
    private static var last: UInt64 = 0
    /// How many entries there may be before those of nodes that are gone are forgotten.
    private var limit = 64

    /// How many nodes are remembered.
    var count: Int { nodes.count }

    func id(of node: LayoutNode) -> UInt64 {
        if let known = ids[ObjectIdentifier(node)], known.node.node === node { return known.id }
        if nodes.count >= limit { forgetGone() }
        Self.last += 1
        ids[ObjectIdentifier(node)] = (Self.last, Weak(node: node))
        nodes[Self.last] = Weak(node: node)
        return Self.last
    }

    private func forgetGone() {
        ids = ids.filter { $0.value.node.node != nil }
        nodes = nodes.filter { $0.value.node != nil }
        limit = max(64, 2 * nodes.count)
    }

    /// The number of something in a node that is no node of its own.
    static func id(_ id: UInt64, part: Int) -> UInt64 { id | UInt64(part) << partShift }

    /// Which part of its node a number is about; 0 for the whole.
    static func part(of id: UInt64) -> Int { Int(id >> partShift) }

    private static let partShift: UInt64 = 48

    /// The node of that number, or in which that part is.
    func node(_ id: UInt64) -> LayoutNode? {
        guard let node = nodes[id & (1 << Self.partShift - 1)]?.node, !node.flags.contains(.left) else { return nil }
        return node
    }
}
