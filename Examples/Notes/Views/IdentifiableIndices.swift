import SwiftUI

/// The positions in a collection, each known by the id of the element that is there: a `ForEach` over them can bind
/// to elements by position and still follow an element that moves.
struct IdentifiableIndices<Base: RandomAccessCollection> where Base.Element: Identifiable {
    typealias Index = Base.Index

    struct Element: Identifiable {
        let id: Base.Element.ID
        let position: Index
    }

    fileprivate let base: Base
}

extension IdentifiableIndices: RandomAccessCollection {
    var startIndex: Index { base.startIndex }
    var endIndex: Index { base.endIndex }
    subscript(position: Index) -> Element { Element(id: base[position].id, position: position) }
    func index(before index: Index) -> Index { base.index(before: index) }
    func index(after index: Index) -> Index { base.index(after: index) }
}

extension RandomAccessCollection where Element: Identifiable {
    /// The positions with the ids of what is there; nothing is copied.
    var identifiableIndices: IdentifiableIndices<Self> { IdentifiableIndices(base: self) }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable, Content: View {
    /// A view for each position.
    init<T>(
        _ indices: Data, @ViewBuilder content: @escaping (Data.Index) -> Content
    ) where Data == IdentifiableIndices<T> {
        self.init(indices) { element in content(element.position) }
    }

    /// A view for each element of a bound collection, made with its position and a binding to it.
    init<T>(
        _ data: Binding<T>, @ViewBuilder content: @escaping (T.Index, Binding<T.Element>) -> Content
    ) where Data == IdentifiableIndices<T>, T: MutableCollection {
        self.init(data.wrappedValue.identifiableIndices) { element in
            content(element.position, data[element.position])
        }
    }
}
