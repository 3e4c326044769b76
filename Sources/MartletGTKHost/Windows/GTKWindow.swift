import CMartletGTK
import Foundation
import MartletDisplay
import MartletHost

/// A window with a header bar, and below it the canvas that shows the runtime's picture.
@MainActor
final class GTKWindow: WindowHost {
    let client: any WindowClient
    let canvas = Canvas()
    let painter: ItemPainter
    private(set) var natives: NativeLayer!
    private(set) var accessibility: AccessibilityLayer!
    private(set) var focusTracker: FocusTracker!
    private(set) var root: GroupPicture?
    var size: CGSize
    /// Whether GTK has given the canvas its place.
    var isAllocated = false
    private(set) var isClosed = false

    private unowned let host: GTKHost
    private let window: Widget
    private(set) var limits = WindowLimits(minimum: .zero)
    var abilities = WindowAbilities()
    private(set) var initialSize: CGSize
    /// With its frame, where it opens as large as it was before.
    var keptOuterSize: CGSize?
    /// With its frame, as it opened.
    private(set) var openedOuterSize = CGSize.zero
    let header = adw_header_bar_new()!
    /// The header with its shade.
    private let headerPlace = gtk_overlay_new()!
    let buttons: WindowButtons
    let menuOfHeader: MenuButton
    /// Whether it has neither bar nor buttons nor a background.
    private let isPlain: Bool
    private(set) var drawsTitleBar = false
    /// Where on the screen it is to open; nil to leave that to the window manager.
    var wantedOrigin: CGPoint?
    /// Where it is to open within the screen.
    let wantedPosition: CGPoint?
    /// Darkens the header.
    private let shade = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
    private var isFrameRequested = false
    private var tick: guint = 0
    private(set) var input: InputSources?
    private var dialogs: [FileChooser] = []
    private var drops: DropInput?

    /// The size of a window that was not given one.
    private static let usualSize = CGSize(width: 480, height: 640)

    init(_ options: WindowOptions, client: any WindowClient, host: GTKHost) {
        self.client = client
        self.host = host
        initialSize = options.size ?? Self.usualSize
        size = initialSize
        let openMenu: @MainActor () -> Void = { [weak client] in
            _ = client?.handle(.key(KeyEvent(phase: .down, key: .function(10))))
        }
        buttons = WindowButtons(barHeight: options.barHeight, openMenu: openMenu)
        menuOfHeader = MenuButton(openMenu)
        isPlain = options.isPlain
        wantedPosition = options.position
        // GTK keeps the window until it is destroyed; a reference of ours would keep it from going.
        window = adw_window_new()
        let widget = canvas.widget
        let native = OpaquePointer(window)
        painter = ItemPainter(
            rasterisesCairo: host.rasterisesCairo, drawsWithCairo: { GTKWindow.drawsWithCairo(native) }
        ) {
            CGFloat(gtk_widget_get_scale_factor(widget))
        }
        natives = NativeLayer(canvas: widget, client: client) { [weak self] in self?.requestFrame() }
        accessibility = AccessibilityLayer(canvas: widget, client: client, natives: natives) { [weak self] in
            self?.elementsChanged()
        }
        focusTracker = FocusTracker(gtkWindow, client: client, natives: natives, accessibility: accessibility)
        canvas.delegate = self
        assemble(title: options.title)
        resizeWindow(to: initialSize)
        input = InputSources(canvas: widget, window: window, client: client) { [unowned host] in
            host.now
        } isNativeHidden: { [weak self] point in
            self?.root?.hit(at: point) == .drawn
        } catchUp: { [weak self] in
            self?.catchUp()
        } isComposing: { [weak self] in
            self?.natives.isComposing ?? false
        } movesInside: { [weak self] isBackward in
            self?.natives.moveFocusInside(backward: isBackward) ?? false
        }
        drops = DropInput(on: widget, client: client) { [unowned host] in host.dragSource }
        TooltipInput.connect(canvas.widget, client: client) { [weak self] in self?.focusTracker.focused }
        watch()
        requestFrame()
    }

    /// Opens the window to view. It is a step of its own because GTK asks for sizes meanwhile, and the client should
    /// know its window by then.
    func show() {
        present()
        takePlace()
    }

    func present() {
        if isClosed { return }
        askToComeForward()
        gtk_window_present(gtkWindow)
    }

    var gtkWindow: UnsafeMutablePointer<GtkWindow> {
        UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    }

    var scale: CGFloat { CGFloat(gtk_widget_get_scale_factor(canvas.widget)) }
    let hasPixels = true
    var appearance: HostAppearance { host.appearance }
    var isInBrowser: Bool { host.rasterisesCairo }

    func requestFrame() {
        isFrameRequested = true
        if tick != 0 || isClosed { return }
        tick = gtk_widget_add_tick_callback(
            canvas.widget,
            { _, _, data in
                onMain(data) { Unmanaged<GTKWindow>.fromOpaque($0!).takeUnretainedValue().runFrame() }
            }, Unmanaged.passRetained(self).toOpaque(), { data in Unmanaged<GTKWindow>.fromOpaque(data!).release() })
    }

