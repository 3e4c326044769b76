/// What a user may change of a column.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
    public typealias Element = Self
    private var bits: Set<Int>

    private init(bits: Set<Int>) { self.bits = bits }

    /// Nothing.
    public init() { bits = [] }

    /// Its place among the others.
    public static let reorder = Self(bits: [0])
    /// Its width.
    public static let resize = Self(bits: [1])
    /// Whether it is shown.
    public static let visibility = Self(bits: [2])
    /// Everything.
    public static var all: Self { [.reorder, .resize, .visibility] }

    public func contains(_ member: Self) -> Bool { member.bits.isSubset(of: bits) }
    public func union(_ other: Self) -> Self { Self(bits: bits.union(other.bits)) }
    public func intersection(_ other: Self) -> Self { Self(bits: bits.intersection(other.bits)) }
    public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits.symmetricDifference(other.bits)) }
    public mutating func formUnion(_ other: Self) { self = union(other) }
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

    @discardableResult
    public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(new)
        formUnion(new)
        return (isNew, new)
    }

    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let known = intersection(member)
        bits.subtract(member.bits)
        return known.bits.isEmpty ? nil : known
    }

    @discardableResult
    public mutating func update(with new: Self) -> Self? {
        let known = intersection(new)
        formUnion(new)
        return known.bits.isEmpty ? nil : known
    }
}
