import MartletDisplay
import MartletGraph
import MartletHost

/// One window's content: the root of its tree, and what waits for layout or display in it.
@MainActor
package final class WindowRoot: FrameStage {
    let scope = WindowScope()
    private let environment: WindowEnvironment
    let ids = ElementIDs()
    private(set) var root: RootNode!
    package var size: CGSize {
        didSet {
            guard size != oldValue else { return }
            environment.setSize(size)
            root.setNeedsLayout()
        }
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
    /// The elements that are on their way to their places.
    var placeMotions: [ObjectIdentifier: PlaceMotion] = [:]
    /// What comes in, by its element, and what has gone and is still seen, by its container.
    var arrivals: [ObjectIdentifier: TransitionMotion] = [:]
    var departures: [ObjectIdentifier: [TransitionMotion]] = [:]
    /// The views that are shown where others are.
    var matchedGroups: [MatchKey: MatchedGroup] = [:]
    private var showsTransitions = false
    /// The time of the frame that the window's clock has begun; nil in those that an event has begun.
    package var frameTime: TimeInterval?
    var showsMotionOnly = false
    var isVisible = true

    private(set) lazy var events = EventDispatcher(self)
    /// Counts the bodies in this window, while somebody asks.
    package weak var bodyLog: BodyLog?
    /// Who may present something above the content now, and who waits for it.
    let presentations = PresentationQueue()
    /// The text of which something is selected.
    weak var selectedText: TextNode?
    /// The element that has the keyboard.
    package internal(set) var focusedElement: UInt64? {
        didSet { if focusedElement != oldValue { focusMoved(from: oldValue) } }
    }
    /// Whether the keyboard is in use, so that it is shown where it is.
    var isFocusVisible = false
    /// What the Tab key went through.
    var focusTrail = FocusTrail()
    /// Who wants to know where the keyboard is.
    var focusFollowers: [WeakFollower] = []
    var isTellingFocus = false
    /// What views that have the keyboard say of themselves.
    private(set) lazy var focusedValues = FocusedValueStore()
    /// The views with a keyboard shortcut.
    var shortcuts: [WeakShortcut] = []
    /// Who shows the window; nil where the tree is only looked at.
    weak var shell: (any WindowShell)?

    /// The title of the page that is shown; nil where none has one.
    package private(set) var title: String?
    /// What `SceneStorage` keeps for the window.
    let sceneDefaults: SceneDefaults

    /// The views that open addresses.
    var addressHandlers: [WeakAddressHandler] = []

    /// Views that keys mean something to which nothing else took.
    var pageKeys: [WeakPageKeys] = []

    /// - Parameter scene: the name under which values of the window's scene are kept; nil to keep none.
    package init<Content: View>(
        size: CGSize, colorScheme: ColorScheme = .light, scene: String? = nil, _ content: Content
    ) {
        self.size = size
        sceneDefaults = SceneDefaults(scene: scene)
        environment = WindowEnvironment(parent: scope, size: size, colorScheme: colorScheme)
        scope.window = self
        root = RootNode(_ViewInputs(parent: nil, scope: environment.scope))
        root.group = DisplayGroup()
        Graph.isUpdating = true
        DeepStack.run { root.base.content = AnyView._makeNode(AnyView(content), root.base.inputs) }
        Graph.isUpdating = false
        root.setNeedsLayout()
        root.setNeedsDisplay()
        root.base.setNeedsDisplay()
        Graph.shared.add(self)
    }

    /// Seconds on the host's clock.
    var time: TimeInterval { frameTime ?? shell?.time ?? 0 }

    package func requestFrame() { shell?.requestFrame() }

    /// Light or dark as the desktop wants it; shown as the views want it, where they do.
    package var colorScheme: ColorScheme {
        get { environment.colorScheme }
        set { if environment.setSystemScheme(newValue) { root.styleChanged() } }
    }

    /// How large the desktop wants texts.
    package var dynamicTypeSize: DynamicTypeSize {
        get { environment.typeSize }
        set { if environment.setTypeSize(newValue) { root.styleChanged() } }
    }

    /// Whether the desktop asks for high contrast.
    package var colorSchemeContrast: ColorSchemeContrast {
        get { environment.colorSchemeContrast }
        set { if environment.setContrast(newValue) { root.styleChanged() } }
    }

    /// Shows texts as the desktop's settings say.
    ///
    /// - Parameters:
    ///   - scale: how much larger than usual.
    ///   - family: the family of its font; nil for the usual one.
    package func setDesktopText(scale: CGFloat, family: String?) {
        if environment.setDesktopText(scale: scale, family: family) { root.styleChanged() }
    }

    /// How much what lies around the content is darkened by what is shown above it, from 0 to 1.
    package var shade: Double {
        let layers = root.layers.filter { $0.kind.dims && !$0.letsBehindBeUsed }
        return 1 - layers.reduce(1.0) { $0 * (1 - Double(CardLook($1).dimming.alpha)) }
    }

    /// The direction that the desktop's language is read in.
    package var layoutDirection: LayoutDirection {
        get { environment.layoutDirection }
        set {
            guard environment.setDirection(newValue) else { return }
            root.styleChanged()
            root.directionChanged()
            for layer in root.layers { layer.directionChanged() }
        }
    }

    /// Sets how many pixels a point is.
    func setDisplayScale(_ scale: CGFloat) {
        if environment.setDisplayScale(scale) { root.styleChanged() }
    }

    /// Sets whether the desktop wants things to stand still.
    /// Whether what the system shows moves by itself: sheets that come, pages that are pushed, switches.
    package var movesBySystem = true
    package var reducesMotion: Bool { environment.motionIsReduced }

    package func setReducesMotion(_ reduces: Bool) {
        if environment.setReducesMotion(reduces) { root.styleChanged() }
    }

    func prefer(_ colorScheme: ColorScheme?) {
        if environment.setPreferredScheme(colorScheme) { root.styleChanged() }
        shell?.colorSchemePreferred(colorScheme)
    }

    func setTitle(_ new: String?) {
        if new == title { return }
        title = new
        shell?.titleChanged()
    }

    package func setPhase(_ phase: ScenePhase) { environment.setPhase(phase) }

    /// Shows another value of the content.
    func setContent(_ content: AnyView) {
        AnyView._updateNode(root.base.content, content, root.base.inputs)
    }

    package var rootGroup: DisplayGroup { root.group! }

    /// Takes the content out of the tree.
    package func close() {
        Graph.shared.remove(self)
        DeepStack.run {
            root.leave()
            root.base.content = EmptyView._makeNode(EmptyView(), root.base.inputs)
            root.base.flags.insert(.elementsStale)
            _ = root.base.layoutChildren
            root.group?.setItems([])
            staleDisplay = []
            movedGroups = []
            staleLayout.removeAll()
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

    func nextStaleDisplay() -> LayoutNode? { staleDisplay.popLast() }

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
            rounds += 1
        } while needsLayout && rounds < 4
        events.cancelLost()
    }

    let safeAreaFollowers = SafeAreaFollowers()
    let containerFollowers = ContainerFollowers()

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
    ///   - findsGaps: whether rows of lazy containers that are not shown are told of.
    func describe(beyondFold: CGFloat = 0, findsGaps: Bool = false) -> AccessibilityBuilder {
        var list = AccessibilityBuilder(clip: CGRect(origin: .zero, size: size), beyondFold: beyondFold)
        list.findsGaps = findsGaps
        DeepStack.run { root.describe(into: &list) }
        return list
    }
}
