import MartletGraph

/// The look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ProgressViewStyleConfiguration
}

/// What a progress view style draws.
public struct ProgressViewStyleConfiguration {
    /// What goes on.
    nonisolated public struct Label: StyleLabel {}

    /// How far it has come, in words.
    nonisolated public struct CurrentValueLabel: View {
        nonisolated init() {}
        @MainActor public var body: some View { _ViewModifier_Content<ProgressResolver>() }
    }

    /// From 0 to 1; nil while it is not known how much there is to do.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration: StyledConfiguration {
    nonisolated static var standardStyle: ErasedStyle<Self> {
        ErasedStyle(DefaultProgressViewStyle(), isStandard: true) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Sets the look of the progress views below.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        _styled(ErasedStyle(style) { $0.makeBody(configuration: $1) })
    }
}

/// A bar where it is known how far it has come, else a ring.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            ProgressRow(configuration: configuration, isCircular: true, tint: nil)
        } else {
            ProgressRow(configuration: configuration, isCircular: false, tint: nil)
        }
    }
}

/// A bar 8 points high, with its label above and the value below.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
    let tint: Color?

    public init() { tint = nil }

    /// Makes a style whose bar is of a colour.
    public init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ProgressRow(configuration: configuration, isCircular: false, tint: tint)
    }
}

/// A ring with its label below: 24 points wide, or as the control size says.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
    let tint: Color?

    public init() { tint = nil }

    /// Makes a style whose ring is of a colour.
    public init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ProgressRow(configuration: configuration, isCircular: true, tint: tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A progress view with its labels.
struct ProgressRow: View {
    let configuration: ProgressViewStyleConfiguration
    let isCircular: Bool
    let tint: Color?
    @Environment(\.controlSize) private var controlSize

    init(configuration: ProgressViewStyleConfiguration, isCircular: Bool, tint: Color?) {
        self.configuration = configuration
        self.isCircular = isCircular
        self.tint = tint
    }

    private var diameter: CGFloat? { isCircular ? controlSize.ringDiameter : nil }

    var body: some View {
        if isCircular {
            VStack(spacing: 6) {
                shape
                configuration.label
                configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
            }
        } else {
            VStack(alignment: .leading, spacing: 6) {
                configuration.label
                shape
                configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

extension ProgressRow {
    @ViewBuilder fileprivate var shape: some View {
        if let fraction = configuration.fractionCompleted {
            ProgressShape(fraction: fraction, diameter: diameter, tint: tint)._systemAnimation(value: fraction)
        } else {
            ActivityShape(diameter: diameter, tint: tint)
        }
    }
}

/// A bar or a ring, filled as far as it has come.
nonisolated struct ProgressShape: LeafView, Animatable {
    var fraction: Double
    /// Of a ring, in points; nil for a bar.
    let diameter: CGFloat?
    let tint: Color?

    var animatableData: Double {
        get { fraction * 128 }
        set { fraction = newValue / 128 }
    }

    @MainActor func measure(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        if let diameter { return CGSize(width: diameter, height: diameter) }
        return CGSize(width: max(0, proposal.width ?? 150), height: 8)
    }

    @MainActor func change(from old: Self) -> ElementChange {
        if diameter != old.diameter { return .layout }
        return fraction == old.fraction && tint == old.tint ? .none : .display
    }

    @MainActor func draw(_ node: LayoutNode, into builder: inout DisplayBuilder) {
        draw(node, start: 0, into: &builder)
    }

    /// - Parameter start: how far along what is left of a bar the filled part begins, from 0 to 1.
    @MainActor func draw(_ node: LayoutNode, start: Double, into builder: inout DisplayBuilder) {
        let palette = ControlPalette(node.environment)
        let changed = ChangedAppearances.progressView
        func own(_ color: UIColor?) -> RGBA? { color.map { Color(uiColor: $0).rgba(in: node.environment) } }
        let usual = node.environment.hasTint ? nil : own(changed?.progressTintColor ?? changed?.tintColor)
        let tint = tint?.rgba(in: node.environment) ?? usual ?? palette.tint
        let trough = own(changed?.trackTintColor) ?? palette.trough
        let rect = builder.rect(node.size)
        if let diameter {
            let width = max(2, diameter / 6)
            let ring = rect.insetBy(dx: width / 2, dy: width / 2)
            builder.add(.stroke(.ellipse(ring), .color(trough), StrokeStyle(lineWidth: width)))
            builder.add(.stroke(.path(arc(in: ring)), .color(tint), StrokeStyle(lineWidth: width, lineCap: .round)))
            builder.addContrastEdges(ofRingIn: rect, width: width, palette)
        } else {
            builder.add(.fill(.rounded(rect, 4), .color(trough), FillStyle()))
            let width = rect.width * CGFloat(fraction)
            let part = CGRect(
                x: rect.minX + (rect.width - width) * start, y: rect.minY, width: width, height: rect.height)
            if width > 0 {
                builder.mirror(node) { $0.add(.fill(.rounded(part, min(4, width / 2)), .color(tint), FillStyle())) }
            }
            builder.addContrastEdge(rect, radius: 4, palette)
        }
    }

    /// From the top clockwise, in steps small enough to look round.
    private func arc(in rect: CGRect) -> PathElements {
        let sweep = 2 * Double.pi * fraction
        let count = max(2, Int(sweep * 10))
        let points = (0...count).map { index -> CGPoint in
            let angle = sweep * Double(index) / Double(count) - .pi / 2
            return CGPoint(x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
        }
        return PathElements([.move(to: points[0])] + points.dropFirst().map { .line(to: $0) })
    }
}
