import Foundation

/// The time of a graph: the date, and calls to come.
@MainActor
package protocol GraphClock: AnyObject {
    var date: Date { get }
    /// Runs `action` once, `seconds` from now; the result cancels it.
    @discardableResult
    func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> () -> Void
}

/// The time of the process, for a graph that no host shows.
package final class SystemClock: GraphClock {
    package nonisolated init() {}

    package var date: Date { Date() }

    package func schedule(
        after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void
    ) -> () -> Void {
        let item = DispatchWorkItem { MainActor.assumeIsolated { action() } }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
        return { item.cancel() }
    }
}
