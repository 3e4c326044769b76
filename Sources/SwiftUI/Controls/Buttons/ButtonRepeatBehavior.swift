import MartletGraph
import MartletHost

/// Whether a button acts again and again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let number: UInt8

    /// What is usual: a button acts once.
    public static let automatic = ButtonRepeatBehavior(number: 0)
    /// The button acts for as long as it is held.
    public static let enabled = ButtonRepeatBehavior(number: 1)
    /// The button acts once, when it is let go.
    public static let disabled = ButtonRepeatBehavior(number: 2)
}

struct ButtonRepeatKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }

extension EnvironmentValues {
    /// Whether buttons act again and again while they are held.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatKey.self] }
        set { self[ButtonRepeatKey.self] = newValue }
    }
}

extension View {
    /// Lets the buttons here act again and again while they are held: by the pointer, half a second after the press and
    /// then ten times a second while it is inside; by Space or Return, as often as the keyboard repeats the key. A press
    /// that is let go before acts once.
    ///
    ///     Button("Next") { page += 1 }.buttonRepeatBehavior(.enabled)
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}

extension PressedElement {
    var repeatsAction: Bool { Reader.withoutTracking { environment.buttonRepeatBehavior == .enabled } }
}

/// Acts again and again for a button that is held.
@MainActor
final class ButtonRepeater {
    /// In seconds.
    private static let delay = 0.5
    private static let interval = 0.1
    private let button: any PressedElement
    private let isInside: () -> Bool
    private var cancelTimer: (() -> Void)?
    /// Whether the press has acted already.
    private(set) var hasActed = false

    /// - Parameter isInside: whether the pointer is in the button.
    init(_ button: any PressedElement, isInside: @escaping () -> Bool) {
        self.button = button
        self.isInside = isInside
        wait(Self.delay)
    }

    private func wait(_ seconds: Double) {
        cancelTimer = button.window?.schedule(after: seconds) { [weak self] in self?.act() }
    }

    private func act() {
        guard !button.flags.contains(.left), button.isEnabled else { return }
        if isInside() {
            hasActed = true
            button.action()
        }
        wait(Self.interval)
    }

    func stop() {
        cancelTimer?()
        cancelTimer = nil
    }
}
