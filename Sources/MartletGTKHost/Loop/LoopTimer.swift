import CMartletGTK
import Foundation
import MartletHost

/// One call to come, kept by the GLib context.
final class LoopTimer: HostTimer {
    private var source: guint = 0
    private var action: (@MainActor () -> Void)?

    init(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        self.action = action
        let milliseconds = guint((min(max(seconds, 0), 4_000_000) * 1000).rounded(.up))
        source = g_timeout_add_full(
            G_PRIORITY_DEFAULT, milliseconds,
            { data in
                onMain(data) { Unmanaged<LoopTimer>.fromOpaque($0!).takeUnretainedValue().fire() }
                return 0
            }, Unmanaged.passRetained(self).toOpaque(), { data in Unmanaged<LoopTimer>.fromOpaque(data!).release() })
    }

    func cancel() {
        action = nil
        if source == 0 { return }
        let id = source
        source = 0
        g_source_remove(id)
    }

    private func fire() {
        source = 0
        let action = action
        self.action = nil
        action?()
    }
}
