// What the builder of views builds of commands.

extension TupleContent: Commands where repeat each Content: Commands {
    @MainActor public func _menuParts() -> [_CommandPart] {
        var parts: [_CommandPart] = []
        for part in repeat each content { parts += part._menuParts() }
        return parts
    }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
    @MainActor public func _menuParts() -> [_CommandPart] {
        switch storage {
        case .trueContent(let content): content._menuParts()
        case .falseContent(let content): content._menuParts()
        }
    }
}
