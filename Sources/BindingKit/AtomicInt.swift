import Foundation

#if os(Linux)
    import Synchronization

    /// A number, read and written by any thread.
    final class AtomicInt: Sendable {
        private let number: Atomic<Int>

        init(_ value: Int) { number = Atomic(value) }

        var value: Int {
            get { number.load(ordering: .relaxed) }
            set { number.store(newValue, ordering: .relaxed) }
        }

        /// - Returns: the number after it.
        func add(_ difference: Int) -> Int { number.add(difference, ordering: .relaxed).newValue }
    }
#else
    /// A number, read and written by any thread.
    final class AtomicInt: @unchecked Sendable {
        private let lock = NSLock()
        private var number: Int

        init(_ value: Int) { number = value }

        var value: Int {
            get { lock.withLock { number } }
            set { lock.withLock { number = newValue } }
        }

        /// - Returns: the number after it.
        func add(_ difference: Int) -> Int {
            lock.withLock {
                number += difference
                return number
            }
        }
    }
#endif
