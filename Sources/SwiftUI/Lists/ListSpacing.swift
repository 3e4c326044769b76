import MartletGraph

/// The space between the sections of a list.
nonisolated public struct ListSectionSpacing: Sendable, Equatable {
    private enum Kind: Equatable { case standard, compact, custom(CGFloat) }
    private let kind: Kind

    /// What the list's style has.
    public static let `default` = ListSectionSpacing(kind: .standard)
    /// Half of that.
    public static let compact = ListSectionSpacing(kind: .compact)

    /// A space in points; less than 0 counts as 0.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { Self(kind: .custom(max(0, spacing))) }

    func points(_ usual: CGFloat) -> CGFloat {
        switch kind {
        case .standard: usual
        case .compact: usual / 2
        case .custom(let spacing): spacing
        }
    }
}

struct ListSectionSpacingKey: EnvironmentKey { static var defaultValue: ListSectionSpacing { .default } }
struct ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    var listSectionSpacing: ListSectionSpacing { self[ListSectionSpacingKey.self] }
    var listRowSpacing: CGFloat? { self[ListRowSpacingKey.self] }
}

extension View {
    /// The space between the sections of the lists below.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        modifier(_EnvironmentValueModifier(ListSectionSpacingKey.self, spacing))
    }

    /// The space between the sections of the lists below, in points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing.finite))
    }

    /// The space between the rows of the lists below, in points, which parts boxed rows into boxes of their own; nil
    /// for none.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        modifier(_EnvironmentValueModifier(ListRowSpacingKey.self, spacing.map { max(0, $0.finite) }))
    }
}
