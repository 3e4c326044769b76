import MartletGraph

/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = GaugeStyleConfiguration
}

/// What a gauge style draws.
public struct GaugeStyleConfiguration {
    nonisolated public struct Label: StyleLabel {}
    nonisolated public struct CurrentValueLabel: StyleLabel {}
    nonisolated public struct MinimumValueLabel: StyleLabel {}
    nonisolated public struct MaximumValueLabel: StyleLabel {}

    /// Where the value lies, from 0 to 1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration: StyledConfiguration {
    nonisolated static var standardStyle: ErasedStyle<Self> {
        ErasedStyle(DefaultGaugeStyle(), isStandard: true) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Sets the look of the gauges below.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        _styled(ErasedStyle(style) { $0.makeBody(configuration: $1) })
    }
}

/// The style that fits the surroundings: a bar that fills.
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar that fills from leading to trailing, with the label above it and the value's label below.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                GaugeBar(fraction: configuration.value, isMarked: false)
                configuration.maximumValueLabel
            }
            if let current = configuration.currentValueLabel {
                current.font(.caption).foregroundStyle(Color.secondary).modifier(DecorativeModifier())
            }
        }
    }
}

/// A bar in which a dot marks the value; the value's label and those of the ends beside it.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            configuration.minimumValueLabel
            GaugeBar(fraction: configuration.value, isMarked: true)
            configuration.maximumValueLabel
        }
        .background(configuration.label.modifier(HiddenLabelModifier()))
    }
}

/// A bar that fills, with the label above it and the value's label below.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            GaugeBar(fraction: configuration.value, isMarked: false)
            if let current = configuration.currentValueLabel {
                current.font(.caption).foregroundStyle(Color.secondary).modifier(DecorativeModifier())
            }
        }
    }
}

/// An open ring of 60 points, which grows with the texts, in which a dot marks the value; the value's label in the middle.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        RoundGauge(configuration: configuration, isClosed: false)
    }
}

/// A ring of 60 points, which grows with the texts, that fills; the value's label in the middle.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        RoundGauge(configuration: configuration, isClosed: true)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
