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
        guard let color = AssetLibrary.color(name, bundle: bundle, isDark: environment.colorScheme == .dark) else {
            RuntimeWarning.issue("No color named '\(name)' found in asset catalog for \(bundle ?? Bundle.main.folder)")
            return .clear
        }
        let space = color.isDisplayP3 ? RGBColorSpace.displayP3 : .sRGB
        return Resolved(
            colorSpace: space, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha
        ).rgba
    }
}
