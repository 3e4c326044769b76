import MartletGraph
import MartletHost

/// A running app: its value and storage, its scenes, and the windows that are open.
@MainActor
final class AppSession<A: App>: WindowOpening {
    private let host: any MartletHost.Host
    private let node: AppNode<A>
    private var windows: [WindowController] = []

    init(_ app: A, host: any MartletHost.Host) {
        self.host = host
        node = AppNode(app)
        Graph.shared.requestFrame = { [weak self] in self?.requestFrame() }
        node.scenesChanged = { [weak self] in self?.updateWindows() }
    }

    /// Opens the window of the first scene.
    func openFirstWindows() {
        if let first = node.windows.first { open(first) }
    }

    private func open(_ description: WindowDescription) {
        let controller = WindowController(description, host: host, session: self)
        windows.append(controller)
        controller.open()
    }

    func openWindow(id: String) -> Bool {
        guard let description = node.windows.first(where: { $0.id == id }) else {
            RuntimeWarning.issue("No window scene with id \"\(id)\" is declared by the app.")
            return false
        }
        if description.isSingle, let open = windows.first(where: { $0.description.id == id }) {
            open.present()
            return true
        }
        open(description)
        return true
    }

    func closed(_ controller: WindowController) {
        windows.removeAll { $0 === controller }
        if windows.isEmpty { host.terminate() }
    }

    private func updateWindows() {
        for controller in windows {
            if let new = node.windows.first(where: { $0.id == controller.description.id }) { controller.update(new) }
        }
    }

    private func requestFrame() {
        for controller in windows { controller.requestFrame() }
    }

    /// One frame for all windows: the graph is shared.
    func runFrame() {
        let frame = Frame(graph: .shared, stages: windows.compactMap(\.root))
        if !frame.run() { requestFrame() }
        for controller in windows { controller.presentIfNeeded() }
    }

    func openURL(_ url: URL) -> Bool { host.open(url) }

    func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> any HostTimer {
        host.schedule(after: seconds, action)
    }
}

/// What a window can ask of the app it belongs to.
@MainActor
protocol WindowOpening: AnyObject {
    func openWindow(id: String) -> Bool
    func closed(_ controller: WindowController)
    func runFrame()
    func openURL(_ url: URL) -> Bool
    func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> any HostTimer
}

/// The node of an app, so that its dynamic properties live and update like a view's.
final class AppNode<A: App>: _ViewNode {
    private var app: A
    private var properties: PropertyStorage<A>
    private(set) var windows: [WindowDescription] = []
    var scenesChanged: () -> Void = {}

    init(_ app: A) {
        self.app = app
        properties = PropertyStorage()
        super.init(parent: nil, scope: Scope(parent: nil, key: ObjectIdentifier(AppNode<A>.self)))
        evaluate()
    }

    override func update() {
        evaluate()
        scenesChanged()
    }

    private func evaluate() {
        let body = properties.evaluate(&app, in: self) { $0.body }
        var list = _WindowList()
        body._collectWindows(into: &list)
        windows = list.windows
    }
}
