import MartletDisplay
import MartletGraph
import MartletHost

/// One window's content: the root of its tree, and what waits for layout or display in it.
@MainActor
package final class WindowRoot: FrameStage {
    let scope = WindowScope()
    let ids = ElementIDs()
    private(set) var root: RootNode!
    package var size: CGSize {
        didSet { if size != oldValue { root.setNeedsLayout() } }
    }

    private let staleLayout = NodeQueue(deepestFirst: true)
    private var staleDisplay: [LayoutNode] = []
    private var movedGroups: [LayoutNode] = []
    /// New whenever something is placed or shown differently.
    package private(set) var version: UInt64 = 0

    private(set) lazy var events = EventDispatcher(self)
    /// The element that has the keyboard.
    package internal(set) var focusedElement: UInt64?
    /// Calls an action after some seconds on the window's clock; the result cancels it.
    package var scheduler: @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> () -> Void = WindowRoot
        .mainQueueScheduler
    /// Hands an address to the desktop; `false` when nothing opens it.
    package var openURL: (URL) -> Bool = { _ in false }

    /// Gives the keyboard to a native element.
    package var requestFocus: (UInt64?) -> Void = { _ in }

    package init<Content: View>(size: CGSize, colorScheme: ColorScheme = .light, _ content: Content) {
        self.size = size
        let values = ScopeValue(
            parent: scope, key: ObjectIdentifier(ColorSchemeKey.self), name: "ColorSchemeKey", value: colorScheme)
        schemeScope = values
        scope.window = self
        root = RootNode(_ViewInputs(parent: nil, scope: values))
        root.group = DisplayGroup()
        Graph.isUpdating = true
        DeepStack.run { root.content = AnyView._makeNode(AnyView(content), root.inputs) }
        Graph.isUpdating = false
        root.setNeedsLayout()
        root.setNeedsDisplay()
    }

    private let schemeScope: ScopeValue<ColorScheme>

    package var colorScheme: ColorScheme {
        get { schemeScope.value }
        set { if schemeScope.setValue(newValue) { root.styleChanged() } }
    }

    /// Shows another value of the content.
    func setContent(_ content: AnyView) {
        AnyView._updateNode(root.content, content, root.inputs)
    }

    package var rootGroup: DisplayGroup { root.group! }

    /// Takes the content out of the tree.
    package func close() {
        DeepStack.run {
            root.leave()
            root.content = EmptyView._makeNode(EmptyView(), root.inputs)
            root.flags.insert(.elementsStale)
            _ = root.layoutChildren
            root.group?.setItems([])
            staleDisplay = []
            movedGroups = []
            staleLayout.removeAll()
        }
    }

    // MARK: Passes

    func addStaleLayout(_ node: LayoutNode) {
        staleLayout.insert(node)
        Graph.shared.requestFrame()
    }

    func addStaleDisplay(_ node: LayoutNode) {
        staleDisplay.append(node)
        Graph.shared.requestFrame()
    }

    func addMoved(_ node: LayoutNode) {
        movedGroups.append(node)
        Graph.shared.requestFrame()
    }

    func nextStaleDisplay() -> LayoutNode? { staleDisplay.popLast() }

    func takeMovedGroups() -> [LayoutNode] {
        defer { movedGroups = [] }
        return movedGroups
    }

    package var needsLayout: Bool { !staleLayout.isEmpty }
    package var needsDisplay: Bool { !staleDisplay.isEmpty || !movedGroups.isEmpty }

    package func layout() {
        if needsLayout { LayoutPass(root: root, size: size).run(staleLayout) }
    }

    package func display() {
        guard needsDisplay else { return }
        version += 1
        DisplayPass(window: self).run()
    }

    /// Everything that can be found on the screen.
    func describe() -> AccessibilityBuilder {
        var list = AccessibilityBuilder(clip: CGRect(origin: .zero, size: size))
        DeepStack.run { root.describe(into: &list) }
        return list
    }
}

/// The element that fills a window and centres its content.
final class RootNode: ContainerNode {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren() {
        let offer = ProposedViewSize(size)
        for child in layoutChildren {
            let fit = child.sizeThatFits(offer)
            let origin = CGPoint(x: (size.width - fit.width) / 2, y: (size.height - fit.height) / 2)
            child.place(at: origin, size: fit, proposal: offer)
        }
    }
}
