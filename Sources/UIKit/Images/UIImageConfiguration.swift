import MartletImages
import MartletText

extension UIImage {
    /// What a picture is to be like.
    open class Configuration: NSObject, @unchecked Sendable {
        public let traitCollection: UITraitCollection?

        package init(traits: UITraitCollection?) { traitCollection = traits }

        public convenience init(traitCollection: UITraitCollection) { self.init(traits: traitCollection) }
    }

    /// How thick the strokes of a symbol are.
    public enum SymbolWeight: Int, Sendable {
        case unspecified
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The same weight of a font.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// How large a symbol is beside the text of its size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified
        case small, medium, large
    }

    /// How a symbol is drawn: its size, the weight of its strokes and its colours.
    ///
    ///     UIImage(systemName: "cloud.sun", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: .bold))
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        package let look: SymbolLook

        init(_ look: SymbolLook) {
            self.look = look
            super.init(traits: nil)
        }

        /// - Parameters:
        ///   - pointSize: that of the text it stands beside, in points.
        ///   - weight: that of its strokes.
        ///   - scale: how large it is beside the text.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(SymbolLook(pointSize: pointSize, weight: weight.number, scale: scale.scale))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }

        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(pointSize: textStyle.size, weight: .unspecified, scale: scale)
        }

        public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }

        /// As the font is: its size and the weight of its strokes.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                SymbolLook(
                    pointSize: font.pointSize, weight: font.fontDescription.weight, scale: scale.scale))
        }

        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
        public convenience init(weight: SymbolWeight) { self.init(SymbolLook(weight: weight.number)) }
        public convenience init(scale: SymbolScale) { self.init(SymbolLook(scale: scale.scale)) }

        /// One colour, fainter for what stands behind.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(SymbolLook(mode: .hierarchical, colors: [hierarchicalColor]))
        }

        /// A colour each for what is in front and what stands behind.
        public convenience init(paletteColors: [UIColor]) {
            self.init(SymbolLook(mode: .palette, colors: paletteColors))
        }

        /// As the system has symbols.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolLook()) }
        /// In the colours of what the symbol shows, where it has such.
        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(SymbolLook(mode: .subjects))
        }
        /// In one colour.
        public class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(SymbolLook(mode: .monochrome))
        }

        /// What another configuration says, and else what this one does.
        public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            return SymbolConfiguration(look.applying(other.look))
        }

        public override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.look == look }
        public override var hash: Int { look.hashValue }
    }

    /// How a symbol is drawn; nil for other pictures.
    public var symbolConfiguration: SymbolConfiguration? {
        if case .symbol(_, let look) = content { SymbolConfiguration(look) } else { nil }
    }

    /// What the picture is to be like.
    public var configuration: Configuration? { symbolConfiguration }

    /// The same symbol as another configuration says; other pictures are as they are.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .symbol(let name, _) = content, let new = configuration as? SymbolConfiguration else { return self }
        return UIImage(
            .symbol(name, new.look), renderingMode: renderingMode, tint: tint,
            flips: flipsForRightToLeftLayoutDirection)
    }

    /// The same symbol with what another configuration says beside its own; nil for other pictures.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard case .symbol(let name, let look) = content else { return nil }
        return UIImage(
            .symbol(name, look.applying(configuration.look)), renderingMode: renderingMode, tint: tint,
            flips: flipsForRightToLeftLayoutDirection)
    }
}

extension UIImage.SymbolWeight {
    fileprivate var number: Int? { self == .unspecified ? nil : fontWeight().number }
}

extension UIImage.SymbolScale {
    fileprivate var scale: MartletText.SymbolScale? {
        switch self {
        case .default, .unspecified: nil
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
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
