import MartletGraph

/// What libraries derive bindings with. Programs use the key paths, subscripts and initialisers of `Binding`.
extension Binding {
    /// A binding to a part that closures find and put back; nil while the part is not there.
    ///
    /// Once the part is gone, reading gives the last value and writing is ignored. The view that asks runs again when the
    /// part comes or goes, the view that reads the part when it is another one.
    ///
    /// - Parameters:
    ///   - key: what tells this part from others of the same binding; the same key gives the same binding, so that a view
    ///     with it is not evaluated anew. Nil where nothing tells.
    ///   - part: finds the part.
    ///   - isThere: whether there is the part, for those who do not need it.
    ///   - put: puts a value in the part's place; only called while the part is there.
    @inlinable
    public func _part<Part>(
        _ key: AnyHashable?, _ part: @escaping (Value) -> Part?, isThere: @escaping (Value) -> Bool,
        put: @escaping (Part, inout Value) -> Void
    ) -> Binding<Part>? {
        guard let last = presentPart(key, part, isThere) else { return nil }
        return _part(key, last: last, part, isThere: isThere, put: put)
    }

    /// The part now; the current reader runs again when it comes or goes.
    @usableFromInline
    func presentPart<Part>(
        _ key: AnyHashable?, _ part: (Value) -> Part?, _ isThere: @escaping (Value) -> Bool
    ) -> Part? {
        guard Reader.current != nil else { return part(location.get()) }
        let presence = { PartPresence(location, isThere: isThere) }
        guard (key.map { DerivedParts.of(location).object(for: $0, make: presence) } ?? presence()).ask() else {
            return nil
        }
        return Reader.withoutTracking { part(location.get()) }
    }

    /// A binding to a part that was there a moment ago with the value `last`, as `_part` else.
    @inlinable
    public func _part<Part>(
        _ key: AnyHashable?, last: Part, _ part: @escaping (Value) -> Part?, isThere: @escaping (Value) -> Bool,
        put: @escaping (Part, inout Value) -> Void
    ) -> Binding<Part> {
        derived(
            key, last,
            read: { whole, target, _ in
                guard let found = part(whole.pointee) else { return false }
                target.pointee = found
                return true
            }, takes: { whole, _ in isThere(whole.pointee) }, write: { put($0.pointee, &$1.pointee) })
    }

    /// The closures are made where the types are known. They are told where the values stand, so that the location, which
    /// is there for all types, calls them without a thought to what the values are.
    @usableFromInline
    func derived<Part>(
        _ key: AnyHashable?, _ last: Part?,
        read: @escaping (UnsafePointer<Value>, UnsafeMutablePointer<Part>, Bool) -> Bool,
        takes: @escaping (UnsafePointer<Value>, UnsafePointer<Part>?) -> Bool,
        write: @escaping (UnsafePointer<Part>, UnsafeMutablePointer<Value>) -> Void
    ) -> Binding<Part> {
        let make = { DerivedLocation(location, last: last, read: read, takes: takes, write: write) }
        return Binding<Part>(
            location: key.map { DerivedParts.of(location).object(for: $0, make: make) } ?? make(),
            transaction: transaction)
    }

    /// A binding to what a value is turned into, which is always there. Whoever reads it runs again when it is another
    /// one.
    ///
    /// - Parameters:
    ///   - key: what tells this from others of the same binding, as for `_part`.
    ///   - get: turns the value into what is read; called when somebody reads.
    ///   - takes: whether something may be written while the value is what it is; what may not is ignored.
    ///   - set: puts what is written into the value.
    @inlinable
    public func _view<Part>(
        _ key: AnyHashable?, _ get: @escaping (Value) -> Part,
        takes: @escaping (Part, Value) -> Bool = { _, _ in true }, set: @escaping (Part, inout Value) -> Void
    ) -> Binding<Part> {
        derived(
            key, nil,
            read: { whole, target, isSecond in
                if isSecond {
                    target.pointee = get(whole.pointee)
                } else {
                    target.initialize(to: get(whole.pointee))
                }
                return true
            }, takes: { whole, part in part.map { takes($0.pointee, whole.pointee) } ?? true },
            write: { set($0.pointee, &$1.pointee) })
    }

    /// An object that belongs to what the binding points at, by a key: the same one for as long as somebody holds it.
    public func _companion<Object: AnyObject>(_ key: AnyHashable, _ make: () -> Object) -> Object {
        DerivedParts.of(location).object(for: key, make: make)
    }
}

/// What a library does with the writes of a binding; it is read as the binding that it writes for.
open class _BindingWriter<Value> {
    public init() {}

    /// Called instead of each write.
    open func write(_: Value, _: Transaction) { preconditionFailure("a writer says how it writes") }
}

extension Binding {
    /// This binding, whose writes go to a writer instead.
    public func _written(by writer: _BindingWriter<Value>) -> Binding {
        Binding(location: WrittenLocation(location, writer), transaction: transaction)
    }

    /// What the writes of this binding go to, if it was made by `_written(by:)`.
    public var _writer: _BindingWriter<Value>? { (location as? WrittenLocation<Value>)?.writer }

    /// Writes as a part of a transaction that already runs.
    public func _write(_ value: Value, _ transaction: Transaction) { location.set(value, transaction.values) }
}

/// Warns of a mistake in a program, once for each message, where run-time warnings go; for libraries.
public func _warn(_ message: String) { RuntimeWarning.issue(message) }