    func requestTick() { requestFrame() }

    /// What the window shows below its picture.
    var background: RenderNode { background(of: size) }

    func background(of size: CGSize) -> RenderNode {
        .color(host.palette.window, in: CGRect(origin: .zero, size: size))
    }

    private func runFrame() -> gboolean {
        if isClosed { return endTicks() }
        isFrameRequested = false
        client.frame(at: frameTime)
        if isClosed { return endTicks() }
        natives.settle()
        accessibility.updateSoon()
        return isFrameRequested ? 1 : endTicks()
    }

    /// Shows what the last event changed, for a key that comes before the display's next frame: it is meant for the
    /// field that the click before it opened.
    private func catchUp() {
        if !isFrameRequested || isClosed { return }
        isFrameRequested = false
        client.frame(at: frameTime)
        if !isClosed { natives.settle() }
    }

    /// When the picture that is made now will be seen, on the host's clock.
    private var frameTime: TimeInterval {
        guard let clock = gtk_widget_get_frame_clock(canvas.widget) else { return host.now }
        return Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
    }

    private func endTicks() -> gboolean {
        tick = 0
        return 0
    }

    func present(_ group: DisplayGroup) {
        if isClosed { return }
        if root?.group !== group { root = GroupPicture(group) }
        root?.update(with: painter)
        if natives.update(from: root) { canvas.rearrange() }
        focusTracker.retry()
        focusTracker.leaveRemoved()
        accessibility.updateSoon()
        canvas.redraw()
    }

    func setTitle(_ title: String) {
        if !isClosed { gtk_window_set_title(gtkWindow, title) }
    }

    func ask(_ dialog: FileDialog, answer: @escaping @MainActor ([URL]?) -> Void) -> any OpenDialog {
        let chooser = FileChooser(dialog, above: gtkWindow, answer: answer) { [weak self] closed in
            self?.dialogs.removeAll { $0 === closed }
        }
        dialogs.append(chooser)
        return chooser
    }

    func beginDrag(_ drag: DragStart) {
        DragSource.begin(drag, in: self) { [weak self] in
            self?.input?.isPressed == true
        } began: { [weak self] source in
            self?.host.dragSource = source
            self?.input?.cancelPress()
        } onEnd: { [weak host] source in
            if host?.dragSource === source { host?.dragSource = nil }
        }
    }

    func preferColorScheme(_ scheme: HostColorScheme?) { host.prefer(scheme, for: self) }

    func setInitialSize(_ size: CGSize) {
        initialSize = size
        if !isAllocated { self.size = size }
        resizeWindow(to: size)
    }

    func setLimits(_ new: WindowLimits) {
        if new == limits || isClosed { return }
        limits = new
        if new.maximum == new.minimum {
            initialSize = new.minimum
            resizeWindow(to: initialSize)
        }
        gtk_window_set_resizable(gtkWindow, isResizable ? 1 : 0)
        gtk_widget_queue_resize(canvas.widget)
    }

    /// No window has to be larger than its screen.
    var minimumSize: CGSize {
        let screen = screenSize
        return CGSize(width: min(limits.minimum.width, screen.width), height: min(limits.minimum.height, screen.height))
    }

    /// Makes the window so large that the content has this size.
    private func resizeWindow(to size: CGSize) {
        if keptOuterSize != nil, !isAllocated { return }
        let screen = screenSize
        let fitting = CGSize(width: min(size.width, screen.width), height: min(size.height, screen.height))
        // What a program does as its views appear, such as scrolling to the end, is for the size that is seen.
        if !isAllocated { self.size = fitting }
        gtk_window_set_default_size(
            gtkWindow, Int32(fitting.width) + frameLength(GTK_ORIENTATION_HORIZONTAL),
            Int32(fitting.height) + frameLength(GTK_ORIENTATION_VERTICAL))
        openedOuterSize = outerSize
    }

    /// What the title bar takes, and the border that a window has where the display mixes no shadows in.
    func frameLength(_ orientation: GtkOrientation) -> Int32 {
        var (outer, inner): (Int32, Int32) = (0, 0)
        gtk_widget_measure(window, orientation, -1, nil, &outer, nil, nil)
        // Across, a narrow canvas leaves a title bar more room than it takes, which is no frame.
        let isAcross = orientation == GTK_ORIENTATION_HORIZONTAL
        gtk_widget_measure(isAcross ? insideOfBorder : canvas.widget, orientation, -1, nil, &inner, nil, nil)
        return max(outer - inner, 0)
    }

    /// What the window's border is around: the title bar and the canvas.
    private var insideOfBorder: Widget {
        var widget = canvas.widget
        while let parent = gtk_widget_get_parent(widget), parent != window { widget = parent }
        return widget
    }

    /// What a screen has for a window's content.
    private var screenSize: CGSize {
        let monitors = gdk_display_get_monitors(gtk_widget_get_display(window))
        guard let monitor = g_list_model_get_item(monitors, 0) else { return CGSize(width: 1e6, height: 1e6) }
        defer { g_object_unref(monitor) }
        var place = GdkRectangle()
        gdk_monitor_get_geometry(OpaquePointer(monitor), &place)
        let bars = 100
        return CGSize(width: Int(place.width), height: max(Int(place.height) - bars, bars))
    }

