/// The shape of a bordered button, which can be drawn by itself, too.
///
///     Text("New").padding(6).background(.tint, in: ButtonBorderShape.capsule)
nonisolated public struct ButtonBorderShape: Hashable, Sendable {
    let corners: ControlFrame.Corners

    public static func == (a: Self, b: Self) -> Bool { a.corners == b.corners }

    public func hash(into hasher: inout Hasher) {
        switch corners {
        case .radius(let radius): hasher.combine(radius)
        case .capsule: hasher.combine(1)
        case .circle: hasher.combine(2)
        }
    }

    public static let automatic = ButtonBorderShape(corners: .radius(6))
    public static let capsule = ButtonBorderShape(corners: .capsule)
    public static let roundedRectangle = ButtonBorderShape(corners: .radius(6))
    public static let circle = ButtonBorderShape(corners: .circle)

    /// A rectangle whose corners are rounded by `radius` points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(corners: .radius(radius))
    }
}

extension ButtonBorderShape: InsettableShape {
    private var shape: any InsettableShape {
        switch corners {
        case .radius(let radius): RoundedRectangle(cornerRadius: radius)
        case .capsule: Capsule()
        case .circle: Circle()
        }
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) }

    /// The shape with every side moved inwards by points.
    struct Inset: InsettableShape {
        let shape: ButtonBorderShape
        var amount: CGFloat

        func path(in rect: CGRect) -> Path { shape.shape.inset(by: amount).path(in: rect) }
        func inset(by amount: CGFloat) -> Inset { Inset(shape: shape, amount: self.amount + amount) }

        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
    }
}

struct ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
    var buttonBorderShape: ButtonBorderShape { self[ButtonBorderShapeKey.self] }
}

extension View {
    /// Sets the shape of the bordered buttons below.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        modifier(_EnvironmentValueModifier(ButtonBorderShapeKey.self, shape))
    }
}
