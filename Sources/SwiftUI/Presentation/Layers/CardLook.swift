import MartletGraph
import MartletHost

/// How a layer's card is drawn, in Adwaita's look.
@MainActor
struct CardLook {
    private let kind: LayerKind
    private let environment: EnvironmentValues
    private let isAtBottom: Bool
    private let options: PresentationOptions

    init(_ layer: LayerNode) {
        kind = layer.kind
        var environment = layer.environment
        if let wish = layer.scheme.wish { environment.colorScheme = wish }
        self.environment = environment
        options = layer.options
        isAtBottom = layer.kind == .sheet && layer.geometry.isNarrow
    }

    private var palette: SystemPalette { ControlPalette(environment).system }

    /// What is laid over the things behind.
    var dimming: RGBA { palette.shade }

    private var background: Paint? {
        if kind == .sheet || kind == .cover, let style = options.background {
            return style.resolvedFill(in: environment).paint(in: .zero)
        }
        let color =
            switch kind {
            case .cover: palette.window
            case .sheet, .alert, .confirmation: palette.dialog
            case .popover, .menu: palette.popover
            }
        return .color(color)
    }

    private var radius: CGFloat {
        switch kind {
        case .cover: 0
        case .sheet: options.cornerRadius ?? 15
        case .alert, .confirmation: 15
        case .popover, .menu: 12
        }
    }

    /// The outline of a card; one at the bottom ends below the window, so that only its upper corners are round.
    func outline(_ card: CGRect) -> Outline {
        var rect = card
        if isAtBottom { rect.size.height += 2 * radius }
        return .rounded(rect, min(radius, rect.width / 2, rect.height / 2))
    }

    func draw(_ card: CGRect, _ arrow: (edge: Edge, tip: CGPoint)?, into builder: inout DisplayBuilder) {
        let outline = outline(card)
        if kind != .cover { drawShadow(around: card, into: &builder) }
        if let arrow { drawArrow(arrow, into: &builder) }
        if kind == .sheet || kind == .cover, let style = options.background {
            builder.add(style.resolvedFill(in: environment), filling: outline, FillStyle(), in: card)
        } else if let background {
            builder.add(.fill(outline, background, FillStyle()))
        }
    }

    /// Draws what tells that the card can be dragged, in front of what is in it.
    func drawIndicator(_ card: CGRect, into builder: inout DisplayBuilder) {
        if kind == .sheet, isAtBottom, options.showsDragIndicator {
            let bar = CGRect(x: card.midX - 18, y: card.minY + 6, width: 36, height: 4)
            let color = palette.ink.withAlpha(multipliedBy: 0.25)
            builder.add(.fill(.rounded(bar, 2), .color(color), FillStyle()))
        }
    }

    /// A soft edge: rings that become fainter outwards, which costs far less than a blur.
    private func drawShadow(around card: CGRect, into builder: inout DisplayBuilder) {
        let depth = kind == .menu || kind.isAnchored ? 7 : 10
        for ring in 0..<depth {
            let distance = CGFloat(ring) + 0.5
            let rect = card.insetBy(dx: -distance, dy: -distance).offsetBy(dx: 0, dy: 1)
            let fade = 1 - Float(ring) / Float(depth)
            let color = RGBA(red: 0, green: 0, blue: 0, alpha: 0.09 * fade * fade)
            builder.add(
                .stroke(.rounded(rect, radius + distance), .color(color), StrokeStyle(lineWidth: 1)))
        }
        let edge = card.insetBy(dx: -0.5, dy: -0.5)
        let color = palette.ink.withAlpha(multipliedBy: palette.isHighContrast ? 0.5 : palette.isDark ? 0.07 : 0.05)
        builder.add(.stroke(.rounded(edge, radius + 0.5), .color(color), StrokeStyle(lineWidth: 1)))
    }

    private func drawArrow(_ arrow: (edge: Edge, tip: CGPoint), into builder: inout DisplayBuilder) {
        guard let background else { return }
        let (length, half) = (LayerGeometry.arrow + 1, CGFloat(10))
        let tip = CGPoint(x: arrow.tip.x + builder.origin.x, y: arrow.tip.y + builder.origin.y)
        let (along, away): (CGVector, CGVector) =
            switch arrow.edge {
            case .top: (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1))
            case .bottom: (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1))
            case .leading: (CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0))
            case .trailing: (CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0))
            }
        func point(_ side: CGFloat, _ distance: CGFloat) -> CGPoint {
            CGPoint(
                x: tip.x + along.dx * side + away.dx * distance, y: tip.y + along.dy * side + away.dy * distance)
        }
        let outline = PathElements([
            .move(to: point(0, 1)), .line(to: point(half, length)), .line(to: point(-half, length)), .closeSubpath,
        ])
        builder.add(.fill(.path(outline), background, FillStyle()))
    }
}
