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

    /// How wide a ring that shows progress is, in points.
    var ringDiameter: CGFloat {
        switch self {
        case .mini: 12
        case .small: 16
        case .regular: 24
        case .large: 36
        case .extraLarge: 48
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

    /// How large what is drawn at a size of its own is, against a control of the usual size.
    var scale: CGFloat { height / ControlSize.regular.height }
}

struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
struct LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// How large controls are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Whether controls show their labels; a control of the program's own may follow it.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }

    var labelsHidden: Bool { labelsVisibility == .hidden }

    /// How large switches, boxes to check, sliders and steppers are, against their usual size. On a phone and a pad they
    /// have one size.
    var controlScale: CGFloat { idiom.isTouched ? 1 : controlSize.scale }
}

extension View {
    /// Sets how large the controls below are.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        modifier(_EnvironmentValueModifier(ControlSizeKey.self, controlSize))
    }

    /// Leaves out the labels of the controls below; they still name the control for a screen reader.
    nonisolated public func labelsHidden() -> some View {
        labelsVisibility(.hidden)
    }

    /// Leaves out the labels of the controls below, or shows those that are left out further out. Where they are left
    /// out, they still name the control for a screen reader.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        modifier(_EnvironmentValueModifier(LabelsVisibilityKey.self, visibility))
    }
}
