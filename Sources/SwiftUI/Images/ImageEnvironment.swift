import MartletGraph

struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
struct SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
    /// How large symbols are beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// In how many colours symbols are drawn; nil for one, or for as many as there are foreground styles.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    /// The variant that symbols are shown in where they have it.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Sets how large the symbols below are beside text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
        modifier(_EnvironmentValueModifier(ImageScaleKey.self, scale))
    }

    /// Sets in how many colours the symbols below are drawn.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        modifier(_EnvironmentValueModifier(SymbolRenderingModeKey.self, mode))
    }

    /// Shows the symbols below in a variant where they have it: filled, slashed or in a figure.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        modifier(_EnvironmentValueModifier(SymbolVariantsKey.self, variant))
    }
}
