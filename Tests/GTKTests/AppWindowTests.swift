import CMartletGTK
import Foundation
import MartletDesk
import MartletHost
import Testing

@testable import MartletGTKHost
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
        static var grow: ((CGFloat) -> Void)?
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
            desk.settle { second.size.height == 260 }
            #expect(title(of: second) == "Second")
            #expect(second.size == CGSize(width: 380, height: 260))
            second.close()
            desk.settle { desk.host.windows.count == 1 }
            #expect(desk.host.windows.first === window)
        }
    }

    /// A view of one size, which a test changes.
    struct FixedView: View {
        @State private var height: CGFloat = 380
        var body: some View {
            let _ = Probe.grow = { height = $0 }
            Color.red.frame(width: 260, height: height)
        }
    }

    struct FixedApp: App {
        var body: some SwiftUI.Scene { WindowGroup("Fixed") { FixedView() } }
    }

    @Test("a window opens as large as its content is, and grows when that can no longer be as small")
    func contentSize() throws {
        try Desk.use { desk in
            let session = AppSession(FixedApp(), windows: WindowSession(host: desk.host))
            session.windows.openFirstWindow()
            let window = try #require(desk.host.windows.last)
            desk.settle { window.isAllocated }
            #expect(window.size == CGSize(width: 260, height: 380))
            Probe.grow?(450)
            desk.settle { window.size.height == 450 }
            #expect(window.size == CGSize(width: 260, height: 450))
            Probe.grow?(300)
            let end = desk.host.now + 0.3
            desk.settle { desk.host.now > end }
            #expect(window.size == CGSize(width: 260, height: 450))
            window.close()
            desk.settle { desk.host.windows.isEmpty }
            withExtendedLifetime(session) {}
        }
    }

    @Test("a window of another size lays its views out anew")
    func resizing() throws {
        try use { desk, window in
            #expect(Probe.sizes.last == CGSize(width: 420, height: 310))
            window.setLimits(WindowLimits(minimum: CGSize(width: 500, height: 400)))
            desk.settle { Probe.sizes.last == CGSize(width: 500, height: 400) }
            #expect(Probe.sizes.last == CGSize(width: 500, height: 400))
        }
    }

    @Test("the desktop's font and text size are read from its settings, at start and when they change")
    func desktopFont() throws {
        #expect(DesktopFont(name: "Sans 10", dotsPerInch: 96) == DesktopFont(family: nil, scale: 1))
        #expect(DesktopFont(name: "Cantarell 11", dotsPerInch: -1) == DesktopFont(family: "Cantarell", scale: 1))
        #expect(DesktopFont(name: "Inter Bold 22", dotsPerInch: 120) == DesktopFont(family: "Inter", scale: 2.5))
        try use { desk, window in
            let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
            martlet_object_set_int(settings, "gtk-xft-dpi", 192 * 1024)
            #expect(window.appearance.textScale == 2)
            martlet_object_set_int(settings, "gtk-xft-dpi", 96 * 1024)
            #expect(window.appearance.textScale == 1)
        }
    }

    @Test("GTK's own parts have the colours that everything else is drawn with, light and dark")
    func palette() throws {
        try use { desk, window in
            let manager = adw_style_manager_get_default()
            for isDark in [false, true] {
                adw_style_manager_set_color_scheme(
                    manager, isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT)
                let context = gtk_widget_get_style_context(window.canvas.widget)
                for (name, color) in SystemPalette(isDark: isDark).named {
                    var found = GdkRGBA()
                    #expect(gtk_style_context_lookup_color(context, name, &found) != 0)
                    #expect(abs(found.red - color.red) < 0.01 && abs(found.alpha - color.alpha) < 0.01, "\(name)")
                }
            }
            adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_DEFAULT)
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

    @Test("a theme that is forced on all programs says whether they are dark, and GTK is not told of it")
    func theme() throws {
        for name in ["Adwaita:dark", "Arc-Dark", "Breeze-Dark"] { #expect(ForcedTheme.isDark(name)) }
        for name in ["Adwaita", "Yaru", "", nil] { #expect(!ForcedTheme.isDark(name)) }
        setenv("GTK_THEME", "Arc-Dark", 1)
        ForcedTheme.takeFromGTK()
        #expect(getenv("GTK_THEME") == nil)
    }
}
