import MartletImages

extension UIImage {
    /// What a picture is to be like.
    open class Configuration: NSObject, @unchecked Sendable {
        public let traitCollection: UITraitCollection?

        package init(traits: UITraitCollection?) { traitCollection = traits }

        public convenience init(traitCollection: UITraitCollection) { self.init(traits: traitCollection) }
    }

    /// How large a symbol is.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// That of the text it stands beside, in points.
        package let pointSize: CGFloat

        public init(pointSize: CGFloat) {
            self.pointSize = pointSize
            super.init(traits: nil)
        }

        public convenience init(textStyle: UIFont.TextStyle) { self.init(pointSize: textStyle.size) }
        public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }
    }
}

extension UITraitCollection {
    /// What files and values of catalogues are to suit.
    var assetAppearance: AssetAppearance {
        AssetAppearance(isDark: userInterfaceStyle == .dark, isHighContrast: accessibilityContrast == .high)
    }
}

extension Bundle {
    /// Where the resources lie.
    var resourceFolder: String { (resourceURL ?? bundleURL).standardizedFileURL.path }
}
