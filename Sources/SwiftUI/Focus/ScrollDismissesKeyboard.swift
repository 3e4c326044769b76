import MartletGraph

/// What scrolling does to a field that has the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String

    /// What fits the surroundings: on a desktop the field keeps the keyboard.
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "automatic") }
    /// The field loses the keyboard as soon as something scrolls.
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "immediately") }
    /// As `immediately`: there is no keyboard on the screen to be dragged away.
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "interactively") }
    /// The field keeps the keyboard.
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "never") }

    /// Whether a field loses the keyboard; the program may have said so for all that leaves it open.
    @MainActor var dismisses: Bool {
        if self == .automatic, let scrollView = ChangedAppearances.scrollView {
            return scrollView.keyboardDismissMode != .none
        }
        return self == .immediately || self == .interactively
    }
}

extension ScrollResponder {
    var takesKeyboard: Bool { Reader.withoutTracking { environment.scrollDismissesKeyboardMode.dismisses } }
}

struct ScrollDismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
    /// What scrolling does to a field that has the keyboard.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKeyboardKey.self] }
        set { self[ScrollDismissesKeyboardKey.self] = newValue }
    }
}

extension View {
    /// Sets whether scrolling in the views below takes the keyboard from a field.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        modifier(_EnvironmentValueModifier(ScrollDismissesKeyboardKey.self, mode))
    }
}
