import MartletGraph

/// A text field without another style: in a box, unless the program draws one around it, or it is on a phone.
nonisolated struct UsualEntry: View {
    typealias Body = Never
    let core: TextFieldCore

    private typealias Content = _ConditionalContent<PlainEntry, EntryBox>

    @MainActor private func content(_ inputs: _ViewInputs) -> Content {
        let isTouched = EnvironmentValues(scope: inputs.scope).idiom.isTouched
        return isTouched || OwnBox.isDrawn(around: inputs.parent)
            ? Content(storage: .trueContent(PlainEntry(core: core)))
            : Content(storage: .falseContent(EntryBox(core: core)))
    }

    @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        Content._makeNode(view.content(inputs), inputs)
    }

    @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        Content._updateNode(node, view.content(inputs), inputs)
    }
}
