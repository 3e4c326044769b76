import CMartletSettings
import Foundation
import Synchronization

/// What is done before a signal ends the program that it does not handle itself, as a desktop sends when its user logs
/// out.
package enum ProgramEnd {
    private struct Watch: Sendable {
        var actions: [@Sendable () -> Void] = []
        nonisolated(unsafe) var signals: (any DispatchSourceRead)?
    }

    private static let watch = Mutex(Watch())
    private static let queue = DispatchQueue(label: "app.martlet.end", qos: .userInitiated)

    /// Has `action` called on a thread of its own; the program ends when all actions are over.
    package static func add(_ action: @escaping @Sendable () -> Void) {
        watch.withLock { watch in
            watch.actions.append(action)
            if watch.signals == nil { watch.signals = listen() }
        }
    }

    private static func listen() -> (any DispatchSourceRead)? {
        let descriptor = martlet_settings_watch_signals()
        guard descriptor >= 0 else { return nil }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setEventHandler {
            for action in watch.withLock(\.actions) { action() }
            martlet_settings_end_by_signal()
        }
        source.activate()
        return source
    }
}
