import MartletGraph

/// What moves of a drawn shape: its outline, how thick its line is, and a fill of one colour.
extension ShapeLeaf {
    static var canMove: Bool { true }

    static func makeMotion(_ model: Self, _ node: LeafNode<Self>) -> ShownMotion<Self>? {
        let environment = node.environment
        typealias Data = AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, ColorData>>
        func color(_ view: Self) -> ColorData {
            (view.style as? Color).map { ColorData($0.rgba(in: environment)) } ?? .zero
        }
        return LensMotion<Self, Data>(
            model, node,
            read: { AnimatablePair($0.shape.animatableData, AnimatablePair($0.lineWidth, color($0))) },
            write: {
                $0.shape.animatableData = $1.first
                $0.lineWidth = $1.second.first
                if let color = $1.second.second.color as? Style { $0.style = color }
            }
        ) { [weak node] in node?.show($0) }
    }
}
