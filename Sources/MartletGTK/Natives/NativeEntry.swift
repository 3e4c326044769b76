import CMartletGTK
import Foundation
import MartletDisplay
import MartletHost

/// One text entry: a `GtkText`, which brings caret, selection, clipboard, context menu and input methods.
///
/// The user's typing comes first. The widget's text changes only when the client's differs from it after the client
/// has heard of every edit, and never while an input method is composing.
@MainActor
final class NativeEntry {
    let id: UInt64
    let slot: Widget
    let text: Widget
    /// Whether there was an edit since the client last had the occasion to answer.
    private(set) var hasNews = false
    private(set) var placement: NativePlacement

    private unowned let layer: NativeLayer
    private var entry: TextEntry?
    private var style: EntryStyle?
    private var isSetting = false
    private var isComposing = false

    private typealias PreeditHandler = @MainActor (UnsafePointer<CChar>?) -> Void

    init(_ placement: NativePlacement, in layer: NativeLayer) {
        self.placement = placement
        self.layer = layer
        id = placement.element.id
        // By itself a GtkText leaves it to the entry around it to speak to screen readers.
        text = martlet_new_widget(gtk_text_get_type(), GTK_ACCESSIBLE_ROLE_TEXT_BOX)
        slot = NativeSlot.make(around: text)
        // The frame decides the width, not a number of characters.
        gtk_editable_set_width_chars(editable, 0)
        gtk_editable_set_max_width_chars(editable, 0)
        Signal.connect(text, "changed") { [weak self] in self?.changed() }
        Signal.connect(text, "activate") { [weak self] in self?.tell(.submitted) }
        let preedit: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = { _, string, data in
            onMain((string, data)) { string, data in Signal.Box<PreeditHandler>.action(in: data)(string) }
        }
        Signal.connect(
            text, "preedit-changed", handler: unsafeBitCast(preedit, to: GCallback.self),
            { [weak self] string in self?.composes(string.map { $0.pointee != 0 } ?? false) } as PreeditHandler)
    }

    /// Takes the widgets out of the canvas.
    func remove() {
        if let style { EntryStyles.shared.release(style) }
        style = nil
        gtk_widget_unparent(slot)
    }

    /// `true` when the widget has to be allocated anew.
    func update(_ new: NativePlacement) -> Bool {
        let old = placement
        placement = new
        let isFirst = entry == nil
        guard case .textEntry(let entry) = new.element.content else { return false }
        apply(entry)
        gtk_widget_set_child_visible(slot, new.isVisible ? 1 : 0)
        if isFirst || old.isInert != new.isInert {
            gtk_widget_set_can_target(text, new.isInert ? 0 : 1)
            gtk_widget_set_can_focus(text, new.isInert ? 0 : 1)
        }
        return isFirst || old.element.frame != new.element.frame || old.matrix != new.matrix || old.clip != new.clip
    }

    func allocate(in size: CGSize) {
        if !placement.matrix.isInvertible { return }
        let whole = CGRect(origin: .zero, size: size)
        NativeSlot.allocate(
            slot, visible: placement.clip.map { $0.intersection(whole) } ?? whole, isClipped: placement.clip != nil,
            frame: placement.element.frame, matrix: placement.matrix)
    }

    /// Shows the client's text where it is not the widget's already.
    func reconcile() {
        hasNews = false
        guard let entry, !isComposing else { return }
        let shown = String(cString: gtk_editable_get_text(editable))
        if shown == entry.text { return }
        let caret = Caret.position(Int(gtk_editable_get_position(editable)), in: shown, after: entry.text)
        isSetting = true
        gtk_editable_set_text(editable, entry.text)
        isSetting = false
        gtk_editable_set_position(editable, Int32(caret))
    }

    func takeFocus() {
        gtk_text_grab_focus_without_selecting(gtkText)
        gtk_editable_set_position(editable, -1)
    }

    func tell(_ event: NativeEvent) { layer.client.nativeElement(id, did: event) }

    private var editable: OpaquePointer { OpaquePointer(text) }

    private var gtkText: UnsafeMutablePointer<GtkText> {
        UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkText.self)
    }

    private func changed() {
        if isSetting { return }
        hasNews = true
        tell(.textChanged(String(cString: gtk_editable_get_text(editable))))
        layer.wantsFrame()
    }

    private func composes(_ isComposing: Bool) {
        if self.isComposing == isComposing { return }
        self.isComposing = isComposing
        if !isComposing { layer.wantsFrame() }
    }

    private func apply(_ new: TextEntry) {
        let old = entry
        if old == new { return reconcile() }
        entry = new
        if old?.placeholder != new.placeholder {
            gtk_text_set_placeholder_text(gtkText, new.placeholder.isEmpty ? nil : new.placeholder)
        }
        if old?.isSecure != new.isSecure { gtk_text_set_visibility(gtkText, new.isSecure ? 0 : 1) }
        if old?.isEnabled != new.isEnabled { gtk_widget_set_sensitive(text, new.isEnabled ? 1 : 0) }
        if old?.alignment != new.alignment { gtk_editable_set_alignment(editable, new.alignment.fraction) }
        if old?.purpose != new.purpose || old?.isSecure != new.isSecure {
            gtk_text_set_input_purpose(gtkText, new.isSecure ? GTK_INPUT_PURPOSE_PASSWORD : new.purpose.gtk)
        }
        if old?.accessibilityLabel != new.accessibilityLabel {
            let label = new.accessibilityLabel.isEmpty ? new.placeholder : new.accessibilityLabel
            martlet_accessible_set_label(text, label)
        }
        apply(EntryStyle(new))
        reconcile()
    }

    private func apply(_ new: EntryStyle) {
        if style == new { return }
        let name = EntryStyles.shared.retain(new)
        gtk_widget_add_css_class(text, name)
        if let style {
            gtk_widget_remove_css_class(text, EntryStyles.shared.retain(style))
            EntryStyles.shared.release(style)
            EntryStyles.shared.release(style)
        }
        style = new
    }
}

extension StyledText.Alignment {
    fileprivate var fraction: Float {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}

extension TextEntry.Purpose {
    fileprivate var gtk: GtkInputPurpose {
        switch self {
        case .standard: GTK_INPUT_PURPOSE_FREE_FORM
        case .alphabet: GTK_INPUT_PURPOSE_ALPHA
        case .digits: GTK_INPUT_PURPOSE_DIGITS
        case .number: GTK_INPUT_PURPOSE_NUMBER
        case .phone: GTK_INPUT_PURPOSE_PHONE
        case .url: GTK_INPUT_PURPOSE_URL
        case .email: GTK_INPUT_PURPOSE_EMAIL
        case .name: GTK_INPUT_PURPOSE_NAME
        case .password: GTK_INPUT_PURPOSE_PASSWORD
        case .pin: GTK_INPUT_PURPOSE_PIN
        }
    }
}
