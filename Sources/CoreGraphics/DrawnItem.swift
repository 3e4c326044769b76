import MartletText

/// Something drawn in a context, in points of its picture from the top left corner: it can be put down on any thread.
package indirect enum DrawnItem: Sendable {
    case fill(Outline, Paint, FillStyle)
    case stroke(Outline, Paint, StrokeStyle)
    case image(DisplayImage, CGRect, ImageFilter)
    /// A text in a rectangle, as wide as that, from its top; without a size, from a point on one line each.
    case text(StyledText, CGPoint, CGSize?)
    /// A symbol of the system, stretched to fill a rectangle.
    case symbol(String, FontDescription, SymbolScale, SymbolStyle, CGRect)
    case group([DrawnItem], GroupAppearance)

    @MainActor package var displayItems: [DisplayItem] {
        switch self {
        case .fill(let outline, let paint, let style): return [.fill(outline, paint, style)]
        case .stroke(let outline, let paint, let style): return [.stroke(outline, paint, style)]
        case .image(let image, let rect, let filter): return [.image(image, in: rect, filter)]
        case .text(let text, let origin, let size):
            let measured = TextEngine.shared.measure(text, width: size?.width, height: size?.height)
            let spare = max(0, (size?.width ?? 0) - measured.size.width)
            let shift = text.alignment == .leading ? 0 : text.alignment == .center ? spare / 2 : spare
            return [.text(measured, origin: CGPoint(x: origin.x + shift, y: origin.y))]
        case .symbol(let name, let font, let scale, let style, let rect):
            guard let symbol = SymbolLibrary.shared.symbol(name, font: font, scale: scale, style: style),
                symbol.size.width > 0, symbol.size.height > 0
            else { return [] }
            var look = GroupAppearance()
            look.transform = CGAffineTransform(
                a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX,
                ty: rect.minY)
            return [.group(Self.group(symbol.items, look))]
        case .group(let items, let look): return [.group(Self.group(items.flatMap(\.displayItems), look))]
        }
    }

    @MainActor package static func group(_ items: [DisplayItem], _ look: GroupAppearance) -> DisplayGroup {
        let group = DisplayGroup()
        group.setItems(items)
        group.setAppearance(look)
        return group
    }
}
