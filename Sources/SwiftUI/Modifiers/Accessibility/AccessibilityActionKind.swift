/// What can be done with an element besides using the pointer.
nonisolated public struct AccessibilityActionKind: Equatable, Sendable {
    /// What a screen reader calls the action; nil for what a click would do.
    let name: Text?

    private init(_ name: Text?) { self.name = name }

    /// An action with a name of its own.
    public init(named name: Text) { self.init(name) }

    /// What a click would do.
    public static let `default` = AccessibilityActionKind(nil)
    /// Leaves what is open: a screen reader finds it as an action of that name.
    public static let escape = AccessibilityActionKind(named: Text(verbatim: "escape"))
    /// What matters most just now: a screen reader finds it as an action of that name.
    public static let magicTap = AccessibilityActionKind(named: Text(verbatim: "magic tap"))
    /// Deletes the element: a screen reader finds it as an action of that name.
    public static let delete = AccessibilityActionKind(named: Text(verbatim: "delete"))
    /// Opens the menu of the element, as the menu key does.
    public static let showMenu = AccessibilityActionKind(named: Text(verbatim: "show menu"))
}
