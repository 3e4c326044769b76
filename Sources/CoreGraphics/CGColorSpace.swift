/// A text, under the name that Core Foundation has for it.
public typealias CFString = String
/// A list of values, under the name that Core Foundation has for it.
public typealias CFArray = [Any]
/// The address of a file, under the name that Core Foundation has for it.
public typealias CFURL = URL
/// A dictionary, under the name that Core Foundation has for it.
public typealias CFDictionary = [AnyHashable: Any]

/// What the components of colours mean. Pictures are always made in sRGB, into which other spaces are turned.
public final class CGColorSpace: Hashable, Sendable {
    /// Under which the space is known; nil for none.
    public let name: CFString?
    /// Without the opacity.
    public let numberOfComponents: Int

    /// What the components are.
    public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

    private init(name: CFString?, components: Int) {
        self.name = name
        numberOfComponents = components
    }

    /// The space of one of the names below; nil for any other.
    public convenience init?(name: CFString) {
        switch name {
        case Self.sRGB, Self.extendedSRGB, Self.displayP3: self.init(name: name, components: 3)
        case Self.genericGrayGamma2_2: self.init(name: name, components: 1)
        default: return nil
        }
    }

    fileprivate static let deviceRGB = CGColorSpace(name: nil, components: 3)
    fileprivate static let deviceGray = CGColorSpace(name: nil, components: 1)

    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
        a.name == b.name && a.numberOfComponents == b.numberOfComponents
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(numberOfComponents)
    }

    /// The colour of components of this space, the opacity last; nil where there are too few.
    func rgba(_ components: ArraySlice<CGFloat>) -> RGBA? {
        guard components.count > numberOfComponents else { return nil }
        let parts = components.map { Float($0) }
        if numberOfComponents == 1 {
            return RGBA(red: parts[0], green: parts[0], blue: parts[0], alpha: parts[1])
        }
        return name == Self.displayP3
            ? RGBA(displayP3Red: parts[0], parts[1], parts[2], alpha: parts[3])
            : RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}

/// What kind of components a colour space has.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome
    case rgb
}

/// Red, green and blue as a display shows them; here sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// Greys as a display shows them.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// Where the opacity of a pixel lies among its components.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}
