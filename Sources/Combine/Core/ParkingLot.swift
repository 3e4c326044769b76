import Foundation
import Synchronization

/// Where threads sleep that wait for a lock, so that a lock itself is no more than a few bytes.
///
/// A lock is known by its address, and several may share a bay: whoever wakes looks again whether the lock is free.
enum ParkingLot {
    private struct Bay {
        var mutex = pthread_mutex_t()
        var condition = pthread_cond_t()
    }

    private static let count = 64

    nonisolated(unsafe) private static let bays: UnsafeMutablePointer<Bay> = {
        let bays = UnsafeMutablePointer<Bay>.allocate(capacity: count)
        var attributes = pthread_condattr_t()
        pthread_condattr_init(&attributes)
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        for index in 0..<count {
            (bays + index).initialize(to: Bay())
            pthread_mutex_init(&bays[index].mutex, nil)
            pthread_cond_init(&bays[index].condition, &attributes)
        }
        return bays
    }()

    private static func bay(of address: UInt) -> UnsafeMutablePointer<Bay> {
        bays + Int(truncatingIfNeeded: ((address >> 3) &* 0x9E37_79B9_7F4A_7C15) >> 58)
    }

    /// Waits until `take` has success: gives way a few times, then sleeps.
    ///
    /// Giving up a lock takes no memory fence, which would double its cost, and so it may just miss that somebody has
    /// begun to wait. Therefore nobody sleeps for more than a millisecond without looking.
    static func wait(at address: UInt, counting waiting: borrowing Atomic<Int32>, until take: () -> Bool) {
        for _ in 0..<16 {
            sched_yield()
            if take() { return }
        }
        let bay = bay(of: address)
        waiting.wrappingAdd(1, ordering: .sequentiallyConsistent)
        pthread_mutex_lock(&bay.pointee.mutex)
        while !take() {
            var time = timespec()
            clock_gettime(CLOCK_MONOTONIC, &time)
            time.tv_nsec += 1_000_000
            if time.tv_nsec >= 1_000_000_000 {
                time.tv_sec += 1
                time.tv_nsec -= 1_000_000_000
            }
            pthread_cond_timedwait(&bay.pointee.condition, &bay.pointee.mutex, &time)
        }
        pthread_mutex_unlock(&bay.pointee.mutex)
        waiting.wrappingSubtract(1, ordering: .relaxed)
    }

    /// Wakes who sleeps in the bay of a lock.
    static func wake(at address: UInt) {
        let bay = bay(of: address)
        pthread_mutex_lock(&bay.pointee.mutex)
        pthread_cond_broadcast(&bay.pointee.condition)
        pthread_mutex_unlock(&bay.pointee.mutex)
    }
}
