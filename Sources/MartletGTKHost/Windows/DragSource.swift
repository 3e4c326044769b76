import CMartletGTK
import Foundation
import MartletHost

/// A drag that began in a window of this program.
///
/// Other programs take what they want of the forms when it is dropped, so their data is made before the drag begins.
@MainActor
final class DragSource {
    let contents: DragContents
    private var drag: OpaquePointer?
    private let onEnd: (DragSource) -> Void

    private typealias Cancel = @MainActor () -> Void

    private init(_ contents: DragContents, onEnd: @escaping (DragSource) -> Void) {
        (self.contents, self.onEnd) = (contents, onEnd)
    }

    /// Drags from where the pointer is pressed.
    ///
    /// - Parameter isPressed: whether the button is still down once the data is there.
    static func begin(
        _ start: DragStart, in window: GTKWindow, isPressed: @escaping @MainActor () -> Bool,
        began: @escaping @MainActor (DragSource) -> Void, onEnd: @escaping @MainActor (DragSource) -> Void
    ) {
        let source = DragSource(start.contents, onEnd: onEnd)
        Task { @MainActor in
            var forms: [(type: String, data: Data)] = []
            for form in start.contents.forms {
                if let data = await form.load() { forms.append((form.mimeType, data)) }
            }
            guard isPressed(), !window.isClosed else { return }
            if source.begin(forms, start, in: window) { began(source) }
        }
    }

    private func begin(_ forms: [(type: String, data: Data)], _ start: DragStart, in window: GTKWindow) -> Bool {
        let widget = window.canvas.widget
        // In a browser, GDK has no picture to move along and ends the program.
        if window.isInBrowser { return false }
        guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native),
            let seat = gdk_display_get_default_seat(gtk_widget_get_display(widget)),
            let device = gdk_seat_get_pointer(seat)
        else { return false }
        var providers: [UnsafeMutablePointer<GdkContentProvider>?] = forms.map { form in
            let bytes = form.data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            defer { g_bytes_unref(bytes) }
            return gdk_content_provider_new_for_bytes(form.type, bytes)
        }
        let provider = gdk_content_provider_new_union(&providers, gsize(providers.count))
        defer { g_object_unref(UnsafeMutableRawPointer(provider)) }
        let actions = GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
        guard let drag = gdk_drag_begin(surface, device, provider, actions, 0, 0) else { return false }
        self.drag = drag
        showPreview(start, in: window)
        for name in ["dnd-finished", "cancel"] {
            let handler: @convention(c) (gpointer?, UInt32, gpointer?) -> Void = { _, _, data in
                onMain(data) { Signal.Box<Cancel>.action(in: $0)() }
            }
            let plain: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
                onMain(data) { Signal.Box<Cancel>.action(in: $0)() }
            }
            Signal.connect(
                UnsafeMutableRawPointer(drag), name,
                handler: name == "cancel"
                    ? unsafeBitCast(handler, to: GCallback.self) : unsafeBitCast(plain, to: GCallback.self),
                { [weak self] in self?.ended() } as Cancel)
        }
        return true
    }

    private func showPreview(_ start: DragStart, in window: GTKWindow) {
        guard let picture = start.makePreview(window.scale) else { return }
        let bytes = picture.png.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        guard let texture = gdk_texture_new_from_bytes(bytes, nil) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        // In points, whatever pixels the display has.
        let snapshot = gtk_snapshot_new()!
        var bounds = graphene_rect_t()
        graphene_rect_init(&bounds, 0, 0, Float(picture.size.width), Float(picture.size.height))
        // Without a compositor, what is clear would be black.
        if gdk_display_is_composited(gtk_widget_get_display(window.canvas.widget)) == 0 {
            let background = window.background(of: picture.size)
            withExtendedLifetime(background) { gtk_snapshot_append_node(snapshot, background.pointer) }
        }
        gtk_snapshot_append_texture(snapshot, texture, &bounds)
        guard let paintable = gtk_snapshot_free_to_paintable(snapshot, nil) else { return }
        gtk_drag_icon_set_from_paintable(drag, paintable, Int32(picture.hotSpot.x), Int32(picture.hotSpot.y))
        g_object_unref(UnsafeMutableRawPointer(paintable))
    }

    private func ended() {
        guard let drag else { return }
        self.drag = nil
        g_object_unref(UnsafeMutableRawPointer(drag))
        onEnd(self)
    }
}
