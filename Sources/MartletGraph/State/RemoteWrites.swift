import Foundation

/// Writes from other threads, on their way to the main thread (semantics 12).
///
/// Until they arrive they are read back from here, so that whoever wrote sees the new value.
package final class RemoteWrites: @unchecked Sendable {
    package static let shared = RemoteWrites()
    private let lock = NSLock()
    private var values: [ObjectIdentifier: [Any]] = [:]
    @exclusivity(unchecked) private nonisolated(unsafe) static var count = 0

    package static var isEmpty: Bool { count == 0 }

    package func value<Value>(of location: Location<Value>) -> Value? {
        lock.lock()
        defer { lock.unlock() }
        return values[ObjectIdentifier(location)]?.last as? Value
    }

    package func add<Value>(_ value: Value, to location: Location<Value>, _ transaction: TransactionValues) {
        lock.lock()
        values[ObjectIdentifier(location), default: []].append(value)
        Self.count += 1
        lock.unlock()
        let write = RemoteWrite(value: value, location: location, transaction: transaction)
        DispatchQueue.main.async {
            self.removeFirst(of: ObjectIdentifier(write.location))
            write.location.set(write.value, write.transaction)
        }
    }

    private func removeFirst(of id: ObjectIdentifier) {
        lock.lock()
        defer { lock.unlock() }
        values[id]?.removeFirst()
        if values[id]?.isEmpty == true { values[id] = nil }
        Self.count -= 1
    }
}

private struct RemoteWrite<Value>: @unchecked Sendable {
    let value: Value
    let location: Location<Value>
    let transaction: TransactionValues
}
