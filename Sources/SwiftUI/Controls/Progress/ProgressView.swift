import MartletGraph
import MartletHost

/// Shows how far something has come, or that it goes on.
///
///     ProgressView("Downloading…", value: done, total: 100)
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    public typealias Body = Never
    let source: ProgressSource
    let label: Label
    let currentValueLabel: CurrentValueLabel

    init(_ fraction: Double?, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
        self.init(.fraction(fraction), label, currentValueLabel)
    }

    init(_ source: ProgressSource, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
        self.source = source
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// Shows `value` of `total`; a value that is nil says that it is not known how much there is to do.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(Self.fraction(value, total), label(), currentValueLabel())
    }

    static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        // What is no number says nothing of how far it has come.
        value.flatMap { $0.isNaN ? nil : total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Says that something goes on.
    nonisolated public init() where Label == EmptyView { self.init(nil, EmptyView(), EmptyView()) }

    /// Says what goes on.
    nonisolated public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), EmptyView()) }

    /// Says what goes on.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(nil, Text(title), EmptyView())
    }

    /// Shows `value` of `total`.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(Self.fraction(value, total), EmptyView(), EmptyView())
    }

    /// Shows `value` of `total`, with a label.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(Self.fraction(value, total), label(), EmptyView())
    }

    /// Shows `value` of `total`, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(Self.fraction(value, total), Text(title), EmptyView())
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// Makes a progress view from what a style is given, to draw it in the style further out.
    nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(configuration.fractionCompleted, .init(), .init())
    }
}

extension ProgressView: ExpandedView {
    @MainActor var expansion: ModifiedContent<Label, StyleSlot<ProgressViewStyleConfiguration.Label>> {
        let resolver = ProgressResolver(
            source: source, hasLabel: Label.self != EmptyView.self,
            hasCurrentValueLabel: CurrentValueLabel.self != EmptyView.self)
        return currentValueLabel.modifier(resolver)._keeping(label, as: ProgressViewStyleConfiguration.Label.self)
    }
}

/// Draws a progress view, whose label of the value is the content, in the style of the surroundings.
struct ProgressResolver: ViewModifier {
    let source: ProgressSource
    let hasLabel: Bool
    let hasCurrentValueLabel: Bool
    @SurroundingStyle<ProgressViewStyleConfiguration> private var style
    @State private var passing = PassingTime()

    init(source: ProgressSource, hasLabel: Bool, hasCurrentValueLabel: Bool) {
        self.source = source
        self.hasLabel = hasLabel
        self.hasCurrentValueLabel = hasCurrentValueLabel
    }

    func body(content: Content) -> some View {
        let fraction = source.fraction(at: passing)
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: hasLabel ? .init() : nil,
            currentValueLabel: hasCurrentValueLabel ? .init() : nil)
        return style.look(of: configuration)
            ._controlElement(
                .progress, value: fraction.map { "\(Int(($0 * 100).rounded()))%" },
                range: fraction.map { AccessibleElement.Range(current: $0, minimum: 0, maximum: 1, step: 0) })
    }
}
