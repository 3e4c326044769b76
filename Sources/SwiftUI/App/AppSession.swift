import MartletGraph
import MartletHost

/// A running app: its value and storage, and the windows of its scenes.
@MainActor
package final class AppSession<A: App> {
    package let windows: WindowSession
    private let node: AppNode<A>

    package init(_ app: A, windows: WindowSession) {
        self.windows = windows
        node = AppNode(app)
        windows.scenes = node.windows
        node.scenesChanged = { [unowned self] in self.windows.scenes = self.node.windows }
    }
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
