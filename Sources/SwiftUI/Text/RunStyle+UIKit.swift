nonisolated extension RunStyle {
    /// Takes the attributes that UIKit defines, such as those of what was an `NSAttributedString`.
    mutating func take(uiKit run: AttributedString.Runs.Run, _ environment: EnvironmentValues) {
        typealias Keys = AttributeScopes.UIKitAttributes
        func color(_ color: UIColor?) -> Color? { color.map { Color(uiColor: $0) } }
        if let font = run[Keys.FontAttribute.self] { self.font = Font(font) }
        if let color = color(run[Keys.ForegroundColorAttribute.self]) {
            fill = .color(color.rgba(in: environment))
        }
        background = color(run[Keys.BackgroundColorAttribute.self])?.rgba(in: environment)
        if let kern = run[Keys.KernAttribute.self] { kerning = kern }
        if let offset = run[Keys.BaselineOffsetAttribute.self] { baselineOffset = offset }
        func line(_ style: NSUnderlineStyle?, _ tint: UIColor?) -> TextLine? {
            guard let pattern = style?.pattern else { return nil }
            return TextLine(pattern: pattern, color: color(tint)?.rgba(in: environment))
        }
        let under = line(run[Keys.UnderlineStyleAttribute.self], run[Keys.UnderlineColorAttribute.self])
        let through = line(run[Keys.StrikethroughStyleAttribute.self], run[Keys.StrikethroughColorAttribute.self])
        underline = under ?? underline
        strikethrough = through ?? strikethrough
    }
}
