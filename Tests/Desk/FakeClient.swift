import Foundation
import MartletDisplay
import MartletHost

/// A runtime that shows one display list and writes down what the host told it.
@MainActor
package final class FakeClient: WindowClient {
    package init() {}

    package var root = DisplayGroup()
    package var window: (any WindowHost)?
    package var accessibleElements: [AccessibleElement] = [] {
        didSet { accessibilityVersion += 1 }
    }
    package private(set) var accessibilityVersion: UInt64 = 0

    package private(set) var sizes: [CGSize] = []
    package private(set) var frames: [TimeInterval] = []
    package private(set) var events: [InputEvent] = []
    package private(set) var nativeEvents: [String] = []
    package private(set) var actions: [String] = []
    package private(set) var focus: [UInt64?] = []
    package private(set) var moves: [String] = []
    package private(set) var activations: [Bool] = []
    package private(set) var closings = 0
    package var texts: [UInt64: String] = [:]
    package var onFrame: () -> Void = {}
    package var onEvent: (InputEvent) -> Bool = { _ in false }
    package var onMove: (Bool) -> Bool = { _ in true }
    package var onNative: (UInt64, NativeEvent) -> Void = { _, _ in }
    package var onAction: (AccessibleAction, UInt64) -> Bool = { _, _ in true }

    package func resized(to size: CGSize) { sizes.append(size) }

    package func frame(at time: TimeInterval) {
        frames.append(time)
        onFrame()
        window?.present(root)
    }

    package func handle(_ event: InputEvent) -> Bool {
        events.append(event)
        return onEvent(event)
    }

    package func takesKeyFromNative(_ event: KeyEvent) -> Bool { false }

    package func nativeElement(_ id: UInt64, did event: NativeEvent) {
        nativeEvents.append("\(id) \(event)")
        onNative(id, event)
    }

    /// Where a drag moves the window.
    package var handles: [CGRect] = []
    package var tips: [HostTooltip] = []
    package func isWindowHandle(at location: CGPoint) -> Bool { handles.contains { $0.contains(location) } }
    package func tooltip(at location: CGPoint) -> HostTooltip? { tips.first { $0.frame.contains(location) } }
    package func tooltip(of id: UInt64) -> HostTooltip? { tips.first { $0.text == "\(id)" } }

    package func appearanceChanged() { window?.requestFrame() }
    package func continuesScroll(_ event: ScrollEvent) -> Bool { false }
    package func visibilityChanged(_ isVisible: Bool) {}

    package func perform(_ action: AccessibleAction, on id: UInt64) -> Bool {
        actions.append("\(action) \(id)")
        return onAction(action, id)
    }

    package func moveFocus(backward: Bool) -> Bool {
        moves.append(backward ? "back" : "on")
        return onMove(backward)
    }

    /// What comes of dropping something.
    package var dropResult = DropResult.none
    /// Where something was dragged to, and what was dropped.
    package private(set) var drags: [String] = []

    package func dragged(_ contents: DragContents, to location: CGPoint?) -> DropResult {
        drags.append(location == nil ? "left" : "over")
        return location == nil ? .none : dropResult
    }

    package func dropped(_ contents: DragContents, at location: CGPoint) -> DropResult {
        drags.append("dropped " + contents.forms.map(\.mimeType).joined(separator: " "))
        return dropResult
    }

    package func readableTypes(_ mimeTypes: [String]) -> [String] { mimeTypes.filter { $0.hasPrefix("text/") } }

    package func focusChanged(to id: UInt64?) { focus.append(id) }
    package func activationChanged(_ isActive: Bool) { activations.append(isActive) }
    package func closed() { closings += 1 }

    package func forget() {
        events = []
        nativeEvents = []
        actions = []
        focus = []
        moves = []
    }
}
