import MartletGraph
import MartletHost

/// One open window: passes what the host tells it to the tree, and the tree's picture to the host.
@MainActor
package final class WindowController: WindowClient {
    private(set) var description: WindowDescription
    /// What the window shows, where its scene is one for values.
    let value: AnyHashable?
    package private(set) var root: WindowRoot?
    /// How many windows of the same scene were open before it.
    let number: Int
    private let host: any MartletHost.Host
    unowned let session: WindowSession
    package private(set) var window: (any WindowHost)?
    /// What of the desktop's wishes the content was last shown by.
    private var adopted: HostAppearance?
    private var presentedVersion: UInt64 = 0
    private(set) var phase = ScenePhase.active
    /// The title that the program has given this window, whatever it shows.
    var ownTitle: String? { didSet { window?.setTitle(title) } }
    /// Between which sizes the program lets the user resize this window, whatever it shows.
    var restrictions: WindowLimits? {
        didSet {
            measuredLayouts = nil
            updateLimits()
        }
    }
    private var limits: WindowLimits?
    private(set) var growth = WindowGrowth()
    /// What the user can do with the window.
    private(set) var abilities = WindowAbilities()
    /// The layouts that there were when the content was last asked how small it can be.
    private var measuredLayouts: UInt64?
    /// Puts off that the window's size is written down.
    var cancelKeepingSize: (() -> Void)?

    init(
        _ description: WindowDescription, value: AnyHashable? = nil, number: Int = 0, host: any MartletHost.Host,
        session: WindowSession
    ) {
        self.description = description
        self.value = value
        self.number = number
        self.host = host
        self.session = session
    }

    /// - Parameters:
    ///   - place: where the window stood in the program before.
    ///   - paths: the pages that its stacks showed there.
    func open(at place: WindowPlace? = nil, _ paths: [NavigationPath.CodableRepresentation] = []) {
        let bars = description.bars
        let options = WindowOptions(
            title: title, size: wantedSize ?? idiom.screen,
            position: description.position.map { CGPoint(x: $0.x, y: $0.y) }, isPlain: bars.frame == .plain,
            barHeight: bars.height)
        let window = host.openWindow(options, client: self)
        self.window = window
        window.setHasMenu(hasMenuButton)
        let root = WindowRoot(
            size: window.size, colorScheme: window.appearance.colorScheme == .dark ? .dark : .light,
            idiom: idiom, scene: description.keepsValues ? sceneName : nil, showsWidgets: window.showsWidgets,
            content(of: description))
        // Devices have no bar above what a page shows: the window's buttons stand on it.
        let isTouched = idiom.isTouched && bars.kind == .shared
        root.titleBars.configure(isTouched ? .always : bars.kind, height: bars.height)
        root.titleBars.isWholeWindow = bars.movesByBackground
        adopted = nil
        adopt(window, root)
        root.kept(StackPaths.self).hand(paths)
        root.shell = self
        self.root = root
        UIKitRuntime.windowsChanged()
        UIAccessibility.follow(session)
        UIKitRuntime.tell(state, after: .unattached, of: self)
        if window.followsContentSize {
            window.setInitialSize(sizing(root).initial)
            root.size = window.size
            UIKitRuntime.windowsChanged()
            updateLimits()
        }
        if let place {
            window.setPlace(place)
            root.size = window.size
        } else {
            openAsBefore()
        }
        // Before the window is seen, so that it has the bar that it keeps.
        if window.followsContentSize { session.runFrame() }
        requestFrame()
    }

    /// That of the page that is shown, else of the scene, else of the program.
    var title: String { ownTitle ?? root?.title ?? description.title ?? ProcessInfo.processInfo.processName }

    /// Tells the values of this window's scene from those of others, in this run of the program and the next; those of a
    /// document belong to its file, and a new document begins without any.
    private var sceneName: String? {
        guard description.documents != nil else { return placeName }
        return (value?.base as? DocumentSource)?.url.map(sceneName)
    }

    private func sceneName(of file: URL) -> String { "\(description.id)/\(file.standardizedFileURL.path)" }

    func documentMoved(to file: URL, isSaved: Bool) {
        guard description.keepsValues else { return }
        root?.sceneDefaults.belong(to: sceneName(of: file), carries: isSaved)
    }

    /// Tells the window from the others of its scene, in this run of the program and the next.
    var placeName: String {
        if description.documents != nil { return description.id }
        let parts = [description.id, value.map { "\($0)" }, number > 0 ? "\(number)" : nil]
        return parts.compactMap { $0 }.joined(separator: "/")
    }

    func update(_ new: WindowDescription) {
        let old = title
        description = new
        measuredLayouts = nil
        if title != old { window?.setTitle(title) }
        window?.setHasMenu(hasMenuButton)
        root?.idiom = idiom
        root?.setContent(content(of: new))
    }

    /// Phones and tablets show commands to those who have a keyboard.
    private var hasMenuButton: Bool { session.hasMenuButton(description) && idiom == .desktop }

    var idiom: Idiom { description.idiom ?? ._ofProgram }

    private func content(of description: WindowDescription) -> AnyView {
        let content = value.flatMap { description.contentForValue($0) } ?? description.content
        var provided = DelegateKeeper.provide?(content) ?? content
        if session.scenes.contains(where: { $0.id == description.id }) {
            provided = AnyView(StacklessPage(content: provided, fills: true))
        }
        if let menu = session.menu(of: description) { provided = AnyView(provided.modifier(CommandsHost(menu: menu))) }
        if description.bars != WindowBarLook() {
            provided = AnyView(provided.modifier(_EnvironmentValueModifier(WindowBarLookKey.self, description.bars)))
        }
        let hasSettings = session.scenes.contains { $0.id == SettingsScene.id && $0.shortcut == nil }
        let whole =
            hasSettings && description.id != SettingsScene.id
            ? AnyView(provided.modifier(SettingsKeys())) : provided
        return session.editing.map { AnyView(whole.modifier(BuildNoticeCorner(notice: $0.notice))) } ?? whole
    }

    /// What a scene asks for, which means nothing on a phone.
    private var wantedSize: CGSize? { idiom == .phone && !description.isScreen ? nil : description.defaultSize }

    private func sizing(_ root: WindowRoot) -> WindowSizing {
        WindowSizing(
            resizability: description.resizability, defaultSize: wantedSize,
            namesIdeal: root.namesIdealSize, isWide: root.hasWideContent, hugs: description.id == SettingsScene.id,
            screen: idiom.screen
        ) { root.contentSize($0) }
    }

    /// A window grows with the least size of its content.
    private func updateLimits() {
        guard let root, let window, window.followsContentSize || restrictions != nil, root.layouts != measuredLayouts
        else { return }
        measuredLayouts = root.layouts
        let own = window.followsContentSize ? sizing(root).limits : WindowLimits(minimum: .zero)
        // A window that the desktop has given its size cannot grow: what reaches beyond would be cut.
        let canGrow = window.followsContentSize && !window.isSizedByDesktop
        let room = canGrow ? growth.room(for: root.roomForLayers, in: window.size) : .zero
        let new = own.within(restrictions).with(room: room)
        if new == limits { return }
        limits = new
        window.setLimits(new)
        if let size = growth.takeSizeBefore(in: window.size) { window.setInitialSize(size) }
    }

    /// Brings the window to the front.
    func present() { window?.present() }
    package func close() { if mayClose() { window?.close() } }

    /// Asks what is to become of a document that is not saved; the window closes once that is answered.
    package func mayClose() -> Bool {
        keepSize()
        if root?.kept(DismissalQuestions.self).mayClose() == false {
            present()
            return false
        }
        guard let document = root?.kept(DocumentHolder.self).document, document.isEditable, document.isChanged else {
            root?.kept(DocumentHolder.self).document?.discard()
            return true
        }
        withTransaction(Transaction()) { document.asked = .close }
        present()
        return false
    }
    package func requestFrame() { window?.requestFrame() }

    func presentIfNeeded() {
        guard let root, let window, root.version != presentedVersion else { return }
        presentedVersion = root.version
        updateLimits()
        window.setShade(root.shade)
        window.present(root.rootGroup)
    }

    // MARK: WindowClient

    package func resized(to size: CGSize) {
        guard let root else { return }
        root.size = size
        UIKitRuntime.windowsChanged()
        session.runFrame()
        keepSizeSoon()
    }

    package func frame(at time: TimeInterval) {
        root?.frameTime = time
        session.runFrame()
    }

    package func visibilityChanged(_ isVisible: Bool) { root?.setVisible(isVisible) }

    /// Every event meets the tree that the events before it left behind.
    package func handle(_ event: InputEvent) -> Bool {
        guard let root else { return false }
        settle()
        if root.handle(event) { return true }
        guard case .key(let key) = event else { return false }
        return usesLateShortcut(key)
    }

    package func takesKeyFromNative(_ event: KeyEvent) -> Bool {
        guard let root else { return false }
        settle()
        return root.takesKeyFromNative(event) || event.isForCommands && usesLateShortcut(event)
    }

    package func continuesScroll(_ event: ScrollEvent) -> Bool { root?.events.continuesScroll(event) ?? false }

    /// Not brought up to date first: what an earlier letter wrote would be shown in place of the later one.
    package func nativeElement(_ id: UInt64, did event: NativeEvent) {
        root?.nativeElement(id, did: event)
    }

    package func perform(_ action: AccessibleAction, on id: UInt64) -> Bool {
        settle()
        return root?.perform(action, on: id) ?? false
    }

    package func tooltip(at location: CGPoint) -> HostTooltip? { root?.tooltip(at: location) }
    package func isWindowHandle(at location: CGPoint) -> Bool { root?.isWindowHandle(at: location) ?? false }
    package func tooltip(of id: UInt64) -> HostTooltip? { root?.tooltip(of: id) }

    package func dragged(_ contents: DragContents, to location: CGPoint?) -> DropResult {
        settle()
        return root?.dragged(contents, to: location) ?? .none
    }

    package func dropped(_ contents: DragContents, at location: CGPoint) -> DropResult {
        settle()
        return root?.dropped(contents, at: location) ?? .none
    }

    package func readableTypes(_ mimeTypes: [String]) -> [String] { mimeTypes.filter { UTType(dragged: $0) != nil } }

    func settle() {
        if !session.graph.isIdle || root?.needsLayout == true { session.runFrame() }
    }

    package func appearanceChanged() {
        guard let root, let window else { return }
        adopt(window, root)
        updateButtonRoom()
        measuredLayouts = nil
        requestFrame()
        UIAccessibility.follow(session)
    }

    /// Shows the content as the desktop wants it.
    private func adopt(_ window: any WindowHost, _ root: WindowRoot) {
        let (new, old) = (window.appearance, adopted)
        adopted = new
        // What else was set, as by a test, stays where the desktop has not changed it.
        func isNew<Part: Equatable>(_ part: (HostAppearance) -> Part) -> Bool { old.map(part) != part(new) }
        if isNew(\.colorScheme) { root.colorScheme = new.colorScheme == .dark ? .dark : .light }
        if isNew(\.isHighContrast) { root.colorSchemeContrast = new.isHighContrast ? .increased : .standard }
        if isNew(\.textScale) || isNew(\.fontFamily) {
            root.setDesktopText(scale: new.textScale, family: new.fontFamily)
        }
        if isNew(\.reducesMotion) { root.setReducesMotion(new.reducesMotion) }
        if isNew(\.hasScreenReader) { root.setHasScreenReader(new.hasScreenReader) }
        if isNew(\.isRightToLeft) { root.layoutDirection = new.isRightToLeft ? .rightToLeft : .leftToRight }
        root.setDisplayScale(window.scale)
        if window.hasPixels { root.pixels = window.scale }
    }

    package var accessibleElements: [AccessibleElement] {
        root?.describe(beyondFold: 1e6, ofMany: 1).elements.filter { !$0.isToldByRow } ?? []
    }
    package var accessibilityVersion: UInt64 { root?.contentVersion ?? 0 }

    package func moveFocus(backward: Bool) -> Bool {
        settle()
        return root?.moveFocus(backward: backward) ?? false
    }

    package func focusChanged(to id: UInt64?) { root?.focusChanged(to: id) }
    package func activationChanged(_ isActive: Bool) {
        let old = state
        phase = isActive ? .active : .inactive
        root?.setPhase(phase)
        UIKitRuntime.windowsChanged()
        session.updatePhase()
        UIKitRuntime.tell(state, after: old, of: self)
        requestFrame()
    }

    package func closed() {
        UIKitRuntime.tell(.unattached, after: state, of: self)
        root?.close()
        root = nil
        window = nil
        session.closed(self)
    }
}

