/// A circle as large as fits into the middle of its rectangle; as a view it is a square.
nonisolated public struct Circle: Shape {
    var insetAmount: CGFloat = 0

    public init() {}

    public func path(in rect: CGRect) -> Path {
        let diameter = min(rect.width, rect.height)
        let square = CGRect(
            x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter)
        return Path(ellipseIn: square.shrunk(by: insetAmount))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if proposal == .unspecified { return CGSize(width: 10, height: 10) }
        let diameter = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
        return CGSize(width: diameter, height: diameter)
    }
}

extension Circle: InsetKeeping {
    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, by: amount) }
}

extension Shape where Self == Circle {
    nonisolated public static var circle: Circle { Circle() }
}

/// An ellipse that touches the sides of its rectangle.
nonisolated public struct Ellipse: Shape {
    var insetAmount: CGFloat = 0

    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(by: insetAmount)) }
}

extension Ellipse: InsetKeeping {
    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, by: amount) }
}

extension Shape where Self == Ellipse {
    nonisolated public static var ellipse: Ellipse { Ellipse() }
}

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: Shape {
    public var style: RoundedCornerStyle
    var insetAmount: CGFloat = 0

    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    public func path(in rect: CGRect) -> Path {
        let rect = rect.shrunk(by: insetAmount)
        return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
}

extension Capsule: InsetKeeping {
    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, by: amount) }
}

extension Shape where Self == Capsule {
    nonisolated public static var capsule: Capsule { Capsule() }
    nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Circle: CorneredShape {
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
        RectangleCornerRadii(all: max(min(size.width, size.height) / 2 - insetAmount, 0))
    }
}

extension Capsule: CorneredShape {
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
        RectangleCornerRadii(all: max(min(size.width, size.height) / 2 - insetAmount, 0))
    }
}
