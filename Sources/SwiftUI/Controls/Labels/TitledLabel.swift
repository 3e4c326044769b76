import MartletGraph

/// The label of a control: of several texts the first is the title, the others are smaller and fainter lines below it.
nonisolated struct TitledLabel<Label: View>: View {
    typealias Body = Never
    let label: Label

    init(_ label: Label) { self.label = label }

    @MainActor private static var lines: (any TitledLines.Type)? {
        guard let lines = Label.self as? any TitledLines.Type, lines.areTexts else { return nil }
        return lines
    }

    @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        guard let lines else { return Label._makeNode(view.label, inputs) }
        let node = StackNode(StackLayout(axis: .vertical, alignment: HorizontalAlignment.leading.key), inputs)
        node.content = make(lines, view.label, node.inputs)
        return node
    }

    @MainActor private static func make<L: TitledLines>(
        _ type: L.Type, _ label: Label, _ inputs: _ViewInputs
    ) -> _ViewNode {
        L.makeLines(unsafeBitCast(label, to: L.self), inputs)
    }

    @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        guard lines != nil else { return Label._updateNode(node, view.label, inputs) }
        let node = unsafeDowncast(node, to: StackNode.self)
        Label._updateNode(node.content, view.label, node.inputs)
    }
}

/// Several views in a builder, which may be a title and lines below it.
@MainActor
protocol TitledLines: View {
    static var areTexts: Bool { get }
    static func makeLines(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode
}

extension TupleView: TitledLines {
    @MainActor static var areTexts: Bool {
        TuplePlan.of(T.self).elements.allSatisfy { ($0.type as? any TextualView.Type)?.isText == true }
    }

    @MainActor static func makeLines(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = TitledTupleNode(TuplePlan.of(T.self), inputs)
        withAddress(of: view) { node.make($0) }
        return node
    }
}

/// A text, or something that shows one if anything.
nonisolated protocol TextualView {
    static var isText: Bool { get }
}

extension Text: TextualView {
    nonisolated static var isText: Bool { true }
}

extension Optional: TextualView where Wrapped: View {
    nonisolated static var isText: Bool { (Wrapped.self as? any TextualView.Type)?.isText == true }
}

extension ModifiedContent: TextualView {
    nonisolated static var isText: Bool { (Content.self as? any TextualView.Type)?.isText == true }
}

/// The node of a title and lines below it.
private final class TitledTupleNode: TupleNode {
    private let lineScope: Scope

    override init(_ plan: TuplePlan, _ inputs: _ViewInputs) {
        let font = ScopeValue(
            parent: inputs.scope, key: ObjectIdentifier(FontKey.self), writer: FontKey.self,
            value: Optional(Font.subheadline))
        lineScope = ScopeValue(
            parent: font, key: ObjectIdentifier(ForegroundKey.self), writer: ForegroundKey.self,
            value: ForegroundLevels(styles: [AnyShapeStyle(HierarchicalShapeStyle.secondary)]))
        super.init(plan, inputs)
    }

    override var inputsOfRest: _ViewInputs { _ViewInputs(parent: self, scope: lineScope) }
}
