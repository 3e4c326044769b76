import MartletDisplay

/// What a view looks like that is not quite there, at its farthest.
nonisolated struct TransitionLook: Equatable, Sendable {
    var opacity = 1.0
    var scale: CGFloat = 1
    var anchor = UnitPoint.center
    /// How far away it is, in points, and in lengths of its own size; leading is left.
    var offset = CGSize.zero
    var lengths = CGSize.zero
    var blurRadius: CGFloat = 0

    init(opacity: Double = 1, scale: CGFloat = 1, anchor: UnitPoint = .center, offset: CGSize = .zero) {
        self.opacity = opacity
        self.scale = scale
        self.anchor = anchor
        self.offset = offset
    }

    /// A look one's own size beyond an edge.
    init(beyond edge: Edge) {
        switch edge {
        case .leading: lengths.width = -1
        case .trailing: lengths.width = 1
        case .top: lengths.height = -1
        case .bottom: lengths.height = 1
        }
    }

    /// What it looks like where less motion is asked for: it fades in its place instead (semantics 130).
    var still: TransitionLook {
        let moves = scale != 1 || offset != .zero || lengths != .zero || blurRadius != 0
        return moves ? TransitionLook(opacity: 0) : self
    }

    static func combined(_ a: TransitionLook?, _ b: TransitionLook?) -> TransitionLook? {
        guard var look = a, let b else { return a ?? b }
        look.opacity *= b.opacity
        look.blurRadius = max(look.blurRadius, b.blurRadius)
        if b.scale != 1 { (look.scale, look.anchor) = (look.scale * b.scale, b.anchor) }
        look.offset.width += b.offset.width
        look.offset.height += b.offset.height
        look.lengths.width += b.lengths.width
        look.lengths.height += b.lengths.height
        return look
    }

    /// How a group of a size is shown.
    ///
    /// - Parameter presence: 0 at its farthest, 1 where it is there.
    func appearance(of size: CGSize, presence: Double, isMirrored: Bool) -> GroupAppearance {
        let distance = CGFloat(1 - presence)
        var appearance = GroupAppearance()
        appearance.opacity = min(max(1 + (opacity - 1) * Double(distance), 0), 1)
        appearance.blurRadius = blurRadius * max(distance, 0)
        let factor = 1 + (scale - 1) * distance
        let point = anchor.point(in: CGRect(origin: .zero, size: size))
        let x = (isMirrored ? size.width - point.x : point.x) * (1 - factor)
        let way = (offset.width + lengths.width * size.width) * distance
        let transform = CGAffineTransform(
            a: factor, b: 0, c: 0, d: factor, tx: x + (isMirrored ? -way : way),
            ty: point.y * (1 - factor) + (offset.height + lengths.height * size.height) * distance)
        if !transform.isIdentity { appearance.transform = transform }
        return appearance
    }
}
