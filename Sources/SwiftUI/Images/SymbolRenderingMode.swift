import MartletGraph

/// In which colours the layers of a symbol are drawn: what lies in a figure and the figure, a badge or slash and what it
/// is added to. A symbol of one layer is drawn in the first colour.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
    enum Kind { case monochrome, hierarchical, palette }
    let kind: Kind

    /// All in the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The layer in front in the foreground style, the others in a fainter one.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Each layer in a style of its own: those of `foregroundStyle(_:_:)`.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

struct SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
    /// In which colours symbols are drawn; nil for one, or for as many as `foregroundStyle` gives.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    /// Two foreground styles mean a palette.
    var impliedSymbolMode: SymbolRenderingMode? { self[ForegroundKey.self].styles.count > 1 ? .palette : nil }
}

extension View {
    /// Draws the symbols below in one colour or their layers in several; nil for one, or for as many as
    /// `foregroundStyle` gives.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        modifier(_EnvironmentValueModifier(SymbolRenderingModeKey.self, mode))
    }
}
