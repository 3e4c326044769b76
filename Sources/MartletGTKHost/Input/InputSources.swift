import CMartletGTK
import Foundation
import MartletHost

/// Everything through which the user reaches a window.
@MainActor
final class InputSources {
    private let pointer: PointerInput
    private let scroll: ScrollInput
    private let transform: TransformInput
    private let keys: KeyInput

    /// - Parameters:
    ///   - isNativeHidden: whether something drawn hides the native at a point.
    ///   - catchUp: shows what the events before changed.
    ///   - isComposing: whether an input method is putting letters together, which needs the keys itself.
    ///   - movesInside: moves the keyboard on, or back, inside of the native that has it; `false` where it leaves.
    init(
        canvas: Widget, window: Widget, client: any WindowClient, now: @escaping () -> TimeInterval,
        isNativeHidden: @escaping (CGPoint) -> Bool, catchUp: @escaping () -> Void,
        isComposing: @escaping () -> Bool, movesInside: @escaping (Bool) -> Bool
    ) {
        let pointer = PointerInput(on: canvas, client: client, now: now, isNativeHidden: isNativeHidden)
        self.pointer = pointer
        scroll = ScrollInput(
            on: canvas, client: client, location: { pointer.location }, now: now, isNativeHidden: isNativeHidden)
        transform = TransformInput(on: canvas, client: client, now: now)
        keys = KeyInput(
            on: window, client: client, catchUp: catchUp, isComposing: isComposing, movesInside: movesInside)
        pointer.onPress = { [weak scroll] in scroll?.stop() }
    }

    /// Whether any key was pressed since the window opened.
    var isKeyboardInUse: Bool { keys.isInUse }

    /// Whether a button or a finger is down.
    var isPressed: Bool { pointer.isPressed }

    /// What was pressed last.
    var press: PointerPress? { pointer.lastPress }

    /// The window system has taken what is pressed.
    func cancelPress() { pointer.cancelAll() }

    /// Forgets what is held down.
    func reset() { keys.reset() }
}
