import MartletGraph

/// Views whose glass flows together where it is near.
///
///     GlassEffectContainer(spacing: 20) {
///         HStack(spacing: 10) {
///             Image(systemName: "bold").padding().glassEffect()
///             Image(systemName: "italic").padding().glassEffect()
///         }
///     }
nonisolated public struct GlassEffectContainer<Content: View>: View {
    private let spacing: CGFloat?
    private let content: Content

    /// - Parameter spacing: surfaces that are nearer to each other than this many points, or touch, are one; nil for those
    ///   that touch.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.spacing = spacing
        self.content = content()
    }

    @MainActor public var body: some View {
        content.modifier(GlassUnion(spacing: max(spacing ?? 0, 0).finite))
    }
}

/// Draws the glass of everything inside as one surface where it is near.
nonisolated struct GlassUnion: ViewModifier, Equatable {
    typealias Body = Never
    let spacing: CGFloat
}

extension GlassUnion: ElementModifier {
    private struct Piece {
        let outline: Outline
        let glass: Glass
        let isBright: Bool
        /// Pieces with the same one are one surface.
        let union: GlassUnionID?
    }

    @MainActor private static var collected: [Piece]?

    @MainActor func change(from old: Self) -> ElementChange { self == old ? .none : .display }

    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        let outer = Self.collected
        Self.collected = []
        let start = builder.items.count
        builder.add(child)
        let pieces = Self.collected ?? []
        Self.collected = outer
        let drawn = Array(builder.items[start...])
        builder.items.removeSubrange(start...)
        for piece in joined(pieces) {
            builder.add(
                piece.glass, piece.outline, isBright: piece.isBright, in: piece.outline.bounds, node.environment)
        }
        for item in drawn { builder.add(item) }
    }

    /// Leaves glass to the container around that is being drawn.
    ///
    /// - Returns: `false` where there is none.
    @MainActor static func collects(_ node: LayoutNode, _ outline: Outline, _ glass: Glass, _ isBright: Bool) -> Bool {
        guard collected != nil, node.group == nil else { return false }
        let union = node.environment[GlassUnionIDKey.self]
        collected?.append(Piece(outline: outline, glass: glass, isBright: isBright, union: union))
        return true
    }

    /// One piece for those that are near and of the same glass.
    private func joined(_ pieces: [Piece]) -> [Piece] {
        var result: [Piece] = []
        for piece in pieces {
            var merged = piece
            while let index = result.firstIndex(where: { isNear($0, merged) }) {
                merged = join(result.remove(at: index), merged)
            }
            result.append(merged)
        }
        return result
    }

    private func isNear(_ a: Piece, _ b: Piece) -> Bool {
        if a.glass == b.glass, a.union != nil, a.union == b.union { return true }
        let reach = a.outline.bounds.insetBy(dx: -spacing, dy: -spacing)
        return a.glass == b.glass && reach.intersects(b.outline.bounds)
    }

    private func join(_ a: Piece, _ b: Piece) -> Piece {
        let (first, second) = (a.outline.bounds, b.outline.bounds)
        var path = Path(a.outline).union(Path(b.outline))
        // A bridge over the gap, as high as both are beside each other.
        let gap = first.intersection(second)
        if gap.isNull || gap.isEmpty, let bridge = Self.bridge(first, second) { path = path.union(Path(bridge)) }
        return Piece(outline: path.outline, glass: a.glass, isBright: a.isBright || b.isBright, union: a.union)
    }

    private static func bridge(_ a: CGRect, _ b: CGRect) -> CGRect? {
        let (top, bottom) = (max(a.minY, b.minY), min(a.maxY, b.maxY))
        let (left, right) = (max(a.minX, b.minX), min(a.maxX, b.maxX))
        if bottom > top {
            let inset = (bottom - top) * 0.2
            return CGRect(x: right, y: top, width: left - right, height: bottom - top)
                .insetBy(dx: -(bottom - top) / 2, dy: inset)
        }
        if right > left {
            let inset = (right - left) * 0.2
            return CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
                .insetBy(dx: inset, dy: -(right - left) / 2)
        }
        return nil
    }
}
