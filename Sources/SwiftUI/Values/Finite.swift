/// Lengths that a program worked out wrong count as none: what is no number would spread over all that is laid out.
extension CGFloat {
    nonisolated var finite: CGFloat { isFinite ? self : 0 }
}

extension CGSize {
    nonisolated var finite: CGSize { CGSize(width: width.finite, height: height.finite) }
}

extension CGPoint {
    nonisolated var finite: CGPoint { CGPoint(x: x.finite, y: y.finite) }
}

extension UnitPoint {
    nonisolated var finite: UnitPoint { UnitPoint(x: x.finite, y: y.finite) }
}

extension EdgeInsets {
    nonisolated var finite: EdgeInsets {
        EdgeInsets(top: top.finite, leading: leading.finite, bottom: bottom.finite, trailing: trailing.finite)
    }
}
