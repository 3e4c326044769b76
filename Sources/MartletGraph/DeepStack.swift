import CMartletStack

/// Room for view trees of ten thousand levels and more.
///
/// The passes walk the tree by recursion, which reads best and is fastest, but a thread of the main queue may have
/// half a megabyte. What walks the tree therefore runs on a stack of its own: a gigabyte of addresses, of which only
/// what is touched takes memory. Switching costs well under a microsecond.
@MainActor
package enum DeepStack {
    private static let size = 1 << 30
    private static let memory = martlet_reserve_stack(size)
    private static var isActive = false

    /// Runs `body` on the deep stack; at once where that is the present one, or where there is no memory for it.
    package static func run<R>(_ body: () -> R) -> R {
        guard !isActive, let memory else { return body() }
        isActive = true
        defer { isActive = false }
        var result: R?
        withoutActuallyEscaping({ result = body() }) { body in
            var call = Call(body: body)
            withUnsafeMutablePointer(to: &call) { call in
                martlet_call_on_stack(memory, size, { $0!.assumingMemoryBound(to: Call.self).pointee.body() }, call)
            }
        }
        return result!
    }

    private struct Call {
        let body: () -> Void
    }
}
