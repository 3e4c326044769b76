import MartletGraph

/// A key of your own in the environment.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The environment's values as one view sees them.
///
/// Extend it with a computed property for a key of your own:
///
///     extension EnvironmentValues {
///         var caption: String {
///             get { self[CaptionKey.self] }
///             set { self[CaptionKey.self] = newValue }
///         }
///     }
public struct EnvironmentValues: @unchecked Sendable, CustomStringConvertible {
    var scope: Scope?

    public init() {}

    init(scope: Scope?) {
        self.scope = scope
    }

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            guard let found = scope?.find(ObjectIdentifier(key)) else { return K.defaultValue }
            if isMainThread { found.readers.insertCurrent() }
            return unsafeDowncast(found, to: ScopeValue<K.Value>.self).value
        }
        set { scope = ScopeValue(parent: scope, key: ObjectIdentifier(key), writer: key, value: newValue) }
    }

    /// Every value written on the way down, newest first (semantics 34).
    public var description: String {
        var parts: [String] = []
        var next = scope
        while let scope = next {
            if let value = scope as? any DescribedScope { parts.append(value.described) }
            next = scope.parent
        }
        return "[" + parts.joined(separator: ", ") + "]"
    }
}

protocol DescribedScope {
    var described: String { get }
}

extension ScopeValue: DescribedScope {
    var described: String { "\(name) = \(value)" }
}

/// A value of the environment, in a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    var scope: Scope?
    private let read: Read

    private enum Read {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((Scope?) -> Value)
    }

    /// The value at this key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = .keyPath(keyPath)
    }

    /// The observable object of this type that a view above put into the environment; traps when there is none
    /// (semantics 31).
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = .object { scope in
            guard let object = ObservableScope<Value>.find(in: scope) else {
                fatalError(
                    "No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \(Value.self) "
                        + "may be missing as an ancestor of this view.")
            }
            return object
        }
    }

    /// The observable object of this type, or nil.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = .object { ObservableScope<T>.find(in: $0) }
    }

    public var wrappedValue: Value {
        switch read {
        case .keyPath(let keyPath): EnvironmentValues(scope: scope)[keyPath: keyPath]
        case .object(let find): find(scope)
        }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: ScopeProperty {
    static var decidesEquality: Bool { true }

    static func isSame(_ a: Self, _ b: Self) -> Bool {
        switch (a.read, b.read) {
        case (.keyPath(let a), .keyPath(let b)): a === b || a == b
        default: true
        }
    }
}

/// Objects in the environment, by type.
enum ObservableScope<Object: AnyObject> {
    static var key: ObjectIdentifier { ObjectIdentifier(ObservableScope<Object>.self) }

    static func find(in scope: Scope?) -> Object? {
        guard let found = scope?.find(key) else { return nil }
        if isMainThread { found.readers.insertCurrent() }
        return unsafeDowncast(found, to: ScopeValue<Object?>.self).value
    }
}
