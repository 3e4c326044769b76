import SwiftUI

extension Binding where Value: MutableCollection & RandomAccessCollection, Value.Element: Identifiable {
    /// A binding to the element with an id; nil while there is none.
    ///
    ///     if let note = $notes[id: selectedID] { NoteEditor(note: note) }
    ///
    /// It follows its element wherever it goes: through insertions, removals, sorting, and when the whole collection is
    /// replaced. While the element is gone, reading gives its last value and writing is ignored. Where an id stands twice,
    /// which warns, the binding leads to the first element that has it.
    ///
    /// - Complexity: O(1) while the order stands. After a change of order the first use of any binding to an element goes
    ///   through the collection once.
    @inlinable
    public subscript(id id: Value.Element.ID) -> Binding<Value.Element>? {
        ElementBindings(self).binding(to: id)
    }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
    /// A binding to the element whose value at a key path is `id`; nil while there is none. For elements that are not
    /// `Identifiable`, such as existentials.
    ///
    ///     $card.elements[id: element.id, by: \.id]?.transform
    @inlinable
    public subscript<ID: Hashable>(id id: ID, by path: KeyPath<Value.Element, ID>) -> Binding<Value.Element>? {
        ElementBindings(self, by: path).binding(to: id)
    }
}

/// Makes bindings to the elements of a collection that a binding points at.
@usableFromInline
struct ElementBindings<Whole: MutableCollection & RandomAccessCollection, ID: Hashable> {
    @usableFromInline let whole: Binding<Whole>
    @usableFromInline let table: ElementTable<ID>
    @usableFromInline let path: AnyKeyPath?
    /// Made where the types are known, as everything that is called for each row.
    @usableFromInline let find: (ID, Whole, ElementHint) -> Whole.Index?

    @inlinable
    init(_ whole: Binding<Whole>, by path: KeyPath<Whole.Element, ID>) {
        self.init(whole, path) { $0[keyPath: path] }
    }

    @inlinable
    init(_ whole: Binding<Whole>, _ path: AnyKeyPath?, _ idOf: @escaping (Whole.Element) -> ID) {
        self.whole = whole
        self.path = path
        let table: ElementTable<ID> = whole.companion(path) { ElementTable() }
        self.table = table
        find = { id, whole, hint in
            guard let offset = table.offset(of: id, in: whole, hint: hint.offset, idOf) else { return nil }
            hint.offset = offset
            return whole.index(whole.startIndex, offsetBy: offset)
        }
    }

    @inlinable
    init(_ whole: Binding<Whole>) where Whole.Element: Identifiable, Whole.Element.ID == ID {
        self.init(whole, nil) { $0.id }
    }

    /// A binding to the element with this id.
    @inlinable
    func binding(to id: ID) -> Binding<Whole.Element>? {
        let (find, hint) = (find, ElementHint(-1))
        return whole.part(
            AnyHashable(ElementKey(id, path)), { whole in find(id, whole, hint).map { whole[$0] } },
            isThere: { find(id, $0, hint) != nil },
            put: { element, whole in if let index = find(id, whole, hint) { whole[index] = element } })
    }

    /// A binding to the element with this id, which is, or was, at `offset` with the value `last`.
    @inlinable
    func binding(to id: ID, at offset: Int, last: Whole.Element) -> Binding<Whole.Element> {
        let (find, hint) = (find, ElementHint(offset))
        return whole.part(
            AnyHashable(ElementKey(id, path)), last: last, { whole in find(id, whole, hint).map { whole[$0] } },
            isThere: { find(id, $0, hint) != nil },
            put: { element, whole in if let index = find(id, whole, hint) { whole[index] = element } })
    }
}
