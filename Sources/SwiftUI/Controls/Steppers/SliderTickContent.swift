/// Marks on the track of a slider.
public protocol SliderTickContent<Value> {
    associatedtype Value: BinaryFloatingPoint
    associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>

    /// The marks.
    var body: Body { get }
}

/// Collects the marks of a slider from the statements of a closure.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
    public static func buildExpression<C: SliderTickContent>(_ content: C) -> C where C.Value == V { content }
    public static func buildBlock() -> some SliderTickContent<V> { TupleSliderTickContent(value: (), body: []) }

    public static func buildBlock<C: SliderTickContent>(_ content: C) -> C where C.Value == V { content }

    public static func buildBlock<each C: SliderTickContent>(_ content: repeat each C) -> some SliderTickContent<V> {
        var ticks: [SliderTick<V>] = []
        for part in repeat each content { ticks += part.body.map { SliderTick(V($0.value), view: $0.label) } }
        return TupleSliderTickContent(value: (repeat each content), body: ticks)
    }
}

extension SliderTick {
    fileprivate init(_ value: V, view: AnyView?) {
        self.value = value
        label = view
    }
}

/// Marks on the track of a slider, from several statements.
nonisolated public struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
    public typealias Value = V
    public typealias TicksCollection = [SliderTick<V>]

    /// The statements.
    public var value: T
    public let body: TicksCollection

    init(value: T, body: TicksCollection) {
        self.value = value
        self.body = body
    }
}

/// Marks on the track of a slider, for each value of a collection.
///
///     SliderTickContentForEach(Array(stride(from: 0, through: 1, by: 0.25)), id: \.self) { SliderTick($0) }
///
/// Values with an id that came before are left out.
nonisolated public struct SliderTickContentForEach<
    Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>:
    SliderTickContent
{
    public typealias Value = Content.Value
    public let body: [SliderTick<Content.Value>]

    /// Marks for values that are known by a part of them.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @SliderTickBuilder<Data.Element> content: @escaping (Data.Element) -> Content
    ) where Data.Element == Content.Value {
        var seen: Set<ID> = []
        body = data.flatMap { seen.insert($0[keyPath: id]).inserted ? Array(content($0).body) : [] }
    }

    /// Marks for values that say themselves what they are known by.
    public init(
        _ data: Data, @SliderTickBuilder<Data.Element> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Data.Element == Content.Value {
        self.init(data, id: \.id, content: content)
    }
}
