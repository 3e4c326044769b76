import Foundation

/// What a symbol's name asks to draw.
indirect enum SymbolDrawing: Hashable {
    case glyph(String)
    /// The outline of a glyph that the font has only filled.
    case hollow(String)
    /// A drawing of our own.
    case figure(String)
    case letters(String)
    case shape(SymbolShape, isFilled: Bool)
    /// Turned clockwise from pointing right by this many quarters.
    case chevron(quarters: Int)
    case enclosed(SymbolDrawing, in: SymbolShape, isFilled: Bool)
    case slashed(SymbolDrawing)
    case badged(SymbolDrawing, badge: SymbolDrawing)
    /// With a dot at its upper right.
    case dotted(SymbolDrawing)
    /// With a small number in its middle.
    case counting(SymbolDrawing, String)

    /// Reads a symbol's name from its end: `heart.circle.fill` is a heart in a filled circle; `nil` for a name that
    /// says nothing.
    ///
    /// - Parameter isComposed: whether a symbol in a figure is always made of both, so that they can differ in colour.
    init?(name: String, isComposed: Bool = false, depth: Int = 0) {
        guard depth < 6 else { return nil }
        func read(_ name: some StringProtocol) -> SymbolDrawing? {
            SymbolDrawing(name: String(name), isComposed: isComposed, depth: depth + 1)
        }
        func enclosed(_ base: String, isFilled: Bool) -> SymbolDrawing? {
            guard let (inner, shape) = Self.enclosure(base),
                let drawing = (isFilled ? read(inner + ".fill") : nil) ?? read(inner)
            else { return nil }
            return .enclosed(drawing, in: shape, isFilled: isFilled)
        }
        let isFilled = name.hasSuffix(".fill")
        let base = isFilled ? String(name.dropLast(5)) : name

        if let shape = SymbolShape(rawValue: base) {
            self = .shape(shape, isFilled: isFilled)
        } else if let quarters = Self.chevrons[base] {
            self = .chevron(quarters: quarters)
        } else if isComposed, let drawing = enclosed(base, isFilled: isFilled) {
            self = drawing
        } else if SymbolFigure.exists(name) {
            self = .figure(name)
        } else if let entry = SymbolTable[name] {
            guard let drawing = Self.entry(entry, read) else { return nil }
            self = drawing
        } else if let letters = Self.letters(base) {
            self = .letters(letters)
        } else if let drawing = enclosed(base, isFilled: isFilled) {
            self = drawing
        } else if let badge = base.range(of: ".badge.", options: .backwards),
            let mark = read(base[badge.upperBound...]),
            let below = read(base[..<badge.lowerBound] + (isFilled ? ".fill" : ""))
        {
            self = .badged(below, badge: mark)
        } else if base.hasSuffix(".badge"), let below = read(base.dropLast(6) + (isFilled ? ".fill" : "")) {
            self = .dotted(below)
        } else if base.hasSuffix(".slash"), let below = read(base.dropLast(6) + (isFilled ? ".fill" : "")) {
            self = .slashed(below)
        } else if let (arrow, count) = Self.counted(base), let drawing = read(arrow) {
            self = .counting(drawing, count)
        } else if isFilled, let outline = read(base) {
            self = outline
        } else {
            return nil
        }
    }

    private static func entry(_ entry: String, _ read: (Substring) -> SymbolDrawing?) -> SymbolDrawing? {
        switch entry.first {
        case "=": read(entry.dropFirst())
        case "~": .hollow(String(entry.dropFirst()))
        default: .glyph(entry)
        }
    }

    private static let chevrons: [String: Int] = [
        "chevron.right": 0, "chevron.forward": 0, "chevron.compact.right": 0, "chevron.compact.forward": 0,
        "chevron.down": 1, "chevron.compact.down": 1, "chevron.left": 2, "chevron.backward": 2,
        "chevron.compact.left": 2, "chevron.compact.backward": 2, "chevron.up": 3, "chevron.compact.up": 3,
    ]

    /// A letter, or a number from 0 to 50.
    private static func letters(_ name: String) -> String? {
        if name == "textformat" { return "Aa" }
        if let number = Int(name), (0...50).contains(number) { return name }
        guard name.count == 1, let letter = name.first, letter.isLetter else { return nil }
        return name.uppercased()
    }

    /// How many seconds an arrow goes back or on: `gobackward.15`.
    private static func counted(_ name: String) -> (arrow: String, count: String)? {
        guard let dot = name.lastIndex(of: "."), Int(name[name.index(after: dot)...]) != nil else { return nil }
        let arrow = String(name[..<dot])
        guard ["gobackward", "goforward"].contains(arrow) else { return nil }
        return (arrow, String(name[name.index(after: dot)...]))
    }

    private static func enclosure(_ name: String) -> (inner: String, SymbolShape)? {
        for shape in SymbolShape.allCases where name.hasSuffix("." + shape.rawValue) {
            let inner = name.dropLast(shape.rawValue.count + 1)
            // A person in a circle is cropped by it.
            return (String(inner.hasSuffix(".crop") ? inner.dropLast(5) : inner), shape)
        }
        return nil
    }
}

/// The figures that symbols are drawn as and enclosed in.
enum SymbolShape: String, CaseIterable {
    case circle, square, app, triangle, diamond, octagon, seal, capsule, oval, rectangle
    case portraitRectangle = "rectangle.portrait"
}
