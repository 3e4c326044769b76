import MartletGraph
import MartletHost
import MartletText

/// The part of a text field that the window system fills: the letters, without a box.
nonisolated struct TextFieldContent: View {
    typealias Body = Never
    let core: TextFieldCore
    /// Nil for an editor, which has none.
    let label: _ViewModifier_Content<TextFieldResolver>?

    /// What stands in the field in place of its label; where that is shown before it, the label is there to name it.
    private var shownPrompt: Text? { core.isLabelShown ? nil : core.prompt }

    @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = TextFieldNode(view.core, inputs)
        node.content =
            view.shownPrompt.map { Text._makeNode($0, node.inputs) }
            ?? view.label.map { _ViewModifier_Content<TextFieldResolver>._makeNode($0, node.inputs) }
            ?? EmptyView._makeNode(EmptyView(), node.inputs)
        return node
    }

    @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        let node = unsafeDowncast(node, to: TextFieldNode.self)
        if let prompt = view.shownPrompt, node.core.prompt != nil {
            Text._updateNode(node.content, prompt, node.inputs)
        }
        node.setCore(view.core)
    }
}

/// The element of a text field. What is being typed is written to the binding before anything else happens, and the
/// newest value is what is shown, so that no letter is lost however many updates are still to come.
final class TextFieldNode: ContainerNode, RoomTaker {
    var takesRoom: Bool { core.kind == .editor }

    private(set) var core: TextFieldCore
    private var reader: Reader!
    private var text = ""
    /// What is typed and not yet taken over.
    private var draft: String?
    /// What the program has selected, in Unicode scalars.
    private var selected: Range<Int>?
    /// The text with its attributes, where it has any.
    private var attributed: AttributedString?
    /// What a bar for finding has selected, in Unicode scalars.
    private var found: Range<Int>?
    /// Whether the user has typed into the text that there is, since the program set it.
    private(set) var canUndo = false

    init(_ core: TextFieldCore, _ inputs: _ViewInputs) {
        self.core = core
        super.init(inputs)
        reader = Reader(self)
        readText()
        if core.kind != .line { environment[FindSessionKey.self]?.add(self) }
    }

    func setCore(_ new: TextFieldCore) {
        core = new
        flags.remove(.stale)
        update()
    }

    override func update() {
        let old = (text, selected, attributed)
        readText()
        if text != old.0 {
            canUndo = false
            textChanged()
        }
        if selected != old.1 || attributed != old.2 { setNeedsDisplay() }
    }

    private func textChanged() {
        if core.kind != .line { environment[FindSessionKey.self]?.textChanged(in: self) }
        if core.kind == .growing { setNeedsLayout() }
        setNeedsDisplay()
    }

    override func willLeave() { reader.leave() }

    /// Follows the value, and shows the newest one even while older writes are being applied.
    private func readText() {
        reader.evaluate {
            _ = core.read()
            _ = core.selection?.read()
        }
        text = draft ?? newestText
        selected = newestSelection
        attributed = newestAttributed
    }

    private var newestAttributed: AttributedString? {
        core.attributed.map { field in newest { field.text.wrappedValue } }
    }

    private var newestText: String { newest { core.read() } }

    private var newestSelection: Range<Int>? {
        core.selection.flatMap { selection in newest { selection.read() } }
    }

    private func newest<Value>(_ read: () -> Value) -> Value {
        graph.updating(false) { Reader.withoutTracking(read) }
    }

    // MARK: Layout

    /// The width that a field takes where it is offered none, in points.
    static let idealWidth: CGFloat = 170

    private var style: TextEnvironment { TextEnvironment.of(scope) }

    private func lines(of string: String, color: RGBA = .black, width: CGFloat? = nil) -> MeasuredText {
        let style = style
        let text = StyledText(
            runs: [TextRun(text: string, font: style.font, color: color)],
            alignment: style.alignment, lineSpacing: core.kind == .line ? 0 : style.lineSpacing)
        return TextEngine.shared.measure(text, width: width, height: nil)
    }

