/// The place of the commands that find and transform text; it adds none, because fields of the desktop keep theirs in
/// their own menus.
nonisolated public struct TextEditingCommands: Commands {
    public typealias Body = Never
    public init() {}

    @MainActor public func _menuParts() -> [_CommandPart] { [] }
}

/// The place of the commands that style text; it adds none, because fields of the desktop have one font.
nonisolated public struct TextFormattingCommands: Commands {
    public typealias Body = Never
    public init() {}

    @MainActor public func _menuParts() -> [_CommandPart] { [] }
}

/// The place of the commands that take pictures and scans from devices nearby; it adds none, because nothing of a Linux
/// desktop hands them over.
nonisolated public struct ImportFromDevicesCommands: Commands {
    public typealias Body = Never
    public init() {}

    @MainActor public func _menuParts() -> [_CommandPart] { [] }
}
