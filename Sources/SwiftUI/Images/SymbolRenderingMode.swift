/// In how many colours a symbol is drawn.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
    let kind: Kind

    /// In the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// In the colours of what it shows, where it has any.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// In the foreground style, fainter for what stands behind.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// In the first foreground style what is in front, in the second what stands behind.
    public static let palette = SymbolRenderingMode(kind: .palette)
}
