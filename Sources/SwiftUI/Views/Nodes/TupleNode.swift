import MartletGraph
@_spi(Reflection) import Swift

/// The node of several views, one after the other.
class TupleNode: _ViewNode {
    private let plan: TuplePlan
    @exclusivity(unchecked) private var children: ContiguousArray<_ViewNode> = []

    init(_ plan: TuplePlan, _ inputs: _ViewInputs) {
        self.plan = plan
        super.init(parent: inputs.parent, scope: inputs.scope)
    }

    /// The inputs of the views after the first.
    var inputsOfRest: _ViewInputs { inputs }

    final func make(_ tuple: UnsafeRawPointer) {
        var inputs = inputs
        children.reserveCapacity(plan.elements.count)
        for element in plan.elements {
            children.append(makeElement(element.type, tuple + element.offset, inputs))
            if children.count == 1 { inputs = inputsOfRest }
        }
    }

    final func update(_ tuple: UnsafeRawPointer) {
        var inputs = inputs
        for index in children.indices {
            let element = plan.elements[index]
            updateElement(element.type, tuple + element.offset, children[index], inputs)
            if index == 0 { inputs = inputsOfRest }
        }
    }

    private func makeElement<V: View>(_ type: V.Type, _ view: UnsafeRawPointer, _ inputs: _ViewInputs) -> _ViewNode {
        V._makeNode(view.assumingMemoryBound(to: V.self).pointee, inputs)
    }

    private func updateElement<V: View>(
        _ type: V.Type, _ view: UnsafeRawPointer, _ node: _ViewNode, _ inputs: _ViewInputs
    ) {
        V._updateNode(node, view.assumingMemoryBound(to: V.self).pointee, inputs)
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        for child in children { body(child) }
    }
}

/// The views inside a tuple type and where they lie, worked out once per type.
@MainActor
final class TuplePlan {
    let elements: ContiguousArray<(type: any View.Type, offset: Int)>

    private init(_ tuple: Any.Type) {
        var found: ContiguousArray<(type: any View.Type, offset: Int)> = []
        if let single = tuple as? any View.Type {
            found = [(single, 0)]
        } else {
            _ = _forEachField(of: tuple) { _, offset, type, _ in
                guard let view = type as? any View.Type else {
                    fatalError("TupleView holds \(type), which is not a View.")
                }
                found.append((view, offset))
                return true
            }
        }
        elements = found
    }

    private static var plans = TypeTable<TuplePlan>()

    static func of(_ tuple: Any.Type) -> TuplePlan { plans.value(for: tuple) { TuplePlan(tuple) } }
}
