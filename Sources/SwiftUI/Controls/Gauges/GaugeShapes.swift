import MartletGraph

/// A bar 8 points high that fills, or in which a dot marks the value; takes the width it is offered, else 200 points.
nonisolated struct GaugeBar: LeafView, Animatable {
    var fraction: Double
    let isMarked: Bool
    static var hasDirection: Bool { true }

    var animatableData: Double {
        get { fraction * 128 }
        set { fraction = newValue / 128 }
    }

    @MainActor func measure(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        CGSize(width: max(0, proposal.width ?? 200), height: isMarked ? 12 : 8)
    }

    @MainActor func change(from old: Self) -> ElementChange {
        isMarked != old.isMarked ? .layout : fraction == old.fraction ? .none : .display
    }

    @MainActor func draw(_ node: LayoutNode, into builder: inout DisplayBuilder) {
        let palette = ControlPalette(node.environment)
        let rect = builder.rect(node.size)
        let bar = CGRect(x: rect.minX, y: rect.midY - 4, width: rect.width, height: 8)
        // As it is on the screen: paints are not mirrored.
        let (left, right) = (CGPoint(x: bar.minX, y: bar.midY), CGPoint(x: bar.maxX, y: bar.midY))
        let tint: Paint =
            node.environment.tintFill.stops.map {
                .linearGradient($0, start: node.isRightToLeft ? right : left, end: node.isRightToLeft ? left : right)
            } ?? .color(palette.tint)
        builder.add(.fill(.rounded(bar, 4), isMarked ? tint : .color(palette.trough), FillStyle()))
        if isMarked {
            builder.addContrastEdge(bar, radius: 4, palette)
            let center = CGPoint(x: bar.minX + 4 + (bar.width - 8) * fraction, y: bar.midY)
            builder.add(.fill(.circle(center, 6), .color(palette.isDark ? .black : .white), FillStyle()))
            builder.add(.fill(.circle(center, 4), .color(palette.foreground), FillStyle()))
        } else if fraction > 0 {
            let filled = CGRect(x: bar.minX, y: bar.minY, width: max(8, bar.width * fraction), height: 8)
            builder.add(.fill(.rounded(filled, 4), tint, FillStyle()))
        }
        if !isMarked { builder.addContrastEdge(bar, radius: 4, palette) }
    }
}

/// A ring with the label of the value in the middle, and in its opening the labels of the ends, or the label.
struct RoundGauge: View {
    let configuration: GaugeStyleConfiguration
    let isClosed: Bool

    init(configuration: GaugeStyleConfiguration, isClosed: Bool) {
        self.configuration = configuration
        self.isClosed = isClosed
    }

    /// In points; it grows with the texts in it.
    @ScaledMetric private var size: CGFloat = 60

    var body: some View {
        GaugeRing(fraction: configuration.value, isClosed: isClosed)
            .overlay { middle.lineLimit(1).minimumScaleFactor(0.5).padding(size / 6).modifier(DecorativeModifier()) }
            .overlay(alignment: .bottom) {
                if !isClosed {
                    // What is wider than the opening would lie over the ring.
                    opening.font(.caption2).lineLimit(1).minimumScaleFactor(0.4)
                        .frame(maxWidth: size * 0.53).modifier(DecorativeModifier())
                }
            }
            .background(configuration.label.modifier(HiddenLabelModifier()))
            .frame(width: size, height: size)
    }

    @ViewBuilder private var middle: some View {
        if let current = configuration.currentValueLabel {
            current.font(.title3)
        } else if isClosed {
            configuration.label.font(.footnote)
        }
    }

    @ViewBuilder private var opening: some View {
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
            HStack(spacing: 4) {
                configuration.minimumValueLabel
                configuration.maximumValueLabel
            }
        } else {
            configuration.label
        }
    }
}

/// A ring 6 points thick that fills, or one open at the bottom in which a dot marks the value.
nonisolated struct GaugeRing: LeafView, Animatable {
    var fraction: Double
    let isClosed: Bool

    var animatableData: Double {
        get { fraction * 128 }
        set { fraction = newValue / 128 }
    }

    @MainActor func measure(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        let side = max(0, min(proposal.width ?? 60, proposal.height ?? 60))
        return CGSize(width: side, height: side)
    }

    @MainActor func change(from old: Self) -> ElementChange {
        fraction == old.fraction && isClosed == old.isClosed ? .none : .display
    }

    @MainActor func draw(_ node: LayoutNode, into builder: inout DisplayBuilder) {
        let palette = ControlPalette(node.environment)
        let rect = builder.rect(node.size).insetBy(dx: 3, dy: 3)
        let (start, sweep) = isClosed ? (-90.0, 360.0) : (135.0, 270.0)
        func arc(_ part: Double) -> Outline {
            var path = Path()
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .degrees(start),
                endAngle: .degrees(start + sweep * part), clockwise: false)
            return path.outline
        }
        let style = StrokeStyle(lineWidth: 6, lineCap: .round)
        let tint: Paint =
            node.environment.tintFill.stops.map {
                .angularGradient(
                    $0, center: CGPoint(x: rect.midX, y: rect.midY), startAngle: start * .pi / 180,
                    endAngle: (start + sweep) * .pi / 180)
            } ?? .color(palette.tint)
        builder.add(.stroke(arc(1), isClosed ? .color(palette.trough) : tint, style))
        if isClosed {
            if fraction > 0 { builder.add(.stroke(arc(fraction), tint, style)) }
            builder.addContrastEdges(ofRingIn: builder.rect(node.size), width: 6, palette)
            return
        }
        let angle = (start + sweep * fraction) * .pi / 180
        let center = CGPoint(
            x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.width / 2)
        builder.add(.fill(.circle(center, 6), .color(palette.isDark ? .black : .white), FillStyle()))
        builder.add(.fill(.circle(center, 4), .color(palette.foreground), FillStyle()))
    }
}
