import MartletGraph

/// A text that says what a view is for: a hint for a screen reader, and what appears where the pointer rests.
nonisolated public struct _HelpModifier: ElementModifier {
    public typealias Body = Never
    let text: Text

    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor func string(in node: LayoutNode) -> String { TextEnvironment.of(node.scope).styled(text).text.string }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        let hint = string(in: node)
        list.add {
            child.describe(into: &$0)
        } changing: {
            if $0.hint == nil { $0.hint = hint }
        }
    }
}

extension View {
    /// Says what this view is for.
    nonisolated public func help(_ text: Text) -> some View { modifier(_HelpModifier(text: text)) }

    /// Says what this view is for.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

extension WindowRoot {
    /// What appears where the pointer rests.
    package func tooltip(at location: CGPoint) -> String? {
        var path = HitPath()
        _ = root.hitTest(location, &path)
        for case let node as ModifierLayoutNode<_HelpModifier> in path.elements {
            return node.modifier.string(in: node)
        }
        return nil
    }
}
