import MartletGraph

struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
    /// How large symbols are beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
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

    /// Shows the symbols below in a variant where they have it: filled, slashed or in a figure.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        modifier(_EnvironmentValueModifier(SymbolVariantsKey.self, variant))
    }
}
