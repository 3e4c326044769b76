import Foundation
import MartletDisplay
import MartletHost

/// A runtime that shows one display list and writes down what the host told it.
@MainActor
final class FakeClient: WindowClient {
    var root = DisplayGroup()
    var window: (any WindowHost)?
    var accessibleElements: [AccessibleElement] = [] {
        didSet { accessibilityVersion += 1 }
    }
    private(set) var accessibilityVersion: UInt64 = 0

    private(set) var sizes: [CGSize] = []
    private(set) var frames: [TimeInterval] = []
    private(set) var events: [InputEvent] = []
    private(set) var nativeEvents: [String] = []
    private(set) var actions: [String] = []
    private(set) var focus: [UInt64?] = []
    private(set) var moves: [String] = []
    private(set) var activations: [Bool] = []
    private(set) var closings = 0
    var texts: [UInt64: String] = [:]
    var onFrame: () -> Void = {}
    var onEvent: (InputEvent) -> Bool = { _ in false }
    var onMove: (Bool) -> Bool = { _ in true }
    var onNative: (UInt64, NativeEvent) -> Void = { _, _ in }
    var onAction: (AccessibleAction, UInt64) -> Bool = { _, _ in true }

    func resized(to size: CGSize) { sizes.append(size) }

    func frame(at time: TimeInterval) {
        frames.append(time)
        onFrame()
        window?.present(root)
    }

    func handle(_ event: InputEvent) -> Bool {
        events.append(event)
        return onEvent(event)
    }

    func takesKeyFromNative(_ event: KeyEvent) -> Bool { false }

    func nativeElement(_ id: UInt64, did event: NativeEvent) {
        nativeEvents.append("\(id) \(event)")
        onNative(id, event)
    }

    /// Where a drag moves the window.
    var handles: [CGRect] = []
    var tips: [HostTooltip] = []
    func isWindowHandle(at location: CGPoint) -> Bool { handles.contains { $0.contains(location) } }
    func tooltip(at location: CGPoint) -> HostTooltip? { tips.first { $0.frame.contains(location) } }
    func tooltip(of id: UInt64) -> HostTooltip? { tips.first { $0.text == "\(id)" } }

    func appearanceChanged() { window?.requestFrame() }
    func continuesScroll(_ event: ScrollEvent) -> Bool { false }
    func visibilityChanged(_ isVisible: Bool) {}

    func perform(_ action: AccessibleAction, on id: UInt64) -> Bool {
        actions.append("\(action) \(id)")
        return onAction(action, id)
    }

    func moveFocus(backward: Bool) -> Bool {
        moves.append(backward ? "back" : "on")
        return onMove(backward)
    }

    /// What comes of dropping something.
    var dropResult = DropResult.none
    /// Where something was dragged to, and what was dropped.
    private(set) var drags: [String] = []

    func dragged(_ contents: DragContents, to location: CGPoint?) -> DropResult {
        drags.append(location == nil ? "left" : "over")
        return location == nil ? .none : dropResult
    }

    func dropped(_ contents: DragContents, at location: CGPoint) -> DropResult {
        drags.append("dropped " + contents.forms.map(\.mimeType).joined(separator: " "))
        return dropResult
    }

    func readableTypes(_ mimeTypes: [String]) -> [String] { mimeTypes.filter { $0.hasPrefix("text/") } }

    func focusChanged(to id: UInt64?) { focus.append(id) }
    func activationChanged(_ isActive: Bool) { activations.append(isActive) }
    func closed() { closings += 1 }

    func forget() {
        events = []
        nativeEvents = []
        actions = []
        focus = []
        moves = []
    }
}
