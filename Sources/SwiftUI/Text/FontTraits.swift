/// Changes to a font, later ones over earlier ones.
nonisolated struct FontTraits: Hashable, Sendable {
    var weight: Font.Weight?
    var isBold: Bool?
    var isItalic: Bool?
    var design: Font.Design?
    var hasMonospacedDigits = false
    var smallCapitals = FontDescription.SmallCapitals.none
    var width: Font.Width?
    var leading: Font.Leading?
    /// The size in points, in place of the font's.
    var size: CGFloat?
    /// How many times as large it is as its font says.
    var scale: CGFloat = 1

    func apply(to font: inout FontDescription) {
        if let weight { font.weight = weight.value }
        switch isBold {
        case true?: font.weight = max(font.weight, Font.Weight.bold.value)
        case false?: if weight == nil { font.weight = min(font.weight, Font.Weight.regular.value) }
        case nil: break
        }
        if let isItalic { font.isItalic = isItalic }
        if let design {
            font.design = design.engine
            if design == .monospaced { font.family = nil }
        }
        if hasMonospacedDigits { font.hasMonospacedDigits = true }
        if smallCapitals != .none { font.smallCapitals = smallCapitals }
        if let width { font.width = width.value }
        if let size { font.size = size }
        if scale != 1 { font.size *= scale }
        if let leading { font.lineHeight = leading.factor }
    }
}

extension Font {
    /// This font in another weight.
    public func weight(_ weight: Weight) -> Font {
        with {
            $0.weight = weight
            $0.isBold = nil
        }
    }

    /// This font, so many times as large; a factor that is no number, or not above 0, changes nothing.
    public func scaled(by factor: CGFloat) -> Font {
        with { $0.scale *= factor.isFinite && factor > 0 ? factor : 1 }
    }

    /// This font in bold.
    public func bold() -> Font { with { $0.isBold = true } }

    /// This font in bold, or not in bold.
    public func bold(_ isActive: Bool) -> Font { with { $0.isBold = isActive } }

    /// This font in italics, or upright.
    public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }

    /// This font in italics.
    public func italic() -> Font { with { $0.isItalic = true } }

    /// The font of this size in which all letters are equally wide.
    public func monospaced() -> Font { with { $0.design = .monospaced } }

    /// The font of this size in which all letters are equally wide, or the one with letters of their own widths.
    public func monospaced(_ isActive: Bool) -> Font { with { $0.design = isActive ? .monospaced : .default } }

    /// This font in another size, in points, which does not change with the size of texts; a size that is no number, or not
    /// above 0, changes nothing.
    public func pointSize(_ size: CGFloat) -> Font {
        with {
            guard size.isFinite, size > 0 else { return }
            $0.size = size
            $0.scale = 1
        }
    }

    /// This font with digits of equal width.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

    /// This font with small capitals for all letters.
    public func smallCaps() -> Font { with { $0.smallCapitals = .all } }

    /// This font with small capitals for all letters, or without any.
    public func smallCaps(_ isActive: Bool) -> Font { with { $0.smallCapitals = isActive ? .all : .none } }

    /// This font with small capitals for lower-case letters.
    public func lowercaseSmallCaps() -> Font { with { $0.smallCapitals = .lowercase } }

    /// This font with small capitals for lower-case letters, or without any.
    public func lowercaseSmallCaps(_ isActive: Bool) -> Font {
        with { $0.smallCapitals = isActive ? .lowercase : .none }
    }

    /// This font with small capitals for upper-case letters.
    public func uppercaseSmallCaps() -> Font { with { $0.smallCapitals = .uppercase } }

    /// This font with small capitals for upper-case letters, or without any.
    public func uppercaseSmallCaps(_ isActive: Bool) -> Font {
        with { $0.smallCapitals = isActive ? .uppercase : .none }
    }

    /// This font in another width, where its family has one.
    public func width(_ width: Width) -> Font { with { $0.width = width } }

    /// This font with more or less room between lines.
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

    private func with(_ change: (inout FontTraits) -> Void) -> Font {
        var copy = self
        change(&copy.traits)
        return copy
    }
}
