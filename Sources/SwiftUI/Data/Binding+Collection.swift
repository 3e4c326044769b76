import MartletGraph

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }

    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    /// A binding to the element at this position of the live collection (semantics 48).
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(location: location.element(at: position), transaction: transaction)
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

extension Location where Value: MutableCollection {
    /// The location of an element; the same object for the same position where positions can be compared.
    func element(at index: Value.Index) -> Location<Value.Element> {
        guard let index = index as? Int else { return ElementLocation(self, index) }
        return projection(\[Value.Element].[index] as AnyKeyPath) { ElementLocation(self, index as! Value.Index) }
    }
}
