import Foundation

/// A value for several threads, behind a lock that the thread sanitizer knows.
final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ action: (inout Value) -> Result) -> Result { lock.withLock { action(&value) } }
}
