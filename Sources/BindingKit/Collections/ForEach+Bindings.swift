import SwiftUI

extension ForEach where Content: View {
    /// A view for each element of a collection, made with its position and a binding that follows the element.
    ///
    ///     ForEach($notes) { index, $note in
    ///         TextField("Note \(index + 1)", text: $note.title)
    ///     }
    ///
    /// - Complexity: O(1) to make; rows are made when they are needed.
    @inlinable
    nonisolated public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (C.Index, Binding<C.Element>) -> Content
    )
    where
        Data == IdentifiableIndices<C>, ID == C.Element.ID, C: MutableCollection, C: RandomAccessCollection,
        C.Element: Identifiable
    {
        let elements = data.wrappedValue
        let bindings = ElementBindings(data)
        self.init(elements.identifiableIndices) { place in
            content(
                place.index,
                bindings.binding(
                    to: place.id, at: elements.distance(from: elements.startIndex, to: place.index),
                    last: elements[place.index]))
        }
    }

    /// A view for each element of a collection, told apart by the value at a key path, made with its position and a binding
    /// that follows the element.
    @inlinable
    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (C.Index, Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, IndexedID<C.Index, ID>>, C: MutableCollection, C: RandomAccessCollection
    {
        let elements = data.wrappedValue
        let bindings = ElementBindings(data, by: id)
        self.init(elements.indices.lazy.map { IndexedID(id: elements[$0][keyPath: id], index: $0) }, id: \.id) {
            content(
                $0.index,
                bindings.binding(
                    to: $0.id, at: elements.distance(from: elements.startIndex, to: $0.index), last: elements[$0.index])
            )
        }
    }

    /// A view for each key that a dictionary has a value for, made with the key and a binding to the value.
    ///
    ///     ForEach($people, order: ids) { id, $person in … }
    ///
    /// - Parameter order: the keys in the order of the views. A key without a value is left out.
    nonisolated public init<Value>(
        _ data: Binding<[ID: Value]>, order keys: [ID],
        @ViewBuilder content: @escaping (ID, Binding<Value>) -> Content
    ) where Data == [ID] {
        let values = data.wrappedValue
        self.init(keys.filter { values[$0] != nil }, id: \.self) { key in
            content(key, data.value(of: key, last: values[key]!))
        }
    }
}

/// A position and the id of the element that is there.
public struct IndexedID<Index, ID: Hashable> {
    public let id: ID
    public let index: Index

    @inlinable
    init(id: ID, index: Index) {
        self.id = id
        self.index = index
    }
}
