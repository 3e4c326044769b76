/// How colours meet those drawn before.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity
    /// Takes away what was drawn before.
    case clear
    /// Takes the place of what was drawn before.
    case copy
    case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
    case plusDarker, plusLighter

    private static let modes: [DisplayBlendMode] = [
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
        .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy, .sourceIn, .sourceOut,
        .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker,
        .plusLighter,
    ]

    var display: DisplayBlendMode { Self.modes[Int(rawValue)] }
}

/// What of a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// How the pixels of an enlarged picture are found.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default`
    /// Each pixel stays a rectangle.
    case none
    case low, high
    case medium = 4
}
