import CMartletGTK
import Foundation
import MartletDisplay
import MartletHost
import MartletText

/// One line of text: the `GtkText` of a `GtkEntry`, which brings caret, selection, clipboard, context menu, undo and
/// input methods. The entry around it is drawn as nothing: it is what tells screen readers the text, or that there is
/// a secret.
@MainActor
final class NativeEntry: NativeText {
    init(_ placement: NativePlacement, in layer: NativeLayer) {
        let field = placement.element.content.isSecure ? martlet_new_secure_entry()! : gtk_entry_new()!
        let text = UnsafeMutableRawPointer(gtk_editable_get_delegate(OpaquePointer(field)))!
            .assumingMemoryBound(to: GtkWidget.self)
        super.init(placement, inner: text, face: field, frame: field, in: layer)
        // The frame decides the width, not a number of characters.
        gtk_editable_set_width_chars(OpaquePointer(field), 0)
        gtk_editable_set_max_width_chars(OpaquePointer(field), 0)
        Signal.connect(text, "changed") { [weak self] in self?.changed() }
        Signal.onChange(of: "cursor-position", text) { [weak self] in self?.selectionMoved() }
        Signal.onChange(of: "selection-bound", text) { [weak self] in self?.selectionMoved() }
        Signal.onChange(of: "has-focus", text) { [weak self] in self?.focusMoved() }
        Signal.connect(text, "activate") { [weak self] in self?.tell(.submitted) }
    }

    override var shown: String { String(cString: gtk_editable_get_text(editable)) }

    override func show(_ new: String, in place: String) {
        let isResting = place.isEmpty && gtk_widget_is_focus(text) == 0
        let caret = isResting ? 0 : Caret.position(Int(gtk_editable_get_position(editable)), in: place, after: new)
        // What the program changes is not the user's to undo.
        gtk_editable_set_enable_undo(editable, 0)
        gtk_editable_set_text(editable, new)
        gtk_editable_set_enable_undo(editable, 1)
        gtk_editable_set_position(editable, Int32(caret))
    }

    /// A field without the keyboard shows the beginning of what does not fit into it.
    private func focusMoved() {
        // Another window may have the keyboard for now.
        if gtk_widget_is_focus(text) != 0 || tellsSelection { return }
        gtk_editable_set_position(editable, 0)
    }

    override func takeFocus() {
        let wanted = wantedSelection
        gtk_text_grab_focus_without_selecting(gtkText)
        if let wanted { select(wanted) } else { gtk_editable_set_position(editable, -1) }
    }

    override func selectLine() {
        if wantedSelection == nil { gtk_editable_select_region(editable, 0, -1) }
    }

    override var selection: Range<Int> {
        var (start, end): (gint, gint) = (0, 0)
        if gtk_editable_get_selection_bounds(editable, &start, &end) != 0 { return Int(start)..<Int(end) }
        let caret = Int(gtk_editable_get_position(editable))
        return caret..<caret
    }

    override func select(_ range: Range<Int>) {
        gtk_editable_select_region(editable, gint(range.lowerBound), gint(range.upperBound))
    }

    override func configure(_ new: TextEntry, over old: TextEntry?) {
        if old?.placeholder != new.placeholder {
            gtk_text_set_placeholder_text(gtkText, new.placeholder.isEmpty ? nil : new.placeholder)
        }
        if old?.isSecure != new.isSecure { gtk_text_set_visibility(gtkText, new.isSecure ? 0 : 1) }
        // What stands in an empty field is a widget of its own.
        if old?.isRightToLeft != new.isRightToLeft || old?.placeholder != new.placeholder {
            text.setDirectionOfAll(new.direction)
        }
        if old?.alignmentInText != new.alignmentInText { gtk_editable_set_alignment(editable, new.alignmentInText) }
        if old?.purpose != new.purpose || old?.isSecure != new.isSecure {
            gtk_text_set_input_purpose(gtkText, new.inputPurpose)
        }
        if old?.hints != new.hints { gtk_text_set_input_hints(gtkText, new.inputHints) }
    }

    private var editable: OpaquePointer { OpaquePointer(text) }

    private var gtkText: UnsafeMutablePointer<GtkText> {
        UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkText.self)
    }
}

extension TextEntry {
    var direction: GtkTextDirection { isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR }

    /// Whether the text is written from the right.
    var isFromRight: Bool { text.isRightToLeft ?? isRightToLeft }

    /// GTK counts from where the text begins that is in the field.
    fileprivate var alignmentInText: Float {
        switch alignment {
        case .leading: isFromRight ? 1 : 0
        case .center: 0.5
        case .trailing: isFromRight ? 0 : 1
        }
    }
}

extension NativeContent {
    fileprivate var isSecure: Bool {
        if case .textEntry(let entry) = self { entry.isSecure } else { false }
    }
}
