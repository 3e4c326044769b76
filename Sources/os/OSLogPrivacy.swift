/// Who may read a part of a log entry.
public struct OSLogPrivacy: Hashable, Sendable {
    private let isShown: Bool
    private let mask: Mask

    /// How a part that is kept out is told from others.
    public enum Mask: Hashable, Sendable {
        /// By nothing.
        case none
        /// By a number that equal values have in common while the program runs, and that does not tell the value.
        case hash
    }

    /// Shown: what is logged here stays on the user's own computer.
    public static let auto = OSLogPrivacy(isShown: true, mask: .none)
    /// Shown.
    public static let `public` = OSLogPrivacy(isShown: true, mask: .none)
    /// Kept out.
    public static let `private` = OSLogPrivacy(isShown: false, mask: .none)
    /// Kept out.
    public static let sensitive = OSLogPrivacy(isShown: false, mask: .none)

    /// Shown, unless equal values are to be told by a mask alone.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isShown: mask == .none, mask: mask) }
    /// Kept out; a mask tells which values are equal.
    ///
    ///     logger.info("\(name, privacy: .private(mask: .hash)) signed in")  // <mask.hash: 'x3bQ0yb1k9E='> signed in
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isShown: false, mask: mask) }
    /// Kept out; a mask tells which values are equal.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isShown: false, mask: mask) }

    func shown(_ value: String) -> String {
        if isShown { return value }
        guard mask == .hash else { return "<private>" }
        // Seeded anew by every program, so that nobody finds a short value by hashing all there are.
        let number = withUnsafeBytes(of: value.hashValue) { Data($0) }
        return "<mask.hash: '\(number.base64EncodedString())'>"
    }
}
