import MartletText

/// A variant of symbols: filled, slashed, or in a figure.
nonisolated public struct SymbolVariants: Hashable, Sendable {
    private var figure: String?
    private var isFilled = false
    private var isSlashed = false

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(figure: "circle")
    public static let square = SymbolVariants(figure: "square")
    public static let rectangle = SymbolVariants(figure: "rectangle")
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isSlashed: true)

    public var circle: SymbolVariants { with { $0.figure = "circle" } }
    public var square: SymbolVariants { with { $0.figure = "square" } }
    public var rectangle: SymbolVariants { with { $0.figure = "rectangle" } }
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// Whether this variant holds all that `other` asks for.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.figure == nil || figure == other.figure) && (!other.isFilled || isFilled)
            && (!other.isSlashed || isSlashed)
    }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    /// The name of the variant of a symbol, or the name nearest to it that exists.
    @MainActor func name(for base: String) -> String {
        if self == .none { return base }
        var name = base
        for (isWanted, suffix) in [(figure != nil, figure ?? ""), (isSlashed, "slash"), (isFilled, "fill")]
        where isWanted {
            if base.split(separator: ".").contains(Substring(suffix)) { continue }
            let variant = "\(name).\(suffix)"
            if SymbolLibrary.shared.contains(variant) { name = variant }
        }
        return name
    }
}
