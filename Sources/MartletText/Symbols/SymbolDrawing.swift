import Foundation

/// What a symbol's name asks to draw.
indirect enum SymbolDrawing: Hashable {
    case glyph(String)
    case letters(String)
    case shape(SymbolShape, isFilled: Bool)
    /// Turned clockwise from pointing right by this many quarters.
    case chevron(quarters: Int)
    case enclosed(SymbolDrawing, in: SymbolShape, isFilled: Bool)
    case slashed(SymbolDrawing)
    case badged(SymbolDrawing, badge: SymbolDrawing)

    /// Reads a symbol's name from its end: `heart.circle.fill` is a heart in a filled circle; `nil` for a name that
    /// says nothing.
    ///
    /// - Parameter isLayered: whether a symbol that can be composed is, though there is a glyph for all of it.
    init?(name: String, depth: Int = 0, isLayered: Bool = false) {
        guard depth < 6 else { return nil }
        func read(_ name: String) -> SymbolDrawing? { SymbolDrawing(name: name, depth: depth + 1) }
        let isFilled = name.hasSuffix(".fill")
        let base = isFilled ? String(name.dropLast(5)) : name

        if isLayered, let composed = Self.composed(base, isFilled, read) {
            self = composed
        } else if let shape = SymbolShape(rawValue: base) {
            self = .shape(shape, isFilled: isFilled)
        } else if let quarters = Self.chevrons[base] {
            self = .chevron(quarters: quarters)
        } else if let entry = SymbolTable[name] {
            guard entry.hasPrefix("=") else {
                self = .glyph(entry)
                return
            }
            guard let other = read(String(entry.dropFirst())) else { return nil }
            self = other
        } else if let letters = Self.letters(base) {
            self = .letters(letters)
        } else if let composed = Self.composed(base, isFilled, read) {
            self = composed
        } else if isFilled, let outline = read(base) {
            self = outline
        } else {
            return nil
        }
    }

    /// A symbol in a figure, with a badge, or crossed out.
    private static func composed(
        _ base: String, _ isFilled: Bool, _ read: (String) -> SymbolDrawing?
    ) -> SymbolDrawing? {
        if let (inner, shape) = enclosure(base),
            let drawing = (isFilled ? read(inner + ".fill") : nil) ?? read(inner)
        {
            return .enclosed(drawing, in: shape, isFilled: isFilled)
        }
        if let badge = base.range(of: ".badge.", options: .backwards),
            let mark = read(String(base[badge.upperBound...])),
            let below = read(base[..<badge.lowerBound] + (isFilled ? ".fill" : ""))
        {
            return .badged(below, badge: mark)
        }
        if base.hasSuffix(".slash"), let below = read(base.dropLast(6) + (isFilled ? ".fill" : "")) {
            return .slashed(below)
        }
        return nil
    }

    private static let chevrons: [String: Int] = [
        "chevron.right": 0, "chevron.forward": 0, "chevron.compact.right": 0, "chevron.compact.forward": 0,
        "chevron.down": 1, "chevron.compact.down": 1, "chevron.left": 2, "chevron.backward": 2,
        "chevron.compact.left": 2, "chevron.compact.backward": 2, "chevron.up": 3, "chevron.compact.up": 3,
    ]

    /// A letter, or a number from 0 to 50.
    private static func letters(_ name: String) -> String? {
        if let number = Int(name), (0...50).contains(number) { return name }
        guard name.count == 1, let letter = name.first, letter.isLetter else { return nil }
        return name.uppercased()
    }

    private static func enclosure(_ name: String) -> (inner: String, SymbolShape)? {
        for shape in SymbolShape.allCases where name.hasSuffix("." + shape.rawValue) {
            return (String(name.dropLast(shape.rawValue.count + 1)), shape)
        }
        return nil
    }
}

/// The figures that symbols are drawn as and enclosed in.
enum SymbolShape: String, CaseIterable {
    case circle, square, app, triangle, diamond, octagon, capsule, oval, rectangle
    case portraitRectangle = "rectangle.portrait"
}
