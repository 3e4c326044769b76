/// The outline of a two-dimensional shape.
///
///     Path { path in
///         path.move(to: .zero)
///         path.addLine(to: CGPoint(x: 20, y: 10))
///     }
nonisolated public struct Path: Equatable, Sendable {
    var outline: Outline

    init(_ outline: Outline) {
        self.outline = outline
    }

    /// An empty path.
    public init() {
        outline = .path(PathElements())
    }

    /// A rectangle.
    public init(_ rect: CGRect) {
        outline = .rect(rect)
    }

    /// A rectangle with rounded corners, at most half of its sides.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        let corner = CGSize(
            width: min(max(cornerSize.width, 0), rect.width / 2),
            height: min(max(cornerSize.height, 0), rect.height / 2))
        // A corner that uses all of a side has no room there to be anything but circular.
        let hasRoom = corner.width < rect.width / 2 && corner.height < rect.height / 2
        if corner.width == 0 || corner.height == 0 {
            outline = .rect(rect)
        } else if style == .continuous, hasRoom {
            var elements = PathElements()
            elements.addContinuousRoundedRect(
                rect, topLeft: corner, bottomLeft: corner, bottomRight: corner, topRight: corner)
            outline = .path(elements)
        } else {
            outline = .roundedRect(rect, cornerSize: corner)
        }
    }

    /// A rectangle with rounded corners, at most half of its smaller side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
        self.init(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
    }

    /// The ellipse that touches the sides of a rectangle.
    public init(ellipseIn rect: CGRect) {
        outline = .ellipse(rect)
    }

    /// A path that `callback` builds.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// A copy of a Core Graphics path.
    public init(_ path: CGPath) {
        outline = .path(path.steps)
    }

    /// A copy of a Core Graphics path.
    public init(_ path: CGMutablePath) {
        outline = .path(path.steps)
    }
}

/// How the corners of a rounded rectangle are drawn.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarters of a circle or ellipse.
    case circular
    /// Corners whose curvature grows from the sides, where there is room for that.
    case continuous
}
