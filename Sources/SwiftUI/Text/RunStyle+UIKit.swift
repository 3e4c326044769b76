nonisolated extension RunStyle {
    /// Takes the attributes that UIKit defines, such as those of what was an `NSAttributedString`.
    mutating func take(uiKit run: AttributedString.Runs.Run, _ environment: EnvironmentValues) {
        typealias Keys = AttributeScopes.UIKitAttributes
        func color(_ color: UIColor?) -> Color? { color.map { Color(uiColor: $0) } }
        if let font = run[Keys.FontAttribute.self] { self.font = Font(font) }
        if let color = color(run[Keys.ForegroundColorAttribute.self]) {
            fill = .color(color.rgba(in: environment))
        }
        background = color(run[Keys.BackgroundColorAttribute.self])?.rgba(in: environment) ?? background
        if let kern = run[Keys.KernAttribute.self] { kerning = kern }
        if let offset = run[Keys.BaselineOffsetAttribute.self] { baselineOffset = offset }
        // A colour is looked for only where there is a line: each attribute is a search in the run's dictionary.
        if let pattern = run[Keys.UnderlineStyleAttribute.self]?.pattern {
            let tint = color(run[Keys.UnderlineColorAttribute.self])
            underline = TextLine(pattern: pattern, color: tint?.rgba(in: environment))
        }
        if let pattern = run[Keys.StrikethroughStyleAttribute.self]?.pattern {
            let tint = color(run[Keys.StrikethroughColorAttribute.self])
            strikethrough = TextLine(pattern: pattern, color: tint?.rgba(in: environment))
        }
    }
}
