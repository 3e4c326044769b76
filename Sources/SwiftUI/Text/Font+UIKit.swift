extension Font {
    /// The font that UIKit's stands for: of a text style, or of a fixed size.
    public init(_ font: UIFont) {
        let description = font.fontDescription
        if let style = font.style {
            self.init(.style(TextStyle(style), design: Design(description.design), weight: nil))
        } else if let family = description.family {
            self.init(.custom(name: family, size: description.size, nil))
        } else {
            self.init(
                .system(
                    size: description.size, weight: Weight(value: description.weight),
                    design: Design(description.design)))
        }
        if description.isItalic { traits.isItalic = true }
        if description.hasMonospacedDigits { traits.hasMonospacedDigits = true }
        if description.width != 0 { traits.width = Width(description.width) }
        if description.weight >= 700, description.family != nil || font.style != nil { traits.isBold = true }
    }
}

extension Font.TextStyle {
    init(_ style: UIFont.TextStyle) {
        self =
            switch style {
            case .extraLargeTitle: .extraLargeTitle
            case .extraLargeTitle2: .extraLargeTitle2
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            default: .body
            }
    }
}

extension Font.Design {
    init(_ design: FontDescription.Design) {
        self =
            switch design {
            case .standard: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
    }
}
