import MartletGraph
import MartletImages
import MartletText

/// A symbol out of the program's catalogue: it is drawn in the size, the weight and the colours of text, like those of
/// the system.
@MainActor
final class ProgramSymbol {
    private let path: String
    private var last: (look: Look, image: SymbolImage)?

    private struct Look: Equatable {
        let size: CGFloat
        let weight: Int
        let scale: SymbolScale
        let colors: [RGBA]
        /// Pixels a point.
        let density: CGFloat
    }

    init(path: String) { self.path = path }

    /// The symbol beside text; nil, after a warning, where its file is none.
    ///
    /// - Parameter size: what a resizable symbol fills; it has the pixels for that.
    func image(
        in font: FontDescription, _ style: SymbolStyle, _ environment: EnvironmentValues, filling size: CGSize?
    ) -> SymbolImage? {
        let natural = font.size * 1.2
        let growth = size.map { max($0.height / natural, 1) } ?? 1
        let look = Look(
            size: font.size, weight: font.weight, scale: environment.imageScale.symbol, colors: style.layers,
            density: max(environment.displayScale, 2) * growth.rounded(.up))
        if let last, last.look == look { return last.image }
        guard let template = ImageStore.shared.template(at: path) else { return nil }
        let image = Self.draw(template, look)
        last = image.map { (look, $0) }
        return image
    }

    private static func draw(_ template: SymbolTemplate, _ look: Look) -> SymbolImage? {
        let variant = template.variant(weight: look.weight, scale: look.scale.template)
        let points = look.size / variant.unitsPerPoint
        guard
            let (image, frame) = try? SymbolTemplate.draw(
                variant, colors: look.colors, density: points * look.density)
        else { return nil }
        // As high as a symbol of the system, around the middle of the capitals.
        let size = CGSize(width: variant.frame.width * points, height: look.size * 1.2 * look.scale.factor)
        let top = (size.height - variant.frame.height * points) / 2
        let place = CGRect(
            x: (frame.minX - variant.frame.minX) * points, y: top + (frame.minY - variant.frame.minY) * points,
            width: frame.width * points, height: frame.height * points)
        return SymbolImage(
            size: size, baseline: top + variant.frame.height * points, items: [.image(image, in: place, .smooth)])
    }
}

extension SymbolScale {
    fileprivate var template: SymbolTemplate.Scale {
        switch self {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}
