import MartletGraph
import MartletHost

/// Lets the escape key, and the left arrow with Alt, go back from a page.
nonisolated struct BackKeys: NodeModifier {
    typealias Body = Never
    /// Nil where there is no way back.
    let goBack: (@MainActor () -> Void)?

    @MainActor func makeNode(_ inputs: _ViewInputs) -> BackKeysNode { BackKeysNode(goBack, inputs) }

    @MainActor func update(_ node: BackKeysNode) {
        node.goBack = goBack
    }
}

/// The node of a page that keys go back from while it is seen.
final class BackKeysNode: ChildNode, PageKeyFollower {
    var goBack: (@MainActor () -> Void)?
    lazy var hiders = hidersAround

    init(_ goBack: (@MainActor () -> Void)?, _ inputs: _ViewInputs) {
        self.goBack = goBack
        super.init(inputs)
        scope.windowRoot?.pageKeys.append(
            WeakPageKeys(node: self), forgetting: { $0.node?.flags.contains(.left) != false })
    }

    func presenceChanged(_ isPresent: Bool) {}

    func takes(_ event: KeyEvent) -> Bool {
        let isEscape = event.key == .escape && event.modifiers.isEmpty
        return goBack != nil && (isEscape || (isBackArrow(event) && event.modifiers == .option))
    }

    /// The arrow that points where the page came from.
    private func isBackArrow(_ event: KeyEvent) -> Bool {
        event.key == (scope.isRightToLeft ? .rightArrow : .leftArrow)
    }

    /// Escape leaves the field that is written in before it leaves the page.
    func act(on event: KeyEvent) {
        if event.key == .escape, let window = scope.windowRoot, window.focusedNode is any NativeResponder {
            window.requestFocus(nil)
        } else {
            goBack?()
        }
    }
}
