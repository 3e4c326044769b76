import Foundation

#if os(Linux)
    import Synchronization

    /// The tag of a case, read and written by any thread.
    final class TagCell: Sendable {
        static let unknown = -1
        static let none = -2

        private let tag = Atomic(unknown)

        var value: Int {
            get { tag.load(ordering: .relaxed) }
            set { tag.store(newValue, ordering: .relaxed) }
        }
    }
#else
    /// The tag of a case, read and written by any thread.
    final class TagCell: @unchecked Sendable {
        static let unknown = -1
        static let none = -2

        private let lock = NSLock()
        private var tag = unknown

        var value: Int {
            get { lock.withLock { tag } }
            set { lock.withLock { tag = newValue } }
        }
    }
#endif
