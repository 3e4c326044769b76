import MartletGraph
import MartletHost

/// A text that says what a view is for: a hint for a screen reader, and what appears where the pointer rests.
nonisolated public struct _HelpModifier: ElementModifier {
    public typealias Body = Never
    let text: Text

    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor func string(in node: LayoutNode) -> String { TextEnvironment.of(node.scope).styled(text).text.string }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        let text = string(in: node)
        list.add {
            child.describe(into: &$0)
        } changing: {
            if $0.hint == nil { $0.hint = text }
            if $0.help == nil { $0.help = text }
        }
    }
}

extension View {
    /// Says what this view is for: in a tip where the pointer rests on it, or Control-F1 is pressed while it has the
    /// keyboard, and to screen readers.
    nonisolated public func help(_ text: Text) -> some View { modifier(_HelpModifier(text: text)) }

    /// Says what this view is for: in a tip where the pointer rests on it, or Control-F1 is pressed while it has the
    /// keyboard, and to screen readers.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

extension WindowRoot {
    /// What appears where the pointer rests, and the place of the view that it is about.
    package func tooltip(at location: CGPoint) -> HostTooltip? {
        var path = HitPath()
        _ = root.hitTest(location, &path)
        return path.elements.lazy.compactMap(\.help).first
    }

    /// What an element says of itself when the keyboard asks for it.
    package func tooltip(of id: UInt64) -> HostTooltip? {
        var next = ids.node(id)
        while let node = next {
            if let help = node.help { return help }
            next = node.layoutParent
        }
        return nil
    }
}

extension LayoutNode {
    fileprivate var help: HostTooltip? {
        guard let node = self as? ModifierLayoutNode<_HelpModifier> else { return nil }
        let text = node.modifier.string(in: node)
        return text.isEmpty ? nil : HostTooltip(text: text, frame: frameInWindow)
    }
}
