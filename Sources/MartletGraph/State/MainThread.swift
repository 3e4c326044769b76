import Foundation

private let mainThreadID: pthread_t = {
    if Thread.isMainThread { return pthread_self() }
    return DispatchQueue.main.sync { pthread_self() }
}()

/// Whether the caller runs on the main thread; a few nanoseconds.
package var isMainThread: Bool { pthread_equal(pthread_self(), mainThreadID) != 0 }
