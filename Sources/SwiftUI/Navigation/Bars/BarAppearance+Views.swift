extension BarAppearance.Background {
    /// What the background is drawn with; nil for the system's own.
    @MainActor var style: AnyShapeStyle? {
        switch self {
        case .color(let color): AnyShapeStyle(Color(uiColor: color))
        case .image(let image): AnyShapeStyle(ImagePaint(image: Image(uiImage: image)))
        case .material(let style): AnyShapeStyle(Material(style))
        case .opaque, .none: nil
        }
    }

    var isNone: Bool { if case .none = self { true } else { false } }
}

extension BarBackground {
    /// What a page asks for, else what the program has changed for all bars.
    @MainActor init?(_ own: BarBackground?, _ appearance: BarAppearance?) {
        guard let background = appearance?.background, own?.style == nil, own?.visibility ?? .automatic == .automatic
        else {
            guard let own else { return nil }
            self = own
            return
        }
        self.init(style: background.style, visibility: background.isNone ? .hidden : .visible)
        hidesLine = appearance?.hidesLine == true
        switch appearance?.line {
        case .color(let color): line = AnyShapeStyle(Color(uiColor: color))
        case .image(let picture):
            line = AnyShapeStyle(ImagePaint(image: Image(uiImage: picture)))
            lineHeight = max(1, picture.size.height)
        case nil: break
        }
    }
}

extension Text {
    /// In the font and the colour that the program has set for all titles of its kind.
    func _appearing(_ title: TitleAppearance?) -> Text {
        guard let title else { return self }
        var text = self
        if let font = title.font { text = text.font(Font(font)) }
        if let color = title.color { text = text.foregroundStyle(Color(uiColor: color)) }
        return text
    }
}

extension View {
    /// Tints what can be used below, and sets the font of titles, where the program has said so for all bars.
    func _appearing(tint: UIColor?, font: UIFont? = nil) -> some View {
        transformEnvironment(\.self) { values in
            if let tint { values[TintKey.self] = AnyShapeStyle(Color(uiColor: tint)) }
            if let font { values.font = Font(font) }
        }
    }
}

extension Material {
    /// As much is seen through as by an effect of UIKit's.
    fileprivate init(_ style: UIBlurEffect.Style) {
        self =
            switch style {
            case .systemUltraThinMaterial: .ultraThin
            case .systemThinMaterial: .thin
            case .regular, .systemMaterial: .regular
            case .prominent, .systemThickMaterial: .thick
            case .systemChromeMaterial: .bar
            case .systemUltraThinMaterialLight: .ultraThin.always(.light)
            case .systemThinMaterialLight: .thin.always(.light)
            case .light, .systemMaterialLight: .regular.always(.light)
            case .extraLight, .systemThickMaterialLight: .thick.always(.light)
            case .systemChromeMaterialLight: .bar.always(.light)
            case .systemUltraThinMaterialDark: .ultraThin.always(.dark)
            case .systemThinMaterialDark: .thin.always(.dark)
            case .dark, .systemMaterialDark: .regular.always(.dark)
            case .systemThickMaterialDark: .thick.always(.dark)
            case .systemChromeMaterialDark: .bar.always(.dark)
            }
    }
}
