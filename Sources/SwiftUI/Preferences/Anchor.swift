import MartletGraph

/// A place in one view that another can ask for in its own coordinates, through a `GeometryProxy`.
public struct Anchor<Value>: @unchecked Sendable {
    /// In window coordinates.
    let points: [CGPoint]
    /// Makes the value from the points in somebody's coordinates.
    let assemble: ([CGPoint]) -> Value
    /// Where the points are by now, of an anchor taken before its view was placed.
    var placed: (@MainActor () -> [CGPoint]?)?

    /// The value in the coordinates of `node`.
    @MainActor func resolve(in node: LayoutNode) -> Value {
        assemble((placed?() ?? points).map { node.convertFromWindow($0) })
    }

    /// Where in a view an anchor is.
    public struct Source: @unchecked Sendable {
        /// The points, for a view of this size, in its own coordinates.
        let points: (CGSize) -> [CGPoint]
        let assemble: ([CGPoint]) -> Value

        /// What reads it while views are laid out for the first time, as a `GeometryReader` over its view does, makes
        /// its state of where the view is then, not of where it was before it had a place.
        @MainActor func anchor(in node: LayoutNode) -> Anchor {
            let anchor = Anchor(points: windowPoints(in: node), assemble: assemble)
            if node.flags.contains(.placed) { return anchor }
            var early = anchor
            early.placed = { [weak node] in
                guard let node, !node.isGone, node.flags.contains(.placed) else { return nil }
                return windowPoints(in: node)
            }
            return early
        }

        @MainActor private func windowPoints(in node: LayoutNode) -> [CGPoint] {
            points(node.size).map { node.convertToWindow($0) }
        }
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.points == b.points }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
        for point in points {
            hasher.combine(point.x)
            hasher.combine(point.y)
        }
    }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the view's coordinates.
    public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
        Anchor.Source(points: { _ in corners(r) }, assemble: boundingBox)
    }

    /// The view's bounds.
    public static var bounds: Anchor<Value>.Source {
        Anchor.Source(points: { corners(CGRect(origin: .zero, size: $0)) }, assemble: boundingBox)
    }

    private static func corners(_ r: CGRect) -> [CGPoint] {
        [
            CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.minX, y: r.maxY),
            CGPoint(x: r.maxX, y: r.maxY),
        ]
    }

    private static func boundingBox(_ points: [CGPoint]) -> CGRect {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's coordinates.
    public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
        Anchor.Source(points: { _ in [p] }, assemble: { $0[0] })
    }

    /// A point by its share of the view's width and height.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
        Anchor.Source(points: { [CGPoint(x: p.x * $0.width, y: p.y * $0.height)] }, assemble: { $0[0] })
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
}

extension Anchor.Source {
    /// Several anchors as one.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        points = { size in array.flatMap { $0.points(size) } }
        let counts = array.map { $0.points(.zero).count }
        assemble = { points in
            var start = 0
            return zip(array, counts).map { source, count in
                defer { start += count }
                return source.assemble(Array(points[start..<start + count]))
            }
        }
    }

    /// An anchor that may be absent.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        points = { anchor?.points($0) ?? [] }
        assemble = { anchor?.assemble($0) }
    }
}
