/// A height at which a sheet rests, in a window so narrow that the sheet is at its bottom.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(Custom)
    }

    private struct Custom: Hashable, @unchecked Sendable {
        let type: any CustomPresentationDetent.Type
        static func == (a: Custom, b: Custom) -> Bool { a.type == b.type }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
    }

    private let kind: Kind

    /// About half of the window.
    public static let medium = PresentationDetent(kind: .medium)
    /// All of the window but a strip at the top.
    public static let large = PresentationDetent(kind: .large)

    /// A part of the largest height, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .height(height))
    }

    /// A height that a type of your own works out.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(Custom(type: type)))
    }

    /// What a custom detent knows: the largest height, and the environment of the sheet.
    @dynamicMemberLookup
    public struct Context {
        /// The largest height that a sheet can have, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// The height in points; nil where a custom detent does not apply.
    func height(in context: Context) -> CGFloat? {
        let largest = context.maxDetentValue
        let height: CGFloat? =
            switch kind {
            case .medium: (largest / 2).rounded()
            case .large: largest
            case .fraction(let fraction): (largest * fraction).rounded()
            case .height(let height): height
            case .custom(let custom): custom.type.height(in: context)
            }
        guard let height, height.isFinite else { return nil }
        return min(max(height, 0), largest)
    }
}

/// A height of a sheet that is worked out from the surroundings.
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context
    /// The height in points; nil to leave this detent out.
    static func height(in context: Context) -> CGFloat?
}
