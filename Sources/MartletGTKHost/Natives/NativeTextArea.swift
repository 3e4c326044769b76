import CMartletGTK
import Foundation
import MartletDisplay
import MartletHost

/// Several lines of text: a `GtkTextView` in a `GtkScrolledWindow`, which bring caret, selection, clipboard, undo,
/// scrolling and input methods.
@MainActor
final class NativeTextArea: NativeText {
    private let scroller: Widget
    private let looks: TextLooks
    private var isResized = false

    init(_ placement: NativePlacement, in layer: NativeLayer) {
        let text: Widget = martlet_new_widget(gtk_text_view_get_type(), GTK_ACCESSIBLE_ROLE_TEXT_BOX)
        scroller = gtk_scrolled_window_new()
        let textView = UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkTextView.self)
        looks = TextLooks(gtk_text_view_get_buffer(textView))
        gtk_widget_add_css_class(scroller, PaletteStyle.areaClass)
        gtk_scrolled_window_set_child(OpaquePointer(scroller), text)
        super.init(placement, inner: text, face: text, frame: scroller, in: layer)
        gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
        let buffer = UnsafeMutableRawPointer(buffer)
        Signal.connect(buffer, "changed") { [weak self] in
            self?.looks.textChanged()
            self?.changed()
        }
        Signal.onChange(of: "cursor-position", buffer) { [weak self] in self?.selectionMoved() }
        Signal.onChange(of: "has-selection", buffer) { [weak self] in self?.selectionMoved() }
    }

    override var element: String { "textview" }

    override var shown: String {
        var start = GtkTextIter(), end = GtkTextIter()
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        guard let string = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
        defer { g_free(string) }
        return String(cString: string)
    }

    /// Changes only what differs, so that caret, selection and scrolling stay where they are.
    override func show(_ new: String, in place: String) {
        let old = Array(place.unicodeScalars), new = Array(new.unicodeScalars)
        let most = min(old.count, new.count)
        var head = 0
        while head < most, old[head] == new[head] { head += 1 }
        var tail = 0
        while tail < most - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
        var start = GtkTextIter(), end = GtkTextIter()
        // What the program changes is not the user's to undo.
        gtk_text_buffer_begin_irreversible_action(buffer)
        gtk_text_buffer_get_iter_at_offset(buffer, &start, gint(head))
        gtk_text_buffer_get_iter_at_offset(buffer, &end, gint(old.count - tail))
        gtk_text_buffer_delete(buffer, &start, &end)
        var middle = String.UnicodeScalarView()
        middle.append(contentsOf: new[head..<(new.count - tail)])
        gtk_text_buffer_insert(buffer, &start, String(middle), -1)
        gtk_text_buffer_end_irreversible_action(buffer)
    }

    override func style(_ entry: TextEntry) { looks.show(entry) }

    override func takeFocus() {
        gtk_widget_grab_focus(text)
        gtk_text_view_scroll_mark_onscreen(view, gtk_text_buffer_get_insert(buffer))
    }

    /// GTK brings the caret into sight over some frames, and minds no new height until it has: a field that grows meanwhile
    /// would stay scrolled, its first line hidden.
    override func willBeAllocated() {
        let height = gtk_widget_get_height(scroller)
        let wanted = Int32(placement.element.frame.height.rounded(.down))
        guard height > 0, height != wanted else { return }
        // Setting what it is ends the way.
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment))
        isResized = true
    }

    override func allocated() {
        guard isResized else { return }
        isResized = false
        if gtk_widget_has_focus(text) != 0 {
            gtk_text_view_scroll_mark_onscreen(view, gtk_text_buffer_get_insert(buffer))
        }
    }

    /// How far the text is scrolled.
    var adjustment: UnsafeMutablePointer<GtkAdjustment> { gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller)) }

    override var selection: Range<Int> {
        var start = GtkTextIter(), end = GtkTextIter()
        gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
        return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
    }

    override func select(_ range: Range<Int>) {
        var start = GtkTextIter(), end = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(buffer, &start, gint(range.lowerBound))
        gtk_text_buffer_get_iter_at_offset(buffer, &end, gint(range.upperBound))
        // The caret stands at the end, as after a selection by hand.
        gtk_text_buffer_select_range(buffer, &end, &start)
        gtk_text_view_scroll_mark_onscreen(view, gtk_text_buffer_get_insert(buffer))
    }

    override func configure(_ new: TextEntry, over old: TextEntry?) {
        if old?.isRightToLeft != new.isRightToLeft { gtk_widget_set_direction(text, new.direction) }
        if old?.justification != new.justification { gtk_text_view_set_justification(view, new.justification) }
        if old?.purpose != new.purpose { gtk_text_view_set_input_purpose(view, new.inputPurpose) }
        if old?.hints != new.hints { gtk_text_view_set_input_hints(view, new.inputHints) }
        if old?.lineSpacing != new.lineSpacing {
            gtk_text_view_set_pixels_inside_wrap(view, gint(new.lineSpacing))
            gtk_text_view_set_pixels_below_lines(view, gint(new.lineSpacing))
        }
        if old?.takesTab != new.takesTab {
            gtk_text_view_set_accepts_tab(view, new.takesTab ? 1 : 0)
            // A field that grows with its text shows no bar.
            gtk_scrolled_window_set_policy(
                OpaquePointer(scroller), GTK_POLICY_NEVER, new.takesTab ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL)
        }
    }

    private var view: UnsafeMutablePointer<GtkTextView> {
        UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkTextView.self)
    }

    var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(view) }
}

extension TextEntry {
    /// GTK turns left and right around in text that is written from the right.
    fileprivate var justification: GtkJustification {
        switch alignment {
        case .leading: isFromRight ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT
        case .center: GTK_JUSTIFY_CENTER
        case .trailing: isFromRight ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT
        }
    }
}
