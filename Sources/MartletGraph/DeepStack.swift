import Foundation

/// Room on the main thread's stack for view trees of ten thousand levels.
package enum DeepStack {
    /// Lets the stack grow to 120 MB, as far as the kernel leaves room below it. Memory is only used when needed.
    package static func enable() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
        let wanted: rlim_t = 120 << 20
        guard limit.rlim_cur < wanted else { return }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    }
}
