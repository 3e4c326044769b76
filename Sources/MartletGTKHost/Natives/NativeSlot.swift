import CMartletGTK
import Foundation
import MartletDisplay

/// The widget between the canvas and a native: as large as what may be seen of it, and cutting off the rest, so that
/// neither picture nor pointer reach what a group above clips. Elsewhere the pointer goes through it.
@MainActor
enum NativeSlot {
    private static let type = WidgetClass.register("MartletNativeSlot") { gClass, _ in
        WidgetClass.disposeChildren(gClass)
        let widgetClass = gClass!.assumingMemoryBound(to: GtkWidgetClass.self)
        widgetClass.pointee.contains = { _, _, _ in 0 }
        gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_GROUP)
    }

    static func make(around child: Widget) -> Widget {
        let slot = martlet_new_widget(type, GTK_ACCESSIBLE_ROLE_GROUP)!
        gtk_widget_set_parent(child, slot)
        return slot
    }

    /// Gives slot and child their places.
    ///
    /// - Parameters:
    ///   - visible: what may be seen, in the canvas's coordinates.
    ///   - isClipped: whether the slot has to cut.
    ///   - frame: the child's, seen through `matrix` from the canvas.
    static func allocate(_ slot: Widget, visible: CGRect, isClipped: Bool, frame: CGRect, matrix: CGAffineTransform) {
        let child = gtk_widget_get_first_child(slot)!
        gtk_widget_set_overflow(slot, isClipped ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
        let area = visible.integral
        let width = max(Int32(frame.width.rounded(.down)), minimum(of: child, GTK_ORIENTATION_HORIZONTAL))
        let height = max(Int32(frame.height.rounded(.down)), minimum(of: child, GTK_ORIENTATION_VERTICAL, for: width))
        // A native that needs more height than it was given keeps its middle.
        let place = CGAffineTransform(
            a: 1, b: 0, c: 0, d: 1, tx: frame.minX, ty: frame.minY + min(0, (frame.height - CGFloat(height)) / 2))
        let inSlot = matrix.applied(after: place).moved(to: CGPoint(x: -area.minX, y: -area.minY))
        gtk_widget_allocate(child, width, height, -1, inSlot.makeGskTransform())

        // The slot comes last: a child that asks for another size while it gets its place asks that of the slot too,
        // which would be drawn without a place.
        _ = minimum(of: slot, GTK_ORIENTATION_HORIZONTAL)
        var corner = graphene_point_t(area.origin)
        gtk_widget_allocate(
            slot, Int32(max(area.width, 0)), Int32(max(area.height, 0)), -1, gsk_transform_translate(nil, &corner))
    }

    private static func minimum(of widget: Widget, _ orientation: GtkOrientation, for length: Int32 = -1) -> Int32 {
        var minimum: Int32 = 0
        gtk_widget_measure(widget, orientation, length, &minimum, nil, nil, nil)
        return minimum
    }
}
