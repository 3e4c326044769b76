/// How to fill a figure whose rectangle is not known yet.
enum StyleFill: Hashable, Sendable {
    case color(RGBA)
    case linear([GradientStop], start: UnitPoint, end: UnitPoint)
    case radial([GradientStop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case angular([GradientStop], center: UnitPoint, start: Angle, end: Angle)
    /// Radii are parts of the rectangle's sides.
    case elliptical([GradientStop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    indirect case mesh(MeshFill)
    indirect case image(ImageFill)
    indirect case backdrop(Backdrop)
    /// Another fill, with what is drawn around it.
    indirect case decorated(StyleFill, StyleDecorations)

    /// The paint for a figure whose rectangle is `rect`.
    func paint(in rect: CGRect) -> Paint {
        switch self {
        case .color(let color): .color(color)
        case .linear(let stops, let start, let end):
            .linearGradient(stops, start: start.point(in: rect), end: end.point(in: rect))
        case .radial(let stops, let center, let start, let end):
            .radialGradient(stops, center: center.point(in: rect), startRadius: start, endRadius: end)
        case .angular(let stops, let center, let start, let end):
            .angularGradient(stops, center: center.point(in: rect), startAngle: start.radians, endAngle: end.radians)
        case .elliptical(let stops, let center, let start, let end):
            .transformed(
                .radialGradient(
                    stops, center: CGPoint(x: center.x, y: center.y), startRadius: start, endRadius: end),
                CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
        case .mesh(let mesh): .mesh(mesh.patches(in: rect), background: mesh.background)
        case .image(let image): .tiles(image.tiles(from: rect.origin))
        case .backdrop(let backdrop): .backdrop(backdrop)
        case .decorated(let fill, let decorations): fill.paint(in: decorations.rect(in: rect))
        }
    }

    /// The fill in an environment: right to left, unit points count from the right.
    func following(_ environment: EnvironmentValues) -> StyleFill {
        if case .color = self { return self }
        return environment.layoutDirection == .rightToLeft ? mirrored : self
    }

    private var mirrored: StyleFill {
        func mirrored(_ point: UnitPoint) -> UnitPoint { UnitPoint(x: 1 - point.x, y: point.y) }
        return switch self {
        case .color, .mesh, .image, .backdrop: self
        case .linear(let stops, let start, let end): .linear(stops, start: mirrored(start), end: mirrored(end))
        case .radial(let stops, let center, let start, let end):
            .radial(stops, center: mirrored(center), startRadius: start, endRadius: end)
        case .elliptical(let stops, let center, let start, let end):
            .elliptical(stops, center: mirrored(center), startRadius: start, endRadius: end)
        case .angular(let stops, let center, let start, let end):
            .angular(stops, center: mirrored(center), start: start, end: end)
        case .decorated(let fill, let decorations): .decorated(fill.mirrored, decorations)
        }
    }

    func multiplyingOpacity(_ factor: Float) -> StyleFill {
        func faded(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: $0.color.withAlpha(multipliedBy: factor), location: $0.location) }
        }
        switch self {
        case .color(let color): return .color(color.withAlpha(multipliedBy: factor))
        case .linear(let stops, let start, let end): return .linear(faded(stops), start: start, end: end)
        case .radial(let stops, let center, let start, let end):
            return .radial(faded(stops), center: center, startRadius: start, endRadius: end)
        case .elliptical(let stops, let center, let start, let end):
            return .elliptical(faded(stops), center: center, startRadius: start, endRadius: end)
        case .angular(let stops, let center, let start, let end):
            return .angular(faded(stops), center: center, start: start, end: end)
        case .mesh, .image, .backdrop:
            return .decorated(self, StyleDecorations(opacity: Double(factor)))
        case .decorated(let fill, var decorations):
            decorations.opacity *= Double(factor)
            return .decorated(fill, decorations)
        }
    }

    /// This fill with more drawn around it.
    func decorated(_ change: (inout StyleDecorations) -> Void) -> StyleFill {
        var (fill, decorations) = (self, StyleDecorations())
        if case .decorated(let inner, let own) = self { (fill, decorations) = (inner, own) }
        change(&decorations)
        return .decorated(fill, decorations)
    }

    /// The colours of a gradient from its beginning to its end; nil for what is none.
    var stops: [GradientStop]? {
        switch self {
        case .color, .mesh, .image, .backdrop: nil
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _),
            .elliptical(let stops, _, _, _):
            stops
        case .decorated(let fill, _): fill.stops
        }
    }

    /// The colour, or the one in the middle of a gradient.
    var solidColor: RGBA {
        switch self {
        case .color(let color): color
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _),
            .elliptical(let stops, _, _, _):
            stops.isEmpty ? .clear : stops[stops.count / 2].color
        case .mesh(let mesh): mesh.colors.isEmpty ? mesh.background : mesh.colors[mesh.colors.count / 2]
        case .image: .black
        case .backdrop(let backdrop): backdrop.tint
        case .decorated(let fill, let decorations):
            fill.solidColor.withAlpha(multipliedBy: Float(decorations.opacity))
        }
    }

    /// Whether it is one colour, and nothing around it.
    var isSolid: Bool { if case .color = self { true } else { false } }

    /// What letters and symbols are drawn with before the fill covers them: where it is more than a colour, how faint it
    /// is is the cover's business.
    var inkColor: RGBA {
        switch self {
        case .color(let color): color
        case .decorated(let fill, _): fill.isSolid ? solidColor : fill.inkColor
        default: .black
        }
    }

    /// Whether nothing would be seen.
    var isClear: Bool {
        switch self {
        case .color(let color): color.alpha <= 0
        case .decorated(let fill, let decorations):
            fill.isClear && decorations.shadows.isEmpty || decorations.opacity <= 0
        default: false
        }
    }
}
