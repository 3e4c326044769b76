/// A mark on the track of a slider.
///
///     Slider(value: $speed, in: 0...2) { Text("Speed") } ticks: {
///         SliderTick("Slow", 0.5)
///         SliderTick(1)
///     }
///
/// A mark beyond the ends of the slider stands at the end. Its label stands below it, on a phone it is told to screen
/// readers only; the slider says it while its value is that of the mark.
nonisolated public struct SliderTick<V: BinaryFloatingPoint> {
    let value: V
    let label: AnyView?

    /// What a tick is known by.
    public struct ID: Hashable {
        let value: V
    }

    /// What the tick is known by: its value.
    public var id: ID { ID(value: value) }

    /// A mark without a label.
    public init(_ value: V) {
        self.value = value
        label = nil
    }

    /// A mark with a title to translate.
    public init(_ titleKey: LocalizedStringKey, _ value: V) { self.init(value) { Text(titleKey) } }

    /// A mark with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, _ value: V) { self.init(value) { Text(title) } }

    /// A mark with a label of any views.
    public init(_ value: V, @ViewBuilder label: () -> some View) {
        self.value = value
        self.label = AnyView(label())
    }
}

extension SliderTick: Identifiable {}

extension SliderTick: SliderTickContent {
    public typealias Value = V

    /// The tick itself.
    public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }
}
