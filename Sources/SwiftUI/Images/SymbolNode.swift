import MartletGraph
import MartletText

/// The element of a symbol.
final class SymbolNode: LayoutNode {
    private var image: Image
    private var picture: GradientPicture?
    /// Scales the symbol where it fills a space of another size.
    private var scaled: DisplayGroup?

    /// The guide that was last answered.
    private var lastBaseline: CGFloat?

    init(_ image: Image, _ inputs: _ViewInputs) {
        self.image = image
        super.init(inputs)
    }

    func update(with new: Image) {
        if new == image { return }
        image = new
        styleChanged()
    }

    override func styleChanged() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    override var guidesDiffer: Bool { lastBaseline.map { $0 != symbol().symbol.baseline } ?? false }

    private func symbol() -> (symbol: SymbolImage, fill: StyleFill) {
        let text = TextEnvironment.of(scope)
        let color = text.style.fill.solidColor
        let name = environment.symbolVariants.name(for: image.name)
        if let found = SymbolLibrary.shared.symbol(
            name, font: text.font, scale: environment.imageScale.symbol, color: color)
        {
            return (found, text.style.fill)
        }
        RuntimeWarning.issue("No symbol named '\(image.name)' found in system symbol set")
        return (
            SymbolLibrary.shared.placeholder(size: (text.font.size * 1.2).rounded(.up), color: color), text.style.fill
        )
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let natural = symbol().symbol.size
        return image.isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
    }

    override func guides(in size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides? {
        if image.isResizable { return nil }
        let baseline = symbol().symbol.baseline
        lastBaseline = baseline
        return ExplicitGuides(firstBaseline: baseline, lastBaseline: baseline)
    }

    override func draw(into builder: inout DisplayBuilder) {
        let (symbol, fill) = symbol()
        if case .color = fill {
            picture = nil
            if !image.isResizable {
                for item in symbol.items { builder.add(item.moved(by: builder.origin)) }
                return
            }
            builder.add(.group(scaledGroup(of: symbol, at: builder.origin)))
        } else {
            let picture = self.picture.flatMap { $0.fill == fill ? $0 : nil } ?? GradientPicture(fill)
            self.picture = picture
            let items = image.isResizable ? [.group(scaledGroup(of: symbol, at: .zero))] : symbol.items
            builder.add(.group(picture.show(items, in: size, at: builder.origin)))
        }
    }

    private func scaledGroup(of symbol: SymbolImage, at origin: CGPoint) -> DisplayGroup {
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

    override func describe(into list: inout AccessibilityBuilder) {
        list.addImage(image.name.replacingOccurrences(of: ".", with: " "), self)
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        guard CGRect(origin: .zero, size: size).contains(point) else { return false }
        path.append(self)
        return true
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
        case .image(let image, let rect): .image(image, in: rect.applying(move))
        case .native, .group: self
        }
    }
}
