import MartletGraph

/// What the scenes of an app keep from one evaluation of its body to the next. They have no identity but their order,
/// which never changes while the program runs.
@MainActor
final class SceneMemory {
    private unowned let app: _ViewNode
    private var slots: [AnyObject] = []
    private var next = 0

    init(app: _ViewNode) { self.app = app }

    /// The body of the app runs: the first scene comes next.
    func begin() { next = 0 }

    /// The program ends.
    func leave() {
        for case let node as _ViewNode in slots { node.leave() }
    }

    /// What stands at the next place; made the first time.
    func slot<Slot: AnyObject>(_ make: (_ app: _ViewNode) -> Slot) -> Slot {
        defer { next += 1 }
        if next < slots.count {
            guard let slot = slots[next] as? Slot else { preconditionFailure("The scenes of an app changed places.") }
            return slot
        }
        let slot = make(app)
        slots.append(slot)
        return slot
    }
}

/// The node of a program's own scene, so that its dynamic properties live and update like a view's. What they tell runs
/// the body of the app, which is where all scenes are collected.
final class SceneNode<S: Scene>: _ViewNode {
    private var properties: PropertyStorage

    init(app: _ViewNode) {
        properties = PropertyStorage(S.self)
        super.init(parent: app, scope: app.scope)
    }

    override func update() { parent?.update() }
    override func willLeave() { properties.leave() }

    func collect(_ scene: S, into list: inout _WindowList) {
        var scene = scene
        let body = properties.evaluate(&scene, in: self) { $0.body }
        body._collectWindows(into: &list)
    }
}
