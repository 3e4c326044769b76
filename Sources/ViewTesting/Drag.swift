import MartletHeadless
import MartletHost
import SwiftUI

/// Something that is dragged over the windows of a program, and not dropped yet.
///
///     let drag = screen.text("Song").pickUp()
///     drag?.move(over: screen.text("Playlist"))
///     #expect(drag?.operation == .copy)
///     drag?.drop()
@MainActor
public struct Drag {
    private let drag: HeadlessDrag
    private let screen: Screen

    init(_ drag: HeadlessDrag, on screen: Screen) { (self.drag, self.screen) = (drag, screen) }

    /// What would come of dropping it where it is, or what came of it; nil where nothing takes it.
    public var operation: DropOperation? {
        screen.bringUpToDate()
        return switch drag.result {
        case .none: nil
        case .copy: .copy
        case .move: .move
        }
    }

    /// Whether it was dropped or cancelled.
    public var isOver: Bool { drag.isOver }

    /// How large what follows the pointer is, in points; nil for what another program drags.
    public var previewSize: CGSize? { drag.start?.makePreview(1)?.size }

    /// What follows the pointer, as a PNG; nil for what another program drags.
    public var preview: Data? { drag.start?.makePreview(1)?.png }

    /// Moves the pointer to a place of the screen on which the drag began.
    public func move(to point: CGPoint) { move(to: point, of: screen) }

    /// Moves the pointer over the middle of an element, in any window.
    public func move(over element: Element) {
        guard let place = element.middle else { return }
        move(to: place, of: element.screen)
    }

    /// Moves the pointer to a place of any window.
    public func move(to point: CGPoint, of other: Screen) {
        other.bringUpToDate()
        screen.clock.capture { drag.move(to: point, in: other.window.window) }
        other.bringUpToDate()
    }

    /// Lets it go where the pointer is.
    public func drop() {
        screen.bringUpToDate()
        screen.clock.capture { drag.drop() }
        screen.bringUpToDate()
    }

    /// Ends the drag without a drop, as Escape does.
    public func cancel() {
        screen.clock.capture { drag.cancel() }
        screen.bringUpToDate()
    }
}

extension Screen {
    /// What is dragged now; nil where nothing is.
    public var drag: Drag? {
        bringUpToDate()
        return window.host.drag.map { Drag($0, on: self) }
    }

    /// Has another program drag data over the screen, by their MIME types, to a place.
    ///
    ///     screen.dragIn(["text/uri-list": Data("file:///tmp/a.png\r\n".utf8)], to: CGPoint(x: 10, y: 10)).drop()
    public func dragIn(_ data: KeyValuePairs<String, Data>, to point: CGPoint) -> Drag {
        let contents = DragContents(forms: data.map { DragContents.Form(mimeType: $0.key, known: $0.value) })
        let drag = Drag(window.host.beginDrag(contents), on: self)
        drag.move(to: point)
        return drag
    }
}

extension Element {
    /// Presses in the middle and moves the pointer until the element is dragged; nil, and a failed test, for what cannot
    /// be dragged.
    public func pickUp() -> Drag? {
        guard let start = middle else { return nil }
        screen.press(at: start, thenMoveTo: CGPoint(x: start.x + 10, y: start.y))
        guard let drag = screen.drag else {
            screen.release(at: start)
            report("\(required?.words ?? "It") cannot be dragged.", at: place)
            return nil
        }
        return drag
    }

    /// Drags the element to the middle of another one, in any window, and drops it there.
    public func drag(to other: Element) {
        guard let drag = pickUp() else { return }
        drag.move(over: other)
        drag.drop()
    }
}
