/// Programs that use the screen for somebody.
nonisolated public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var kinds: Swift.Set<Kind>

    private enum Kind: Hashable, Sendable { case screenReader, switches }

    private init(_ kind: Kind) { kinds = [kind] }

    /// None.
    public init() { kinds = [] }

    /// The desktop's screen reader.
    public static var voiceOver: AccessibilityTechnologies { Self(.screenReader) }
    /// What steps through the screen by switches: a Linux desktop tells no program of it.
    public static var switchControl: AccessibilityTechnologies { Self(.switches) }

    public var isEmpty: Bool { kinds.isEmpty }
    public func contains(_ member: Self) -> Bool { kinds.isSuperset(of: member.kinds) }
    public func union(_ other: Self) -> Self { with { $0.formUnion(other) } }
    public func intersection(_ other: Self) -> Self { with { $0.formIntersection(other) } }
    public func symmetricDifference(_ other: Self) -> Self { with { $0.formSymmetricDifference(other) } }
    public mutating func formUnion(_ other: Self) { kinds.formUnion(other.kinds) }
    public mutating func formIntersection(_ other: Self) { kinds.formIntersection(other.kinds) }
    public mutating func formSymmetricDifference(_ other: Self) { kinds.formSymmetricDifference(other.kinds) }

    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        kinds.subtract(member.kinds)
        return removed.isEmpty ? nil : removed
    }

    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        let old = contains(newMember) ? newMember : nil
        formUnion(newMember)
        return old
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
