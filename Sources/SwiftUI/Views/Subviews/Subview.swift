import MartletGraph

/// A view inside of another one, found by `Group(subviews:)` or `ForEach(subviews:)`.
///
/// It stands for the view that was declared, with that view's environment, state and modifiers: modifiers applied to a
/// subview go around it and do not restyle it. A subview that is used more than once is shown where it is used last.
nonisolated public struct Subview: View, Identifiable {
    public typealias Body = Never
    let entry: SubviewEntry

    init(entry: SubviewEntry) { self.entry = entry }

    /// What tells a subview from others for as long as its view is there.
    public struct ID: Hashable, Sendable {
        fileprivate let serial: UInt64
    }

    public var id: ID { ID(serial: entry.serial) }

    /// What the view says of itself to the container.
    public var containerValues: ContainerValues {
        let entry = entry
        return MainActor.assumeIsolated { Unchecked(value: ContainerValues(entry.element)) }.value
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        SubviewNode(view.entry, inputs)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        unsafeDowncast(node, to: SubviewNode.self).set(view.entry)
    }
}

/// A view that was found: its element, which may be another one as modifiers come and go, and who shows it.
final class SubviewEntry: @unchecked Sendable {
    let serial: UInt64
    @MainActor var element: LayoutNode
    @MainActor weak var host: SubviewNode?
    /// Below which it is declared.
    @MainActor weak var holder: SubviewsHolder?
    @MainActor private var wasSeen = true

    private nonisolated(unsafe) static var last: UInt64 = 0

    @MainActor init(_ element: LayoutNode) {
        self.element = element
        Self.last += 1
        serial = Self.last
    }

    /// Tells the view when it comes into sight or goes out of it: one that nobody shows cannot be seen.
    @MainActor func followHost() {
        guard let holder, !element.flags.contains(.left) else { return }
        let isSeen = host.map { $0.hiders == 0 } ?? false
        if isSeen == wasSeen { return }
        wasSeen = isSeen
        element.outermostNode(inside: holder).tellPresence(isSeen)
    }
}

/// The node that stands for a view declared elsewhere: it gives that view's element to the container.
final class SubviewNode: _ViewNode, PresenceFollower {
    private var entry: SubviewEntry
    lazy var hiders = hidersAround

    init(_ entry: SubviewEntry, _ inputs: _ViewInputs) {
        self.entry = entry
        super.init(parent: inputs.parent, scope: inputs.scope)
        take()
    }

    func set(_ new: SubviewEntry) {
        if new === entry, entry.host === self { return }
        drop()
        entry = new
        take()
        elementsChanged()
    }

    private func take() {
        let old = entry.host
        entry.host = self
        if let old, !old.flags.contains(.left) { old.elementsChanged() }
        followLater()
    }

    /// A lazy container makes and drops what shows views at any time, and others may take them over at once.
    private func followLater() { graph.effects.addAction { [entry] in entry.followHost() } }

    func presenceChanged(_ isPresent: Bool) {
        if entry.host === self { entry.followHost() }
    }

    private func drop() {
        guard entry.host === self else { return }
        entry.host = nil
        followLater()
    }

    override func collectElements(into list: inout ContiguousArray<_ViewNode>) {
        if entry.host === self, !entry.element.isGone { list.append(entry.element) }
    }

    override func willLeave() { drop() }
}

/// The views inside of another one, in their order.
public struct SubviewsCollection: RandomAccessCollection {
    public typealias Index = Int
    public typealias SubSequence = SubviewsCollectionSlice
    let subviews: ContiguousArray<Subview>

    init(_ subviews: some Sequence<Subview>) { self.subviews = ContiguousArray(subviews) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: self, bounds: bounds)
    }
}

extension SubviewsCollection: View {
    @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// A part of the views inside of another one.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    public typealias Index = Int
    public typealias SubSequence = SubviewsCollectionSlice
    let base: SubviewsCollection
    let bounds: Range<Int>

    init(base: SubviewsCollection, bounds: Range<Int>) {
        precondition((0..<(base.count + 1)).contains(bounds.upperBound), "There are no subviews \(bounds).")
        (self.base, self.bounds) = (base, bounds)
    }

    public var startIndex: Int { bounds.lowerBound }
    public var endIndex: Int { bounds.upperBound }
    public subscript(index: Int) -> Subview { base[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: base, bounds: bounds)
    }
}

extension SubviewsCollectionSlice: View {
    @MainActor public var body: some View { ForEach(base.subviews[bounds]) { $0 } }
}
