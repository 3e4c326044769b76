import CMartletGTK
import Foundation
import MartletHost

/// Real windows through GTK 4 and libadwaita.
///
/// One main loop, GLib's, serves the windows, the main dispatch queue, the main actor and the timers of the main run
/// loop. Everything here belongs to the main thread.
///
///     let host = try GTKHost.make(applicationID: "org.example.Notes")
///     let window = host.openWindow(WindowOptions(title: "Notes"), client: client)
///     host.run()
@MainActor
package final class GTKHost: MartletHost.Host {
    /// The windows that are open, in the order they were opened.
    private(set) var windows: [GTKWindow] = []
    /// Whether the display takes pictures in place of cairo's drawing.
    let rasterisesCairo: Bool

    private(set) var icon: WindowIcon?
    /// What this program drags now.
    var dragSource: DragSource?
    private let loop = MainLoop()
    private let paletteStyle: PaletteStyle
    private let display: OpaquePointer
    /// What the desktop knows the program by.
    private let applicationID: String

    /// Connects to the display of the desktop.
    ///
    /// - Parameter applicationID: a reverse domain name; the desktop finds the program's icon and name under it.
    /// - Throws: a `HostError` that says what to do when there is no display.
    package static func make(applicationID: String) throws(HostError) -> GTKHost {
        try GTKHost(applicationID: applicationID)
    }

    package init(applicationID: String) throws(HostError) {
        g_set_prgname(applicationID)
        self.applicationID = applicationID
        ForcedTheme.takeFromGTK()
        guard let display = GTKHost.openDisplay() else { throw .noDisplay }
        adw_init()
        GTKHost.followLanguage()
        self.display = display
        rasterisesCairo =
            String(
                cString: g_type_name_from_instance(
                    UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self)))
            == "GdkBroadwayDisplay"
        if rasterisesCairo { martlet_repair_button_releases() }
        paletteStyle = PaletteStyle(display)
        adw_style_manager_set_color_scheme(adw_style_manager_get_default(), usualScheme)
        let manager = UnsafeMutableRawPointer(adw_style_manager_get_default()!)
        let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
        for (object, properties) in [
            (manager, ["dark", "high-contrast"]),
            (settings, ["gtk-font-name", "gtk-xft-dpi", "gtk-enable-animations"]),
        ] {
            for property in properties {
                Signal.onChange(of: property, object) { [weak self] in self?.appearanceChanged() }
            }
        }
        Signal.connect(UnsafeMutableRawPointer(gdk_display_get_clipboard(display)!), "changed") { [weak self] in
            self?.clipboardChanges += 1
        }
        Desktop.followScreenReader { [weak self] in self?.appearanceChanged() }
        paletteStyle.show(palette, family: appearance.fontFamily)
    }

    /// GTK knows the direction of the languages only whose locale is installed, and that it is translated to itself. The
    /// program's language is the one that counts.
    private static func followLanguage() {
        let direction = Locale.current.language.characterDirection
        gtk_widget_set_default_direction(direction == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }

    /// Connects to the display; without OpenGL where cairo is to draw, because to find a driver and load it takes a
    /// fifth of the time to the first frame.
    private static func openDisplay() -> OpaquePointer? {
        let (name, value) = gtk_get_minor_version() < 14 ? ("GDK_DEBUG", "gl-disable") : ("GDK_DISABLE", "gl")
        let isUnneeded = getenv("GSK_RENDERER").map { String(cString: $0) } == "cairo" && getenv(name) == nil
        if isUnneeded { setenv(name, value, 1) }
        // Programs started from here choose for themselves.
        defer { if isUnneeded { unsetenv(name) } }
        return gtk_init_check() == 0 ? nil : gdk_display_get_default()
    }

    /// Shows a picture for the program's windows: the file `AppIcon` of a folder, a PNG or SVG picture.
    package func useIcon(in folder: String) {
        let paths = ["png", "svg"].map { "\(folder)/AppIcon.\($0)" }
        icon = paths.first { FileManager.default.fileExists(atPath: $0) }.flatMap { WindowIcon($0) }
    }

    package var now: TimeInterval { Double(g_get_monotonic_time()) / 1_000_000 }

    package var date: Date { Date() }

    package var isInteractive: Bool { true }

    package func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> any HostTimer {
        LoopTimer(after: seconds, action)
    }

    /// Nothing is told to the client before this returns; the window appears when the loop runs next.
    package func openWindow(_ options: WindowOptions, client: any WindowClient) -> any WindowHost {
        let window = GTKWindow(options, client: client, host: self)
        windows.append(window)
        _ = schedule(after: 0) { window.show() }
        return window
    }

    package func run() {
        loop.run()
    }

    package func terminate() {
        loop.quit()
    }

    /// What the desktop prefers.
    var appearance: HostAppearance {
        let manager = adw_style_manager_get_default()
        var appearance = HostAppearance()
        appearance.colorScheme = adw_style_manager_get_dark(manager) != 0 ? .dark : .light
        appearance.isHighContrast = adw_style_manager_get_high_contrast(manager) != 0
        let font = DesktopFont.current
        (appearance.textScale, appearance.fontFamily) = (font.scale, font.family)
        let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
        appearance.reducesMotion = martlet_object_get_int(settings, "gtk-enable-animations") == 0
        appearance.hasScreenReader = hasScreenReader
        appearance.isRightToLeft = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
        return appearance
    }

    var palette: SystemPalette {
        let appearance = appearance
        return SystemPalette(isDark: appearance.colorScheme == .dark, isHighContrast: appearance.isHighContrast)
    }

    private func appearanceChanged() {
        paletteStyle.show(palette, family: appearance.fontFamily)
        for window in windows { window.client.appearanceChanged() }
    }

    /// What no window has a wish against.
    private var usualScheme: AdwColorScheme {
        ForcedTheme.isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_DEFAULT
    }

    private var preferred: [ObjectIdentifier: HostColorScheme] = [:]

    /// Shows a window light or dark. GTK has one theme for the whole program: the oldest window with a wish decides.
    func prefer(_ scheme: HostColorScheme?, for window: GTKWindow) {
        preferred[ObjectIdentifier(window)] = scheme
        let wish = windows.lazy.compactMap { [preferred] in preferred[ObjectIdentifier($0)] }.first
        let theme =
            switch wish {
            case .dark?: ADW_COLOR_SCHEME_FORCE_DARK
            case .light?: ADW_COLOR_SCHEME_FORCE_LIGHT
            case nil: usualScheme
            }
        adw_style_manager_set_color_scheme(adw_style_manager_get_default(), theme)
    }

    func windowClosed(_ window: GTKWindow) {
        prefer(nil, for: window)
        windows.removeAll { $0 === window }
        if windows.isEmpty { terminate() }
    }

    package func open(_ url: URL) -> Bool {
        g_app_info_launch_default_for_uri(url.absoluteString, nil, nil) != 0
    }

    package func canOpen(_ url: URL) -> Bool { Desktop.opens(url) }

    private let wakefulness = Wakefulness()

    package var keepsAwake: Bool {
        get { wakefulness.isOn }
        set { wakefulness.isOn = newValue }
    }

    package var hasScreenReader: Bool { Desktop.hasScreenReader }

    package func announce(_ text: String) {
        let window = windows.first { gtk_window_is_active($0.gtkWindow) != 0 } ?? windows.last
        guard hasScreenReader, let window else { return }
        Announcement.make(text, in: window.canvas.widget)
    }

    package var badge = 0 {
        didSet { if badge != oldValue { DesktopBus.showBadge(badge, of: applicationID) } }
    }

    package var brightness: CGFloat {
        get { Backlight.main?.brightness ?? 1 }
        set { Backlight.main?.brightness = newValue }
    }

    /// That of the screen that shows the window in front.
    package var framesPerSecond: Int {
        let window = windows.last.flatMap { gtk_widget_get_native($0.canvas.widget) }.flatMap {
            gtk_native_get_surface($0)
        }
        guard let window, let monitor = gdk_display_get_monitor_at_surface(display, window) else { return 60 }
        let rate = Int((Double(gdk_monitor_get_refresh_rate(monitor)) / 1000).rounded())
        return rate > 0 ? rate : 60
    }

    /// What this program copied, or else what another one did; reading the latter waits for its answer.
    package var clipboardText: String? {
        get { Clipboard(display: display).text }
        set { Clipboard(display: display).text = newValue }
    }

    package func offerSelection(_ text: String) {
        gdk_clipboard_set_text(gdk_display_get_primary_clipboard(display), text)
    }

    package var clipboardPicture: Data? {
        get { Clipboard(display: display).picture }
        set { Clipboard(display: display).picture = newValue }
    }

    package private(set) var clipboardChanges = 0
}

extension HostError {
    static let noDisplay = HostError(
        """
        No display to open a window on. Start the program from a desktop session (DISPLAY or WAYLAND_DISPLAY is then \
        set), or install xvfb and run it under "xvfb-run -a", or start "gtk4-broadwayd :5" (Debian: libgtk-4-bin) and \
        run it with GDK_BACKEND=broadway BROADWAY_DISPLAY=:5 to use it in a browser at http://127.0.0.1:8085.
        """)
}
