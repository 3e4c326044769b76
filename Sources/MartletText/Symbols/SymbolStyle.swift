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

    var front: RGBA { colors.first ?? .black }

    /// For a figure around another symbol, and for what has a badge or is struck out.
    var back: RGBA {
        switch mode {
        case .monochrome: front
        case .hierarchical: front.withAlpha(multipliedBy: 0.4)
        case .palette: colors.count > 1 ? colors[1] : front
        }
    }

    /// The colours of what is in front, behind it, and behind that.
    package var layers: [RGBA] {
        switch mode {
        case .monochrome: [front, front, front]
        case .hierarchical: [front, back, front.withAlpha(multipliedBy: 0.25)]
        case .palette: [front, back, colors.count > 2 ? colors[2] : back]
        }
    }

    /// The colour of a layer of a symbol with `count` of them.
    func color(ofLayer layer: Int, of count: Int, _ color: RGBA) -> RGBA {
        guard let value, layer > 0 else { return color }
        return value > Double(layer - 1) / Double(count) ? color : color.withAlpha(multipliedBy: 0.3)
    }

    /// The colours that the system gives to well-known symbols, front and back.
    package static func multicolor(_ name: String) -> [RGBA]? { multicolors[name] }

    private static let red = RGBA(red: 0.88, green: 0.11, blue: 0.14)
    private static let yellow = RGBA(red: 0.96, green: 0.76, blue: 0.07)
    private static let green = RGBA(red: 0.18, green: 0.76, blue: 0.49)
    private static let blue = RGBA(red: 0.21, green: 0.52, blue: 0.89)

    private static let multicolors: [String: [RGBA]] = [
        "heart.fill": [red], "suit.heart.fill": [red], "flame.fill": [RGBA(red: 1, green: 0.47, blue: 0)],
        "star.fill": [yellow], "bolt.fill": [yellow], "sun.max.fill": [yellow], "sun.min.fill": [yellow],
        "moon.fill": [yellow], "drop.fill": [blue], "leaf.fill": [green], "flag.fill": [red], "trash.fill": [red],
        "checkmark.circle.fill": [.white, green], "checkmark.seal.fill": [green], "xmark.circle.fill": [.white, red],
        "minus.circle.fill": [.white, red], "plus.circle.fill": [.white, green],
        "exclamationmark.triangle.fill": [yellow], "exclamationmark.octagon.fill": [red],
        "info.circle.fill": [.white, blue], "questionmark.circle.fill": [.white, blue],
    ]
}
