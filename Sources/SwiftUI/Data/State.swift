import MartletGraph

/// A value that the view owns: it is made with the view's identity and lives as long (semantics 1-3).
///
///     @State private var isOn = false
///     Toggle("Sound", isOn: $isOn)
@propertyWrapper
public struct State<Value>: DynamicProperty {
    var location: StoredLocation<Value>?
    private let initialValue: Value

    public init(wrappedValue value: Value) {
        initialValue = value
    }

    public init(initialValue value: Value) {
        initialValue = value
    }

    /// The value now; inside a body, the one that this update shows (semantics 9).
    public var wrappedValue: Value {
        get {
            if let location { return location.get() }
            return initialValue
        }
        nonmutating set { location?.set(newValue, .current) }
    }

    /// Reads and writes the value; constant, with a warning, before the view is in the tree (semantics 4).
    public var projectedValue: Binding<Value> {
        guard let location else {
            RuntimeWarning.issue(
                "Accessing State's value outside of being installed on a View. "
                    + "This will result in a constant Binding of the initial value and will not update.")
            return .constant(initialValue)
        }
        return Binding(location: location)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: Sendable where Value: Sendable {}

/// Who reads a part of the state holds on to the state, and the state to its readers, until it has gone.
extension StoredLocation: LeavingStorage {
    func leave() { forgetReaders() }
}

extension State: InstalledProperty {
    mutating func install(_ storage: AnyObject?, in node: _ViewNode) -> AnyObject? {
        let location: StoredLocation<Value>
        if let storage {
            location = unsafeDowncast(storage, to: StoredLocation<Value>.self)
        } else {
            location = StoredLocation(initialValue)
        }
        self.location = location
        return location
    }

    func isWritten(_ storage: AnyObject?, since run: UInt32, of reader: Reader) -> Bool {
        location?.isWritten(since: run, of: reader) ?? false
    }
}
