extension View {
    /// Sets the font of the texts below; nil for the body font.
    nonisolated public func font(_ font: Font?) -> some View {
        modifier(_EnvironmentValueModifier(FontKey.self, font))
    }

    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        modifier(_EnvironmentValueModifier(FontWeightKey.self, weight))
    }

    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        modifier(_EnvironmentValueModifier(FontDesignKey.self, design))
    }

    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        modifier(_EnvironmentValueModifier(BoldKey.self, isActive))
    }

    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        modifier(_EnvironmentValueModifier(ItalicKey.self, isActive))
    }

    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        modifier(_EnvironmentValueModifier(FontDesignKey.self, isActive ? .monospaced : nil))
    }

    /// Shows digits in equal widths.
    nonisolated public func monospacedDigit() -> some View {
        modifier(_EnvironmentValueModifier(MonospacedDigitKey.self, true))
    }

    /// Adds points between the characters of texts.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        modifier(_EnvironmentValueModifier(KerningKey.self, kerning))
    }

    /// Adds points between the characters of texts, in place of kerning.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        modifier(_EnvironmentValueModifier(TrackingKey.self, tracking))
    }

    /// Moves texts up by points.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        modifier(_EnvironmentValueModifier(BaselineOffsetKey.self, baselineOffset))
    }

    /// Sets how wide the letters of texts are, where their font has several widths.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        modifier(_EnvironmentValueModifier(FontWidthKey.self, width))
    }

    /// Shows texts in their own size, or smaller beside other text.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        modifier(_EnvironmentValueModifier(TextScaleKey.self, isEnabled ? scale : .default))
    }

    /// Draws a line under texts.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        modifier(
            _EnvironmentValueModifier(UnderlineKey.self, isActive ? .init(pattern: pattern.line, color: color) : nil))
    }

    /// Draws a line through texts.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        modifier(
            _EnvironmentValueModifier(
                StrikethroughKey.self, isActive ? .init(pattern: pattern.line, color: color) : nil))
    }

    /// Aligns the lines of texts that have several.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        modifier(_EnvironmentValueModifier(TextAlignmentKey.self, alignment))
    }

    /// Sets where texts that do not fit are cut.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        modifier(_EnvironmentValueModifier(TruncationModeKey.self, mode))
    }

    /// Sets the most lines of a text; nil for no limit.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        modifier(_EnvironmentValueModifier(LineLimitKey.self, number.map { max($0, 1) }))
    }

    /// Adds points between the lines of texts.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        modifier(_EnvironmentValueModifier(LineSpacingKey.self, max(lineSpacing, 0)))
    }

    /// Lets the letters of texts come a little closer to each other where a text would not fit otherwise; they do so
    /// before they shrink by `minimumScaleFactor(_:)`, and before the text is cut.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        modifier(_EnvironmentValueModifier(AllowsTighteningKey.self, flag))
    }

    /// Lets texts shrink to a factor of their size where they would not fit otherwise: the greatest factor with which
    /// they do, else this one. From 1 on nothing shrinks; 0 and less is any factor.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        modifier(_EnvironmentValueModifier(MinimumScaleFactorKey.self, min(max(factor, 0), 1)))
    }

    /// Shows texts in capitals or in small letters; nil shows them as they are.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        modifier(_EnvironmentValueModifier(TextCaseKey.self, textCase))
    }
}
