/// Compares strings by the rules of the user's language, which Foundation on Linux has no comparator for.
///
///     people.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard))
///
/// On Apple's platforms these two are among the values of `String.StandardComparator`.
public struct LocalizedComparator: SortComparator, Codable, Hashable, Sendable {
    private enum Rule: String, Codable { case localized, localizedStandard }

    private let rule: Rule
    public var order = SortOrder.forward

    /// The order in which people expect names: whatever the case, and numbers by what they are.
    public static let localizedStandard = LocalizedComparator(rule: .localizedStandard)
    /// The order of the language's letters.
    public static let localized = LocalizedComparator(rule: .localized)

    private init(rule: Rule) { self.rule = rule }

    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let (first, second) = order == .forward ? (lhs, rhs) : (rhs, lhs)
        return switch rule {
        case .localized: first.localizedCompare(second)
        case .localizedStandard: first.localizedStandardCompare(second)
        }
    }
}

extension SortComparator where Self == LocalizedComparator {
    /// The order in which people expect names: whatever the case, and numbers by what they are.
    public static var localizedStandard: Self { .localizedStandard }
    /// The order of the language's letters.
    public static var localized: Self { .localized }
}
