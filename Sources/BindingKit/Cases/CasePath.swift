/// A way into one case of an enum, and back: what a key path is to a property of a struct.
///
///     enum Status {
///         case inStock(quantity: Int)
///         case soldOut
///     }
///
///     let inStock = /Status.inStock
///     inStock.extract(from: .inStock(quantity: 3))  // 3
///     inStock.extract(from: .soldOut)               // nil
///     inStock.embed(4)                              // .inStock(quantity: 4)
///
/// There are three ways to one: the prefix operator `/`, which works for every enum; `@Cases`, which gives an enum
/// `\.inStock`; and ``init(embed:extract:)``.
@dynamicMemberLookup
public struct CasePath<Root, Value>: Sendable {
    @usableFromInline let embedding: @Sendable (Value) -> Root
    @usableFromInline let extraction: @Sendable (Root) -> Value?
    /// What tells this path from others with the same types; nil where nothing does.
    @usableFromInline let identity: @Sendable () -> AnyHashable?

    @inlinable
    init(
        embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?,
        identity: @escaping @Sendable () -> AnyHashable?
    ) {
        embedding = embed
        extraction = extract
        self.identity = identity
    }

    /// A path made of its two ways.
    ///
    /// - Parameters:
    ///   - embed: makes a root of a value.
    ///   - extract: gives the value of a root that `embed` could have made, nil for all others.
    public init(embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?) {
        self.init(embed: embed, extract: extract, identity: { nil })
    }

    /// The path of a case by its name: two with the same name and types count as the same path. Written by `@Cases`.
    public init(
        _ name: StaticString, embed: @escaping @Sendable (Value) -> Root,
        extract: @escaping @Sendable (Root) -> Value?
    ) {
        self.init(embed: embed, extract: extract, identity: { AnyHashable(name.description) })
    }

    /// The root in this case, with `value`.
    @inlinable
    public func embed(_ value: Value) -> Root { embedding(value) }

    /// What `root` holds, if it is in this case.
    @inlinable
    public func extract(from root: Root) -> Value? { extraction(root) }

    /// Whether `root` is in this case.
    @inlinable
    public func matches(_ root: Root) -> Bool { extraction(root) != nil }

    /// Changes what `root` holds, if it is in this case; leaves it alone else.
    ///
    ///     (/Status.inStock).modify(&item.status) { $0 += 1 }
    ///
    /// - Returns: what `change` returns; nil for a root in another case.
    @inlinable
    @discardableResult
    public func modify<Result, Failure: Error>(
        _ root: inout Root, _ change: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        guard var value = extraction(root) else { return nil }
        let result = try change(&value)
        root = embedding(value)
        return result
    }

    /// Lets `switch` and `if case` ask for the case alone.
    ///
    ///     if case /Status.inStock = item.status { … }
    @inlinable
    public static func ~= (path: CasePath, root: Root) -> Bool { path.matches(root) }
}

extension CasePath where Root == Value {
    /// The path from a value to itself.
    public static var root: CasePath { CasePath(embed: { $0 }, extract: { $0 }, identity: { AnyHashable("self") }) }
}
