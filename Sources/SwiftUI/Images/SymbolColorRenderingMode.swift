import MartletGraph

/// How a colour fills a symbol.
nonisolated public struct SymbolColorRenderingMode: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case flat, gradient }
    private let kind: Kind

    /// Evenly.
    public static let flat = SymbolColorRenderingMode(kind: .flat)
    /// From a lighter tone above to the colour itself below.
    public static let gradient = SymbolColorRenderingMode(kind: .gradient)
}

struct SymbolColorRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolColorRenderingMode? { nil } }

extension EnvironmentValues {
    /// How colours fill symbols; nil for evenly.
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[SymbolColorRenderingModeKey.self] }
        set { self[SymbolColorRenderingModeKey.self] = newValue }
    }

    /// What fills a symbol whose one colour is this; a mode of its own comes before that of the surroundings.
    func symbolFill(_ fill: StyleFill, _ mode: SymbolColorRenderingMode?) -> StyleFill {
        guard case .color(let color) = fill, (mode ?? symbolColorRenderingMode) == .gradient else {
            return fill
        }
        return Color(color).gradient.resolvedFill(in: self)
    }
}

extension View {
    /// Sets how the one colour of the symbols below fills them; nil for evenly. Symbols of several colours have them evenly.
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        modifier(_EnvironmentValueModifier(SymbolColorRenderingModeKey.self, mode))
    }
}
