import MartletGraph

/// What moves of a drawn shape besides its fill: its outline, and how thick its line is.
extension ShapeLeaf {
    static var canMove: Bool { true }

    static func makeMotion(_ model: Self, _ node: LeafNode<Self>) -> ShownMotion<Self>? {
        LensMotion<Self, AnimatablePair<Content.AnimatableData, CGFloat>>(
            model, node,
            read: { AnimatablePair($0.shape.animatableData, $0.lineWidth) },
            write: {
                $0.shape.animatableData = $1.first
                $0.lineWidth = $1.second
            }
        ) { [weak node] in node?.show($0) }
    }
}
