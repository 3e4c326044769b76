import MartletGraph

/// A control that is on or off.
///
///     Toggle("Sound", isOn: $isSoundOn)
nonisolated public struct Toggle<Label: View>: View {
    public typealias Body = Never
    let isOn: Binding<Bool>
    let isMixed: @MainActor () -> Bool
    let label: Label
    var isPart = false

    init(_ isOn: Binding<Bool>, _ label: Label, isMixed: @escaping @MainActor () -> Bool = { false }) {
        self.isOn = isOn
        self.isMixed = isMixed
        self.label = label
    }

    /// Makes a toggle with a label of any views.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn, label())
    }

    /// Makes a toggle for several values: on when all are, mixed when only some are; a click sets them all.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.init(.all(of: bindings), label(), isMixed: Binding.areMixed(bindings))
    }
}

extension Binding where Value == Bool {
    /// A value that is true when all are, and sets all.
    nonisolated static func all(of bindings: [Binding<Bool>]) -> Binding<Bool> {
        Binding(
            location: ClosureLocation(
                get: { bindings.allSatisfy { $0.location.read() } },
                set: { value, transaction in for binding in bindings { binding.location.set(value, transaction) } }))
    }

    nonisolated static func areMixed(_ bindings: [Binding<Bool>]) -> @MainActor () -> Bool {
        { bindings.contains { $0.wrappedValue } && !bindings.allSatisfy { $0.wrappedValue } }
    }
}

extension Toggle where Label == Text {
    /// Makes a toggle with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn, Text(title))
    }

    /// Makes a toggle with a title for several values.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Makes a toggle from what a style is given, to draw it in the style further out.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        let isMixed = configuration.isMixed
        self.init(configuration.$isOn, configuration.label, isMixed: { isMixed })
        isPart = true
    }
}

extension Toggle: ExpandedView {
    @MainActor var expansion: ModifiedContent<TitledLabel<Label>, ToggleResolver> {
        TitledLabel(label).modifier(ToggleResolver(isOn: isOn, isMixed: isMixed, isPart: isPart))
    }
}

/// Draws a toggle, whose label is the content, in the style of the surroundings.
struct ToggleResolver: ViewModifier {
    @Binding var isOn: Bool
    let isMixed: @MainActor () -> Bool
    let isPart: Bool
    @SurroundingStyle<ToggleStyleConfiguration> private var style
    @Environment(\.itemContext) private var context

    init(isOn: Binding<Bool>, isMixed: @escaping @MainActor () -> Bool, isPart: Bool) {
        _isOn = isOn
        self.isMixed = isMixed
        self.isPart = isPart
    }

    func body(content: Content) -> some View {
        let (style, context) = (style, context as? MenuContext)
        let mixed = isMixed()
        let configuration = ToggleStyleConfiguration(label: .init(), isOn: $isOn, isMixed: mixed)
        return style.look(of: configuration, in: context?.toggleStyle)
            ._controlElement(
                isPart ? nil : context?.role ?? .toggle, value: mixed ? "2" : isOn ? "1" : "0", isOn: mixed ? nil : isOn
            ) {
                if let context { context.choose { isOn.toggle() } } else { isOn.toggle() }
            }
    }
}
