import MartletGraph

/// What the view that has the keyboard says under a key path, or nil.
///
///     @FocusedValue(\.note) private var note
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?
    private weak var window: WindowRoot?

    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

    /// The observable object that the focused view gives.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { $0[FocusedObjectKey<Value>.self] }
    }

    public var wrappedValue: Value? {
        guard let window else { return nil }
        let root = window
        nonisolated(unsafe) let read = read
        guard isMainThread else { return nil }
        nonisolated(unsafe) var result: Value?
        MainActor.assumeIsolated { result = read(root.focusedValues.read()) }
        return result
    }
}

extension FocusedValue: InstalledProperty {
    mutating func install(_ storage: AnyObject?, in node: _ViewNode) -> AnyObject? {
        window = MainActor.assumeIsolated { node.windowInFront }
        return nil
    }

    func isWritten(_ storage: AnyObject?, since run: UInt32, of reader: Reader) -> Bool {
        window?.focusedValues.isWritten(since: run, of: reader) ?? false
    }

    static var decidesEquality: Bool { true }
    static func isSame(_ a: Self, _ b: Self) -> Bool { true }
}

/// What the binding holds that the view with the keyboard gives under a key path, or nil.
///
///     @FocusedBinding(\.title) private var title
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private var focused: FocusedValue<Binding<Value>>

    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { focused = FocusedValue(keyPath) }

    public var wrappedValue: Value? {
        get { focused.wrappedValue?.wrappedValue }
        nonmutating set {
            guard let newValue else { return }
            focused.wrappedValue?.wrappedValue = newValue
        }
    }

    /// A binding to what the binding holds.
    public var projectedValue: Binding<Value?> {
        nonisolated(unsafe) let focused = focused
        return Binding {
            focused.wrappedValue?.wrappedValue
        } set: { new in
            if let new { focused.wrappedValue?.wrappedValue = new }
        }
    }
}
