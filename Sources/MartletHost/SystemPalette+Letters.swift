import MartletDisplay

/// Letters, and symbols made of lines, need more contrast than what is filled: 4.5 to 1, where the colours that fill have
/// 3.6. These are the accent and the red for them.
extension SystemPalette {
    /// The accent of letters and lines.
    ///
    /// - Parameter isOnBox: whether they stand on the faint box of a control, which takes contrast from them.
    package func accentText(isOnBox: Bool = false) -> RGBA {
        if isDark { return RGBA(hex: needsStrongLetters(isOnBox) ? 0x81D0FF : 0x78AEED) }
        return RGBA(hex: needsStrongLetters(isOnBox) ? 0x0461BE : 0x1C71D8)
    }

    /// The red of letters and lines, for what destroys something.
    ///
    /// - Parameter isOnBox: whether they stand on the faint box of a control, which takes contrast from them.
    package func redText(isOnBox: Bool = false) -> RGBA {
        if isDark { return RGBA(hex: needsStrongLetters(isOnBox) ? 0xFFA39C : 0xFF7B63) }
        return RGBA(hex: needsStrongLetters(isOnBox) ? 0xA51D2D : 0xC01C28)
    }

    /// In the dark, a sheet and the cards in it are lighter than a window.
    private func needsStrongLetters(_ isOnBox: Bool) -> Bool { isOnBox || isHighContrast || isDark && isElevated }
}
