extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at these offsets; offsets that do not exist are ignored.
    ///
    /// - Complexity: O(*n*)
    public mutating func remove(atOffsets offsets: IndexSet) {
        var (kept, offset) = (startIndex, 0)
        var next = startIndex
        while next != endIndex {
            if !offsets.contains(offset) {
                if kept != next { swapAt(kept, next) }
                formIndex(after: &kept)
            }
            formIndex(after: &next)
            offset += 1
        }
        removeSubrange(kept..<endIndex)
    }
}

extension MutableCollection {
    /// Moves the elements at these offsets, in their order, to before the element at `destination`.
    ///
    /// - Parameter destination: an offset in the collection as it is before the move; its count for the end.
    /// - Complexity: O(*n*)
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        var result: [Element] = []
        result.reserveCapacity(all.count)
        let moved = source.filter { all.indices.contains($0) }.map { all[$0] }
        for (offset, element) in all.enumerated() {
            if offset == destination { result += moved }
            if !source.contains(offset) { result.append(element) }
        }
        if destination >= all.count { result += moved }
        if destination < 0 { result = moved + result }
        var place = startIndex
        for element in result {
            self[place] = element
            formIndex(after: &place)
        }
    }
}
