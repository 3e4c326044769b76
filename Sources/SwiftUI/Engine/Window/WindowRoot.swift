import MartletDisplay
import MartletGraph
import MartletHost

/// One window's content: the root of its tree, and what waits for layout or display in it.
@MainActor
package final class WindowRoot: FrameStage {
    let ids = ElementIDs()
    private(set) var root: RootNode!
    package var size: CGSize {
        didSet {
            guard size != oldValue else { return }
            contents.sizeChanged(to: size)
            root.setNeedsLayout()
        }
    }

    /// Pixels a point, to which the edges of what stands still are rounded; 0 where nobody knows them.
    package var pixels: CGFloat = 0 {
        didSet { if pixels != oldValue { redraw(root) } }
    }

    private let staleLayout = NodeQueue(deepestFirst: true)
    private var staleDisplay: [LayoutNode] = []
    private var movedGroups: [LayoutNode] = []
    /// New whenever something is placed or shown differently.
    package private(set) var version: UInt64 = 0
    /// New whenever what is described may be different: not where something shown merely moves by itself.
    package private(set) var contentVersion: UInt64 = 0

    /// What moves by itself.
    var animators = AnimatorList()
    var timedMotions = TimedMotions()
    /// The elements that are on their way to their places.
    var placeMotions: [ObjectIdentifier: PlaceMotion] = [:]
    var heldPlaces = HeldPlaces()
    /// What comes in, by its element, and what has gone and is still seen, by its container.
    var arrivals: [ObjectIdentifier: any PresenceMotion] = [:]
    var departures: [ObjectIdentifier: [any PresenceMotion]] = [:]
    private var showsTransitions = false
    /// The time of the frame that the window's clock has begun; nil in those that an event has begun.
    package var frameTime: TimeInterval?
    var showsMotionOnly = false
    var isVisible = true
    /// Whether what the system shows moves by itself: sheets that come, pages that are pushed, switches.
    package var movesBySystem = true

    private(set) lazy var events = EventDispatcher(self)
    /// Counts the bodies in this window, while somebody asks.
    package weak var bodyLog: BodyLog?
    /// The element that has the keyboard.
    package internal(set) var focusedElement: UInt64? {
        didSet { if focusedElement != oldValue { focusMoved(from: oldValue) } }
    }
    /// The element that is to have it and may be shown with the next picture only; nil once the keyboard has moved.
    var focusOnItsWay: UInt64?
    /// Whether the keyboard is in use, so that it is shown where it is.
    var isFocusVisible = false
    /// What the Tab key went through.
    var focusTrail = FocusTrail()
    /// Who wants to know where the keyboard is.
    var focusFollowers: [WeakFollower] = []
    var isTellingFocus = false
    /// The views with a keyboard shortcut.
    var shortcuts: [WeakShortcut] = []
    /// Who shows the window; nil where the tree is only looked at.
    weak var shell: (any WindowShell)?

    /// Views that keys mean something to which nothing else took.
    var pageKeys: [WeakPageKeys] = []

    /// What brings the window's views up to date.
    package let graph: Graph
    /// Who gives the window its content.
    let contents: any WindowContents
    /// Whether widgets that a program makes itself have a place in it.
    let showsWidgets: Bool
    /// What views keep for the window, by type.
    var kept: [ObjectIdentifier: any WindowKeeping] = [:]

    // Whoever lets go of a window last, such as the runner of a test: its elements go on the main thread, where others
    // are being asked.
    isolated deinit {}

    /// - Parameters:
    ///   - contents: makes what the window shows.
    ///   - outermost: the scope by which what is inside finds this window.
    ///   - scope: what all of the content sees.
    init(
        size: CGSize, showsWidgets: Bool = false, _ contents: any WindowContents, of outermost: WindowScope,
        in scope: Scope
    ) {
        self.size = size
        self.contents = contents
        self.showsWidgets = showsWidgets
        graph = scope.graph
        outermost.window = self
        root = RootNode(_ViewInputs(parent: nil, scope: scope))
        root.group = DisplayGroup()
        graph.updating { DeepStack.run { root.base.content = contents.makeContent(root.base.inputs) } }
        root.setNeedsLayout()
        root.setNeedsDisplay()
        root.base.setNeedsDisplay()
        graph.add(self)
    }

    /// Seconds on the host's clock.
    var time: TimeInterval { frameTime ?? shell?.time ?? 0 }

    package func requestFrame() { shell?.requestFrame() }

    package var rootGroup: DisplayGroup { root.group! }

    /// Takes the content out of the tree.
    package func close() {
        graph.remove(self)
        graph.asCurrent {
            DeepStack.run {
                root.leave()
                root.base.content = _ViewNode(parent: root.base, scope: root.base.scope)
                root.base.flags.insert(.elementsStale)
                _ = root.base.layoutChildren
                root.group?.setItems([])
                staleDisplay = []
                movedGroups = []
                staleLayout.removeAll()
            }
        }
    }

    // MARK: Passes

    func addStaleLayout(_ node: LayoutNode) {
        staleLayout.insert(node)
        requestFrame()
    }

    func addStaleDisplay(_ node: LayoutNode) {
        staleDisplay.append(node)
        if !animators.isAdvancing { requestFrame() }
    }

    func addMoved(_ node: LayoutNode) {
        movedGroups.append(node)
        if !animators.isAdvancing { requestFrame() }
    }

    /// Draws everything anew; calls itself for no level, of which there may be ten thousand.
    private func redraw(_ outermost: _ViewNode) {
        var nodes = [outermost]
        while let node = nodes.popLast() {
            if let node = node as? LayoutNode, node.group != nil, !node.flags.contains(.displayStale) {
                node.flags.insert(.displayStale)
                addStaleDisplay(node)
            }
            node.forEachChild { nodes.append($0) }
        }
    }

    /// The elements to draw, outermost first: they decide what inside of them can be seen.
    func takeStaleDisplay() -> [LayoutNode] {
        defer { staleDisplay = [] }
        return staleDisplay.count < 2 ? staleDisplay : staleDisplay.sorted { $0.depth < $1.depth }
    }

    func takeMovedGroups() -> [LayoutNode] {
        defer { movedGroups = [] }
        return movedGroups
    }

    package var needsLayout: Bool { !staleLayout.isEmpty }
    package var needsDisplay: Bool { !staleDisplay.isEmpty || !movedGroups.isEmpty || showsTransitions }

    /// A transition has changed the picture, though no element has.
    func transitionsMoved() { showsTransitions = true }

    /// How often the window was laid out.
    private(set) var layouts: UInt64 = 0

    package func layout() {
        guard needsLayout else { return }
        layouts += 1
        var rounds = 0
        repeat {
            LayoutPass(root: root, size: size).run(staleLayout)
            safeAreaFollowers.tell()
            containerFollowers.tell()
            titleBarsMayDiffer()
            rounds += 1
        } while needsLayout && rounds < 6
        if !needsLayout { titleBars.rest() }
        events.cancelLost()
    }

    let sight = Sight()
    /// The element that gets the keyboard back without being scrolled into sight.
    var focusReturnsTo: UInt64?
    let safeAreaFollowers = SafeAreaFollowers()
    let containerFollowers = ContainerFollowers()
    let titleBars = TitleBars()

    package func display() {
        guard needsDisplay else { return }
        version += 1
        showsTransitions = false
        DisplayPass(window: self).run()
        defer { showsMotionOnly = false }
        wakeAnimators()
        if showsMotionOnly { return }
        contentVersion += 1
        checkFocus()
    }

    /// Everything that can be found on the screen.
    ///
    /// - Parameters:
    ///   - beyondFold: how much of what can be scrolled into view is described too, on each side, in lengths of the
    ///     scroll view around.
    ///   - ofMany: the same of many elements beside each other.
    ///   - findsGaps: whether rows of lazy containers that are not shown are told of.
    func describe(
        beyondFold: CGFloat = 0, ofMany: CGFloat? = nil, findsGaps: Bool = false, isOnTheWay: Bool = false
    ) -> AccessibilityBuilder {
        var list = AccessibilityBuilder(
            clip: CGRect(origin: .zero, size: size), beyondFold: beyondFold, ofMany: ofMany)
        list.findsGaps = findsGaps
        list.isOnTheWay = isOnTheWay
        DeepStack.run { root.describe(into: &list) }
        return list
    }
}
