/// What a button is for.
public struct ButtonRole: Equatable, Hashable, Sendable {
    private let number: UInt8

    /// Deletes something; shown in red.
    public static let destructive = ButtonRole(number: 0)
    /// Leaves without a change.
    public static let cancel = ButtonRole(number: 1)
}
