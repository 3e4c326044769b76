import MartletGraph

/// A node with one node below it.
class ChildNode: _ViewNode {
    @exclusivity(unchecked) final var child: _ViewNode!

    init(_ inputs: _ViewInputs) {
        super.init(parent: inputs.parent, scope: inputs.scope)
    }

    init(_ inputs: _ViewInputs, extraDepth: Int32) {
        super.init(parent: inputs.parent!, scope: inputs.scope, extraDepth: extraDepth)
    }

    init(_ inputs: _ViewInputs, scope: Scope) {
        super.init(parent: inputs.parent, scope: scope)
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        if let child { body(child) }
    }

    override func collectElements(into list: inout ContiguousArray<_ViewNode>) {
        child?.collectElements(into: &list)
    }

    /// Shows another node from now on; the old one leaves.
    ///
    /// - Parameter key: by what the old one is known if it comes again while it is still on its way out; nil where it
    ///   leaves at once.
    final func replaceChild(with new: _ViewNode?, leaving key: @autoclosure () -> AnyHashable? = nil) {
        let old = child
        child = new
        if let old { depart(old, key()) }
        if old?.flags.contains(.writesPreferences) == true { preferencesChanged() }
        elementsChanged()
    }
}
