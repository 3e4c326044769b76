/// A view that a layout arranges.
///
/// It stands for the view in the calls of the layout: it answers sizes, and is placed.
public struct LayoutSubview: Equatable, Sendable {
    let node: LayoutNode
    /// Its place among the views of the container.
    let index: Int

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }

    /// The value that the view gives for a key with `layoutValue(key:value:)`.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        MainActor.assumeIsolated { Unchecked(value: node.outermostTrait(LayoutValueTrait<K>.self)) }.value
            ?? K.defaultValue
    }

    /// Which views get room first: the higher; that of a spacer without one of its own is less than any.
    public var priority: Double {
        MainActor.assumeIsolated {
            let priority = node.layoutPriority
            return node.isSpacer && priority == 0 ? -.infinity : priority
        }
    }

    /// What the view says of itself to the container.
    public var containerValues: ContainerValues {
        MainActor.assumeIsolated { Unchecked(value: ContainerValues(node)) }.value
    }

    /// The distances that the view prefers to its neighbours.
    public var spacing: ViewSpacing { MainActor.assumeIsolated { node.spacing } }

    /// The size that the view takes when it is offered `proposal`, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        MainActor.assumeIsolated { node.sizeThatFits(proposal.valid) }
    }

    /// The size and the guides of the view when it is offered `proposal`.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        MainActor.assumeIsolated { node.dimensions(proposal.valid) }
    }

    /// Places the view; of several calls the last one counts.
    ///
    /// To be called in `placeSubviews(in:proposal:subviews:cache:)` only.
    ///
    /// - Parameters:
    ///   - position: in points, in the coordinates of the bounds.
    ///   - anchor: the point of the view that is put there.
    ///   - proposal: what the view is offered, by which it takes its size.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        LayoutPlaces.current?.set(
            LayoutPlaces.Place(position: position, anchor: anchor, proposal: proposal.valid), for: self)
    }
}

extension ProposedViewSize {
    /// The proposal without lengths that are none: what is not a number asks for the ideal, less than zero for the least.
    fileprivate var valid: ProposedViewSize {
        func valid(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isNaN ? nil : max(0, $0) } }
        return ProposedViewSize(width: valid(width), height: valid(height))
    }
}

/// The views that a layout arranges, in their order.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<LayoutSubviews.Index>
    public typealias Iterator = IndexingIterator<LayoutSubviews>

    private let all: ContiguousArray<LayoutSubview>
    private let range: Range<Int>
    /// The direction in which the container's views are read. Layouts need not follow it: coordinates count from the
    /// leading edge.
    public var layoutDirection: LayoutDirection

    init(_ all: ContiguousArray<LayoutSubview>, _ direction: LayoutDirection) {
        self.init(all: all, range: 0..<all.count, direction)
    }

    private init(all: ContiguousArray<LayoutSubview>, range: Range<Int>, _ direction: LayoutDirection) {
        (self.all, self.range, layoutDirection) = (all, range, direction)
    }

    public var startIndex: Int { range.lowerBound }
    public var endIndex: Int { range.upperBound }

    public subscript(index: Int) -> LayoutSubview {
        precondition(range.contains(index), "There is no subview \(index).")
        return all[index]
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        precondition(range.contains(bounds), "There are no subviews \(bounds).")
        return LayoutSubviews(all: all, range: bounds, layoutDirection)
    }

    /// The subviews at these indices, in their order.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(ContiguousArray(indices.map { self[$0] }), layoutDirection)
    }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.layoutDirection == b.layoutDirection && a.elementsEqual(b)
    }
}

/// Where a layout has placed its views.
final class LayoutPlaces {
    struct Place {
        var position: CGPoint
        var anchor: UnitPoint
        var proposal: ProposedViewSize

        /// The top leading corner of a view of this size.
        func origin(_ size: CGSize) -> CGPoint {
            CGPoint(
                x: position.x - (anchor.x == 0 ? 0 : anchor.x * size.width),
                y: position.y - (anchor.y == 0 ? 0 : anchor.y * size.height))
        }
    }

    private let subviews: LayoutSubviews
    private var places: [Place?]
    private(set) var count = 0
    /// Whether some view was placed more than once.
    private(set) var isRepeated = false
    /// What collects the calls of `place(at:anchor:proposal:)` now.
    nonisolated(unsafe) fileprivate(set) static var current: LayoutPlaces?

    init(_ subviews: LayoutSubviews) {
        self.subviews = subviews
        places = Array(repeating: nil, count: subviews.count)
    }

    /// Collects the places that are given while `body` runs.
    func collect(_ body: () -> Void) {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        body()
    }

    fileprivate func set(_ place: Place, for subview: LayoutSubview) {
        guard places.indices.contains(subview.index), subviews[subview.index] == subview else { return }
        if places[subview.index] == nil { count += 1 } else { isRepeated = true }
        places[subview.index] = place
    }

    /// The place of a view; one that was not placed stands in the middle.
    func place(_ index: Int, in bounds: CGRect, _ proposal: ProposedViewSize) -> Place {
        places[index]
            ?? Place(position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
}
