import MartletGraph

/// The object that the view with the keyboard gives with `focusedObject(_:)`, or nil; the view updates when it changes.
///
///     @FocusedObject private var note: Note?
///     Button("Rename") { $note?.title.wrappedValue = "New" }.disabled(note == nil)
@MainActor @preconcurrency @propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    private nonisolated(unsafe) weak var window: WindowRoot?

    nonisolated public init() {}

    public var wrappedValue: ObjectType? { window?.focusedValues.read()[FocusedObjectKey<ObjectType>.self] }

    /// Makes bindings to the object's properties; nil while there is no object.
    public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: ObservedObject.Wrapper($0)) } }

    /// Makes bindings to the object's properties.
    @MainActor @preconcurrency @dynamicMemberLookup
    public struct Wrapper {
        fileprivate let object: ObservedObject<ObjectType>.Wrapper

        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
            object[dynamicMember: keyPath]
        }
    }
}

extension FocusedObject: InstalledProperty {
    mutating func install(_ storage: AnyObject?, in node: _ViewNode) -> AnyObject? {
        window = MainActor.assumeIsolated { node.windowInFront }
        let subscription = storage.map { unsafeDowncast($0, to: ObjectSubscription.self) } ?? ObjectSubscription()
        if let object = wrappedValue { subscription.follow(object) } else { subscription.leave() }
        return subscription
    }

    func isWritten(_ storage: AnyObject?, since run: UInt32, of reader: Reader) -> Bool {
        (storage as? ObjectSubscription)?.isWritten == true
            || window?.focusedValues.isWritten(since: run, of: reader) == true
    }

    static var decidesEquality: Bool { true }
    static func isSame(_ a: Self, _ b: Self) -> Bool { true }
}
