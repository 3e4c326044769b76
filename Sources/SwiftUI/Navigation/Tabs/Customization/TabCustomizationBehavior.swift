/// What the user can do with a tab or a section.
nonisolated public struct TabCustomizationBehavior: Equatable, Sendable {
    private enum Kind { case automatic, reorderable, disabled }
    private let kind: Kind

    /// A tab can be hidden, a section moved.
    public static var automatic: Self { Self(kind: .automatic) }
    /// A tab can be moved in its section, too; all tabs of a section can.
    public static var reorderable: Self { Self(kind: .reorderable) }
    /// It stays as it is.
    public static var disabled: Self { Self(kind: .disabled) }
}
