import CMartletGTK
import Foundation

/// What a canvas asks of the window it belongs to.
@MainActor
protocol CanvasDelegate: AnyObject {
    /// The least and the first size in points.
    var minimumContentSize: CGSize { get }
    var initialContentSize: CGSize { get }
    func canvasAllocated(_ size: CGSize)
    func canvasDraws(into snapshot: OpaquePointer)
    /// Moves the keyboard focus; `false` when there is nowhere to go in that direction.
    func canvasMovesFocus(_ direction: GtkDirectionType) -> Bool
}

/// The widget that fills a window and shows its picture.
@MainActor
final class Canvas {
    let widget: Widget
    weak var delegate: (any CanvasDelegate)?

    private static let key = g_quark_from_static_string("martlet-canvas")
    private static let type = WidgetClass.register("MartletCanvas") { gClass, _ in
        WidgetClass.disposeChildren(gClass)
        let widgetClass = gClass!.assumingMemoryBound(to: GtkWidgetClass.self)
        widgetClass.pointee.measure = { widget, orientation, _, minimum, natural, minimumBaseline, naturalBaseline in
            let (least, first) = onMain(widget) { widget in
                Canvas.of(widget)?.measure(orientation) ?? (0, 0)
            }
            minimum?.pointee = least
            natural?.pointee = first
            minimumBaseline?.pointee = -1
            naturalBaseline?.pointee = -1
        }
        widgetClass.pointee.size_allocate = { widget, width, height, _ in
            onMain(widget) { widget in
                Canvas.of(widget)?.delegate?.canvasAllocated(CGSize(width: Int(width), height: Int(height)))
            }
        }
        widgetClass.pointee.snapshot = { widget, snapshot in
            onMain((widget, snapshot)) { widget, snapshot in
                Canvas.of(widget)?.delegate?.canvasDraws(into: snapshot!)
            }
        }
        widgetClass.pointee.focus = { widget, direction in
            onMain(widget) { Canvas.of($0)?.delegate?.canvasMovesFocus(direction) ?? false } ? 1 : 0
        }
        gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_GROUP)
    }

    init() {
        widget = martlet_new_widget(Self.type, GTK_ACCESSIBLE_ROLE_GROUP)
        g_object_ref_sink(widget)
        g_object_set_qdata(object, Self.key, Unmanaged.passUnretained(self).toOpaque())
        gtk_widget_set_hexpand(widget, 1)
        gtk_widget_set_vexpand(widget, 1)
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    }

    isolated deinit {
        g_object_set_qdata(object, Self.key, nil)
        g_object_unref(widget)
    }

    func redraw() { gtk_widget_queue_draw(widget) }

    /// Has `canvasAllocated` called before the next frame, for children that came, went or moved.
    func rearrange() { gtk_widget_queue_allocate(widget) }

    private var object: UnsafeMutablePointer<GObject> {
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    }

    private func measure(_ orientation: GtkOrientation) -> (Int32, Int32) {
        guard let delegate else { return (0, 0) }
        let least = delegate.minimumContentSize, first = delegate.initialContentSize
        let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
        let minimum = Int32((isHorizontal ? least.width : least.height).rounded(.up))
        return (minimum, max(minimum, Int32((isHorizontal ? first.width : first.height).rounded(.up))))
    }

    private static func of(_ widget: Widget?) -> Canvas? {
        let object = UnsafeMutableRawPointer(widget!).assumingMemoryBound(to: GObject.self)
        return g_object_get_qdata(object, key).map { Unmanaged<Canvas>.fromOpaque($0).takeUnretainedValue() }
    }
}
