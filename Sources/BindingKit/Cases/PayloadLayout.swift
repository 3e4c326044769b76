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
    /// How a payload is uncovered, where that is all there is to do in any of the cases.
    let plain: PlainCase?

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
        let isPlain = layout.map { layout in
            layout.isMovable && MemoryLayout<Value>.size > 0
                && candidates.allSatisfy { !layout.cases[$0].isIndirect && conversions[$0] == nil }
        }
        plain = isPlain == true ? layout.map { PlainCase($0) } : nil
        areEqual = (Value.self as? any Equatable.Type).map { equality($0, Value.self) }
    }

    /// A copy of what a value with that tag, one of the candidates, holds.
    func payload(of root: UnsafePointer<Root>, _ tag: Int) -> Value? {
        if let plain {
            return withUnsafeTemporaryAllocation(of: Root.self, capacity: 1) { buffer in
                let copy = UnsafeMutableRawPointer(buffer.baseAddress!)
                // The root itself is what keeps alive what is in these bytes.
                copy.copyMemory(from: root, byteCount: MemoryLayout<Root>.size)
                plain.project(copy, plain.metadata)
                return copy.assumingMemoryBound(to: Value.self).pointee
            }
        }
        guard let layout else { return nil }
        if MemoryLayout<Value>.size == 0 {
            return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { $0.baseAddress!.move() }
        }
        return withUnsafeTemporaryAllocation(of: Root.self, capacity: 1) { buffer -> Value in
            let copy = buffer.baseAddress!
            if layout.isMovable {
                UnsafeMutableRawPointer(copy).copyMemory(from: root, byteCount: MemoryLayout<Root>.size)
                layout.project(copy, layout.metadata)
                return copyValue(tag, payload(at: copy, tag))
            }
            copy.initialize(to: root.pointee)
            layout.project(copy, layout.metadata)
            guard layout.cases[tag].isIndirect else { return take(tag, copy) }
            defer {
                Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(copy).load(as: UnsafeRawPointer.self)).release()
            }
            return copyValue(tag, payload(at: copy, tag))
        }
    }

    /// Where the payload is, once only it stands at an address.
    private func payload(at address: UnsafeMutableRawPointer, _ tag: Int) -> UnsafeMutableRawPointer {
        guard layout!.cases[tag].isIndirect else { return address }
        let mask = MemoryLayout<Value>.alignment - 1
        return address.load(as: UnsafeMutableRawPointer.self) + ((2 * MemoryLayout<UInt>.size + mask) & ~mask)
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

/// How the case of a value is told, and what it holds is uncovered, in an enum whose values lie in memory as they are.
@usableFromInline
struct PlainCase: @unchecked Sendable {
    @usableFromInline let getTag: @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    @usableFromInline let project: @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    @usableFromInline let metadata: UnsafeRawPointer

    init(_ layout: EnumLayout) { (getTag, project, metadata) = (layout.getTag, layout.project, layout.metadata) }
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
