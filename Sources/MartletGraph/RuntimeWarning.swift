import Foundation

/// What a program does wrong without having to stop: printed once each on standard error, in SwiftUI's own words.
package enum RuntimeWarning {
    private struct Observer {
        let key: ObjectIdentifier
        let tell: (String) -> Void
        var issued: Set<String> = []
    }

    private nonisolated(unsafe) static var printed: Set<String> = []
    /// The one that works now is the last.
    private nonisolated(unsafe) static var observers: [Observer] = []
    private static let lock = NSLock()

    private static func locked<R>(_ body: () -> R) -> R {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    /// Prints `message` the first time it is given; or tells whoever observes, each also once.
    package static func issue(_ message: String) {
        let tell: ((String) -> Void)? = locked {
            guard let last = observers.indices.last else {
                guard printed.insert(message).inserted else { return nil }
                return { FileHandle.standardError.write(Data("SwiftUI: \($0)\n".utf8)) }
            }
            return observers[last].issued.insert(message).inserted ? observers[last].tell : nil
        }
        tell?(message)
    }

    /// Sends warnings to `observer` instead, for as long as no other one works.
    package static func observe(for key: AnyObject, _ observer: @escaping (String) -> Void) {
        locked { observers.append(Observer(key: ObjectIdentifier(key), tell: observer)) }
    }

    /// Says that what comes concerns one of those who observe.
    package static func works(_ key: AnyObject) {
        let key = ObjectIdentifier(key)
        locked {
            guard observers.last?.key != key, let index = observers.firstIndex(where: { $0.key == key }) else { return }
            observers.append(observers.remove(at: index))
        }
    }

    package static func stopObserving(for key: AnyObject) {
        let key = ObjectIdentifier(key)
        locked { observers.removeAll { $0.key == key } }
    }
}
