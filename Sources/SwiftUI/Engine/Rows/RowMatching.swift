/// Which of the rows there were each row is: what tells an edit of a collection from another collection.
///
/// Rows at both ends that are what they were are only compared. Of those between, the ones that stand where they stood
/// are compared too, and only the rest is found by hashing: to remove a row, or to swap two of ten thousand, hashes
/// next to nothing.
@usableFromInline
struct RowMatching: Equatable {
    /// The rows between those at the ends that are what they were.
    @usableFromInline let oldMiddle: Range<Int>
    @usableFromInline let newMiddle: Range<Int>
    /// For each new row between: which it was; -1 for one that was not there.
    @usableFromInline let origins: ContiguousArray<Int>

    @inlinable
    init(oldMiddle: Range<Int>, newMiddle: Range<Int>, origins: ContiguousArray<Int>) {
        self.oldMiddle = oldMiddle
        self.newMiddle = newMiddle
        self.origins = origins
    }

    /// Matches rows by their ids; of those that wrongly share one, the first with the first.
    ///
    /// - Complexity: O(*n*) comparisons, and hashes of the rows between that stand elsewhere.
    @inlinable
    init<ID: Hashable>(from old: ContiguousArray<ID>, to new: ContiguousArray<ID>) {
        let least = Swift.min(old.count, new.count)
        var head = 0
        while head < least, old[head] == new[head] { head += 1 }
        var tail = 0
        while tail < least - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
        let (oldMiddle, newMiddle) = (head..<(old.count - tail), head..<(new.count - tail))
        self.init(
            oldMiddle: oldMiddle, newMiddle: newMiddle,
            origins: RowMatching.origins(of: newMiddle, of: new, among: oldMiddle, of: old))
    }

    @inlinable
    static func origins<ID: Hashable>(
        of newMiddle: Range<Int>, of new: ContiguousArray<ID>, among oldMiddle: Range<Int>, of old: ContiguousArray<ID>
    ) -> ContiguousArray<Int> {
        var origins = ContiguousArray(repeating: -1, count: newMiddle.count)
        if oldMiddle.isEmpty || newMiddle.isEmpty { return origins }
        let isAligned = oldMiddle.count == newMiddle.count
        var elsewhere: ContiguousArray<Int> = []
        for place in oldMiddle {
            if isAligned, old[place] == new[place] {
                origins[place - newMiddle.lowerBound] = place
            } else {
                elsewhere.append(place)
            }
        }
        // The first place of each id, and after each place the next one of the same id.
        var first: [ID: Int] = [:]
        first.reserveCapacity(elsewhere.count)
        var next: [Int: Int] = [:]
        for place in elsewhere.reversed() {
            if let later = first.updateValue(place, forKey: old[place]) { next[place] = later }
        }
        for index in origins.indices where origins[index] < 0 {
            guard let found = first.index(forKey: new[newMiddle.lowerBound + index]) else { continue }
            let origin = first.values[found]
            origins[index] = origin
            if origin >= 0 { first.values[found] = next.isEmpty ? -1 : next[origin] ?? -1 }
        }
        return origins
    }

    /// Whether all rows are what they were.
    var isIdentity: Bool { oldMiddle.isEmpty && newMiddle.isEmpty }

    /// Which row the one at `place` was; nil for one that was not there.
    func origin(of place: Int) -> Int? {
        if place < newMiddle.lowerBound { return place }
        if place >= newMiddle.upperBound { return place - newMiddle.upperBound + oldMiddle.upperBound }
        let origin = origins[place - newMiddle.lowerBound]
        return origin < 0 ? nil : origin
    }

    /// Where each of the old rows between is now; -1 for one that is gone.
    ///
    /// - Complexity: O(*n*) in the number of rows between.
    var destinations: ContiguousArray<Int> {
        var result = ContiguousArray(repeating: -1, count: oldMiddle.count)
        for (index, origin) in origins.enumerated() where origin >= 0 {
            result[origin - oldMiddle.lowerBound] = newMiddle.lowerBound + index
        }
        return result
    }

    /// Where the old row at `place` is now, with the `destinations` of those between; nil for one that is gone.
    func destination(of place: Int, _ destinations: ContiguousArray<Int>) -> Int? {
        if place < oldMiddle.lowerBound { return place }
        if place >= oldMiddle.upperBound { return place - oldMiddle.upperBound + newMiddle.upperBound }
        let destination = destinations[place - oldMiddle.lowerBound]
        return destination < 0 ? nil : destination
    }

    /// The rows that were not there.
    var added: ContiguousArray<Int> {
        var result: ContiguousArray<Int> = []
        for index in origins.indices where origins[index] < 0 { result.append(newMiddle.lowerBound + index) }
        return result
    }

    /// What is kept for each old row, for the rows there are now.
    func carry<Value>(_ values: inout ContiguousArray<Value>, new: Value) {
        let middle = origins.map { $0 < 0 ? new : values[$0] }
        values.replaceSubrange(oldMiddle, with: middle)
    }
}
