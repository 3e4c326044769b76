import MartletGraph

/// Who makes the view that a modifier's body calls its content.
@MainActor
protocol ModifierContentHost: AnyObject {
    func makeContent(_ inputs: _ViewInputs) -> _ViewNode
}

/// Tells a modifier's content who makes it.
final class ModifierContentScope: Scope, @unchecked Sendable {
    unowned let host: any ModifierContentHost

    init(parent: Scope, modifier: ObjectIdentifier, host: any ModifierContentHost) {
        self.host = host
        super.init(parent: parent, key: modifier)
    }
}

/// The node of a modifier with a body. The modifier is evaluated like a view; the content it was applied to is kept
/// up to date directly, wherever the body put it.
final class ModifierNode<C: View, M: ViewModifier>: ChildNode, ModifierContentHost, BodyNode {
    private var modifier: M
    private var content: C
    private var properties: PropertyStorage
    /// What the body has put somewhere; what it takes away again goes at once.
    private var contents: [Placed] = []

    private struct Placed {
        weak var node: _ViewNode?
        let scope: Scope
    }

    private var contentScope: ModifierContentScope!
    private var motion: ShownMotion<M>?

    init(_ view: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
        modifier = view.modifier
        content = view.content
        properties = PropertyStorage(M.self)
        super.init(inputs)
        contentScope = ModifierContentScope(parent: inputs.scope, modifier: ObjectIdentifier(M.self), host: self)
        child = M.Body._makeNode(evaluate(because: .identity), bodyInputs)
    }

    private var bodyInputs: _ViewInputs { _ViewInputs(parent: self, scope: contentScope) }

    func update(with view: ModifiedContent<C, M>) {
        content = view.content
        let isSame = withAddress(of: view.modifier) { new in
            withMutableAddress(of: &modifier) { properties.plan.isEqual($0, new) }
        }
        if !isSame {
            take(view.modifier)
            flags.insert(.stale)
        } else if properties.plan.adopts {
            modifier = view.modifier
            properties.adopt(&modifier)
        }
        contents.removeAll { $0.node?.flags.contains(.left) != false }
        for placed in contents {
            guard let node = placed.node else { continue }
            C._updateNode(node, content, _ViewInputs(parent: node.parent, scope: placed.scope))
        }
        if flags.contains(.stale) {
            flags.remove(.stale)
            M.Body._updateNode(child, evaluate(because: isSame ? .property : .value), bodyInputs)
        }
    }

    private func take(_ new: M) {
        guard Animation.isUsed, properties.plan.isAnimatable else {
            modifier = new
            return
        }
        modifier = evaluated(with: new, instead: modifier, &motion) { [weak self] in self?.show($0) }
    }

    private func show(_ new: M) {
        modifier = new
        if !flags.contains(.left) { setNeedsUpdate() }
    }

    override func update() {
        M.Body._updateNode(child, evaluate(because: .property), bodyInputs)
    }

    private func evaluate(because reason: EvaluationReason) -> M.Body {
        properties.evaluate(&modifier, in: self, because: reason) { $0.body(content: _ViewModifier_Content()) }
    }

    func makeContent(_ inputs: _ViewInputs) -> _ViewNode {
        var inputs = inputs
        // Inside the content, the same modifier's content is that of the one further out.
        if let outer = contentScope.parent?.find(contentScope.key) as? ModifierContentScope {
            inputs.scope = ModifierContentScope(parent: inputs.scope, modifier: contentScope.key, host: outer.host)
        }
        let node = C._makeNode(content, inputs)
        contents.append(Placed(node: node, scope: inputs.scope))
        return node
    }

    override func willLeave() {
        properties.leave()
    }
}
