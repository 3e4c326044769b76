import MartletGraph
import MartletHost

/// A colour of letters and of symbols made of lines, which need more contrast than what is filled.
///
/// What the system itself writes in the accent or in red has one of these. A program's own tint is shown as it was given,
/// and so are `Color.accentColor` and `Color.red` where the program uses them.
struct LetterColor: Hashable, Sendable {
    enum Hue: String, Sendable { case accent, red }

    let hue: Hue
    /// Whether the letters stand on the faint box of a control.
    var isOnBox = false

    func rgba(in environment: EnvironmentValues) -> RGBA {
        switch hue {
        case .red: environment.systemPalette.redText(isOnBox: isOnBox)
        case .accent: environment.letterTint(isOnBox: isOnBox) ?? environment.tintColor
        }
    }
}

extension Color {
    /// The tint, for letters.
    static let _accentText = Color(.letters(LetterColor(hue: .accent)))
    /// The tint, for letters on the faint box of a control.
    static let _accentTextOnBox = Color(.letters(LetterColor(hue: .accent, isOnBox: true)))
    /// The colour of the name of what destroys something.
    static let _redText = Color(.letters(LetterColor(hue: .red)))
    /// The colour of the name of what destroys something, on the faint box of a control.
    static let _redTextOnBox = Color(.letters(LetterColor(hue: .red, isOnBox: true)))
}

/// The tint for letters, as a style: a tint that is a gradient stays one.
nonisolated struct LetterTintStyle: ShapeStyle {
    init() {}

    func _apply(to shape: inout _ShapeStyle_Shape) { shape.set(shape.environment.letterTintFill) }
}

extension EnvironmentValues {
    /// The tint of the surroundings for letters.
    var letterTintFill: StyleFill { letterTint(isOnBox: false).map { .color($0) } ?? tintFill }

    /// The system's accent for letters; nil where the program has a tint of its own.
    fileprivate func letterTint(isOnBox: Bool) -> RGBA? {
        hasSystemTint ? systemPalette.accentText(isOnBox: isOnBox) : nil
    }

    /// Whether the tint here is the system's: none is set around, or one that refers to the one around it.
    private var hasSystemTint: Bool {
        guard let found = scope?.find(ObjectIdentifier(TintKey.self)),
            let style = unsafeDowncast(found, to: ScopeValue<AnyShapeStyle?>.self).value
        else { return !ProgramTint.isThere }
        let refersToTint = style.style is TintShapeStyle || (style.style as? Color)?.provider == .accent
        return refersToTint && EnvironmentValues(scope: found.parent).hasSystemTint
    }
}
