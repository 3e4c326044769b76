import MartletGraph
import MartletImages
import MartletText

/// Where the drawing of a symbol comes from.
@MainActor
enum SymbolSource {
    case system(String)
    case program(ProgramSymbol)

    /// The symbol that an image names; nil where it is a picture.
    init?(_ image: Image.Source) {
        switch image {
        case .symbol(let name): self = .system(name)
        case .named(let name, let bundle):
            guard let path = AssetLibrary.symbol(name, bundle: bundle) else { return nil }
            self = .program(ProgramSymbol(path: path))
        case .pixels, .blank, .drawn: return nil
        }
    }
}

/// A symbol as an image's element shows it.
final class SymbolContent: ImageContent {
    private let source: SymbolSource
    private var picture: GradientPicture?
    /// Scales the symbol where it fills a space of another size.
    private var scaled: DisplayGroup?

    init(_ source: SymbolSource) { self.source = source }

    func reset() {}
    func naturalSize(_ node: ImageNode) -> CGSize { symbol(node).symbol.size }
    func baseline(_ node: ImageNode) -> CGFloat? { symbol(node).symbol.baseline }

    /// - Parameter shown: what is shown of the foreground, where that moves; nil for what it is.
    func symbol(_ node: ImageNode, in shown: StyleFill? = nil) -> (symbol: SymbolImage, fill: StyleFill) {
        let text = TextEnvironment.of(node.scope)
        let foreground = shown ?? text.style.fill
        let environment = node.environment
        // As it is, a symbol has the colours of what it shows.
        let ownMode = node.image.symbolMode ?? (node.image.mode == .original ? .multicolor : nil)
        let mode = ownMode ?? environment.symbolRenderingMode
        switch source {
        case .system(let name):
            let variant = environment.symbolVariants.name(for: node.isRightToLeft ? Self.mirrored(name) : name)
            let style = style(mode, of: variant, node.image.variableValue, foreground, environment)
            if let found = SymbolLibrary.shared.symbol(
                variant, font: text.font, scale: environment.imageScale.symbol, style: style)
            {
                return (found, fill(style, foreground, environment, node.image))
            }
            RuntimeWarning.issue("No symbol named '\(name)' found in system symbol set")
            // An empty name is how programs show none.
            if name.isEmpty { return (SymbolImage(size: .zero, baseline: 0, items: []), foreground) }
        case .program(let symbol):
            let style = style(mode, of: "", node.image.variableValue, foreground, environment)
            if let found = symbol.image(
                in: text.font, style, environment, filling: node.image.resizing.map { _ in node.size })
            {
                return (found, fill(style, foreground, environment, node.image))
            }
        }
        return (.placeholder(for: text), foreground)
    }

    private func fill(
        _ style: SymbolStyle, _ foreground: StyleFill, _ environment: EnvironmentValues, _ image: Image
    ) -> StyleFill {
        style.hasOwnColors ? .color(style.colors[0]) : environment.symbolFill(foreground, image.colorMode)
    }

    /// Symbols that point forward or backward, or lie at a side, show the other one. Keys of a player, which begin with
    /// such a word, do not.
    static func mirrored(_ name: String) -> String {
        let opposites = [
            "forward": "backward", "backward": "forward", "leading": "trailing", "trailing": "leading",
        ]
        let parts = name.split(separator: ".").map(String.init)
        let mirrored = parts.indices.map { $0 == 0 ? parts[0] : opposites[parts[$0]] ?? parts[$0] }
            .joined(separator: ".")
        return SymbolLibrary.shared.contains(mirrored) ? mirrored : name
    }

    private func style(
        _ mode: SymbolRenderingMode?, of name: String, _ value: Double?, _ foreground: StyleFill,
        _ environment: EnvironmentValues
    ) -> SymbolStyle {
        let color = foreground.inkColor
        // Several styles for the foreground ask for a palette by themselves.
        let hasSeveral = environment[ForegroundKey.self].styles.count > 1
        switch mode?.kind ?? (hasSeveral ? .palette : .monochrome) {
        case .monochrome: return SymbolStyle(colors: [color], value: value)
        case .hierarchical: return SymbolStyle(mode: .hierarchical, colors: [color], value: value)
        case .palette:
            let further = [HierarchicalShapeStyle.secondary, .tertiary].prefix(
                max(1, environment[ForegroundKey.self].styles.count - 1))
            let colors = further.map { $0.resolvedFill(in: environment).inkColor }
            return SymbolStyle(mode: .palette, colors: [color] + colors, value: value)
        case .multicolor: return SymbolStyle.multicolor(name, color, value: value)
        }
    }

    func rememberFills(_ node: ImageNode) { _ = movedFill(of: node) }

    private func movedFill(of node: ImageNode) -> StyleFill {
        node.beginFills()
        return node.moved(TextEnvironment.of(node.scope).style.fill)
    }

    func draw(_ node: ImageNode, into builder: inout DisplayBuilder) {
        let (symbol, fill) = symbol(node, in: movedFill(of: node))
        let isResizable = node.image.resizing != nil || node.flags.contains(.moves)
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
        case .glyphs(let text, let part, let origin): .glyphs(text, part, origin: origin.applying(move))
        case .image(let image, let rect, let filter): .image(image, in: rect.applying(move), filter)
        case .native, .group: self
        }
    }
}
