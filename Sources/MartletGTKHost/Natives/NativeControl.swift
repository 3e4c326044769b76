import CMartletGTK
import Foundation
import MartletDisplay
import MartletHost

/// A widget of GTK's in which text is edited: what a line and an area have in common.
///
/// The user's typing comes first. The widget's text changes only when the client's differs from it after the client
/// has heard of every edit, and never while an input method is composing.
@MainActor
class NativeControl {
    final let id: UInt64
    final let slot: Widget
    /// The widget that takes the keyboard.
    final let text: Widget
    /// The widget that screen readers know, and whose looks CSS decides.
    final let face: Widget
    /// Whether there was an edit since the client last had the occasion to answer.
    final private(set) var hasNews = false
    final private(set) var placement: NativePlacement

    private unowned let layer: NativeLayer
    private var entry: TextEntry?
    private var described: AccessibleElement?
    private var style: EntryStyle?
    private var isSetting = false
    private var isComposing = false

    private typealias PreeditHandler = @MainActor (UnsafePointer<CChar>?) -> Void

    /// - Parameter frame: the widget that is given the element's place.
    init(_ placement: NativePlacement, text: Widget, face: Widget, frame: Widget, in layer: NativeLayer) {
        self.placement = placement
        self.layer = layer
        self.text = text
        self.face = face
        id = placement.element.id
        slot = NativeSlot.make(around: frame)
        let preedit: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = { _, string, data in
            onMain((string, data)) { string, data in Signal.Box<PreeditHandler>.action(in: data)(string) }
        }
        Signal.connect(
            text, "preedit-changed", handler: unsafeBitCast(preedit, to: GCallback.self),
            { [weak self] string in self?.composes(string.map { $0.pointee != 0 } ?? false) } as PreeditHandler)
    }

    // MARK: For subclasses

    /// What the widget shows.
    var shown: String { "" }

    /// Has the widget show another text, the caret where it belongs.
    func show(_ new: String, in place: String) {}

    /// Takes over what is new about the entry, but for text and style.
    func configure(_ new: TextEntry, over old: TextEntry?) {}

    func takeFocus() {}

    /// The selector of `face` in CSS.
    var element: String { "entry" }

    /// To be called after every change of the text.
    final func changed() {
        if isSetting { return }
        hasNews = true
        tell(.textChanged(shown))
        layer.wantsFrame()
    }

    // MARK: For the layer

    /// Takes the widgets out of the canvas.
    final func remove() {
        if let style { EntryStyles.shared.release(style) }
        style = nil
        gtk_widget_unparent(slot)
    }

    /// `true` when the widget has to be allocated anew.
    final func update(_ new: NativePlacement) -> Bool {
        let old = placement
        placement = new
        let isFirst = entry == nil
        switch new.element.content {
        case .textEntry(let entry), .textArea(let entry): apply(entry)
        }
        gtk_widget_set_child_visible(slot, new.isVisible ? 1 : 0)
        if isFirst || old.isInert != new.isInert {
            gtk_widget_set_can_target(gtk_widget_get_first_child(slot), new.isInert ? 0 : 1)
            gtk_widget_set_can_focus(text, new.isInert ? 0 : 1)
        }
        return isFirst || old.element.frame != new.element.frame || old.matrix != new.matrix || old.clip != new.clip
    }

    /// Tells screen readers what the views around say of the element; nil where they are not to find it.
    final func describe(_ new: AccessibleElement?) {
        martlet_accessible_set_hidden(slot, new?.isCovered == false ? 0 : 1)
        guard let new, new != described else { return }
        if described?.label != new.label { martlet_accessible_set_label(face, new.label) }
        if described?.hint != new.hint { martlet_accessible_set_description(face, new.hint) }
        if described?.textKind != new.textKind { martlet_accessible_set_role_description(face, new.textKind) }
        described = new
    }

    final func allocate(in size: CGSize) {
        if !placement.matrix.isInvertible { return }
        let whole = CGRect(origin: .zero, size: size)
        NativeSlot.allocate(
            slot, visible: placement.clip.map { $0.intersection(whole) } ?? whole, isClipped: placement.clip != nil,
            frame: placement.element.frame, matrix: placement.matrix)
    }

    /// Shows the client's text where it is not the widget's already.
    final func reconcile() {
        hasNews = false
        guard let entry, !isComposing else { return }
        let shown = shown
        if shown == entry.text { return }
        isSetting = true
        show(entry.text, in: shown)
        isSetting = false
    }

    final func tell(_ event: NativeEvent) { layer.client.nativeElement(id, did: event) }

    private func composes(_ isComposing: Bool) {
        if self.isComposing == isComposing { return }
        self.isComposing = isComposing
        if !isComposing { layer.wantsFrame() }
    }

    private func apply(_ new: TextEntry) {
        let old = entry
        if old == new { return reconcile() }
        entry = new
        if old?.isEnabled != new.isEnabled { gtk_widget_set_sensitive(face, new.isEnabled ? 1 : 0) }
        if described == nil, old?.accessibilityLabel != new.accessibilityLabel {
            let label = new.accessibilityLabel.isEmpty ? new.placeholder : new.accessibilityLabel
            martlet_accessible_set_label(face, label)
        }
        if described == nil, old?.accessibilityHint != new.accessibilityHint {
            martlet_accessible_set_description(face, new.accessibilityHint.isEmpty ? nil : new.accessibilityHint)
        }
        configure(new, over: old)
        apply(EntryStyle(new, element: element))
        reconcile()
    }

    private func apply(_ new: EntryStyle) {
        if style == new { return }
        let name = EntryStyles.shared.retain(new)
        gtk_widget_add_css_class(face, name)
        if let style {
            gtk_widget_remove_css_class(face, EntryStyles.shared.retain(style))
            EntryStyles.shared.release(style)
            EntryStyles.shared.release(style)
        }
        style = new
    }
}

extension TextEntry {
    /// What an input method is to expect.
    var inputPurpose: GtkInputPurpose {
        if isSecure { return purpose == .pin ? GTK_INPUT_PURPOSE_PIN : GTK_INPUT_PURPOSE_PASSWORD }
        return switch purpose {
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

    /// What an input method is to do.
    var inputHints: GtkInputHints {
        let table: [(Hints, GtkInputHints)] = [
            (.spellcheck, GTK_INPUT_HINT_SPELLCHECK), (.noSpellcheck, GTK_INPUT_HINT_NO_SPELLCHECK),
            (.wordCompletion, GTK_INPUT_HINT_WORD_COMPLETION),
            (.uppercaseCharacters, GTK_INPUT_HINT_UPPERCASE_CHARS),
            (.uppercaseWords, GTK_INPUT_HINT_UPPERCASE_WORDS),
            (.uppercaseSentences, GTK_INPUT_HINT_UPPERCASE_SENTENCES), (.noEmoji, GTK_INPUT_HINT_NO_EMOJI),
            (.isPrivate, GTK_INPUT_HINT_PRIVATE),
        ]
        let bits = table.reduce(0) { hints.contains($1.0) ? $0 | $1.1.rawValue : $0 }
        return GtkInputHints(rawValue: bits)
    }
}
