import Foundation

/// What a program does wrong without having to stop: printed once each on standard error, in SwiftUI's own words.
package enum RuntimeWarning {
    private nonisolated(unsafe) static var issued: Set<String> = []
    private nonisolated(unsafe) static var observers: [(String) -> Void] = []
    private static let lock = NSLock()

    /// Prints `message` the first time it is given.
    package static func issue(_ message: String) {
        lock.lock()
        let isNew = issued.insert(message).inserted
        let told = observers
        lock.unlock()
        guard isNew else { return }
        if told.isEmpty { FileHandle.standardError.write(Data("SwiftUI: \(message)\n".utf8)) }
        for observer in told { observer(message) }
    }

    /// Sends warnings to `observer` instead, each again as if for the first time.
    package static func observe(_ observer: @escaping (String) -> Void) {
        lock.lock()
        defer { lock.unlock() }
        issued = []
        observers = [observer]
    }

    package static func stopObserving() {
        lock.lock()
        defer { lock.unlock() }
        observers = []
    }
}
