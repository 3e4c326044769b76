import Observation
import SwiftUI

/// Holds a value back until nothing was written for a while.
@MainActor @Observable
final class Debouncer<Value> {
    /// What waits to be written; who reads it follows it.
    private(set) var pending: Value?
    @ObservationIgnored private var transaction = Transaction()
    @ObservationIgnored private var task: Task<Void, Never>?

    nonisolated init() {}

    /// Writes `value` to `base` once nothing else was written for `duration`.
    func write(_ value: Value, _ transaction: Transaction, to base: Binding<Value>, sleep: @escaping Sleep) {
        pending = value
        self.transaction = transaction
        task?.cancel()
        task = Task { @MainActor in
            guard (try? await sleep()) != nil, !Task.isCancelled, let value = pending else { return }
            // Together, so that who reads either is evaluated once.
            withTransaction(self.transaction) {
                pending = nil
                base.wrappedValue = value
            }
        }
    }
}

typealias Sleep = @Sendable () async throws -> Void

extension Binding where Value: Sendable {
    /// A binding whose writes wait until nothing was written for a while; only the last is written.
    ///
    ///     TextField("Search", text: $query.debounced(for: .milliseconds(300)))
    ///
    /// Meanwhile it reads what waits, so that a field shows what was typed; everybody else reads what is in place. The
    /// write has the transaction of the last one, and observers that were attached before are told when it happens.
    ///
    /// - Parameters:
    ///   - duration: how long nothing may be written before the last value is.
    ///   - clock: what the time is measured by; a test can give one that it turns.
    @MainActor
    public func debounced(for duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> Binding<Value> {
        let debouncer: Debouncer<Value> = companion(["debounced", duration] as [AnyHashable]) { Debouncer() }
        let base = self
        let sleep: Sleep = { try await clock.sleep(for: duration) }
        return Binding(
            get: { MainActor.assumeIsolated { debouncer.pending ?? base.wrappedValue } },
            set: { value, transaction in
                MainActor.assumeIsolated { debouncer.write(value, transaction, to: base, sleep: sleep) }
            })
    }
}
