public import Dispatch

extension DispatchQueue: Scheduler {
    /// How a dispatch queue runs what is scheduled.
    public struct SchedulerOptions: @unchecked Sendable {
        /// The quality of service.
        public var qos: DispatchQoS

        /// The flags of the work item.
        public var flags: DispatchWorkItemFlags

        /// The group that the work belongs to, if any.
        public var group: DispatchGroup?

        /// Options; everything not named is dispatch's default.
        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// Zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// This moment.
    public var now: SchedulerTimeType {
        if let time = virtualTime { return SchedulerTimeType(Self.instant(time)) }
        return SchedulerTimeType(.now())
    }

    /// Runs the action asynchronously.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let carried = Carried(action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
            carried.value()
        }
    }

    /// Runs the action after an instant.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let carried = Carried(action)
        guard isMain, CombineClock.virtualTime != nil else {
            asyncAfter(
                deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
            ) { carried.value() }
            return
        }
        _ = Pending.started { done in
            CombineClock.onMain(after: seconds(until: date)) {
                carried.value()
                done()
            }
        }
    }

    /// Runs the action after an instant and then again and again, until what is returned is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if isMain, CombineClock.virtualTime != nil {
            return AnyCancellable(
                CombineClock.onMain(
                    after: seconds(until: date), every: Double(interval.magnitude) / 1e9, action))
        }
        let carried = Carried(action)
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
        timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { carried.value() }
        timer.activate()
        return AnyCancellable { timer.cancel() }
    }

    /// A mark on the main queue, whose wrapper objects have no lasting identity.
    private static let mainMark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    private var isMain: Bool { getSpecific(key: Self.mainMark) == true }

    private var virtualTime: Double? { isMain ? CombineClock.virtualTime : nil }

    /// One second is added because an instant of zero means "now" to dispatch.
    private static func instant(_ seconds: Double) -> DispatchTime {
        DispatchTime(uptimeNanoseconds: UInt64(max(0, (seconds + 1) * 1e9).rounded()))
    }

    private func seconds(until date: SchedulerTimeType) -> Double {
        Double(now.distance(to: date).magnitude) / 1e9
    }
}

/// Keeps a scheduled action's token until the action has run, for callers that get no token.
final class Pending: @unchecked Sendable {
    private let lock = Lock()
    private var token: (any Cancellable)?
    private var isDone = false

    static func started(_ start: (_ done: @escaping () -> Void) -> any Cancellable) -> Pending {
        let pending = Pending()
        let token = start { pending.finish() }
        pending.lock.withLock { if !pending.isDone { pending.token = token } }
        return pending
    }

    private func finish() {
        let old = lock.withLock {
            isDone = true
            let old = token
            token = nil
            return old
        }
        withExtendedLifetime(old) {}
    }
}
