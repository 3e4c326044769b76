import Foundation
import MartletHost

/// What is dragged over the windows of a headless host, which a test moves.
@MainActor
package final class HeadlessDrag {
    package let contents: DragContents
    /// What follows the pointer; nil where another program drags.
    package let start: DragStart?
    private weak var host: HeadlessHost?
    private weak var window: HeadlessWindow?
    private var location = CGPoint.zero
    /// What would come of dropping it, or what came of it.
    package private(set) var result = DropResult.none

    init(_ contents: DragContents, start: DragStart?, _ host: HeadlessHost?) {
        (self.contents, self.start, self.host) = (contents, start, host)
    }

    package var isOver: Bool { host?.drag !== self }

    /// Moves the pointer over a window.
    package func move(to location: CGPoint, in new: HeadlessWindow) {
        if let window, window !== new { _ = window.client?.dragged(contents, to: nil) }
        (window, self.location) = (new, location)
        result = new.client?.dragged(contents, to: location) ?? .none
    }

    /// Lets it go where the pointer is.
    package func drop() {
        guard end(), let window else { return }
        result = window.client?.dropped(contents, at: location) ?? .none
    }

    /// Ends it without a drop, as Escape does.
    package func cancel() {
        guard end() else { return }
        result = .none
        _ = window?.client?.dragged(contents, to: nil)
    }

    private func end() -> Bool {
        guard let host, host.drag === self else { return false }
        host.drag = nil
        return true
    }
}
