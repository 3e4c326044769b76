import MartletGraph

/// The node of a section: a container that knows sections takes it as a whole.
final class SectionNode: _ViewNode {
    var header: _ViewNode?
    var content: _ViewNode!
    /// Things to do with the section, which follow its content; nil where there are none, or the header shows them.
    var actions: _ViewNode?
    var footer: _ViewNode?

    init(_ inputs: _ViewInputs) { super.init(parent: inputs.parent, scope: inputs.scope) }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        header.map(body)
        if let content { body(content) }
        actions.map(body)
        footer.map(body)
    }

    override func collectElements(into list: inout ContiguousArray<_ViewNode>) {
        if isDirectlyInTakerOfSections { return list.append(self) }
        forEachChild { $0.collectElements(into: &list) }
    }
}
