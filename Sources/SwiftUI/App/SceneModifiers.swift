import MartletGraph

/// A scene around the content of whose windows a modifier stands.
nonisolated struct ModifiedScene<Content: Scene, Modifier: ViewModifier>: Scene {
    typealias Body = Never
    let content: Content
    let modifier: Modifier

    init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }

    @MainActor func _collectWindows(into list: inout _WindowList) {
        let first = list.windows.count
        content._collectWindows(into: &list)
        for index in first..<list.windows.count {
            let window = list.windows[index]
            list.windows[index].parts = window.parts.map { part in
                var part = part
                part.view = AnyView(part.view.modifier(modifier))
                return part
            }
            list.windows[index].content = AnyView(window.content.modifier(modifier))
            list.windows[index].contentForValue = { [modifier] value in
                window.contentForValue(value).map { AnyView($0.modifier(modifier)) }
            }
        }
    }
}

extension Scene {
    /// Sets a value of the environment in all windows of this scene.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene {
        ModifiedScene(content: self, modifier: _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Gives an observable object to all windows of this scene, under its type.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        ModifiedScene(content: self, modifier: _EnvironmentObjectModifier(value: object))
    }

    /// Gives an observable object to all windows of this scene, under its type.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        ModifiedScene(content: self, modifier: _EnvironmentObjectModifier<T>(value: object))
    }
}

/// A scene that calls a closure after an update in which a value became another.
nonisolated struct ValueChangeScene<Content: Scene, Value: Equatable>: Scene {
    typealias Body = Never
    let content: Content
    let value: Value
    let isInitial: Bool
    /// Whether the closure that came with the old value is called, as the one-parameter form does (semantics 56).
    let callsOldClosure: Bool
    let action: (Value, Value) -> Void

    init(
        content: Content, value: Value, isInitial: Bool, callsOldClosure: Bool,
        action: @escaping (Value, Value) -> Void
    ) {
        self.content = content
        self.value = value
        self.isInitial = isInitial
        self.callsOldClosure = callsOldClosure
        self.action = action
    }

    /// The scene as it was when the body of the app ran last.
    private final class Last {
        var scene: ValueChangeScene?
    }

    @MainActor func _collectWindows(into list: inout _WindowList) {
        content._collectWindows(into: &list)
        guard let last = list.memory?.slot({ _ in Last() }) else { return }
        let (old, value) = (last.scene, value)
        last.scene = self
        guard let old else {
            if isInitial { Graph.current.effects.addAction { [action] in action(value, value) } }
            return
        }
        if old.value == value { return }
        let action = callsOldClosure ? old.action : action
        Graph.current.effects.addAction { action(old.value, value) }
    }
}

extension Scene {
    /// Calls `action` with the old and the new value after each update in which `value` became another; with
    /// `initial`, also when the program starts, with the same value twice.
    ///
    ///     WindowGroup { ContentView() }
    ///         .onChange(of: scenePhase) { old, new in if new == .background { cache.empty() } }
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ValueChangeScene(content: self, value: value, isInitial: initial, callsOldClosure: false, action: action)
    }

    /// Calls `action` after each update in which `value` became another; with `initial`, also when the program starts.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Calls `action` with the new value after each update in which `value` became another. The closure is the one of
    /// the scene as it was before.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        ValueChangeScene(content: self, value: value, isInitial: false, callsOldClosure: true) { action($1) }
    }
}
