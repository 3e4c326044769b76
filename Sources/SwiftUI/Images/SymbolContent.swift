import MartletGraph
import MartletText

/// A symbol as an image's element shows it.
final class SymbolContent: ImageContent {
    private let name: String
    private var picture: GradientPicture?
    /// Scales the symbol where it fills a space of another size.
    private var scaled: DisplayGroup?

    init(_ name: String) { self.name = name }

    func reset() {}
    func naturalSize(_ node: ImageNode) -> CGSize { symbol(node).symbol.size }
    func baseline(_ node: ImageNode) -> CGFloat? { symbol(node).symbol.baseline }

    private func symbol(_ node: ImageNode) -> (symbol: SymbolImage, fill: StyleFill) {
        let text = TextEnvironment.of(node.scope)
        let environment = node.environment
        let color = text.style.fill.solidColor
        let variant = environment.symbolVariants.name(for: name)
        if let found = SymbolLibrary.shared.symbol(
            variant, font: text.font, scale: environment.imageScale.symbol, color: color,
            layers: layers(node, text, environment))
        {
            return (found, text.style.fill)
        }
        RuntimeWarning.issue("No symbol named '\(name)' found in system symbol set")
        return (.placeholder(for: text), text.style.fill)
    }

    /// The colours of the layers of a symbol that is not drawn in one.
    private func layers(_ node: ImageNode, _ text: TextEnvironment, _ environment: EnvironmentValues) -> [RGBA] {
        guard case .color(let color) = text.style.fill else { return [] }
        let mode = node.image.symbolMode ?? environment.symbolRenderingMode ?? environment.impliedSymbolMode
        switch mode?.kind {
        case .hierarchical: return [color, color.withAlpha(multipliedBy: 0.45)]
        case .palette:
            return [HierarchicalShapeStyle.primary, .secondary].map { $0.fill(in: environment).solidColor }
        case .monochrome, nil: return []
        }
    }

    func draw(_ node: ImageNode, into builder: inout DisplayBuilder) {
        let (symbol, fill) = symbol(node)
        let isResizable = node.image.resizing != nil
        if case .color = fill {
            picture = nil
            if !isResizable {
                for item in symbol.items { builder.add(item.moved(by: builder.origin)) }
                return
            }
            builder.add(.group(scaledGroup(of: symbol, to: node.size, at: builder.origin)))
        } else {
            let picture = self.picture.flatMap { $0.fill == fill ? $0 : nil } ?? GradientPicture(fill)
            self.picture = picture
            let items = isResizable ? [.group(scaledGroup(of: symbol, to: node.size, at: .zero))] : symbol.items
            builder.add(.group(picture.show(items, in: node.size, at: builder.origin)))
        }
    }

    private func scaledGroup(of symbol: SymbolImage, to size: CGSize, at origin: CGPoint) -> DisplayGroup {
        let group = scaled ?? DisplayGroup()
        scaled = group
        var appearance = GroupAppearance()
        if symbol.size.width > 0, symbol.size.height > 0, symbol.size != size {
            appearance.transform = CGAffineTransform(
                scaleX: size.width / symbol.size.width, y: size.height / symbol.size.height)
        }
        group.setAppearance(appearance)
        group.setItems(symbol.items)
        group.setOrigin(origin)
        return group
    }
}

extension SymbolImage {
    /// What stands for an image that is not there, as large as a symbol beside text.
    @MainActor static func placeholder(for text: TextEnvironment) -> SymbolImage {
        SymbolLibrary.shared.placeholder(
            size: (text.font.size * 1.2).rounded(.up), color: text.style.fill.solidColor)
    }
}

extension DisplayItem {
    /// This item somewhere else, its colours as they are.
    func moved(by offset: CGPoint) -> DisplayItem {
        let move = CGAffineTransform(translationX: offset.x, y: offset.y)
        return switch self {
        case .fill(let outline, let paint, let style): .fill(outline.applying(move), paint, style)
        case .stroke(let outline, let paint, let style): .stroke(outline.applying(move), paint, style)
        case .text(let text, let origin): .text(text, origin: origin.applying(move))
        case .image(let image, let rect, let filter): .image(image, in: rect.applying(move), filter)
        case .native, .group: self
        }
    }
}
