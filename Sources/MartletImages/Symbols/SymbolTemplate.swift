import Foundation
import MartletDisplay

/// A symbol that a program draws itself: the file of a catalogue's symbol set, as Apple's SF Symbols exports it.
///
/// The file holds a drawing for each weight and scale that the designer made, 100 points large, and lines that tell
/// where text beside it has its baseline and the tops of its capitals, and where the drawing begins and ends.
package final class SymbolTemplate: Sendable {
    /// How large a drawing is beside text, as its name ends in the file.
    package enum Scale: String, CaseIterable, Sendable {
        case small = "S"
        case medium = "M"
        case large = "L"

        /// About how large Apple's drawings of this scale are, medium being 1.
        fileprivate var factor: CGFloat {
            switch self {
            case .small: 0.79
            case .medium: 1
            case .large: 1.27
            }
        }
    }

    /// A drawing of the file.
    package struct Variant: Sendable {
        /// The room beside text, from the left margin to the right one, and from the tops of capitals to the baseline;
        /// in the units of the file.
        package let frame: CGRect
        /// Points of the file for each point of the font that it is shown beside.
        package let unitsPerPoint: CGFloat
        fileprivate let weight: Int
        fileprivate let scale: Scale
        /// The elements of the drawing, where `{0}`, `{1}` and `{2}` stand for the colours of its layers.
        fileprivate let elements: String
    }

    private let variants: [Variant]

    /// Reads a file.
    package init(path: String) throws(ImageFailure) {
        guard let data = FileManager.default.contents(atPath: path) else { throw ImageFailure("it cannot be read") }
        variants = SymbolTemplateReader(try MarkupTree.read(data)).variants
        if variants.isEmpty { throw ImageFailure("it has no drawing of a symbol with its guides") }
    }

    /// The drawing that comes nearest to a font: in its weight first, then in the scale.
    ///
    /// - Parameter weight: from 100 (ultra light) to 900 (black).
    package func variant(weight: Int, scale: Scale) -> Variant {
        func distance(_ variant: Variant) -> Int {
            10 * abs(variant.weight - weight) + (variant.scale == scale ? 0 : 1)
        }
        let best = variants.min { distance($0) < distance($1) }!
        return Variant(
            frame: best.frame, unitsPerPoint: 100 * best.scale.factor / scale.factor, weight: best.weight,
            scale: best.scale, elements: best.elements)
    }

    /// How far a drawing may reach over its frame, in units of the file.
    private static let overhang: CGFloat = 60

    /// Draws a variant.
    ///
    /// - Parameters:
    ///   - colors: of the layers that stand first, second and third; the last one is for all that follow.
    ///   - density: pixels for a unit of the file.
    /// - Returns: the picture, and where it lies in the units of the file.
    package static func draw(
        _ variant: Variant, colors: [RGBA], density: CGFloat
    ) throws(ImageFailure) -> (image: DisplayImage, frame: CGRect) {
        let frame = variant.frame.insetBy(dx: -overhang, dy: -overhang)
        // No side is longer than what cairo draws on with ease.
        let density = min(density, 8192 / max(frame.width, frame.height))
        let width = (frame.width * density).rounded(.up), height = (frame.height * density).rounded(.up)
        var elements = variant.elements
        for level in 0..<3 {
            elements = elements.replacingOccurrences(
                of: "{\(level)}", with: paint(colors[min(level, colors.count - 1)]))
        }
        let box = [frame.minX, frame.minY, width / density, height / density].map { "\($0)" }.joined(separator: " ")
        let file =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Int(width))\" height=\"\(Int(height))\" "
            + "viewBox=\"\(box)\">\(elements)</svg>"
        let image = try ImageDecoder.decode(Data(file.utf8))
        return (image, CGRect(x: frame.minX, y: frame.minY, width: width / density, height: height / density))
    }

    private static func paint(_ color: RGBA) -> String {
        let parts = [color.red, color.green, color.blue].map { "\(Int((min(max($0, 0), 1) * 255).rounded()))" }
        return "fill=\"rgb(\(parts.joined(separator: ",")))\" fill-opacity=\"\(color.alpha)\""
    }
}

/// Finds the drawings of a template and the lines around them.
private struct SymbolTemplateReader {
    private var drawings: [(name: String, elements: String)] = []
    private var lines: [String: CGPoint] = [:]

    private static let weights: [(name: String, value: Int)] = [
        ("Ultralight", 100), ("Thin", 200), ("Light", 300), ("Regular", 400), ("Medium", 500), ("Semibold", 600),
        ("Bold", 700), ("Heavy", 800), ("Black", 900),
    ]