    private var line: MeasuredText { lines(of: "Xg") }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let line = line.size.height
        let width = max(0, proposal.width ?? Self.idealWidth)
        switch core.kind {
        case .line: return CGSize(width: width, height: line)
        case .editor: return CGSize(width: width, height: max(0, proposal.height ?? 4 * line))
        case .growing:
            let step = line + style.lineSpacing
            let fit = lines(of: text.isEmpty ? placeholder : text, width: width).size.height
            let lines = max(1, ((fit + style.lineSpacing) / step).rounded())
            let least = CGFloat(environment[LineMinimumKey.self])
            let most = style.lineLimit.map { CGFloat($0) } ?? .infinity
            return CGSize(width: width, height: min(max(lines, least), max(most, least)) * step - style.lineSpacing)
        }
    }

    override func guides(in size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides? {
        let line = line
        return ExplicitGuides(firstBaseline: line.firstBaseline, lastBaseline: line.firstBaseline)
    }

    override func placeChildren() {
        for child in layoutChildren { child.place(at: .zero, size: .zero, proposal: .zero) }
    }

    override func styleChanged() {
        super.styleChanged()
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Display

    private var placeholder: String {
        guard core.isLabelShown else { return AccessibilityBuilder.name(of: layoutChildren) }
        return core.prompt?.string(in: environment) ?? ""
    }

    /// The colour that the program gives the prompt, or the label that stands for it; nil where that is the field's. An
    /// address is no link here.
    private func ownPlaceholderColor(_ usual: RGBA) -> RGBA? {
        var shown: (text: StyledText, runs: TextRuns)?
        if core.isLabelShown {
            shown = core.prompt.map { style.styled($0) }
        } else {
            let texts = layoutChildren.lazy.compactMap { $0 as? TextNode ?? $0.descendants(of: TextNode.self).first }
            shown = texts.first.map { TextEnvironment.of($0.scope).styled($0.text) }
        }
        guard let shown, !shown.runs.hasLinks, let color = shown.text.runs.first?.color else { return nil }
        return color == usual ? nil : color
    }

    /// What the field is called: its title, though a prompt is shown, else what is shown.
    private var title: String {
        if core.isLabelShown { return AccessibilityBuilder.name(of: layoutChildren) }
        guard core.prompt != nil, let title = core.title?.string(in: environment), !title.isEmpty else {
            return placeholder
        }
        return title
    }

    private var entry: TextEntry {
        let style = style
        let color = style.style.fill.solidColor
        let environment = environment
        var entry = TextEntry(
            text: text, placeholder: placeholder, isSecure: core.isSecure, isEnabled: isEnabled, font: style.font,
            color: color, placeholderColor: ownPlaceholderColor(color) ?? color.withAlpha(multipliedBy: 0.5),
            tint: environment.tintColor, alignment: style.alignment, accessibilityLabel: title,
            purpose: environment.inputPurpose)
        entry.hints = environment.inputHints
        if core.isSecure { entry.hints = [.isPrivate, .noSpellcheck] }
        entry.accessibilityHint = submitHint ?? ""
        entry.isRightToLeft = isRightToLeft
        entry.takesTab = core.kind == .editor
        entry.lineSpacing = core.kind == .line ? 0 : style.lineSpacing
        entry.tellsSelection = core.selection != nil || found != nil
        entry.selection = found ?? selected
        if let attributed { entry.runs = style.styled(Text(attributed)).text.runs }
        return entry
    }

    /// What Return does, in words.
    private var submitHint: String? { core.kind == .line ? environment[SubmitLabelKey.self] : nil }

    override func draw(into builder: inout DisplayBuilder) {
        let entry = entry
        if core.kind == .growing, text.isEmpty, !placeholder.isEmpty {
            let prompt = lines(of: placeholder, color: entry.placeholderColor, width: size.width)
            let spare = max(0, size.width - prompt.size.width)
            let start = entry.alignment == .leading ? 0 : entry.alignment == .trailing ? spare : spare / 2
            builder.add(.text(prompt, origin: CGPoint(x: builder.origin.x + start, y: builder.origin.y)))
        }
        let content: NativeContent = core.kind == .line ? .textEntry(entry) : .textArea(entry)
        builder.add(.native(NativeElement(id: elementID, frame: builder.rect(size), content: content)))
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        guard CGRect(origin: .zero, size: size).contains(point) else { return false }
        path.append(self)
        return true
    }

    override func describe(into list: inout AccessibilityBuilder) {
        let role: AccessibleElement.Role =
            core.kind == .editor ? .textEditor : core.isSecure ? .secureField : .textField
        let (title, placeholder) = (title, placeholder)
        list.addControl(role, self, label: title) {
            if title != placeholder, !placeholder.isEmpty { $0.inputLabels = [placeholder] }
            $0.value = text
            $0.hint = submitHint
            $0.isNative = true
            $0.hasLines = core.kind != .line
            if core.selection != nil || found != nil {
                let end = text.unicodeScalars.count
                $0.selectedText = (found ?? selected ?? end..<end).clamped(to: 0..<end)
            }
        }
    }
}

extension TextFieldNode: NativeResponder, CommandResponder, ActionResponder {
    func nativeEvent(_ event: NativeEvent) {
        guard isEnabled else { return }
        switch event {
        case .textChanged(let new):
            if let window { window.kept(WindowUndo.self).write(from: elementID) { edit(new) } } else { edit(new) }
            canUndo = true
        case .selectionChanged(let range): select(range)
        case .submitted:
            commit()
            core.onCommit()
            let wasTaken = SubmitScope.submit(core.trigger, from: scope)
            // What a dialog is for is done from its fields too, unless Return does something else there.
            if core.trigger == .text, !wasTaken { _ = window?.events.runShortcut(KeyEvent(phase: .down, key: .return)) }
        case .editingBegan: core.onEditingChanged(true)
        case .editingEnded:
            commit()
            core.onEditingChanged(false)
        case .sizeChanged: break
        }
    }

    /// Whether Return submits a field of several lines, as it does on a desktop one of one line; on a phone it is a
    /// letter of the text.
    private var submitsByReturn: Bool { core.kind == .growing && environment.idiom == .desktop }

    /// Takes Return; with Shift, Option or Control it begins a line on a desktop, too.
    func runCommand(for event: KeyEvent) -> Bool {
        guard submitsByReturn, event.key == .return,
            event.modifiers.isDisjoint(with: [.shift, .option, .control, .command])
        else { return false }
        if event.phase == .down { nativeEvent(.submitted) }
        return true
    }

    func keeps(_ key: KeyEvent.Key) -> Bool {
        switch key {
        case .escape: false
        case .upArrow, .downArrow: core.kind != .line
        case .return: !submitsByReturn
        default: true
        }
    }

    func perform(_ action: AccessibleAction) -> Bool {
        switch action {
        case .setText(let text):
            edit(text)
            return true
        case .activate:
            window?.requestFocus(elementID)
            return true
        default: return false
        }
    }

    private func edit(_ new: String) {
        let old = text
        found = nil
        text = new
        if core.isDeferred {
            draft = new
            if core.followsTyping { _ = core.write(new) }
        } else {
            if let field = core.attributed {
                field.write(new, environment[FormattingRulesKey.self]?.definition)
                attributed = newestAttributed
                selected = newestSelection
            } else {
                _ = core.write(new)
            }
            text = newestText
            // Whoever reads both finds no index that is gone.
            if core.selection != nil, core.attributed == nil, text == new {
                let caret = TextEdit(from: old.unicodeScalars, to: new, selected).caret
                select(caret..<caret)
            }
        }
        textChanged()
    }

    private func select(_ range: Range<Int>) {
        if found != nil, range != found {
            found = nil
            setNeedsDisplay()
        }
        guard let selection = core.selection else { return }
        selection.write(range, environment.textSelectionAffinity)
        selected = newestSelection
        setNeedsDisplay()
    }

    /// Takes a draft over; one that means nothing gives way to the value there was.
    private func commit() {
        guard let draft else { return }
        self.draft = nil
        _ = core.write(draft)
        text = newestText
        textChanged()
    }
}

extension TextFieldNode: FindableText {
    var findableText: String { text }
    var allowsFinding: Bool { !core.isSecure && !environment[FindDisabledKey.self] }
    var allowsReplacing: Bool { isEnabled && !environment[ReplaceDisabledKey.self] }
    var hasKeyboard: Bool { window?.focusedNode === self }

    func showFound(_ range: Range<Int>?) {
        found = range
        if let range { core.selection?.write(range, environment.textSelectionAffinity) }
        setNeedsDisplay()
    }

    func rewrite(_ text: String) { edit(text) }
}
