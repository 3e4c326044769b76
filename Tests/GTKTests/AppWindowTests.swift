import CMartletGTK
import Foundation
import MartletHost
import Testing

@testable import MartletGTK
@testable import SwiftUI

/// An app of several scenes in real windows.
@MainActor @Suite("An app's windows", .serialized, .enabled(if: Desk.isAvailable))
struct AppWindowTests {
    /// What the views were told, for the test to read.
    @MainActor final class Probe {
        static var sizes: [CGSize] = []
        static var schemes: [ColorScheme] = []
        static var phases: [ScenePhase] = []
        static var openWindow: OpenWindowAction?
    }

    struct MainView: View {
        @Environment(\.colorScheme) private var scheme
        @Environment(\.openWindow) private var openWindow
        var body: some View {
            let _ = Probe.schemes.append(scheme)
            let _ = Probe.openWindow = openWindow
            GeometryReader { proxy in
                let _ = Probe.sizes.append(proxy.size)
                Text("Main")
            }
        }
    }

    struct TestApp: App {
        @State private var title = "First title"
        var body: some SwiftUI.Scene {
            WindowGroup(title) { MainView() }.defaultSize(width: 420, height: 310)
            WindowGroup("Second", id: "second") { Text("Second") }.defaultSize(width: 380, height: 260)
        }
    }

    private func title(of window: GTKWindow) -> String {
        guard let root = gtk_widget_get_root(window.canvas.widget),
            let title = gtk_window_get_title(UnsafeMutablePointer<GtkWindow>(root))
        else { return "" }
        return String(cString: title)
    }

    private func use(_ body: (Desk, GTKWindow) throws -> Void) throws {
        try Desk.use { desk in
            Probe.sizes = []
            Probe.schemes = []
            let session = AppSession(TestApp(), windows: WindowSession(host: desk.host))
            session.windows.openFirstWindow()
            let window = try #require(desk.host.windows.last)
            desk.settle { window.isAllocated && !Probe.sizes.isEmpty }
            try body(desk, window)
            for window in desk.host.windows { window.close() }
            desk.settle { desk.host.windows.isEmpty }
            withExtendedLifetime(session) {}
        }
    }

    @Test("a window has the title and the default size of its scene; another scene opens when it is asked for")
    func severalWindows() throws {
        try use { desk, window in
            #expect(title(of: window) == "First title")
            #expect(window.size == CGSize(width: 420, height: 310))
            Probe.openWindow?(id: "second")
            desk.settle { desk.host.windows.count == 2 && desk.host.windows[1].isAllocated }
            let second = try #require(desk.host.windows.last)
            desk.settle { second.size == CGSize(width: 380, height: 260) }
            #expect(title(of: second) == "Second")
            #expect(second.size == CGSize(width: 380, height: 260))
            second.close()
            desk.settle { desk.host.windows.count == 1 }
            #expect(desk.host.windows.first === window)
        }
    }

    @Test("a window of another size lays its views out anew")
    func resizing() throws {
        try use { desk, window in
            #expect(Probe.sizes.last == CGSize(width: 420, height: 310))
            window.setMinimumSize(CGSize(width: 500, height: 400))
            desk.settle { Probe.sizes.last == CGSize(width: 500, height: 400) }
            #expect(Probe.sizes.last == CGSize(width: 500, height: 400))
        }
    }

    @Test("views follow the desktop from light to dark and back")
    func appearance() throws {
        try use { desk, _ in
            let manager = adw_style_manager_get_default()
            adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_FORCE_LIGHT)
            desk.settle { Probe.schemes.last == .light }
            adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_FORCE_DARK)
            desk.settle { Probe.schemes.last == .dark }
            #expect(Probe.schemes.last == .dark)
            adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_DEFAULT)
            desk.settle { Probe.schemes.last == .light }
            #expect(Probe.schemes.last == .light)
        }
    }
}
