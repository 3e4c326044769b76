import Synchronization

/// A unique identity for a subscriber or a subscription.
///
/// Two identifiers made by `init()` are never equal; those made from an object are equal when the object is the same.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private let value: UInt64

    private static let next = Atomic<UInt64>(1)

    /// A new identity.
    public init() {
        value = Self.next.wrappingAdd(1, ordering: .relaxed).oldValue
    }

    /// The identity of an object.
    public init(_ object: AnyObject) {
        value = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    /// The identity as a hexadecimal number.
    public var description: String { "0x" + String(value, radix: 16) }
}

/// A type with a ``CombineIdentifier``; classes get theirs from their identity.
public protocol CustomCombineIdentifierConvertible {
    /// The unique identity of this instance.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identity of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
