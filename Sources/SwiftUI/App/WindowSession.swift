import MartletGraph
import MartletHost

/// The windows that are open on one host, and the scenes that more of them are made of.
@MainActor
package final class WindowSession {
    let host: any MartletHost.Host
    package private(set) var windows: [WindowController] = [] {
        didSet { UIKitRuntime.windowsChanged() }
    }
    /// What the app's scenes describe now; open windows follow.
    var scenes: [WindowDescription] = [] {
        didSet {
            for controller in windows {
                if let new = scenes.first(where: { $0.id == controller.description.id }) { controller.update(new) }
            }
        }
    }

    /// What brings the windows' views up to date.
    package let graph: Graph

    /// What UIKit's observers were told last.
    private var toldState = UIApplication.State.background

    /// What shows the builds of a program that is edited while it runs.
    var editing: EditingSession?

    /// Whether it is written down which windows are open, for the next run of the program.
    var remembersWindows = false
    /// Whether windows close because the program ends.
    var isEnding = false

    /// Told how far in the foreground the foremost window is; nil where no app asks.
    var phaseChanged: ((ScenePhase) -> Void)?
    /// Told which window has the keyboard, or had it last.
    var frontChanged: ((WindowRoot?) -> Void)?
    private weak var front: WindowController?

    /// - Parameters:
    ///   - graph: one that no other session has.
    ///   - clock: the time of the graph, where it is not simply the host's.
    package init(host: any MartletHost.Host, graph: Graph = .current, clock: (any GraphClock)? = nil) {
        self.host = host
        self.graph = graph
        graph.clock = clock ?? HostClock(host)
        graph.becomeUsual()
        UIKitRuntime.backend = self
    }

    /// Opens the window of the first scene, and those that are to be open from the beginning.
    package func openFirstWindow() {
        let usual = scenes.filter { $0.id != SettingsScene.id }
        let first = usual.firstIndex { $0.opensAtLaunch != false } ?? usual.indices.first
        if let first {
            for (index, scene) in usual.enumerated() where index == first || scene.opensAtLaunch == true { open(scene) }
        } else if let only = scenes.first {
            open(only)
        }
    }

    func openAllWindows() {
        for scene in scenes { open(scene) }
    }

    /// Opens a window of no scene, of whose scene's values nothing is kept.
    ///
    /// - Parameter isBare: whether the content has the window for itself, without a strip for the window's buttons.
    @discardableResult
    package func open<Content: View>(
        size: CGSize? = nil, idiom: Idiom? = nil, scene: String? = nil, isBare: Bool = false, _ content: Content
    ) -> WindowController {
        var description = WindowDescription(id: scene ?? "", defaultSize: size, content: AnyView(content))
        description.isScreen = true
        description.bars.toolbar.isSeparate = isBare
        description.keepsValues = scene != nil
        description.idiom = idiom
        return open(description)
    }

    @discardableResult
    func open(
        _ description: WindowDescription, value: AnyHashable? = nil, number: Int? = nil, place: WindowPlace? = nil,
        paths: [NavigationPath.CodableRepresentation] = []
    ) -> WindowController {
        let taken = windows.filter { $0.description.id == description.id && $0.value == value }.map(\.number)
        let free = (0...).first { !taken.contains($0) } ?? 0
        return graph.asCurrent {
            let controller = WindowController(
                description, value: value, number: number ?? free, host: host, session: self)
            windows.append(controller)
            controller.open(at: place, paths)
            if description.documents != nil { controller.root?.beginInField() }
            updatePhase()
            keepWindows()
            return controller
        }
    }

    func openWindow(_ request: WindowRequest) {
        guard let description = scenes.first(where: request.matches) else {
            let wanted = [
                request.id.map { "with id \"\($0)\"" }, request.value.map { "for values of type \(type(of: $0.base))" },
            ].compactMap { $0 }.joined(separator: " ")
            RuntimeWarning.issue("No window scene \(wanted) is declared by the app.")
            return
        }
        // A value has one window, and so has a scene for one window.
        let isUnique = description.isSingle || request.value != nil
        if isUnique,
            let open = windows.first(where: { $0.description.id == description.id && $0.value == request.value })
        {
            open.present()
        } else {
            open(description, value: request.value).root?.beginInField()
        }
    }

    func closeWindow(_ request: WindowRequest?, from window: WindowController) {
        guard let request else { return window.close() }
        closeWindows(request)
    }

    func closeWindows(_ request: WindowRequest) {
        for controller in windows
        where request.matches(controller.description) && (request.value == nil || controller.value == request.value) {
            controller.close()
        }
    }

    func closed(_ controller: WindowController) {
        windows.removeAll { $0 === controller }
        updatePhase()
        keepWindows()
        guard windows.isEmpty else { return }
        end()
    }

    /// Ends the program.
    func end() {
        // What the app does once nothing of it is seen.
        if phaseChanged != nil { runFrame() }
        UIApplication.shared.tellEnd()
        host.terminate()
    }

    /// A window came to the foreground or left it.
    func updatePhase() {
        phaseChanged?(windows.map(\.phase).max() ?? .background)
        front = windows.last { $0.phase == .active } ?? windows.first { $0 === front } ?? windows.last
        frontChanged?(front?.root)
        let state = applicationState
        if state != toldState { UIApplication.shared.tell(state, after: toldState) }
        toldState = state
    }

    /// One frame for all windows.
    func runFrame() {
        if UIKitRuntime.backend !== self { UIKitRuntime.backend = self }
        if !Frame(graph: graph).run() { graph.requestFrame() }
        for controller in windows { controller.presentIfNeeded() }
    }

    /// Runs frames until nothing waits for one.
    ///
    /// - Returns: `false` when the views still change state after `maximum` frames.
    package func settle(atMost maximum: Int) -> Bool {
        for _ in 0..<maximum {
            if graph.isAtRest { return true }
            runFrame()
        }
        return graph.isAtRest
    }

    func openURL(_ url: URL) -> Bool {
        guard url.isOfSettings else { return host.open(url) }
        guard hasSettings else { return false }
        openWindow(WindowRequest(id: SettingsScene.id))
        return true
    }

    var hasSettings: Bool { scenes.contains { $0.id == SettingsScene.id } }

    func canOpenURL(_ url: URL) -> Bool { url.isOfSettings ? hasSettings : host.canOpen(url) }

    func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> () -> Void {
        let timer = host.schedule(after: seconds, action)
        return { timer.cancel() }
    }
}

/// The time of a host, as a graph's.
private final class HostClock: GraphClock {
    private let host: any MartletHost.Host

    init(_ host: any MartletHost.Host) { self.host = host }

    var date: Date { host.date }

    func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> () -> Void {
        let timer = host.schedule(after: seconds, action)
        return { timer.cancel() }
    }
}

extension URL {
    /// Whether it is the address of the program's own settings.
    @MainActor fileprivate var isOfSettings: Bool { absoluteString == UIApplication.openSettingsURLString }
}
