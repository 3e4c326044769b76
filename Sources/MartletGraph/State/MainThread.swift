import Foundation

/// Whether the caller runs on the main actor's thread.
///
/// In an app that is the process's main thread, and the answer takes two nanoseconds. A process that has given its
/// main thread away (`dispatchMain()`, as the test runner does) serves the main queue on other threads: then the
/// queue is asked.
package var isMainThread: Bool {
    pthread_self() == MainThread.id || MainThread.servesMainQueue
}

private enum MainThread {
    /// The process's first thread; another thread's own id never equals it, once known.
    @exclusivity(unchecked) static nonisolated(unsafe) var knownID: pthread_t?

    static var id: pthread_t {
        if let knownID { return knownID }
        guard Thread.isMainThread else { return 0 }
        knownID = pthread_self()
        return pthread_self()
    }

    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var servesMainQueue: Bool { DispatchQueue.getSpecific(key: key) == true }
}
