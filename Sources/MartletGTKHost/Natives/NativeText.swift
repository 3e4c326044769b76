import CMartletGTK
import Foundation
import MartletDisplay
import MartletHost

/// A widget of GTK's in which text is edited: what a line and an area have in common.
///
/// The user's typing comes first. The widget's text changes only when the client's differs from it after the client
/// has heard of every edit, and never while an input method is composing.
@MainActor
class NativeText: NativeControl {
    /// Whether there was an edit since the client last had the occasion to answer.
    final private var hasEdits = false
    private var entry: TextEntry?
    private var style: EntryStyle?
    private var isSetting = false
    private var composing = false
    /// The text as far as the client knows.
    private var toldText = ""
    /// What is selected as far as the client knows.
    private var toldSelection: Range<Int>?
    /// Whether something else was selected when the client had its text changed.
    private var hasSelectionNews = false

    private typealias PreeditHandler = @MainActor (UnsafePointer<CChar>?) -> Void

    /// The widget that takes the keyboard.
    final var text: Widget { inner }

    override init(_ placement: NativePlacement, inner: Widget, face: Widget, frame: Widget, in layer: NativeLayer) {
        super.init(placement, inner: inner, face: face, frame: frame, in: layer)
        let preedit: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = { _, string, data in
            onMain((string, data)) { string, data in Signal.Box<PreeditHandler>.action(in: data)(string) }
        }
        Signal.connect(
            inner, "preedit-changed", handler: unsafeBitCast(preedit, to: GCallback.self),
            { [weak self] string in self?.composes(string.map { $0.pointee != 0 } ?? false) } as PreeditHandler)
    }

    // MARK: For subclasses

    /// What the widget shows.
    var shown: String { "" }

    /// Has the widget show another text, the caret where it belongs.
    func show(_ new: String, in place: String) {}

    /// Takes over what is new about the entry, but for text and style.
    func configure(_ new: TextEntry, over old: TextEntry?) {}

    /// Gives the stretches of the text their looks, once the text stands.
    func style(_ entry: TextEntry) {}

    /// What is selected, in Unicode scalars.
    var selection: Range<Int> { 0..<0 }

    func select(_ range: Range<Int>) {}

    /// To be called after every move of the caret or the selection's end.
    final func selectionMoved() {
        // In the middle of an edit, the selection is already that of the text to come.
        guard !isSetting, let entry, entry.tellsSelection, shown == toldText else { return }
        let now = selection
        if now == toldSelection { return }
        toldSelection = now
        hasEdits = true
        tell(.selectionChanged(now))
        layer.wantsFrame()
    }

    /// What the client wants selected.
    final var wantedSelection: Range<Int>? { entry?.selection }

    /// Whether the client wants to know what is selected.
    final var tellsSelection: Bool { entry?.tellsSelection == true }

    /// The selector of `face` in CSS.
    var element: String { "entry" }

    /// To be called after every change of the text.
    final func changed() {
        if isSetting { return }
        hasEdits = true
        toldText = shown
        tell(.textChanged(toldText))
        selectionMoved()
        layer.wantsFrame()
    }

    // MARK: For the layer

    override func remove() {
        if let style { EntryStyles.shared.release(style) }
        style = nil
        super.remove()
    }

    override var hasNews: Bool { hasEdits }
    override var isComposing: Bool { composing }

    /// Shows the client's text where it is not the widget's already.
    override func reconcile() {
        hasEdits = false
        guard let entry, !composing else { return }
        let shown = shown
        if shown != entry.text {
            isSetting = true
            show(entry.text, in: shown)
            isSetting = false
        }
        toldText = entry.text
        style(entry)
        if entry.tellsSelection { reconcileSelection(with: entry.selection) }
    }

    /// Selects what the client wants where it is not what the client heard of.
    private func reconcileSelection(with wanted: Range<Int>?) {
        let now = selection
        if let wanted, wanted != toldSelection {
            toldSelection = wanted
            if wanted == now { return }
            isSetting = true
            select(wanted)
            isSetting = false
        } else if toldSelection == nil {
            toldSelection = now
        } else if now != toldSelection {
            hasSelectionNews = true
        }
    }

    override func tellSelection() {
        guard hasSelectionNews else { return }
        hasSelectionNews = false
        selectionMoved()
    }

    override func setInert(_ isInert: Bool) {
        gtk_widget_set_can_target(gtk_widget_get_first_child(slot), isInert ? 0 : 1)
        gtk_widget_set_can_focus(text, isInert ? 0 : 1)
    }

    private func composes(_ isComposing: Bool) {
        if composing == isComposing { return }
        composing = isComposing
        if !isComposing { layer.wantsFrame() }
    }

    override func apply(_ content: NativeContent) {
        switch content {
        case .textEntry(let entry), .textArea(let entry): apply(entry)
        case .widget: break
        }
    }

    private func apply(_ new: TextEntry) {
        let old = entry
        if old == new { return reconcile() }
        entry = new
        if old?.isEnabled != new.isEnabled { gtk_widget_set_sensitive(face, new.isEnabled ? 1 : 0) }
        if !isDescribed, old?.accessibilityLabel != new.accessibilityLabel {
            let label = new.accessibilityLabel.isEmpty ? new.placeholder : new.accessibilityLabel
            martlet_accessible_set_label(face, label)
        }
        if !isDescribed, old?.accessibilityHint != new.accessibilityHint {
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
