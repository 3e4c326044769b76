import Foundation
import MartletGraph
@_spi(Reflection) import Swift

/// What is known about a view type, worked out once: where its dynamic properties lie and how two values compare
/// (decision 3 of the design).
@MainActor
final class PropertyPlan {
    struct Property {
        /// The field of the view itself; the property may lie deeper in it.
        let name: String
        let offset: Int
        let install: (UnsafeMutableRawPointer, AnyObject?, _ViewNode) -> AnyObject?
        let isWritten: (UnsafeRawPointer, AnyObject?, UInt32, Reader) -> Bool
        /// Nil where an equal value is the same to the property.
        var adopt: ((UnsafeRawPointer, AnyObject?) -> Void)?
    }

    private enum Comparison {
        case bytes(offset: Int, size: Int)
        case equatable(offset: Int, size: Int, EqualityThunk)
    }

    private(set) var properties: [Property] = []
    /// Whether an equal value of the view may hold other objects to follow.
    private(set) var adopts = false
    /// Whether the view says what of it can be animated.
    let isAnimatable: Bool
    private var comparisons: [Comparison] = []
    private var whole: EqualityThunk?
    private let size: Int

    private init<V>(_ type: V.Type) {
        size = MemoryLayout<V>.size
        isAnimatable = type is any Animatable.Type
        if !_isPOD(type), let equatable = type as? any Equatable.Type { whole = equalityThunk(equatable) }
        addFields(of: type, at: 0, field: nil, areOwn: true)
    }

    /// - Parameters:
    ///   - field: the field of the view in which these lie; nil for the view itself.
    ///   - areOwn: whether properties there are the view's: those of a view that it holds are that view's alone.
    private func addFields(of type: Any.Type, at base: Int, field: String?, areOwn: Bool) {
        let isStruct = _forEachField(of: type) { name, offset, fieldType, _ in
            self.addField(field ?? String(cString: name), base + offset, fieldType, isOwn: areOwn)
            return true
        }
        if !isStruct { addBytes(of: type, at: base) }
    }

    private func addField(_ name: String, _ offset: Int, _ type: Any.Type, isOwn: Bool) {
        if let installed = type as? any InstalledProperty.Type {
            if isOwn {
                properties.append(property(installed, name, offset))
                adopts = adopts || installed.adopts
            }
            // Of another but equal object only the view itself can be told.
            if isOwn || !installed.adopts {
                addComparison(of: installed, at: offset)
            } else {
                addBytes(of: type, at: offset)
            }
        } else if let custom = type as? any DynamicProperty.Type {
            addFields(of: type, at: offset, field: name, areOwn: isOwn)
            if isOwn { properties.append(updater(custom, name, offset)) }
        } else if let equatable = type as? any Equatable.Type {
            addEquatable(equatable, at: offset)
        } else if _typeIsStruct(type) {
            addFields(of: type, at: offset, field: name, areOwn: isOwn && !(type is any View.Type))
        } else {
            addBytes(of: type, at: offset)
        }
    }

    private func property<P: InstalledProperty>(_ type: P.Type, _ name: String, _ offset: Int) -> Property {
        Property(
            name: name, offset: offset,
            install: { address, storage, node in
                address.assumingMemoryBound(to: P.self).pointee.install(storage, in: node)
            },
            isWritten: { address, storage, run, reader in
                address.assumingMemoryBound(to: P.self).pointee.isWritten(storage, since: run, of: reader)
            },
            adopt: P.adopts ? { $0.assumingMemoryBound(to: P.self).pointee.adopt($1) } : nil)
    }

    private func updater<P: DynamicProperty>(_ type: P.Type, _ name: String, _ offset: Int) -> Property {
        Property(
            name: name, offset: offset,
            install: { address, _, _ in
                address.assumingMemoryBound(to: P.self).pointee.update()
                return nil
            },
            isWritten: { _, _, _, _ in false })
    }

    private func addComparison<P: InstalledProperty>(of type: P.Type, at offset: Int) {
        guard P.decidesEquality else { return }
        comparisons.append(
            .equatable(offset: offset, size: 0) { a, b in
                P.isSame(a.assumingMemoryBound(to: P.self).pointee, b.assumingMemoryBound(to: P.self).pointee)
            })
    }

    private func addEquatable<E: Equatable>(_ type: E.Type, at offset: Int) {
        if _isPOD(type) {
            addBytes(of: type, at: offset)
        } else {
            comparisons.append(.equatable(offset: offset, size: MemoryLayout<E>.size, equalityThunk(type)))
        }
    }

    private func addBytes(of type: Any.Type, at offset: Int) {
        func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
        let size = _openExistential(type, do: size)
        if size == 0 { return }
        if case .bytes(let last, let lastSize) = comparisons.last, last + lastSize == offset {
            comparisons[comparisons.count - 1] = .bytes(offset: last, size: lastSize + size)
        } else {
            comparisons.append(.bytes(offset: offset, size: size))
        }
    }

    /// Whether the body of `b` would be that of `a`, as far as the values themselves tell (semantics 36, 37).
    func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        if memcmp(a, b, size) == 0 { return true }
        if let whole { return whole(a, b) }
        return comparisons.allSatisfy { comparison in
            switch comparison {
            case .bytes(let offset, let size):
                memcmp(a + offset, b + offset, size) == 0
            case .equatable(let offset, let size, let thunk):
                (size > 0 && memcmp(a + offset, b + offset, size) == 0) || thunk(a + offset, b + offset)
            }
        }
    }

    private static var plans = TypeTable<PropertyPlan>()

    static func of<V>(_ type: V.Type) -> PropertyPlan { plans.value(for: type) { PropertyPlan(type) } }
}

/// Whether a type has fields to look into; the fields of an existential cannot even be asked for.
private func _typeIsStruct(_ type: Any.Type) -> Bool {
    let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    guard kind == MetadataKind.structure || kind == MetadataKind.tuple else { return false }
    var count = 0
    let known = _forEachField(of: type) { _, _, _, _ in
        count += 1
        return true
    }
    return known && count > 0 && !(type is AnyClass)
}

/// The first word of a type's metadata, as the runtime's ABI fixes it.
private enum MetadataKind {
    static let structure: UInt = 0x200
    static let tuple: UInt = 0x301
}
