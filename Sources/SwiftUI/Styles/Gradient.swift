/// Colours that change from one to the next.
nonisolated public struct Gradient: Hashable, Sendable {
    /// One colour at one place, from 0 to 1.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    func resolved(in environment: EnvironmentValues) -> [GradientStop] {
        stops.map { GradientStop(color: $0.color.rgba(in: environment), location: $0.location) }
    }
}

extension Gradient: ShapeStyle {
    /// From the top to the bottom.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.set(.linear(resolved(in: shape.environment), start: .top, end: .bottom))
    }
}

extension Color {
    /// The standard gradient of this colour: lighter at the top.
    public var gradient: AnyGradient { AnyGradient(of: self) }
}

/// A style that is a view as well: it fills the space it is offered.
@MainActor
protocol FillingStyle: ShapeStyle, LeafView, Equatable {}

extension FillingStyle {
    static var drawsFills: Bool { true }

    func measure(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func draw(_ node: LayoutNode, into builder: inout DisplayBuilder) {
        let rect = builder.rect(node.size)
        node.beginFills()
        builder.add(node.moved(resolvedFill(in: node.environment)), filling: .rect(rect), FillStyle(), in: rect)
    }

    func change(from old: Self) -> ElementChange { self == old ? .none : .display }
}