extension WindowController: SceneShell {
    func requestTick() { window?.requestTick() }

    func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> () -> Void {
        session.schedule(after: seconds, action)
    }

    func openWindow(_ request: WindowRequest) { session.openWindow(request) }
    func closeWindow(_ request: WindowRequest?) { session.closeWindow(request, from: self) }
    func quit() { session.closeAll() }
    func dismissWindow() {
        if idiom == .desktop, session.scenes.contains(where: { $0.id == description.id }) { close() }
    }
    func openURL(_ url: URL) -> Bool { session.openURL(url) }
    func newDocument(_ type: ObjectIdentifier, _ document: Any?) { session.newDocument(type, document) }
    func openDocument(_ url: URL) -> Bool { session.openDocument(url, from: self) }
    func freeUntitledNumber() -> Int { session.freeUntitledNumber() }
    func copy(_ text: String) { host.clipboardText = text }
    func offerSelection(_ text: String) { host.offerSelection(text) }
    func ask(_ dialog: FileDialog, answer: @escaping @MainActor ([URL]?) -> Void) -> (any OpenDialog)? {
        window?.ask(dialog, answer: answer)
    }

    func beginDrag(_ drag: DragStart) { window?.beginDrag(drag) }
    func beginMove() { window?.beginMove() }
    func titleChanged() { window?.setTitle(title) }

    func titleBarChanged(_ isDrawn: Bool) {
        window?.setDrawsTitleBar(isDrawn)
        updateButtonRoom()
    }

    private func updateButtonRoom() {
        guard let root, let window else { return }
        root.titleBars.room = root.titleBars.areDrawn ? window.buttonRoom : TitleBarRoom()
    }

    func abilitiesChanged(_ new: WindowAbilities) {
        if new == abilities { return }
        abilities = new
        window?.setAbilities(new)
    }

    func colorSchemePreferred(_ scheme: ColorScheme?) {
        window?.preferColorScheme(scheme.map { $0 == .dark ? .dark : .light })
    }

    func focus(_ id: UInt64?, selectingText selectsText: Bool) { window?.focus(id, selectingText: selectsText) }
    var movesFocusItself: Bool { window?.movesFocusItself ?? false }
    func setCursor(_ cursor: HostCursor) { window?.setCursor(cursor) }
    var time: TimeInterval { host.now }
    var isInteractive: Bool { host.isInteractive }
}
