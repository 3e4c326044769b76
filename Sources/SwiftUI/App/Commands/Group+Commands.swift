extension Group: Commands where Content: Commands {
    @_implements(Commands,Body)
    public typealias CommandsBody = Never

    @_implements(Commands,body)
    @MainActor @preconcurrency public var commandsBody: Never { fatalError("\(Self.self) has no body.") }

    /// Makes several commands one, of which more than ten can stand in a row.
    @_disfavoredOverload
    nonisolated public init(@CommandsBuilder content: () -> Content) { self.content = content() }

    @MainActor public func _menuParts() -> [_CommandPart] { content._menuParts() }
}

extension Group: Scene where Content: Scene {
    @_implements(Scene,Body)
    public typealias SceneBody = Never

    @_implements(Scene,body)
    @MainActor @preconcurrency public var sceneBody: Never { fatalError("\(Self.self) has no body.") }

    /// Makes several scenes one, so that a modifier changes them all.
    ///
    ///     Group { WindowGroup { Notes() }; Settings { Options() } }.environment(library)
    @_disfavoredOverload
    nonisolated public init(@SceneBuilder content: () -> Content) { self.content = content() }

    @MainActor public func _collectWindows(into list: inout _WindowList) { content._collectWindows(into: &list) }
}
