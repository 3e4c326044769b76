import MartletDisplay

/// The colours of a symbol's parts, and the value that it shows.
package struct SymbolStyle: Hashable, Sendable {
    package enum Mode: Hashable, Sendable {
        /// One colour; what lies inside a filled figure is knocked out of it.
        case monochrome
        /// The first colour, fainter for what stands behind.
        case hierarchical
        /// A colour each for what is in front and what stands behind.
        case palette
        /// The colour of what each part shows, where it has one.
        case subjects
    }

    package var mode: Mode
    /// For what is in front, and for what stands behind it.
    package var colors: [RGBA]
    /// From 0 to 1; parts of the symbols that can show a value are fainter above it. `nil` shows all of them.
    package var value: Double?

    package init(mode: Mode = .monochrome, colors: [RGBA], value: Double? = nil) {
        self.mode = mode
        self.colors = colors
        self.value = value
    }

    package init(color: RGBA) { self.init(colors: [color]) }

    /// Whether parts have colours other than the foreground's.
    package var hasOwnColors: Bool { mode == .subjects || colors.count > 1 }

    var front: RGBA { colors.first ?? .black }

    /// For a figure around another symbol, and for what has a badge or is struck out.
    var back: RGBA {
        switch mode {
        case .monochrome, .subjects: front
        case .hierarchical: front.withAlpha(multipliedBy: 0.4)
        case .palette: colors.count > 1 ? colors[1] : front
        }
    }

    /// The colours of what is in front, behind it, and behind that.
    package var layers: [RGBA] {
        switch mode {
        case .monochrome, .subjects: [front, front, front]
        case .hierarchical: [front, back, front.withAlpha(multipliedBy: 0.25)]
        case .palette: [front, back, colors.count > 2 ? colors[2] : back]
        }
    }

    /// The colour of a layer of a symbol with `count` of them.
    func color(ofLayer layer: Int, of count: Int, _ color: RGBA) -> RGBA {
        guard let value, layer > 0 else { return color }
        return value > Double(layer - 1) / Double(count) ? color : color.withAlpha(multipliedBy: 0.3)
    }

    /// A symbol in the colours of what it shows; what has none in `color`.
    package static func multicolor(_ name: String, _ color: RGBA, value: Double?) -> SymbolStyle {
        if SymbolFigure(weather: name) != nil { return SymbolStyle(mode: .subjects, colors: [color], value: value) }
        guard let colors = multicolors[name] else { return SymbolStyle(colors: [color], value: value) }
        return SymbolStyle(mode: .palette, colors: colors.count > 1 ? colors : colors + colors, value: value)
    }

    func color(of part: SymbolFigure.Part, _ color: RGBA) -> RGBA {
        if part.depth > 0, mode == .hierarchical || mode == .palette { return layers[part.depth] }
        return switch mode == .subjects ? part.subject : nil {
        case .light: Self.yellow
        case .cloud: .white
        case .rain: Self.water
        case nil: color
        }
    }

    private static let red = RGBA(red: 0.88, green: 0.11, blue: 0.14)
    private static let yellow = RGBA(red: 0.96, green: 0.76, blue: 0.07)
    private static let green = RGBA(red: 0.18, green: 0.76, blue: 0.49)
    private static let blue = RGBA(red: 0.21, green: 0.52, blue: 0.89)

    private static let water = RGBA(red: 0.35, green: 0.78, blue: 0.98)
    private static let grey = RGBA(red: 0.56, green: 0.56, blue: 0.58)

    private static let multicolors: [String: [RGBA]] = [
        "sun.max": [yellow], "sun.min": [yellow], "sun.haze.fill": [yellow], "sun.dust.fill": [yellow],
        "sun.rain.fill": [yellow], "sun.horizon.fill": [yellow], "sunrise.fill": [yellow], "sunset.fill": [yellow],
        "moon.stars.fill": [yellow], "moon.zzz.fill": [yellow], "sparkles": [yellow], "snowflake": [water],
        "smoke.fill": [grey], "tornado": [grey], "hurricane": [grey], "wind": [grey], "wind.snow": [water],
        "heart.fill": [red], "suit.heart.fill": [red], "flame.fill": [RGBA(red: 1, green: 0.47, blue: 0)],
        "star.fill": [yellow], "bolt.fill": [yellow], "sun.max.fill": [yellow], "sun.min.fill": [yellow],
        "moon.fill": [yellow], "drop.fill": [blue], "leaf.fill": [green], "flag.fill": [red], "trash.fill": [red],
        "checkmark.circle.fill": [.white, green], "checkmark.seal.fill": [.white, green],
        "xmark.circle.fill": [.white, red],
        "minus.circle.fill": [.white, red], "plus.circle.fill": [.white, green],
        "exclamationmark.triangle.fill": [yellow], "exclamationmark.octagon.fill": [red],
        "info.circle.fill": [.white, blue], "questionmark.circle.fill": [.white, blue],
    ]
}

/// What a part of a symbol shows, where that has a colour of its own.
enum SymbolSubject {
    case cloud
    /// The sun, the moon and lightning.
    case light
    case rain
}