    init(_ root: MarkupTree) {
        read(root, in: [], .identity)
    }

    var variants: [SymbolTemplate.Variant] {
        drawings.compactMap { drawing in
            let parts = drawing.name.split(separator: "-").map(String.init)
            guard parts.count == 2, let scale = SymbolTemplate.Scale(rawValue: parts[1]),
                let weight = Self.weights.first(where: { $0.name == parts[0] })?.value,
                let top = lines["Capline-\(scale.rawValue)"]?.y, let baseline = lines["Baseline-\(scale.rawValue)"]?.y,
                let left = margin("left", of: drawing.name), let right = margin("right", of: drawing.name),
                left < right, top < baseline
            else { return nil }
            return SymbolTemplate.Variant(
                frame: CGRect(x: left, y: top, width: right - left, height: baseline - top), unitsPerPoint: 100,
                weight: weight, scale: scale, elements: drawing.elements)
        }
    }

    /// The first two versions of the format have margins for one drawing only.
    private func margin(_ side: String, of name: String) -> CGFloat? {
        (lines["\(side)-margin-\(name)"] ?? (name == "Regular-M" ? lines["\(side)-margin"] : nil))?.x
    }

    /// - Parameter groups: the transforms of the elements around.
    private mutating func read(_ element: MarkupTree, in groups: [String], _ transform: CGAffineTransform) {
        var (groups, transform) = (groups, transform)
        let identifier = element.attributes["id"] ?? ""
        if element.name == "g", Self.weights.contains(where: { identifier.hasPrefix($0.name + "-") }) {
            let text = Self.text(of: element, level: 0)
            drawings.append(
                (
                    identifier,
                    groups.map { "<g transform=\"\($0)\">" }.joined() + text
                        + String(repeating: "</g>", count: groups.count)
                ))
            return
        }
        if let own = element.attributes["transform"] {
            groups.append(own)
            transform = CGAffineTransform(svg: own).concatenating(transform)
        }
        if element.name == "line", let x = element.number("x1"), let y = element.number("y1") {
            lines[identifier] = CGPoint(x: x, y: y).applying(transform)
        }
        for child in element.children { read(child, in: groups, transform) }
    }

    /// The element without what the designer's program says of its colours: they come from the text beside the symbol.
    private static func text(of element: MarkupTree, level: Int) -> String {
        let level = self.level(of: element) ?? level
        var text = "<\(element.name)"
        for (name, value) in element.attributes.sorted(by: { $0.key < $1.key })
        where !["class", "style", "id", "fill", "fill-opacity", "opacity"].contains(name) {
            text += " \(name)=\"\(escaped(value))\""
        }
        let hasFill = element.attributes["fill"] != "none"
        text += element.name == "g" ? ">" : hasFill ? " {\(level)}>" : " fill=\"none\">"
        return text + element.children.map { self.text(of: $0, level: level) }.joined() + "</\(element.name)>"
    }

    private static func escaped(_ value: String) -> String {
        value.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }

    /// A class such as `hierarchical-1:secondary` tells how far behind a layer stands.
    private static func level(of element: MarkupTree) -> Int? {
        let classes = (element.attributes["class"] ?? "").split(separator: " ")
        guard let named = classes.first(where: { $0.hasPrefix("hierarchical-") }),
            let level = named.split(separator: ":").last
        else { return nil }
        return ["primary", "secondary", "tertiary"].firstIndex(of: String(level))
    }
}

extension MarkupTree {
    fileprivate func number(_ name: String) -> CGFloat? { attributes[name].flatMap(Double.init).map { CGFloat($0) } }
}

extension CGAffineTransform {
    /// The transform that an SVG file writes as `matrix(…)`, `translate(…)` or `scale(…)`, or several of them; what is
    /// written otherwise is left out.
    fileprivate init(svg text: String) {
        self = .identity
        for part in text.split(separator: ")") {
            let pieces = part.split(separator: "(")
            guard pieces.count == 2 else { continue }
            let values = pieces[1].split(whereSeparator: { $0 == "," || $0 == " " }).compactMap { Double($0) }
            var next = CGAffineTransform.identity
            switch (pieces[0].trimmingCharacters(in: .whitespaces.union([","])), values.count) {
            case ("matrix", 6):
                next = CGAffineTransform(
                    a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
            case ("translate", 1...2):
                next = CGAffineTransform(translationX: values[0], y: values.count > 1 ? values[1] : 0)
            case ("scale", 1...2): next = CGAffineTransform(scaleX: values[0], y: values.last!)
            default: break
            }
            self = next.concatenating(self)
        }
    }
}