    /// Takes back what the user has made too large: a window system knows no greatest size.
    func keepLimits() {
        guard let most = limits.maximum, gtk_window_is_maximized(gtkWindow) == 0,
            gtk_window_is_fullscreen(gtkWindow) == 0, size.width > most.width || size.height > most.height
        else { return }
        _ = host.schedule(after: 0) { [weak self] in
            guard let self, !isClosed else { return }
            resizeWindow(to: CGSize(width: min(size.width, most.width), height: min(size.height, most.height)))
        }
    }

    func setShade(_ opacity: Double) {
        if isClosed { return }
        gtk_widget_set_visible(shade, opacity > 0 ? 1 : 0)
        gtk_widget_set_opacity(shade, opacity)
        buttons.setOpacity(1 - opacity)
    }

    func setDrawsTitleBar(_ draws: Bool) {
        if draws == drawsTitleBar || isClosed { return }
        drawsTitleBar = draws
        gtk_widget_set_visible(headerPlace, draws || isPlain ? 0 : 1)
        buttons.setVisible(draws && !isPlain)
        if !isAllocated { resizeWindow(to: initialSize) }
    }

    func setHasMenu(_ hasMenu: Bool) {
        if isClosed { return }
        menuOfHeader.isVisible = hasMenu
        buttons.setHasMenu(hasMenu)
    }

    var buttonRoom: TitleBarRoom { buttons.room }

    /// How dark the title bar is shown.
    var shownShade: Double { gtk_widget_get_visible(shade) == 0 ? 0 : gtk_widget_get_opacity(shade) }

    func setCursor(_ cursor: HostCursor) { gtk_widget_set_cursor_from_name(canvas.widget, cursor.cssName) }

    var movesFocusItself: Bool { true }
    var showsWidgets: Bool { true }

    func focus(_ id: UInt64?, selectingText selectsText: Bool) {
        if isClosed { return }
        focusTracker.focus(id, selectingText: selectsText)
    }

    func close() {
        if isClosed { return }
        gtk_window_destroy(gtkWindow)
        destroyed()
    }

    private func assemble(title: String) {
        gtk_window_set_title(gtkWindow, title)
        let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
        let boxPointer = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
        gtk_overlay_set_child(OpaquePointer(headerPlace), header)
        adw_header_bar_pack_end(OpaquePointer(header), menuOfHeader.widget)
        gtk_overlay_add_overlay(OpaquePointer(headerPlace), shade)
        gtk_widget_add_css_class(shade, PaletteStyle.shadeClass)
        gtk_widget_set_can_target(shade, 0)
        gtk_widget_set_visible(shade, 0)
        gtk_widget_add_css_class(canvas.widget, PaletteStyle.canvasClass)
        gtk_box_append(boxPointer, headerPlace)
        gtk_box_append(
            boxPointer,
            WindowHandle.around(canvas.widget) { [weak self] in self?.client.isWindowHandle(at: $0) ?? false })
        let whole = gtk_overlay_new()!
        gtk_overlay_set_child(OpaquePointer(whole), box)
        buttons.add(to: whole)
        if isPlain {
            gtk_window_set_decorated(gtkWindow, 0)
            gtk_widget_add_css_class(window, PaletteStyle.plainClass)
            gtk_widget_set_visible(headerPlace, 0)
        }
        buttons.changed = { [weak self] in self?.client.appearanceChanged() }
        adw_window_set_content(UnsafeMutableRawPointer(window).assumingMemoryBound(to: AdwWindow.self), whole)
    }

    private func watch() {
        Signal.onQuestion("close-request", window) { [weak self] in
            self.map { !$0.abilities.closes || !$0.client.mayClose() } ?? false
        }
        Signal.connect(window, "destroy") { [weak self] in self?.destroyed() }
        Signal.onChange(of: "is-active", window) { [weak self] in
            guard let self, !isClosed else { return }
            input?.reset()
            client.activationChanged(gtk_window_is_active(gtkWindow) != 0)
        }
        Signal.connect(window, "realize") { [weak self] in self?.watchSurface() }
        Signal.onChange(of: "scale-factor", canvas.widget) { [weak self] in
            guard let self, !isClosed else { return }
            // Pictures are kept at the pixels they are shown on.
            if let group = root?.group {
                root = nil
                present(group)
            }
            client.appearanceChanged()
        }
    }

    private func watchSurface() {
        guard let surface = gtk_native_get_surface(OpaquePointer(window)) else { return }
        host.icon?.show(on: surface)
        Signal.onChange(of: "state", UnsafeMutableRawPointer(surface)) { [weak self] in
            guard let self, !isClosed else { return }
            client.visibilityChanged(
                gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue == 0)
        }
    }

    private func destroyed() {
        if isClosed { return }
        isClosed = true
        for dialog in dialogs { dialog.close() }
        root = nil
        input = nil
        accessibility.close()
        natives.close()
        client.closed()
        host.windowClosed(self)
    }
}
