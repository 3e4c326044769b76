import MartletGraph

/// What is selected in a list, without its type.
protocol ListSelecting {
    @MainActor var allowsMany: Bool { get }
    /// Lets the current reader follow what is selected.
    @MainActor func follow()
    @MainActor func isSelected(_ place: Int, _ list: ListNode) -> Bool
    @MainActor func canSelect(_ place: Int, _ list: ListNode) -> Bool
    @MainActor func select(_ place: Int, _ list: ListNode)
    @MainActor func toggle(_ place: Int, _ list: ListNode)
    @MainActor func select(_ places: ClosedRange<Int>, _ list: ListNode)
    /// Selects nothing, where that can be.
    @MainActor func deselect()
    /// All values that are selected.
    @MainActor var values: Set<AnyHashable> { get }
    /// The value of a row.
    @MainActor func selectionValue(_ place: Int, _ list: ListNode) -> AnyHashable?
    /// Where the row with a value is.
    @MainActor func place(of value: AnyHashable, _ list: ListNode) -> Int?
    /// Where the selected row is that was selected last; nil when none of the rows is selected.
    @MainActor func selectedPlace(_ list: ListNode) -> Int?
}

/// A selection of rows by tags or ids of one type. A value that no row has selects nothing, and stays.
@usableFromInline
nonisolated struct ListSelection<V: Hashable>: ListSelecting {
    @usableFromInline
    enum Value {
        case one(Binding<V?>)
        case exactlyOne(Binding<V>)
        case many(Binding<Set<V>>)
    }

    let value: Value

    @MainActor var allowsMany: Bool { if case .many = value { true } else { false } }

    @MainActor private var current: Set<V> {
        switch value {
        case .one(let binding): binding.wrappedValue.map { [$0] } ?? []
        case .exactlyOne(let binding): [binding.wrappedValue]
        case .many(let binding): binding.wrappedValue
        }
    }

    @MainActor func follow() { _ = current }

    @MainActor private func write(_ new: Set<V>) {
        switch value {
        case .one(let binding): binding.wrappedValue = new.first
        case .exactlyOne(let binding): if let first = new.first { binding.wrappedValue = first }
        case .many(let binding): binding.wrappedValue = new
        }
    }

    @MainActor private func value(_ place: Int, _ list: ListNode) -> V? {
        guard list.entries.all.indices.contains(place) else { return nil }
        let entry = list.entries.all[place]
        guard entry.kind == .row else { return nil }
        if let element = list.entries.elements[place] {
            if element.innermostElement.scope.trait(SelectionDisabledTrait.self, upTo: list.scope)?.value == true {
                return nil
            }
            if let tagged = element.selectionValue(as: V.self, in: list) { return tagged }
        }
        return entry.source < 0
            ? nil : list.entries.sources[Int(entry.source)].rowID(at: Int(entry.index), as: V.self)
    }

    @MainActor var values: Set<AnyHashable> { Set(current.map { AnyHashable($0) }) }

    @MainActor func selectionValue(_ place: Int, _ list: ListNode) -> AnyHashable? {
        value(place, list).map { AnyHashable($0) }
    }

    @MainActor func canSelect(_ place: Int, _ list: ListNode) -> Bool { value(place, list) != nil }

    @MainActor func isSelected(_ place: Int, _ list: ListNode) -> Bool {
        let current = current
        return !current.isEmpty && value(place, list).map(current.contains) ?? false
    }

    @MainActor func select(_ place: Int, _ list: ListNode) {
        if let value = value(place, list) { write([value]) }
    }

    @MainActor func deselect() { if !current.isEmpty { write([]) } }

    @MainActor func toggle(_ place: Int, _ list: ListNode) {
        guard let value = value(place, list) else { return }
        var new = current
        if new.remove(value) == nil { new.insert(value) }
        write(new)
    }

    @MainActor func select(_ places: ClosedRange<Int>, _ list: ListNode) {
        write(Set(places.compactMap { value($0, list) }))
    }

    @MainActor func selectedPlace(_ list: ListNode) -> Int? {
        let current = current
        guard !current.isEmpty else { return nil }
        if let shown = list.entries.elements.keys.sorted().last(where: {
            value($0, list).map(current.contains) ?? false
        }) {
            return shown
        }
        return current.lazy.compactMap { placeInSources(of: AnyHashable($0), list) }.first
    }

    @MainActor func place(of value: AnyHashable, _ list: ListNode) -> Int? {
        list.entries.elements.keys.first { selectionValue($0, list) == value } ?? placeInSources(of: value, list)
    }

    @MainActor private func placeInSources(of value: AnyHashable, _ list: ListNode) -> Int? {
        for rows in list.entries.sources {
            if let index = rows.rowIndex(of: value) { return list.entries.place(of: rows, index) }
        }
        return nil
    }
}
