import MartletGraph

/// A modifier that puts a view in front of or behind another.
protocol DecorationModifying: ViewModifier {
    associatedtype Secondary: View
}

/// Puts a view in front of or behind another.
nonisolated public struct _DecorationModifier<Secondary: View>: ViewModifier, DecorationModifying {
    public typealias Body = Never
    let secondary: Secondary
    let alignment: Alignment
    let isInFront: Bool

    @MainActor private func decoration<C: View>(of content: C.Type) -> Decoration {
        Decoration(
            alignment: alignment, isInFront: isInFront, type: ModifiedContent<C, Self>.self,
            make: { Secondary._makeNode(secondary, $0) },
            update: { Secondary._updateNode($0, secondary, $1) })
    }

    @MainActor public static func _makeModified<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _ViewNode {
        let node = DecorationNode(view.modifier.decoration(of: C.self), inputs)
        node.setContent(C._makeNode(view.content, node.inputs))
        return node
    }

    @MainActor public static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        let node = unsafeDowncast(node, to: DecorationNode.self)
        C._updateNode(node.content, view.content, node.inputs)
        node.setDecoration(view.modifier.decoration(of: C.self))
    }
}

extension View {
    /// Puts views in front of this one, aligned in its frame.
    nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    {
        modifier(_DecorationModifier(secondary: content(), alignment: alignment, isInFront: true))
    }

    /// Puts a view in front of this one, aligned in its frame.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(_DecorationModifier(secondary: overlay, alignment: alignment, isInFront: true))
    }

    /// Puts views behind this one, aligned in its frame.
    nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    {
        modifier(_DecorationModifier(secondary: content(), alignment: alignment, isInFront: false))
    }

    /// Puts a view behind this one, aligned in its frame.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_DecorationModifier(secondary: background, alignment: alignment, isInFront: false))
    }
}
