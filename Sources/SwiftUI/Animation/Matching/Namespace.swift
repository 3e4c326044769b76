import Synchronization

/// A name space of the view that declares it, for ids that are to mean something only there.
///
///     @Namespace private var animation
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    private static let last = Atomic<Int>(0)

    /// What tells one name space from all others.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    @State private var id = ID(number: Namespace.last.add(1, ordering: .relaxed).newValue)

    public init() {}

    /// The name space of this view; the same for as long as it lives.
    public var wrappedValue: ID { id }
}
