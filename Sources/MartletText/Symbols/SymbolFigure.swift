import Foundation
import MartletDisplay

/// A symbol that the icon font has not, or not in this form: drawn by ourselves, in a square of 24 units.
///
/// Drawings are written as parts between bars. A part is drawn as a line (`s`) or filled (`f`); a digit after that is
/// the layer it belongs to, where a symbol shows a value. What follows is a path in the letters of SVG (`M`, `L`, `C`
/// and `Z`), a circle (`O`, centre and radius), or a rounded rectangle (`R`, corner, size and radius).
struct SymbolFigure {
    struct Part {
        let path: PathElements
        let isFilled: Bool
        /// From 1 for what a small value shows already; 0 for what is always shown.
        var layer = 0
        /// What it shows, where that has a colour of its own.
        var subject: SymbolSubject?
        /// Which of a palette's colours it has, from 0 for the first.
        var depth = 0

        /// The same part with other lines.
        func with(_ path: PathElements) -> Part {
            Part(path: path, isFilled: isFilled, layer: layer, subject: subject, depth: depth)
        }
    }

    private(set) var parts: [Part]

    /// How many layers tell a value.
    var layerCount: Int { parts.map(\.layer).max() ?? 0 }

    private static let names = aToH.merging(iToZ) { first, _ in first }.merging(things) { first, _ in first }

    /// The drawing for a symbol's name.
    init?(name: String) {
        if let weather = SymbolFigure(weather: name) {
            self = weather
        } else if let text = SymbolFigure.names[name] {
            if text.hasPrefix("=") {
                self.init(name: String(text.dropFirst()))
            } else {
                self.init(text)
            }
        } else {
            return nil
        }
    }

    init(_ text: String) {
        parts = text.split(separator: "|").map(SymbolFigure.part)
    }

    /// The figure with as few parts as can be: where lines of one part cross, a colour that is not opaque shows once.
    var merged: SymbolFigure {
        var copy = self
        copy.parts = []
        for part in parts {
            if let index = copy.parts.firstIndex(where: {
                $0.isFilled == part.isFilled && $0.layer == part.layer && $0.subject == part.subject
                    && $0.depth == part.depth
            }) {
                let path = PathElements(copy.parts[index].path.elements + part.path.elements)
                copy.parts[index] = part.with(path)
            } else {
                copy.parts.append(part)
            }
        }
        return copy
    }

    /// Whether there is a drawing for this name.
    static func exists(_ name: String) -> Bool { names[name] != nil || SymbolFigure(weather: name) != nil }

    func applying(_ transform: CGAffineTransform) -> SymbolFigure {
        var copy = self
        copy.parts = parts.map { $0.with($0.path.applying(transform)) }
        return copy
    }

    /// The figure in another of a palette's colours.
    func at(depth: Int) -> SymbolFigure {
        var copy = self
        for index in parts.indices { copy.parts[index].depth = depth }
        return copy
    }

    func showing(_ subject: SymbolSubject) -> SymbolFigure {
        var copy = self
        for index in parts.indices { copy.parts[index].subject = subject }
        return copy
    }

    static func + (a: SymbolFigure, b: SymbolFigure) -> SymbolFigure {
        var sum = a
        sum.parts += b.parts
        return sum
    }

    private static func part(_ text: Substring) -> Part {
        let isFilled = text.hasPrefix("f")
        var rest = text.dropFirst()
        var layer = 0
        if let digit = rest.first?.wholeNumberValue {
            layer = digit
            rest = rest.dropFirst()
        }
        return Part(path: path(rest), isFilled: isFilled, layer: layer)
    }

    private static func path(_ text: Substring) -> PathElements {
        var path = PathElements()
        var scanner = Scanner(text)
        while let command = scanner.command() {
            switch command {
            case "M": path.move(to: scanner.point())
            case "L": path.line(to: scanner.point())
            case "C":
                let (first, second) = (scanner.point(), scanner.point())
                path.curve(to: scanner.point(), control1: first, control2: second)
            case "Z": path.close()
            case "O":
                let (center, radius) = (scanner.point(), scanner.number())
                path.addEllipse(
                    in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
            case "R":
                let (corner, size, radius) = (scanner.point(), scanner.point(), scanner.number())
                path.addRoundedRect(
                    CGRect(x: corner.x, y: corner.y, width: size.x, height: size.y),
                    cornerSize: CGSize(width: radius, height: radius))
            default: preconditionFailure("\(command) is no letter of a symbol's drawing")
            }
        }
        return path
    }

    /// Reads letters and numbers.
    private struct Scanner {
        private var rest: Substring

        init(_ text: Substring) { rest = text }

        mutating func command() -> Character? {
            rest = rest.drop { $0 == " " }
            return rest.popFirst()
        }

        mutating func number() -> CGFloat {
            rest = rest.drop { $0 == " " }
            let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
            rest = rest.dropFirst(digits.count)
            return CGFloat(Double(digits) ?? 0)
        }

        mutating func point() -> CGPoint {
            let x = number()
            return CGPoint(x: x, y: number())
        }
    }
}
