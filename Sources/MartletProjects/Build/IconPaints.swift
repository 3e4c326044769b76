import Foundation

/// The paints, masks and shadows of an icon's drawing.
struct IconPaints {
    /// What the drawing's `defs` hold.
    private(set) var definitions: [String] = []

    private mutating func define(_ make: (_ name: String) -> String) -> String {
        let name = "d\(definitions.count)"
        definitions.append(make(name))
        return name
    }

    /// What a shape is filled with, as SVG says it; nil where nothing is filled.
    ///
    /// - Parameter isForLayer: a layer that says "automatic" keeps its colours; the ground becomes nearly white.
    mutating func add(_ fill: Any?, isForLayer: Bool = false) -> String? {
        if fill as? String == "automatic", !isForLayer {
            return gradient([IconColor(gray: 1), IconColor(gray: 0.9)], [:])
        }
        guard let fill = fill as? [String: Any] else { return nil }
        if let color = IconColor(fill["solid"]) { return color.text }
        if let color = IconColor(fill["automatic-gradient"]) { return gradient([color.lighter, color], [:]) }
        let colors = (fill["linear-gradient"] as? [Any] ?? []).compactMap(IconColor.init)
        if colors.isEmpty { return nil }
        return gradient(colors, fill["orientation"] as? [String: Any] ?? [:])
    }

    private mutating func gradient(_ colors: [IconColor], _ orientation: [String: Any]) -> String {
        func number(_ end: String, _ axis: String, or usual: Double) -> Double {
            ((orientation[end] as? [String: Any])?[axis] as? NSNumber)?.doubleValue ?? usual
        }
        let stops = colors.enumerated().map { index, color in
            "<stop offset=\"\(Double(index) / Double(max(colors.count - 1, 1)))\" stop-color=\"\(color.text)\"/>"
        }
        let (x1, y1) = (number("start", "x", or: 0.5), number("start", "y", or: 0))
        let (x2, y2) = (number("stop", "x", or: 0.5), number("stop", "y", or: 1))
        let name = define {
            "<linearGradient id=\"\($0)\" x1=\"\(x1)\" y1=\"\(y1)\" x2=\"\(x2)\" y2=\"\(y2)\">\(stops.joined())</linearGradient>"
        }
        return "url(#\(name))"
    }

    /// The opacity of a picture, whatever its colours.
    mutating func mask(_ image: String) -> String {
        let white = define {
            "<filter id=\"\($0)\"><feColorMatrix values=\"0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0\"/></filter>"
        }
        return define {
            "<mask id=\"\($0)\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"1024\" height=\"1024\">"
                + "<g filter=\"url(#\(white))\">\(image)</g></mask>"
        }
    }

    /// A soft shadow a little below what throws it. Debian's librsvg knows no `feDropShadow`.
    mutating func shadow(_ opacity: Double?) -> String {
        define {
            """
            <filter id="\($0)" x="-10%" y="-10%" width="120%" height="125%">\
            <feGaussianBlur in="SourceAlpha" stdDeviation="16"/><feOffset dy="12"/>\
            <feComponentTransfer><feFuncA type="linear" slope="\((opacity ?? 0.5) / 2)"/></feComponentTransfer>\
            <feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>
            """
        }
    }
}

/// A colour as Icon Composer writes it: `display-p3:1.0,0.5,0.0,1.0`.
struct IconColor {
    private var red: Double
    private var green: Double
    private var blue: Double
    private var opacity = 1.0

    init(gray: Double) { (red, green, blue) = (gray, gray, gray) }

    /// Nil for what is no colour.
    init?(_ value: Any?) {
        let parts = (value as? String ?? "").split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        let numbers = parts[1].split(separator: ",").compactMap { Double($0) }
        switch (parts[0], numbers.count) {
        case ("named", _):
            guard let known = Self.named[String(parts[1])] else { return nil }
            (red, green, blue) = (known.0 / 255, known.1 / 255, known.2 / 255)
        case ("gray", 2), ("extended-gray", 2):
            (red, green, blue, opacity) = (numbers[0], numbers[0], numbers[0], numbers[1])
        case ("display-p3", 4):
            (red, green, blue) = Self.fromP3(numbers[0], numbers[1], numbers[2])
            opacity = numbers[3]
        case (_, 4):
            (red, green, blue, opacity) = (numbers[0], numbers[1], numbers[2], numbers[3])
        default: return nil
        }
    }

    var text: String {
        let bytes = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
        return "rgba(\(bytes[0]),\(bytes[1]),\(bytes[2]),\(min(max(opacity, 0), 1)))"
    }

    /// The upper end of a gradient that is made from one colour.
    var lighter: IconColor {
        var color = self
        (color.red, color.green, color.blue) = (
            red + (1 - red) * 0.3, green + (1 - green) * 0.3, blue + (1 - blue) * 0.3
        )
        return color
    }

    private static func fromP3(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
        func linear(_ x: Double) -> Double { x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4) }
        func encoded(_ x: Double) -> Double { x <= 0.0031308 ? x * 12.92 : 1.055 * pow(x, 1 / 2.4) - 0.055 }
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        return (
            encoded(1.2249 * r - 0.2247 * g), encoded(-0.0420 * r + 1.0419 * g),
            encoded(-0.0197 * r - 0.0786 * g + 1.0979 * b)
        )
    }

    private static let named: [String: (Double, Double, Double)] = [
        "system-red": (255, 56, 60), "system-orange": (255, 141, 40), "system-yellow": (255, 204, 0),
        "system-green": (52, 199, 89), "system-mint": (0, 200, 179), "system-teal": (0, 195, 208),
        "system-cyan": (0, 192, 232), "system-blue": (0, 136, 255), "system-indigo": (97, 85, 245),
        "system-purple": (203, 48, 224), "system-pink": (255, 45, 85), "system-brown": (172, 127, 94),
        "system-gray": (142, 142, 147),
    ]
}
