/// What the keyboard does at a view.
nonisolated public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The view has an action, as buttons have: the keyboard stops at it, a press does not bring it there.
    public static let activate = FocusInteractions(rawValue: 1)
    /// The view takes what is typed, as text fields do: a press brings the keyboard, too.
    public static let edit = FocusInteractions(rawValue: 2)
    /// As `activate`, which is what views have that are made focusable without saying more.
    public static var automatic: FocusInteractions { .activate }
}
