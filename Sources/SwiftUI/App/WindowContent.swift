import MartletGraph
import MartletHost

/// What a window shows: a view, and the environment that all of it finds.
@MainActor
final class WindowContent: WindowContents {
    let environment: WindowEnvironment
    /// What `SceneStorage` keeps for the window.
    let sceneDefaults: SceneDefaults
    private let content: AnyView
    /// The title of the page that is shown; nil where none has one.
    fileprivate(set) var title: String?
    private var preferredScheme: ColorScheme?
    /// The appearance that the program asked for without a view; it goes before what views want.
    fileprivate var overriddenScheme: ColorScheme?

    init(_ content: AnyView, _ environment: WindowEnvironment, scene: String?) {
        self.content = content
        self.environment = environment
        sceneDefaults = SceneDefaults(scene: scene)
    }

    func makeContent(_ inputs: _ViewInputs) -> _ViewNode { AnyView._makeNode(content, inputs) }

    var motionIsReduced: Bool { environment.motionIsReduced }

    var transitions: any ComingAndGoing { Transitions() }

    func sizeChanged(to size: CGSize) { environment.setSize(size) }

    func takes(_ event: KeyEvent, in window: WindowRoot) -> Bool {
        window.kept(WindowUndo.self).takes(event) || window.sceneShell?.takesUsualKey(event) == true
            || window.beginsInList(event)
    }

    func takes(_ event: KeyEvent, typedInto field: UInt64, in window: WindowRoot) -> Bool {
        window.kept(WindowUndo.self).takes(event, typedInto: field)
    }

    func preferencesChanged(below base: BaseNode) {
        base.window?.setTitle(title(of: base))
        var abilities: WindowAbilities?
        base.reducePreference(WindowAbilitiesKey.reduction, into: &abilities)
        base.window?.sceneShell?.abilitiesChanged(abilities ?? WindowAbilities())
        base.followWindowBackground()
        var wanted: ColorScheme??
        base.reducePreference(PreferredColorSchemeKey.reduction, into: &wanted)
        let new = wanted ?? nil
        if new == preferredScheme { return }
        preferredScheme = new
        base.window?.prefer(wantedScheme)
    }

    fileprivate var wantedScheme: ColorScheme? { overriddenScheme ?? preferredScheme }

    /// The window has the title of the page that is shown; without one, that of its scene.
    private func title(of base: BaseNode) -> String? {
        var title: Text??
        base.reducePreference(WindowTitleKey.reduction, into: &title)
        if title == nil || title == .some(nil) {
            var bars: BarContents?
            base.reducePreference(BarContentsKey.reduction, into: &bars)
            title = bars?.title
        }
        return (title ?? nil)?.plainString ?? base.window?.kept(SettingsTitle.self).title
    }

    fileprivate func titleChanged(below base: BaseNode) { base.window?.setTitle(title(of: base)) }
}

extension WindowRoot {
    /// - Parameter scene: the name under which values of the window's scene are kept; nil to keep none.
    package convenience init<Content: View>(
        size: CGSize, colorScheme: ColorScheme = .light, idiom: Idiom = ._ofProgram, scene: String? = nil,
        showsWidgets: Bool = false, _ content: Content
    ) {
        let scope = WindowScope()
        let environment = WindowEnvironment(parent: scope, size: size, colorScheme: colorScheme, idiom: idiom)
        self.init(
            size: size, showsWidgets: showsWidgets, WindowContent(AnyView(content), environment, scene: scene),
            of: scope, in: environment.scope)
    }

    /// What the window shows.
    var content: WindowContent { contents as! WindowContent }

    /// Shows another value of the content.
    func setContent(_ content: AnyView) {
        AnyView._updateNode(root.base.content, content, root.base.inputs)
    }

    var sceneDefaults: SceneDefaults { content.sceneDefaults }

    /// The title of the page that is shown; nil where none has one.
    package var title: String? { content.title }

    func setTitle(_ new: String?) {
        if new == title { return }
        content.title = new
        sceneShell?.titleChanged()
    }

    /// The tab that is selected in a window of settings is another one.
    func settingsTitleChanged() { content.titleChanged(below: root.base) }

    func prefer(_ colorScheme: ColorScheme?) {
        if content.environment.setPreferredScheme(colorScheme) { root.styleChanged() }
        sceneShell?.colorSchemePreferred(colorScheme)
    }

    /// The appearance that the program asks for without a view; it goes before what views want. Nil asks for none.
    func override(_ colorScheme: ColorScheme?) {
        content.overriddenScheme = colorScheme
        prefer(content.wantedScheme)
    }
}
