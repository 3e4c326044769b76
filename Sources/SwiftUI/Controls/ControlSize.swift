/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge

    /// The least height of a button or an entry, in points.
    var height: CGFloat {
        switch self {
        case .mini: 20
        case .small: 26
        case .regular: 34
        case .large: 42
        case .extraLarge: 50
        }
    }

    /// The space at the sides of a button's label, in points.
    var horizontalPadding: CGFloat {
        switch self {
        case .mini: 8
        case .small: 10
        case .regular: 17
        case .large: 21
        case .extraLarge: 25
        }
    }
}

struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
    /// How large controls are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    var labelsHidden: Bool { self[LabelsHiddenKey.self] }
    var buttonBorderShape: ButtonBorderShape { self[ButtonBorderShapeKey.self] }
}

/// The shape of a bordered button.
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

extension View {
    /// Sets how large the controls below are.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        modifier(_EnvironmentValueModifier(ControlSizeKey.self, controlSize))
    }

    /// Leaves out the labels of the controls below; they still name the control for a screen reader.
    nonisolated public func labelsHidden() -> some View {
        modifier(_EnvironmentValueModifier(LabelsHiddenKey.self, true))
    }

    /// Sets the shape of the bordered buttons below.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        modifier(_EnvironmentValueModifier(ButtonBorderShapeKey.self, shape))
    }
}
