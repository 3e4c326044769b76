import MartletGraph

/// Runs an asynchronous closure while the view is in the tree.
nonisolated struct TaskModifier<ID: Equatable>: NodeModifier {
    typealias Body = Never
    var id: ID
    var priority: TaskPriority
    /// What debuggers call the task.
    var name: String?
    var action: @isolated(any) () async -> Void

    @MainActor func makeNode(_ inputs: _ViewInputs) -> TaskNode<ID> { TaskNode(self, inputs) }

    @MainActor func contentMade(in node: TaskNode<ID>) {
        node.start()
    }

    @MainActor func contentUpdated(in node: TaskNode<ID>) {
        node.update(with: self)
    }
}

/// The node that owns the task of one view.
final class TaskNode<ID: Equatable>: ChildNode, PresenceFollower {
    private var modifier: TaskModifier<ID>
    private var task: Task<Void, Never>?
    /// Whether it begins at the end of this update: a view made on a covered page that is shown at once begins once.
    private var isStarting = false

    init(_ modifier: TaskModifier<ID>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    /// Starts the task after everything that appears or changes in this update has been told (semantics 50).
    func start() {
        if isStarting { return }
        isStarting = true
        graph.effects.addTask { [self] in
            isStarting = false
            if flags.contains(.left) || !isPresent { return }
            task?.cancel()
            // Given away by whoever wrote the modifier: nobody else calls it.
            nonisolated(unsafe) let action = modifier.action
            // Begins on the main actor, so that tasks start in the order of their views.
            task = Task(name: modifier.name, priority: modifier.priority) { @MainActor in await action() }
        }
    }

    func update(with new: TaskModifier<ID>) {
        let isSame = new.id == modifier.id
        modifier = new
        if isSame { return }
        task?.cancel()
        start()
    }

    lazy var hiders = hidersAround
    private var isPresent: Bool { hiders == 0 }

    func presenceChanged(_ isPresent: Bool) {
        if isPresent { start() } else { willLeave() }
    }

    override func willLeave() {
        task?.cancel()
        task = nil
    }
}

extension View {
    /// Runs `action` from when the view appears; cancels it when the view leaves (semantics 50, 60).
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: true, priority: priority, action: action))
    }

    /// Runs `action` from when the view appears, and anew each time `value` becomes another; cancels the one before,
    /// and the last when the view leaves (semantics 59, 60).
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}
