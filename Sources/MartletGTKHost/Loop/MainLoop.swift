import CMartletGTK
import Foundation

/// The GLib main loop, which also serves the main dispatch queue (so the main actor) and the main run loop's timers.
@MainActor
final class MainLoop {
    private let loop: OpaquePointer
    private static var isAttached = false

    init() {
        Self.attach()
        loop = g_main_loop_new(nil, 0)
    }

    /// Serves everything until `quit()`; sleeps in the kernel while there is nothing to do.
    func run() { g_main_loop_run(loop) }

    func quit() { g_main_loop_quit(loop) }

    private static func attach() {
        if isAttached { return }
        isAttached = true
        // Foundation forgets a run loop mode that holds nothing; this timer, which never fires, keeps it.
        RunLoop.main.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
        martlet_attach_main_queue()
    }
}
