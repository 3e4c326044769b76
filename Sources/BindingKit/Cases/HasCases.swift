/// An enum whose cases have paths by name; `@Cases` makes it one.
///
///     @Cases enum Status {
///         case inStock(quantity: Int)
///         case soldOut
///     }
///
///     status.is(\.inStock)                 // Bool
///     status[case: \.inStock]              // Int?
///     status.modify(\.inStock) { $0 += 1 }
///     $status.inStock                      // Binding<Int>?
public protocol HasCases {
    /// Has a property of the type `CasePath` for each case, under its name.
    associatedtype Cases

    /// The paths of all cases.
    static var cases: Cases { get }
}

/// The path of a case by its name in `Cases`.
public typealias CaseKeyPath<Root: HasCases, Value> = KeyPath<Root.Cases, CasePath<Root, Value>>

extension HasCases {
    /// Whether this is the case.
    public func `is`<Value>(_ path: CaseKeyPath<Self, Value>) -> Bool { Self.cases[keyPath: path].matches(self) }

    /// What the case holds; nil in another one.
    public subscript<Value>(case path: CaseKeyPath<Self, Value>) -> Value? {
        Self.cases[keyPath: path].extract(from: self)
    }

    /// Changes what the case holds; leaves a value in another case alone.
    ///
    /// - Returns: what `change` returns; nil for another case.
    @discardableResult
    public mutating func modify<Value, Result, Failure: Error>(
        _ path: CaseKeyPath<Self, Value>, _ change: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        try Self.cases[keyPath: path].modify(&self, change)
    }
}

extension CasePath where Root: HasCases {
    /// The path of a case by its name.
    ///
    ///     CasePath(\Status.Cases.inStock)
    public init(_ keyPath: CaseKeyPath<Root, Value>) { self = Root.cases[keyPath: keyPath] }
}

extension CasePath where Value: HasCases {
    /// This path and then a case of its value, by name.
    ///
    ///     (/Shelf.item).appending(path: \.inStock)
    public func appending<Part>(path: CaseKeyPath<Value, Part>) -> CasePath<Root, Part> {
        appending(path: Value.cases[keyPath: path])
    }

    /// A case of the value, so that `\.item.inStock` leads through two enums.
    public subscript<Part>(dynamicMember path: CaseKeyPath<Value, Part>) -> CasePath<Root, Part> {
        appending(path: path)
    }
}

extension CasePath {
    /// A property of the value: from here on the way is one to a part that may not be there.
    public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> OptionalPath<Root, Part> {
        appending(path: path)
    }
}

extension Optional: HasCases {
    /// The cases of an optional, so that paths can go through it.
    public struct Cases {
        /// There is a value.
        public var some: CasePath<Wrapped?, Wrapped> { CasePath("some", embed: { $0 }, extract: { $0 }) }
        /// There is none.
        public var none: CasePath<Wrapped?, Void> {
            CasePath("none", embed: { nil }, extract: { $0 == nil ? () : nil })
        }
    }

    public static var cases: Cases { Cases() }
}
