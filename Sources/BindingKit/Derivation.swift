import SwiftUI

/// How everything here derives bindings. Martlet's SwiftUI keeps derived bindings known, so that the same part is the
/// same binding and only those run again who read a part that changed; Apple's knows bindings made of closures.
extension Binding {
    /// A binding to a part that may be gone: then reading gives the last value, and writing is ignored.
    ///
    /// - Parameters:
    ///   - key: what tells the part from others; nil where nothing does.
    ///   - part: finds the part.
    ///   - isThere: whether there is the part, for those who do not need it.
    ///   - put: puts a value in its place.
    /// - Returns: nil while the part is not there.
    @inlinable
    func part<Part>(
        _ key: @autoclosure () -> AnyHashable?, _ part: @escaping (Value) -> Part?,
        isThere: @escaping (Value) -> Bool, put: @escaping (Part, inout Value) -> Void
    ) -> Binding<Part>? {
        #if os(Linux)
            return _part(key(), part, isThere: isThere, put: put)
        #else
            guard let last = part(wrappedValue) else { return nil }
            return ClosurePart(self, last: last, part: part, takes: { isThere($1) }, put: put).binding
        #endif
    }

    /// A binding to what the value is turned into. What the value does not take is not written.
    @inlinable
    func view<Part>(
        _ key: @autoclosure () -> AnyHashable?, _ get: @escaping (Value) -> Part,
        takes: @escaping (Part, Value) -> Bool = { _, _ in true }, set: @escaping (Part, inout Value) -> Void
    ) -> Binding<Part> {
        #if os(Linux)
            return _view(key(), get, takes: takes, set: set)
        #else
            return ClosurePart(self, last: nil, part: get, takes: takes, put: set).binding
        #endif
    }
}

extension Binding {
    /// A binding to a part that was there a moment ago with the value `last`.
    @inlinable
    func part<Part>(
        _ key: @autoclosure () -> AnyHashable?, last: Part, _ part: @escaping (Value) -> Part?,
        isThere: @escaping (Value) -> Bool, put: @escaping (Part, inout Value) -> Void
    ) -> Binding<Part> {
        #if os(Linux)
            return _part(key(), last: last, part, isThere: isThere, put: put)
        #else
            return ClosurePart(self, last: last, part: part, takes: { isThere($1) }, put: put).binding
        #endif
    }

    /// An object that belongs to what the binding points at, by a key; another one for each call where bindings are not
    /// known.
    @usableFromInline
    func companion<Object: AnyObject>(_ key: some Hashable, _ make: () -> Object) -> Object {
        #if os(Linux)
            return _companion(AnyHashable(key), make)
        #else
            return make()
        #endif
    }

    /// Writes as a part of the transaction of a write that goes on.
    func write(_ value: Value, _ transaction: Transaction) {
        #if os(Linux)
            _write(value, transaction)
        #else
            self.transaction(transaction).wrappedValue = value
        #endif
    }
}

/// A value as something to compare by, if it can be; nil else.
@usableFromInline
func key<Value>(_ value: Value) -> AnyHashable? { (value as? any Hashable).map { AnyHashable($0) } }

#if !os(Linux)
    /// A part of a binding's value, by closures.
    @usableFromInline
    final class ClosurePart<Whole, Part>: @unchecked Sendable {
        private let whole: Binding<Whole>
        private let part: (Whole) -> Part?
        private let takes: (Part, Whole) -> Bool
        private let put: (Part, inout Whole) -> Void
        private var last: Part?

        @usableFromInline
        init(
            _ whole: Binding<Whole>, last: Part?, part: @escaping (Whole) -> Part?,
            takes: @escaping (Part, Whole) -> Bool, put: @escaping (Part, inout Whole) -> Void
        ) {
            self.whole = whole
            self.last = last
            self.part = part
            self.takes = takes
            self.put = put
        }

        @usableFromInline
        var binding: Binding<Part> {
            Binding(
                get: { [self] in
                    if let found = part(whole.wrappedValue) { last = found }
                    return last!
                },
                set: { [self] value, transaction in
                    var new = whole.wrappedValue
                    guard takes(value, new) else { return }
                    put(value, &new)
                    whole.transaction(transaction).wrappedValue = new
                })
        }
    }
#endif
