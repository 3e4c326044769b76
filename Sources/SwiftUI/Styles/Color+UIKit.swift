import MartletGraph

extension Color {
    /// The colour that UIKit's stands for; one of the system, of a catalogue or with a provider of its own follows its
    /// surroundings.
    public init(uiColor: UIColor) {
        if case .components(let color) = uiColor.content {
            self.init(color)
        } else {
            self.init(.platform(uiColor))
        }
    }

    /// The older name of `init(uiColor:)`.
    @_disfavoredOverload
    public init(_ color: UIColor) { self.init(uiColor: color) }

    /// The constant colour that Core Graphics' stands for.
    public init(cgColor: CGColor) { self.init(cgColor.rgba) }

    /// The components as Core Graphics has them; nil for a colour that depends on its surroundings.
    public var cgColor: CGColor? {
        if case .components(let resolved) = provider { CGColor(resolved.rgba) } else { nil }
    }
}

extension Color.Resolved {
    /// The components as Core Graphics has them.
    public var cgColor: CGColor { CGColor(rgba) }
}

extension UIColor {
    /// The colour that SwiftUI's stands for; one that depends on its surroundings still does.
    public convenience init(_ color: Color) {
        if case .components(let resolved) = color.provider {
            self.init(.components(resolved.rgba))
        } else if case .platform(let original) = color.provider {
            self.init(original.content)
        } else {
            self.init(.dynamic { UIColor(.components(color.rgba(in: EnvironmentValues($0)))) })
        }
    }
}

extension EnvironmentValues {
    /// What UIKit's colours look at.
    var traits: UITraitCollection {
        UITraitCollection(
            style: colorScheme == .dark ? .dark : .light,
            contrast: colorSchemeContrast == .increased ? .high : .normal, displayScale: displayScale,
            horizontal: UIUserInterfaceSizeClass(horizontalSizeClass),
            vertical: UIUserInterfaceSizeClass(verticalSizeClass), idiom: UIUserInterfaceIdiom(idiom),
            isElevated: isElevated, category: UIContentSizeCategory(dynamicTypeSize),
            direction: UITraitEnvironmentLayoutDirection(layoutDirection))
    }

    /// Surroundings that a dynamic colour is asked for.
    init(_ traits: UITraitCollection) {
        self.init()
        colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        self[ColorSchemeContrastKey.self] = traits.accessibilityContrast == .high ? .increased : .standard
        self[ElevatedKey.self] = traits.isElevated
    }
}
