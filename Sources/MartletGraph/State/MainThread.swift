import Foundation

private nonisolated(unsafe) var mainThreadID: pthread_t?
private let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()

/// Whether the caller runs where the main actor does; a few nanoseconds on the main thread.
///
/// A program that gives its main thread away has the main queue served by other threads, as Swift Testing's runner does.
package var isMainThread: Bool {
    if let mainThreadID, pthread_equal(pthread_self(), mainThreadID) != 0 { return true }
    if Thread.isMainThread {
        mainThreadID = pthread_self()
        return true
    }
    return DispatchQueue.getSpecific(key: mainQueueKey) == true
}
