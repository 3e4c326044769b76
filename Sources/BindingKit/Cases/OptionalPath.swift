/// A way to a part that may not be there: through cases of enums, properties of structs and optionals, in any order.
///
///     struct Item { var status: Status }
///     let quantity = \Item.status >>> /Status.inStock
///     quantity.get(item)       // an Int?
///     quantity.set(&item, 4)   // ignored unless the item is in stock
public struct OptionalPath<Root, Value>: Sendable {
    private let getter: @Sendable (Root) -> Value?
    private let setter: @Sendable (inout Root, Value) -> Void
    @usableFromInline let identity: @Sendable () -> AnyHashable?

    init(
        get: @escaping @Sendable (Root) -> Value?, set: @escaping @Sendable (inout Root, Value) -> Void,
        identity: @escaping @Sendable () -> AnyHashable?
    ) {
        getter = get
        setter = set
        self.identity = identity
    }

    /// A path made of its two ways.
    ///
    /// - Parameters:
    ///   - get: the part; nil where it is not there.
    ///   - set: puts a value in the place of the part; only called while the part is there.
    public init(get: @escaping @Sendable (Root) -> Value?, set: @escaping @Sendable (inout Root, Value) -> Void) {
        self.init(get: get, set: set, identity: { nil })
    }

    /// The path of a case.
    public init(_ path: CasePath<Root, Value>) {
        self.init(
            get: { path.extract(from: $0) }, set: { root, value in root = path.embed(value) }, identity: path.identity)
    }

    /// The path of a property.
    public init(_ keyPath: WritableKeyPath<Root, Value>) {
        // As for SwiftUI's own bindings: one to a property that belongs to the main actor is not `Sendable`.
        nonisolated(unsafe) let keyPath = keyPath
        self.init(
            get: { $0[keyPath: keyPath] }, set: { root, value in root[keyPath: keyPath] = value },
            identity: { AnyHashable(keyPath) })
    }

    /// The part of `root`; nil where it is not there.
    public func get(_ root: Root) -> Value? { getter(root) }

    /// Puts `value` in the place of the part, if there is one; leaves `root` alone else.
    public func set(_ root: inout Root, _ value: Value) {
        if getter(root) != nil { setter(&root, value) }
    }

    /// Changes the part, if it is there.
    ///
    /// - Returns: what `change` returns; nil where there is no part.
    @discardableResult
    public func modify<Result, Failure: Error>(
        _ root: inout Root, _ change: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        guard var value = getter(root) else { return nil }
        let result = try change(&value)
        setter(&root, value)
        return result
    }

    /// This path and then another one.
    public func appending<Part>(path: OptionalPath<Value, Part>) -> OptionalPath<Root, Part> {
        OptionalPath<Root, Part>(
            get: { getter($0).flatMap(path.get) },
            set: { root, part in
                guard var value = getter(root) else { return }
                path.set(&value, part)
                setter(&root, value)
            },
            identity: { joined(identity(), path.identity()) })
    }
}

/// The identity of one path after another.
func joined(_ first: AnyHashable?, _ second: AnyHashable?) -> AnyHashable? {
    guard let first, let second else { return nil }
    return AnyHashable([first, second])
}
