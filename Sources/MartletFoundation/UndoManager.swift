/// Remembers how to undo what was done.
///
///     undoManager.registerUndo(withTarget: self) { $0.name = old }
///
/// What is registered while an action is undone is what redoes it. Targets are not kept: with them go their actions.
open class UndoManager: NSObject, @unchecked Sendable {
    private struct Action {
        weak var target: AnyObject?
        let run: () -> Void
    }

    private struct Group {
        var actions: [Action] = []
        var name = ""
    }

    private var undos: [Group] = []
    private var redos: [Group] = []
    private var open: [Group] = []
    private var isImplicit = false
    private var disabled = 0

    /// Whether what is registered in one turn of the main queue is undone together.
    open var groupsByEvent = true
    /// How many groups are kept; 0 for all.
    open var levelsOfUndo = 0 { didSet { forgetOldest() } }
    open private(set) var isUndoing = false
    open private(set) var isRedoing = false

    public override init() {}

    open var groupingLevel: Int { open.count }
    open var canUndo: Bool { undos.contains { !$0.actions.isEmpty } || open.contains { !$0.actions.isEmpty } }
    open var canRedo: Bool { !redos.isEmpty }
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    open var undoCount: Int { undos.count }
    open var redoCount: Int { redos.count }

    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    open func beginUndoGrouping() { open.append(Group()) }

    open func endUndoGrouping() {
        guard let group = open.popLast() else { return }
        if !open.isEmpty {
            open[open.count - 1].actions += group.actions
            if !group.name.isEmpty { open[open.count - 1].name = group.name }
        } else if !group.actions.isEmpty {
            keep(group)
        }
    }

    private func keep(_ group: Group) {
        if isUndoing {
            redos.append(group)
        } else {
            undos.append(group)
            if !isRedoing { redos = [] }
            forgetOldest()
        }
        NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
    }

    private func forgetOldest() {
        if levelsOfUndo > 0, undos.count > levelsOfUndo { undos.removeFirst(undos.count - levelsOfUndo) }
    }

    /// Remembers what undoes what is being done.
    open func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor @Sendable (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        nonisolated(unsafe) weak let weakTarget = target
        let action = Action(target: target) {
            MainActor.assumeIsolated { if let weakTarget { handler(weakTarget) } }
        }
        if open.isEmpty, groupsByEvent, !isUndoing, !isRedoing {
            beginUndoGrouping()
            isImplicit = true
            DispatchQueue.main.async { [weak self] in self?.endEvent() }
        }
        if open.isEmpty {
            keep(Group(actions: [action]))
        } else {
            open[open.count - 1].actions.append(action)
        }
    }

    /// Ends the group of what was registered since the event began.
    package func endEvent() {
        guard isImplicit else { return }
        isImplicit = false
        while !open.isEmpty { endUndoGrouping() }
    }

    /// Undoes the last group.
    open func undo() {
        endEvent()
        while !open.isEmpty { endUndoGrouping() }
        guard let group = undos.popLast() else { return }
        isUndoing = true
        run(group)
        isUndoing = false
    }

    open func undoNestedGroup() { undo() }

    /// Does again what was undone last.
    open func redo() {
        guard let group = redos.popLast() else { return }
        isRedoing = true
        run(group)
        isRedoing = false
    }

    /// Runs the actions, the last one first, and keeps what they register as one group.
    private func run(_ group: Group) {
        open.append(Group(name: group.name))
        for action in group.actions.reversed() where action.target != nil { action.run() }
        endUndoGrouping()
        let name: Notification.Name = isUndoing ? .NSUndoManagerDidUndoChange : .NSUndoManagerDidRedoChange
        NotificationCenter.default.post(name: name, object: self)
    }

    open func removeAllActions() {
        (undos, redos, open) = ([], [], [])
        isImplicit = false
    }

    /// Forgets what was registered for a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        func cleaned(_ groups: [Group]) -> [Group] {
            groups.map { group in
                var group = group
                group.actions.removeAll { $0.target === target }
                return group
            }
        }
        undos = cleaned(undos).filter { !$0.actions.isEmpty }
        redos = cleaned(redos).filter { !$0.actions.isEmpty }
        open = cleaned(open)
    }

    // MARK: Names

    /// What the group that is open, or the last one, is called: "Typing".
    open func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[open.count - 1].name = actionName
        } else if !undos.isEmpty {
            undos[undos.count - 1].name = actionName
        }
    }

    open var undoActionName: String { (open.last ?? undos.last)?.name ?? "" }
    open var redoActionName: String { redos.last?.name ?? "" }
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }
}

extension Notification.Name {
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
}
