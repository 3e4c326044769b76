import MartletGraph

/// Right to left, all elements lay out what is inside as they do left to right, in leading coordinates: x counts from
/// the leading edge. Only `place(at:size:proposal:)` mirrors, in the element that the views stand in, by the direction
/// of that element's environment; what is on the screen (`origin`, points of events, frames) counts from the left.
extension LayoutNode {
    /// Whether the leading edge is on the right inside this element.
    final var isRightToLeft: Bool { scope.isRightToLeft }

    /// Turns a rectangle of this element from leading coordinates into those of the screen, or back.
    final func mirrored(_ rect: CGRect) -> CGRect {
        isRightToLeft ? CGRect(origin: rect.origin.mirrored(rect.width, in: size.width), size: rect.size) : rect
    }

    /// Turns a point of this element from leading coordinates into those of the screen, or back.
    final func mirrored(_ point: CGPoint) -> CGPoint { isRightToLeft ? point.mirrored(in: size.width) : point }

    /// The distance from left to right that `distance` towards the trailing edge is, or back.
    final func mirrored(_ distance: CGFloat) -> CGFloat { isRightToLeft ? -distance : distance }

    /// Where this element stands, in leading coordinates of the element around.
    final var leadingOrigin: CGPoint { layoutParent?.mirrored(CGRect(origin: origin, size: size)).origin ?? origin }
}

extension CGPoint {
    /// The corner of something this wide, or a point, in a mirrored space.
    func mirrored(_ width: CGFloat = 0, in space: CGFloat) -> CGPoint {
        let mirrored = space - x - width
        return mirrored.isFinite ? CGPoint(x: mirrored, y: y) : self
    }
}

extension EdgeInsets {
    /// The insets with what they are at the left as `leading`, or back.
    func mirrored(_ isMirrored: Bool) -> EdgeInsets {
        isMirrored ? EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) : self
    }
}

extension Edge.Set {
    /// The edges with the left one as `leading`, or back.
    func mirrored(_ isMirrored: Bool) -> Edge.Set {
        guard isMirrored else { return self }
        var edges = intersection(.vertical)
        if contains(.leading) { edges.insert(.trailing) }
        if contains(.trailing) { edges.insert(.leading) }
        return edges
    }
}

extension Scope {
    /// Whether the direction is right to left; not tracked, because `directionChanged()` tells everything below.
    @MainActor final var isRightToLeft: Bool {
        guard LayoutDirection.isRightToLeftUsed, let found = find(ObjectIdentifier(LayoutDirectionKey.self)) else {
            return false
        }
        return unsafeDowncast(found, to: ScopeValue<LayoutDirection>.self).value == .rightToLeft
    }
}

extension _ViewNode {
    /// Places and draws everything from here down again, because leading is elsewhere now.
    final func directionChanged() {
        if let element = self as? LayoutNode {
            element.setNeedsLayout()
            element.setNeedsDisplay()
            // Those around each of several elements are in no node's children.
            var outer = element.layoutParent
            while let copy = outer as? ContainerNode, copy.isCopy {
                copy.setNeedsLayout()
                outer = copy.layoutParent
            }
        }
        forEachChild { $0.directionChanged() }
    }
}
