/// A set whose members are bits that nobody else sees; each has its empty set and its members to give, no more.
nonisolated public protocol _BitSet: SetAlgebra, Sendable where Element == Self {
    var _bits: UInt32 { get set }
}

nonisolated extension _BitSet {
    init(bit: UInt32) {
        self.init()
        _bits = 1 << bit
    }

    public var isEmpty: Bool { _bits == 0 }
    public func contains(_ member: Self) -> Bool { _bits & member._bits == member._bits }
    public func union(_ other: Self) -> Self { with { $0.formUnion(other) } }
    public func intersection(_ other: Self) -> Self { with { $0.formIntersection(other) } }
    public func symmetricDifference(_ other: Self) -> Self { with { $0.formSymmetricDifference(other) } }
    public mutating func formUnion(_ other: Self) { _bits |= other._bits }
    public mutating func formIntersection(_ other: Self) { _bits &= other._bits }
    public mutating func formSymmetricDifference(_ other: Self) { _bits ^= other._bits }

    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        formSymmetricDifference(removed)
        return removed.isEmpty ? nil : removed
    }

    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        let known = intersection(newMember)
        formUnion(newMember)
        return known.isEmpty ? nil : known
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
