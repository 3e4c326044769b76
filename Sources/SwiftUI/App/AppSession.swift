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

    func openAllWindows() {
        for window in node.windows { open(window) }
    }

    private func open(_ description: WindowDescription, value: AnyHashable? = nil) {
        let taken = windows.filter { $0.description.id == description.id && $0.value == value }.map(\.number)
        let number = (0...).first { !taken.contains($0) } ?? 0
        let controller = WindowController(description, value: value, number: number, host: host, session: self)
        windows.append(controller)
        controller.open()
    }

    func openWindow(_ request: WindowRequest) {
        guard let description = node.windows.first(where: request.matches) else {
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
            open(description, value: request.value)
        }
    }

    func closeWindow(_ request: WindowRequest?, from window: WindowController) {
        guard let request else { return window.close() }
        for controller in windows
        where request.matches(controller.description) && (request.value == nil || controller.value == request.value) {
            controller.close()
        }
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
    func openWindow(_ request: WindowRequest)
    /// Closes the windows that are meant; nil means the window itself.
    func closeWindow(_ request: WindowRequest?, from window: WindowController)
    func closed(_ controller: WindowController)
    func runFrame()
    func openURL(_ url: URL) -> Bool
    func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> any HostTimer
}

/// The node of an app, so that its dynamic properties live and update like a view's.
final class AppNode<A: App>: _ViewNode {
    private var app: A
    private var properties: PropertyStorage
    private(set) var windows: [WindowDescription] = []
    var scenesChanged: () -> Void = {}

    init(_ app: A) {
        self.app = app
        properties = PropertyStorage(A.self)
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
