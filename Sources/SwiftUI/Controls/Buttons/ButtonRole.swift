/// What a button is for.
public struct ButtonRole: Equatable, Hashable, Sendable {
    private let number: UInt8

    /// Deletes something; shown in red.
    public static let destructive = ButtonRole(number: 0)
    /// Leaves without a change.
    public static let cancel = ButtonRole(number: 1)
    /// Leaves what is done already; in an alert it is the way out where no button cancels.
    public static let close = ButtonRole(number: 2)
    /// Ends something and keeps what was done in it; shown in the tint in a bar, and what Return means in an alert.
    public static let confirm = ButtonRole(number: 3)
}
