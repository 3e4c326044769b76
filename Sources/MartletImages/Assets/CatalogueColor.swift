/// A colour of a catalogue.
package enum AssetColor: Hashable, Sendable {
    case components(AssetComponents)
    /// The name that a system of Apple's has for one of its own, such as "systemBlueColor".
    case reference(String)
}

/// Fractions of full intensity.
package struct AssetComponents: Hashable, Sendable {
    package let red: Float
    package let green: Float
    package let blue: Float
    package let alpha: Float
    package let isDisplayP3: Bool
}

/// A colour as catalogues write it: a system's name, or components as fractions, as numbers to 255, or in hexadecimal.
struct CatalogueColor: Decodable {
    var space: String?
    var components: [String: String]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components, reference
    }

    var value: AssetColor? {
        if let reference { return .reference(reference) }
        guard let components else { return nil }
        let values = components.compactMapValues(Self.fraction)
        let white = values["white"]
        guard let red = white ?? values["red"], let green = white ?? values["green"],
            let blue = white ?? values["blue"]
        else { return nil }
        return .components(
            AssetComponents(
                red: red, green: green, blue: blue, alpha: components["alpha"].flatMap(Self.opacity) ?? 1,
                isDisplayP3: space == "display-p3"))
    }

    /// A whole 1 stands for all of it: nobody means the least that can be seen.
    private static func opacity(_ text: String) -> Float? { Float(text) == 1 ? 1 : fraction(text) }

    private static func fraction(_ text: String) -> Float? {
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return UInt8(text.dropFirst(2), radix: 16).map { Float($0) / 255 }
        }
        guard let number = Float(text) else { return nil }
        return text.contains(".") ? number : number / 255
    }
}
