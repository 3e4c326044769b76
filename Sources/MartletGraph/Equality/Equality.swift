import Foundation

/// Whether two values of one type are the same, by the cheapest way that tells (decision 3 of the design).
///
/// Plain data compares by memory, a reference by identity, anything else by its `==` if it has one; closures and the
/// like are never the same unless every byte is.
package final class Equality<Value> {
    private let thunk: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?

    private init() {
        if _isPOD(Value.self) {
            thunk = nil
        } else if let type = Value.self as? any Equatable.Type {
            thunk = equalityThunk(type)
        } else {
            thunk = nil
        }
    }

    package func isEqual(_ a: UnsafePointer<Value>, _ b: UnsafePointer<Value>) -> Bool {
        if memcmp(a, b, MemoryLayout<Value>.size) == 0 { return true }
        return thunk?(a, b) ?? false
    }

    package func isEqual(_ a: UnsafePointer<Value>, _ b: Value) -> Bool {
        withUnsafePointer(to: b) { isEqual(a, $0) }
    }

    /// Whether somebody who has seen one value would see the same in the other. An object that is the same may have
    /// changed inside, so that two of them never count as seen alike.
    package func isSeenAlike(_ a: UnsafePointer<Value>, _ b: Value) -> Bool {
        !(Value.self is AnyObject.Type) && isEqual(a, b)
    }

    /// The same object for the same type.
    package static var cached: Equality<Value> {
        let key = ObjectIdentifier(Value.self)
        equalityLock.lock()
        defer { equalityLock.unlock() }
        if let known = equalities[key] { return unsafeDowncast(known, to: Equality<Value>.self) }
        let new = Equality<Value>()
        equalities[key] = new
        return new
    }
}

private nonisolated(unsafe) var equalities: [ObjectIdentifier: AnyObject] = [:]
private let equalityLock = NSLock()

package typealias EqualityThunk = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

/// `==` of a type known only at run time.
package func equalityThunk<E: Equatable>(_ type: E.Type) -> EqualityThunk {
    { a, b in a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee }
}
