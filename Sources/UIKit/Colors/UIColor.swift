import MartletHost
import MartletImages

/// A colour, as UIKit has it: of components, of the system, of a catalogue, or one that looks at its surroundings.
///
///     UIColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)
///     UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
///
/// The system's colours are those of the desktop. A colour never changes; it may be used on any thread.
open class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    package let content: Content

    /// What a colour is made from.
    package indirect enum Content {
        case components(RGBA)
        /// One of the system's, under the name that catalogues give it.
        case system(String)
        /// `bundle` is the folder of its resources; nil for the program's and those of all its targets.
        case named(String, bundle: String?)
        case dynamic((UITraitCollection) -> UIColor)
        case opacity(UIColor, Float)
    }

    package init(_ content: Content) { self.content = content }

    /// A colour in sRGB; values outside 0...1 lie outside its gamut.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .components(RGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha)))
    }

    /// A colour of the wider gamut of Display P3.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.components(RGBA(displayP3Red: Float(red), Float(green), Float(blue), alpha: Float(alpha))))
    }

    /// A grey from 0, black, to 1, white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A colour from hue, saturation and brightness, each from 0 to 1; hue 0 and 1 are red.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        func component(_ shift: CGFloat) -> CGFloat {
            let k = (shift + sector).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// A colour that is asked for anew wherever it is shown.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(.dynamic(dynamicProvider))
    }

    public convenience init(cgColor: CGColor) { self.init(.components(cgColor.rgba)) }

    /// The colour of a catalogue of the program; nil where there is none of that name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// The colour of a catalogue of a bundle; nil where there is none of that name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        let folder = bundle?.resourceFolder
        guard AssetLibrary.color(name, bundle: folder, in: (traits ?? UITraitCollection()).assetAppearance) != nil
        else { return nil }
        self.init(.named(name, bundle: folder))
    }

    /// The same colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if case .components(let color) = content {
            return UIColor(
                .components(RGBA(red: color.red, green: color.green, blue: color.blue, alpha: Float(alpha))))
        }
        return UIColor(.opacity(self, Float(alpha)))
    }

    /// The constant colour that this one is in some surroundings.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .components = content { return self }
        return UIColor(.components(rgba(in: traitCollection)))
    }

    /// What to draw with; a colour that is nowhere is clear.
    package func rgba(in traits: UITraitCollection, tint: RGBA? = nil) -> RGBA {
        switch content {
        case .components(let color): return color
        case .system(let name):
            let palette = SystemPalette(
                isDark: traits.userInterfaceStyle == .dark, isHighContrast: traits.accessibilityContrast == .high,
                isElevated: traits.isElevated)
            return palette.color(named: name, tint: tint ?? palette.accent) ?? .clear
        case .named(let name, let bundle):
            switch AssetLibrary.color(name, bundle: bundle, in: traits.assetAppearance) {
            case .components(let parts)?:
                return parts.isDisplayP3
                    ? RGBA(displayP3Red: parts.red, parts.green, parts.blue, alpha: parts.alpha)
                    : RGBA(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
            case .reference(let name)?: return UIColor(.system(name)).rgba(in: traits, tint: tint)
            case nil: return .clear
            }
        case .dynamic(let provider):
            var color = UIColor(.components(.clear))
            traits.performAsCurrent { color = provider(traits) }
            return color.rgba(in: traits, tint: tint)
        case .opacity(let color, let alpha):
            var base = color.rgba(in: traits, tint: tint)
            base.alpha = alpha
            return base
        }
    }

    // MARK: NSObject

    public static var supportsSecureCoding: Bool { true }

    /// Archives the components; a dynamic colour is archived as it is now.
    open func encode(with coder: NSCoder) {
        let color = rgba(in: .current)
        for (key, value) in [
            ("UIRed", color.red), ("UIGreen", color.green), ("UIBlue", color.blue), ("UIAlpha", color.alpha),
        ] {
            coder.encode(value, forKey: key)
        }
    }

    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "UIRed") else { return nil }
        content = .components(
            RGBA(
                red: coder.decodeFloat(forKey: "UIRed"), green: coder.decodeFloat(forKey: "UIGreen"),
                blue: coder.decodeFloat(forKey: "UIBlue"), alpha: coder.decodeFloat(forKey: "UIAlpha")))
    }

    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        switch (content, other.content) {
        case (.components(let a), .components(let b)): return a == b
        case (.system(let a), .system(let b)): return a == b
        case (.named(let a, let first), .named(let b, let second)): return a == b && first == second
        case (.opacity(let a, let first), .opacity(let b, let second)): return a.isEqual(b) && first == second
        default: return self === other
        }
    }

    open override var hash: Int {
        var hasher = Hasher()
        switch content {
        case .components(let color): hasher.combine(color)
        case .system(let name): hasher.combine(name)
        case .named(let name, _): hasher.combine(name)
        case .dynamic: hasher.combine(ObjectIdentifier(self))
        case .opacity(let color, let alpha):
            hasher.combine(color)
            hasher.combine(alpha)
        }
        return hasher.finalize()
    }

    open override var description: String {
        switch content {
        case .components(let color):
            "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
        case .system(let name): "<UIDynamicSystemColor; name = \(name)>"
        case .named(let name, _): "<UIDynamicCatalogColor; name = \(name)>"
        case .dynamic: "<UIDynamicProviderColor>"
        case .opacity(let color, let alpha): "\(color.description) with alpha \(alpha)"
        }
    }
}

// What `#colorLiteral(red:green:blue:alpha:)` becomes where nothing else is asked for.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {}
