import MartletGraph

/// The dynamic properties of one view or modifier in the tree: what they keep, and who reads for them.
@MainActor
struct PropertyStorage {
    let plan: PropertyPlan
    private var storage: ContiguousArray<AnyObject?>
    /// Nil as long as nothing remembers a run.
    private(set) var reader: Reader?

    init<V>(_ type: V.Type) {
        plan = PropertyPlan.of(type)
        storage = plan.properties.isEmpty ? [] : ContiguousArray(repeating: nil, count: plan.properties.count)
    }

    /// Installs the properties in `value` and evaluates `body`, remembering what both read.
    ///
    /// - Parameter reason: what else than its properties makes it run, for `_printChanges()`.
    mutating func evaluate<V, R>(
        _ value: inout V, in node: _ViewNode, because reason: EvaluationReason = .property, _ body: (V) -> R
    ) -> R {
        var reader = self.reader ?? Reader.lend(to: node)
        let result = reader.evaluate {
            if !plan.properties.isEmpty { install(in: &value, node) }
            let outerEvaluation = ChangeRecord.isKept ? begin(evaluation(of: &value, reason, reader)) : nil
            defer { if ChangeRecord.isKept { Evaluation.current = outerEvaluation } }
            return body(value)
        }
        if self.reader == nil, !Reader.takeBack(&reader) { self.reader = reader }
        return result
    }

    private mutating func install<V>(in value: inout V, _ node: _ViewNode) {
        withMutableAddress(of: &value) { address in
            for index in plan.properties.indices {
                let property = plan.properties[index]
                storage[index] = property.install(address + property.offset, storage[index], node)
            }
        }
    }

    /// Follows the objects of an equal value, for which the body does not run.
    func adopt<V>(_ value: inout V) {
        withMutableAddress(of: &value) { address in
            for (index, property) in plan.properties.enumerated() {
                property.adopt?(address + property.offset, storage[index])
            }
        }
    }

    /// - Returns: the evaluation inside which this one runs.
    private func begin(_ evaluation: Evaluation) -> Evaluation? {
        defer { Evaluation.current = evaluation }
        return Evaluation.current
    }

    private func evaluation<V>(of value: inout V, _ reason: EvaluationReason, _ reader: Reader) -> Evaluation {
        withUnsafeBytes(of: &value) { bytes in
            let last = reader.run &- 1
            var names: [String] = []
            for (index, property) in plan.properties.enumerated()
            where property.isWritten(bytes.baseAddress! + property.offset, storage[index], last, reader) {
                names.append(property.name)
            }
            // What is read of observable objects is no property's.
            let isObserved = Graph.current.changes.contains {
                ($0 as? ObservedChange)?.isChange(for: reader, run: last) == true
            }
            return Evaluation(
                type: V.self, reason: reason, properties: isObserved ? names + ["@dependencies"] : names)
        }
    }

    mutating func leave() {
        reader?.leave()
        for case let storage as any LeavingStorage in storage { storage.leave() }
    }
}

/// Storage that has something to undo when its view leaves the tree.
@MainActor
protocol LeavingStorage: AnyObject {
    func leave()
}
