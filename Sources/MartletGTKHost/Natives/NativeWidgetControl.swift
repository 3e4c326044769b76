import CMartletGTK
import Foundation
import MartletDisplay
import MartletHost

/// A widget that the program made: the window gives it its place and leaves the rest to it.
@MainActor
final class NativeWidgetControl: NativeControl {
    private var entry: WidgetEntry
    private var wishes: [Int32] = []

    init(_ placement: NativePlacement, _ entry: WidgetEntry, in layer: NativeLayer) {
        let widget = UnsafeMutablePointer<GtkWidget>(entry.widget.pointer)
        self.entry = WidgetEntry(entry.widget, isEnabled: true, isRightToLeft: Self.isRightToLeft(widget))
        // The picture may have it elsewhere, for a moment: where it is declared in one place and shown in another.
        if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
        super.init(placement, inner: widget, face: widget, frame: widget, in: layer)
    }

    override func apply(_ content: NativeContent) {
        guard case .widget(let new) = content, new != entry else { return }
        // What the widget says of itself stays as it is: a button that the program disabled comes back disabled.
        if new.isEnabled != entry.isEnabled { gtk_widget_set_sensitive(slot, new.isEnabled ? 1 : 0) }
        if new.isRightToLeft != entry.isRightToLeft {
            inner.setDirectionOfAll(new.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
        }
        entry = new
    }

    override func takeFocus() {
        let direction = layer.isGoingBack ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD
        if holdsFocus || gtk_widget_child_focus(inner, direction) != 0 { return }
        gtk_widget_grab_focus(inner)
    }

    override func moveFocus(backward: Bool) -> Bool {
        gtk_widget_child_focus(inner, backward ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD) != 0
    }

    /// A widget asks for room by asking for all to be placed again; whoever lays it out is told when it asks for another
    /// size than last time.
    override func allocated() {
        var new: [Int32] = []
        for orientation in [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL] {
            var (least, wanted): (Int32, Int32) = (0, 0)
            let width = orientation == GTK_ORIENTATION_VERTICAL ? gtk_widget_get_width(inner) : -1
            gtk_widget_measure(inner, orientation, width, &least, &wanted, nil, nil)
            new += [least, wanted]
        }
        if new == wishes { return }
        wishes = new
        tell(.sizeChanged)
    }

    private var holdsFocus: Bool {
        guard let root = gtk_widget_get_root(inner), let focus = gtk_root_get_focus(root) else { return false }
        return focus == inner || gtk_widget_is_ancestor(focus, inner) != 0
    }

    private static func isRightToLeft(_ widget: Widget) -> Bool {
        gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    }
}
