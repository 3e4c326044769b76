import MartletGraph
import MartletHost
import MartletText

/// The part of a text field that the window system fills: the letters, without a box.
nonisolated struct TextFieldContent: View {
    typealias Body = Never
    let core: TextFieldCore
    let label: _ViewModifier_Content<TextFieldResolver>

    @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = TextFieldNode(view.core, inputs)
        node.content =
            view.core.prompt.map { Text._makeNode($0, node.inputs) }
            ?? _ViewModifier_Content<TextFieldResolver>._makeNode(view.label, node.inputs)
        return node
    }

    @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        let node = unsafeDowncast(node, to: TextFieldNode.self)
        if let prompt = view.core.prompt, node.core.prompt != nil {
            Text._updateNode(node.content, prompt, node.inputs)
        }
        node.setCore(view.core)
    }
}

/// The element of a text field. What is being typed is written to the binding before anything else happens, and the
/// newest value is what is shown, so that no letter is lost however many updates are still to come.
final class TextFieldNode: ContainerNode {
    private(set) var core: TextFieldCore
    private var reader: Reader!
    private var text = ""
    /// What is typed and not yet taken over.
    private var draft: String?

    init(_ core: TextFieldCore, _ inputs: _ViewInputs) {
        self.core = core
        super.init(inputs)
        reader = Reader(self)
        readText()
    }

    func setCore(_ new: TextFieldCore) {
        core = new
        flags.remove(.stale)
        update()
    }

    override func update() {
        let old = text
        readText()
        if text != old { setNeedsDisplay() }
    }

    override func willLeave() { reader.node = nil }

    /// Follows the value, and shows the newest one even while older writes are being applied.
    private func readText() {
        reader.track { _ = core.read() }
        text = draft ?? newestText
    }

    private var newestText: String {
        let wasUpdating = Graph.isUpdating
        Graph.isUpdating = false
        defer { Graph.isUpdating = wasUpdating }
        return Reader.withoutTracking { core.read() }
    }

    // MARK: Layout

    /// The width that a field takes where it is offered none, in points.
    static let idealWidth: CGFloat = 170

    private var style: TextEnvironment { TextEnvironment.of(scope) }

    private var line: MeasuredText {
        let line = StyledText(runs: [TextRun(text: "Xg", font: style.font, color: .black)])
        return TextEngine.shared.measure(line, width: nil, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: max(0, proposal.width ?? Self.idealWidth), height: line.size.height)
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

    private var placeholder: String { AccessibilityBuilder.name(of: layoutChildren) }

    private var entry: TextEntry {
        let style = style
        let color = style.style.fill.solidColor
        return TextEntry(
            text: text, placeholder: placeholder, isSecure: core.isSecure, isEnabled: isEnabled, font: style.font,
            color: color, placeholderColor: color.withAlpha(multipliedBy: 0.5),
            tint: environment.tintColor, alignment: style.alignment, accessibilityLabel: placeholder,
            purpose: core.isSecure ? .password : .standard)
    }

    override func draw(into builder: inout DisplayBuilder) {
        builder.add(
            .native(NativeElement(id: elementID, frame: builder.rect(size), content: .textEntry(entry))))
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        guard CGRect(origin: .zero, size: size).contains(point) else { return false }
        path.append(self)
        return true
    }

    override func describe(into list: inout AccessibilityBuilder) {
        list.addControl(core.isSecure ? .secureField : .textField, self, label: placeholder) {
            $0.value = text
            $0.isNative = true
        }
    }
}

extension TextFieldNode: NativeResponder, ActionResponder {
    func nativeEvent(_ event: NativeEvent) {
        guard isEnabled else { return }
        switch event {
        case .textChanged(let new): edit(new)
        case .submitted:
            commit()
            core.onCommit()
            SubmitScope.submit(.text, from: scope)
            // What a dialog is for is done from its fields too.
            _ = window?.events.runShortcut(KeyEvent(phase: .down, key: .return))
        case .editingBegan: core.onEditingChanged(true)
        case .editingEnded:
            commit()
            core.onEditingChanged(false)
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
        text = new
        if core.isDeferred {
            draft = new
        } else {
            _ = core.write(new)
            text = newestText
        }
        setNeedsDisplay()
    }

    /// Takes a draft over; one that means nothing gives way to the value there was.
    private func commit() {
        guard let draft else { return }
        self.draft = nil
        _ = core.write(draft)
        text = newestText
        setNeedsDisplay()
    }
}
