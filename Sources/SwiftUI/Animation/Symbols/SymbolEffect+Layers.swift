// Symbols have one layer here, so that every effect moves the whole symbol, whatever is said of layers.

extension PulseSymbolEffect {
    /// Every layer by itself.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

extension BounceSymbolEffect {
    /// Every layer by itself.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

extension ScaleSymbolEffect {
    /// Every layer by itself.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

extension AppearSymbolEffect {
    /// Every layer by itself.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

extension DisappearSymbolEffect {
    /// Every layer by itself.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

extension BreatheSymbolEffect {
    /// Every layer by itself.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

extension RotateSymbolEffect {
    /// Every layer by itself.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

extension WiggleSymbolEffect {
    /// Every layer by itself.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

extension ReplaceSymbolEffect {
    /// Every layer by itself.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}
