import Foundation

extension CGSize {
    /// Makes a size from a length along `axis` and one across it.
    package init(main: CGFloat, cross: CGFloat, axis: Axis) {
        self = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }

    package func length(along axis: Axis) -> CGFloat {
        axis == .horizontal ? width : height
    }
}

extension CGPoint {
    /// Makes a point from a position along `axis` and one across it.
    package init(main: CGFloat, cross: CGFloat, axis: Axis) {
        self = axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
    }

    package func position(along axis: Axis) -> CGFloat {
        axis == .horizontal ? x : y
    }
}
