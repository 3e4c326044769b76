import CMartletGTK
import Foundation

/// Hears of every frame that GTK has painted in the first window, and measures by it.
@MainActor
final class Paints {
    static let shared = Paints()

    private var probe = WindowProbe.empty
    private var isWatching = false
    private var figures: [Double] = []
    /// The processor time at the letter whose frame is awaited.
    private var letterStart: Double?
    private var hasChanged = false
    private var lastChange: Double?
    private var hand: Process?

    func watch(_ probe: WindowProbe) {
        if isWatching { return }
        // Content may appear before its window has a clock.
        guard let clock = Self.frameClock else { return after(0.001) { self.watch(probe) } }
        isWatching = true
        self.probe = probe
        let painted: @convention(c) (gpointer?, gpointer?) -> Void = { _, _ in
            MainActor.assumeIsolated { Paints.shared.painted() }
        }
        g_signal_connect_data(
            UnsafeMutableRawPointer(clock), "after-paint", unsafeBitCast(painted, to: GCallback.self), nil, nil,
            GConnectFlags(rawValue: 0))
        switch probe {
        case .gallery: break
        case .empty, .list: after(0.7) { WindowProbe.finish(Self.megabytes) }
        case .letter: after(0.5) { self.type() }
        case .drag: after(0.5) { self.drag() }
        case .rows: RowsProbe.shared.begin()
        case .motion: MotionProbe.shared.begin()
        case .drawing: DrawingProbe.shared.begin()
        }
    }

    /// To be told whenever what is shown moves.
    func changed() { hasChanged = true }

    private func painted() {
        switch probe {
        case .gallery:
            let start = ProcessInfo.processInfo.environment[WindowProbe.startKey].flatMap(Double.init) ?? 0
            WindowProbe.finish((WindowProbe.now - start) * 1000)
        case .letter:
            guard let start = letterStart else { return }
            letterStart = nil
            figures.append((cpuSeconds() - start) * 1000)
            if figures.count == 60 { WindowProbe.finish(median) }
            after(0.03) { self.type() }
        case .drag:
            guard hasChanged else { return }
            hasChanged = false
            let now = WindowProbe.now
            if let lastChange { figures.append((now - lastChange) * 1000) }
            lastChange = now
        case .empty, .list: break
        case .rows: RowsProbe.shared.painted()
        case .motion: MotionProbe.shared.painted()
        case .drawing: DrawingProbe.shared.painted()
        }
    }

    private func type() {
        guard let window = Self.window, let field = Self.find(gtk_text_get_type(), in: window) else {
            WindowProbe.finish(.infinity)
        }
        letterStart = cpuSeconds()
        var place: gint = -1
        gtk_editable_insert_text(OpaquePointer(field), "e", 1, &place)
    }

    /// Drags the card in the middle with a real pointer, for two seconds.
    private func drag() {
        let steps = (0..<240).map { "mousemove_relative -- \($0 < 120 ? 2 : -2) 0 sleep 0.008" }.joined(separator: " ")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            "xdotool mousemove 460 400 mousedown 1 \(steps) mouseup 1".split(separator: " ").map(String.init)
        do { try process.run() } catch { WindowProbe.finish(.infinity) }
        hand = process
        after(3.5) { WindowProbe.finish(self.figures.isEmpty ? .infinity : self.median) }
    }

    private var median: Double { figures.sorted()[figures.count / 2] }

    private func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(action) }
    }

    private static var megabytes: Double {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        return (pages.flatMap { Double($0[1]) } ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }

    private static var window: UnsafeMutablePointer<GtkWidget>? {
        g_list_model_get_item(gtk_window_get_toplevels(), 0)?.assumingMemoryBound(to: GtkWidget.self)
    }

    private static var frameClock: OpaquePointer? { window.flatMap { gtk_widget_get_frame_clock($0) } }

    private static func find(_ type: GType, in widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<
        GtkWidget
    >? {
        let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
        if g_type_check_instance_is_a(instance, type) != 0 { return widget }
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            if let found = find(type, in: child) { return found }
            next = gtk_widget_get_next_sibling(child)
        }
        return nil
    }
}
