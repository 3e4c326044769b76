import SwiftUI

/// Where values of one type lie in an enum.
final class PayloadLayout<Root, Value>: @unchecked Sendable {
    /// Nil for a type that is no enum.
    let layout: EnumLayout?
    /// The tags of the cases that hold such a value and can be read.
    let candidates: [Int]
    /// Whether cases that hold such a value cannot be read because there is a function in it.
    let holdsFunction: Bool
    /// How what is in each of those cases is taken over, where its memory is not that of a value of the type.
    private let conversions: [PayloadConversion?]
    private let areEqual: ((Value, Value) -> Bool)?

    private init() {
        layout = EnumLayout(Root.self)
        var (candidates, conversions): ([Int], [PayloadConversion?]) = ([], [])
        var holdsFunction = false
        for (tag, item) in (layout?.cases ?? []).enumerated() {
            conversions.append(nil)
            guard let payload = item.payload else {
                if MemoryLayout<Value>.size == 0 { candidates.append(tag) }
                continue
            }
            guard BindingKit.isSame(payload, Value.self) else { continue }
            if !item.isParameter, PayloadConversion.isNeeded(for: payload) {
                guard let conversion = PayloadConversion(payload) else {
                    holdsFunction = true
                    continue
                }
                conversions[tag] = conversion
            }
            candidates.append(tag)
        }
        self.candidates = candidates
        self.conversions = conversions
        self.holdsFunction = holdsFunction
        areEqual = (Value.self as? any Equatable.Type).map { equality($0, Value.self) }
    }

    /// A copy of what a value with that tag, one of the candidates, holds.
    func payload(of root: UnsafePointer<Root>, _ tag: Int) -> Value? {
        guard let layout else { return nil }
        if MemoryLayout<Value>.size == 0 {
            return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { $0.baseAddress!.move() }
        }
        return withUnsafeTemporaryAllocation(of: Root.self, capacity: 1) { buffer -> Value in
            let copy = buffer.baseAddress!
            copy.initialize(to: root.pointee)
            layout.project(copy, layout.metadata)
            let payload = UnsafeMutableRawPointer(copy)
            guard layout.cases[tag].isIndirect else { return take(tag, payload) }
            let box = payload.load(as: UnsafeMutableRawPointer.self)
            defer { Unmanaged<AnyObject>.fromOpaque(box).release() }
            let mask = MemoryLayout<Value>.alignment - 1
            return copyValue(tag, box + ((2 * MemoryLayout<UInt>.size + mask) & ~mask))
        }
    }

    /// The value at an address, which stands there no longer.
    private func take(_ tag: Int, _ address: UnsafeMutableRawPointer) -> Value {
        guard let conversion = conversions[tag] else {
            return address.assumingMemoryBound(to: Value.self).move()
        }
        defer { conversion.destroy(address) }
        return convert(conversion, address)
    }

    /// The value at an address, which stays there.
    private func copyValue(_ tag: Int, _ address: UnsafeMutableRawPointer) -> Value {
        guard let conversion = conversions[tag] else { return address.assumingMemoryBound(to: Value.self).pointee }
        return convert(conversion, address)
    }

    private func convert(_ conversion: PayloadConversion, _ address: UnsafeMutableRawPointer) -> Value {
        withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) {
            conversion.copy(address, to: UnsafeMutableRawPointer($0.baseAddress!))
            return $0.baseAddress!.move()
        }
    }

    /// Whether two values are the same, as far as anything tells.
    func isSame(_ a: Value, _ b: Value) -> Bool {
        let isSameMemory = withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { a.elementsEqual($0) } }
        return isSameMemory || (areEqual?(a, b) ?? !_isPOD(Value.self))
    }

    /// The one for these types.
    static func shared() -> PayloadLayout {
        let key = PayloadLayouts.Key(root: ObjectIdentifier(Root.self), value: ObjectIdentifier(Value.self))
        return PayloadLayouts.shared.object(for: key) { PayloadLayout() }
    }
}

/// The layouts that are known.
private final class PayloadLayouts: @unchecked Sendable {
    struct Key: Hashable {
        let root: ObjectIdentifier
        let value: ObjectIdentifier
    }

    static let shared = PayloadLayouts()

    private let lock = NSLock()
    private var known: [Key: AnyObject] = [:]

    func object<Object: AnyObject>(for key: Key, make: () -> Object) -> Object {
        lock.lock()
        defer { lock.unlock() }
        if let object = known[key] { return unsafeDowncast(object, to: Object.self) }
        let object = make()
        known[key] = object
        return object
    }
}

/// `==` of a type that is known only at run time.
private func equality<E: Equatable, Value>(_ type: E.Type, _ value: Value.Type) -> (Value, Value) -> Bool {
    { ($0 as! E) == ($1 as! E) }
}
