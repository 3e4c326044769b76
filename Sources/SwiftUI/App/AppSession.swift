import MartletGraph
import MartletHost

/// A running app: its value and storage, and the windows of its scenes.
@MainActor
package final class AppSession<A: App> {
    package let windows: WindowSession
    private let node: AppNode<A>

    package init(_ app: A, windows: WindowSession) {
        self.windows = windows
        node = windows.graph.asCurrent { AppNode(app) }
        windows.scenes = node.windows
        node.scenesChanged = { [weak self] in
            guard let self else { return }
            self.windows.scenes = self.node.windows
        }
        windows.phaseChanged = { [weak node] in node?.setPhase($0) }
        windows.frontChanged = { [weak node] in node?.setFront($0) }
        UIApplication.shared.tellLaunch(opening: nil)
    }

    /// A test may start several programs, one after the other.
    isolated deinit { node.leave() }
}

/// The node of an app, so that its dynamic properties live and update like a view's.
final class AppNode<A: App>: _ViewNode {
    private var app: A
    private var properties: PropertyStorage
    private(set) var windows: [WindowDescription] = []
    var scenesChanged: () -> Void = {}
    private let phase: ScopeValue<ScenePhase>
    private let front: ScopeValue<FrontWindow>
    private lazy var memory = SceneMemory(app: self)

    init(_ app: A) {
        self.app = app
        properties = PropertyStorage(A.self)
        phase = ScopeValue(
            parent: OutermostScope(key: ObjectIdentifier(AppNode<A>.self)), ScenePhaseKey.self, .background)
        front = ScopeValue(parent: phase, FrontWindowKey.self, FrontWindow())
        super.init(parent: nil, scope: front)
        evaluate()
    }

    /// What the app and its scenes read as `scenePhase`.
    func setPhase(_ new: ScenePhase) { _ = phase.setValue(new) }

    /// Whose focused values the app and its scenes read.
    func setFront(_ new: WindowRoot?) { _ = front.setValue(FrontWindow(root: new)) }

    override func update() {
        evaluate()
        scenesChanged()
    }

    override func willLeave() {
        properties.leave()
        memory.leave()
    }

    private func evaluate() {
        windows = properties.evaluate(&app, in: self) {
            memory.begin()
            var list = _WindowList(memory: memory)
            $0.body._collectWindows(into: &list)
            return list.windows
        }
    }
}
