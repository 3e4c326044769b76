import MartletGraph

/// One of two contents, by a condition; of views, each has an identity of its own (semantics 2).
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = ConditionalNode(inputs)
        node.isTrue = view.isTrue
        node.child = view.makeSide(node.inputs)
        return node
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        let node = unsafeDowncast(node, to: ConditionalNode.self)
        guard node.isTrue == view.isTrue else {
            node.isTrue = view.isTrue
            let known = node.takeBack(view.isTrue)
            if let known { view.updateSide(known, node.inputs) }
            node.replaceChild(with: known ?? view.makeSide(node.inputs), leaving: !view.isTrue)
            return
        }
        view.updateSide(node.child, node.inputs)
    }

    @MainActor private func updateSide(_ node: _ViewNode, _ inputs: _ViewInputs) {
        switch storage {
        case .trueContent(let side): TrueContent._updateNode(node, side, inputs)
        case .falseContent(let side): FalseContent._updateNode(node, side, inputs)
        }
    }

    @MainActor private var isTrue: Bool {
        if case .trueContent = storage { true } else { false }
    }

    @MainActor private func makeSide(_ inputs: _ViewInputs) -> _ViewNode {
        switch storage {
        case .trueContent(let side): TrueContent._makeNode(side, inputs)
        case .falseContent(let side): FalseContent._makeNode(side, inputs)
        }
    }
}

/// The node of one of two views.
final class ConditionalNode: ChildNode {
    var isTrue = false
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = OptionalNode(inputs)
        if let view { node.child = Wrapped._makeNode(view, node.inputs) }
        return node
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        let node = unsafeDowncast(node, to: OptionalNode.self)
        switch (view, node.child) {
        case (let view?, let child?): Wrapped._updateNode(child, view, node.inputs)
        case (let view?, nil):
            let known = node.takeBack(true)
            if let known { Wrapped._updateNode(known, view, node.inputs) }
            node.replaceChild(with: known ?? Wrapped._makeNode(view, node.inputs))
        case (nil, _?): node.replaceChild(with: nil, leaving: true)
        case (nil, nil): break
        }
    }
}

/// The node of a view that may be absent.
final class OptionalNode: ChildNode {}
