import MartletGraph
import MartletHost

/// Follows whether the keyboard is in a field inside.
nonisolated struct TypingFollower: NodeModifier {
    typealias Body = Never
    let isTyping: Binding<Bool>

    @MainActor func makeNode(_ inputs: _ViewInputs) -> TypingNode { TypingNode(isTyping, inputs) }
    @MainActor func contentUpdated(in node: TypingNode) { node.isTyping = isTyping }
}

final class TypingNode: ChildNode, FocusFollowing {
    fileprivate var isTyping: Binding<Bool>

    fileprivate init(_ isTyping: Binding<Bool>, _ inputs: _ViewInputs) {
        self.isTyping = isTyping
        super.init(inputs)
        scope.windowRoot?.addFocusFollower(self)
    }

    func focusMoved(isInside: Bool) {
        let focused = scope.windowRoot?.focusedNode
        // An open menu only borrows the keyboard, and so do the items above the keyboard, which stand in a bar.
        if isInside, focused?.isShown(in: self) != true { return }
        let new = isInside && focused is any NativeResponder
        if isTyping.wrappedValue != new { isTyping.wrappedValue = new }
    }
}

extension LayoutNode {
    /// Whether it stands in the elements of a node, wherever it is declared.
    fileprivate func isShown(in node: _ViewNode) -> Bool {
        let elements = node.madeElements
        return sequence(first: self, next: { $0.layoutParent }).contains { next in elements.contains { $0 === next } }
    }
}
