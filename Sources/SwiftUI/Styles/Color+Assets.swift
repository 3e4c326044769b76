import MartletGraph
import MartletImages

extension Color {
    /// The colour of a catalogue, light or dark as it is where it is shown.
    ///
    /// It is looked for in `bundle`, or without one in the program's own resources and those of its targets. A name
    /// that is not there is warned about once and shows nothing.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.named(name, bundle: bundle?.folder))
    }

    /// The colour of a catalogue, by a constant.
    public init(_ resource: ColorResource) {
        self.init(resource.name, bundle: resource.bundle)
    }

    static func asset(_ name: String, _ bundle: String?, _ environment: EnvironmentValues) -> RGBA {
        guard let color = AssetLibrary.color(name, bundle: bundle, in: environment.assetAppearance) else {
            RuntimeWarning.issue("No color named '\(name)' found in asset catalog for \(bundle ?? Bundle.main.folder)")
            return .clear
        }
        switch color {
        case .components(let color):
            return Resolved(
                colorSpace: color.isDisplayP3 ? .displayP3 : .sRGB, red: color.red, green: color.green,
                blue: color.blue, opacity: color.alpha
            ).rgba
        case .reference(let reference):
            guard let known = platformColor(reference, environment) else {
                RuntimeWarning.issue("The color '\(name)' refers to '\(reference)', which no system is known to have.")
                return .clear
            }
            return known
        }
    }
}

extension EnvironmentValues {
    /// What files and values of catalogues are to suit here.
    var assetAppearance: AssetAppearance {
        var appearance = AssetAppearance(
            isDark: colorScheme == .dark, isHighContrast: colorSchemeContrast == .increased,
            isRightToLeft: layoutDirection == .rightToLeft)
        appearance.device =
            switch idiom {
            case .phone: .phone
            case .pad: .pad
            case .desktop: .desktop
            }
        return appearance
    }
}
