import MartletGraph

/// The node of a view with a body: keeps the view's storage and the node of what its body describes.
final class CompositeNode<V: View>: ChildNode, EvaluatingNode, BodyNode {
    @exclusivity(unchecked) private var view: V
    @exclusivity(unchecked) private var properties: PropertyStorage
    private var motion: ShownMotion<V>?

    init(_ view: V, _ inputs: _ViewInputs) {
        self.view = view
        properties = PropertyStorage(V.self)
        super.init(inputs)
        child = V.Body._makeNode(evaluate(because: .identity), self.inputs)
    }

    /// Takes the next value; evaluates the body when the value, or anything the body read, is another.
    func update(with new: V) {
        let isSame = withAddress(of: new) { new in
            withMutableAddress(of: &view) { properties.plan.isEqual($0, new) }
        }
        if !isSame {
            take(new)
        } else if properties.plan.adopts {
            view = new
        }
        if isSame, !flags.contains(.stale) {
            if properties.plan.adopts { properties.adopt(&view) }
            return
        }
        flags.remove(.stale)
        V.Body._updateNode(child, evaluate(because: isSame ? .property : .value), inputs)
    }

    private func take(_ new: V) {
        guard Animation.isUsed, properties.plan.isAnimatable else {
            view = new
            return
        }
        view = evaluated(with: new, instead: view, &motion) { [weak self] in self?.show($0) }
    }

    private func show(_ new: V) {
        view = new
        if !flags.contains(.left) { setNeedsUpdate() }
    }

    func forgetInputs() { flags.insert(.stale) }

    override func update() {
        V.Body._updateNode(child, evaluate(because: .property), inputs)
    }

    private func evaluate(because reason: EvaluationReason) -> V.Body {
        BodyLog.shared?.count(V.self, in: scope)
        return properties.evaluate(&view, in: self, because: reason) { $0.body }
    }

    override func willLeave() {
        properties.leave()
    }
}

#if DEBUG
    extension CompositeNode: ReaderHolder {
        var heldReader: Reader? { properties.reader }
    }
#endif
