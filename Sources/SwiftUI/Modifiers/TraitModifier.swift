import MartletGraph

/// Sets a trait of the elements it is applied to.
nonisolated struct TraitModifier<K: TraitKey>: ScopeModifier {
    let value: K.Value
    static var key: ObjectIdentifier { ObjectIdentifier(K.self) }

    nonisolated init(_ key: K.Type, _ value: K.Value) { self.value = value }

    @MainActor static func valueChanged(_ node: _ViewNode) {
        for element in node.madeElements {
            element.tellTraits()
            // Modifiers of one view pass on what it says.
            var container = element.layoutParent
            while let next = container, next.flags.contains(.distributes) { container = next.layoutParent }
            container?.setNeedsDisplay()
        }
    }
}
