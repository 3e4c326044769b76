/// How what a case holds becomes a value in code for any type, where there are functions in it.
///
/// A function that is stored by its own type is called with its arguments in registers; code for any type calls functions
/// with the addresses of arguments. Only the compiler can turn one into the other, so it is done for the functions that
/// enums hold in practice (``FunctionShape``), alone and in tuples.
struct PayloadConversion {
    private struct Part {
        let offset: Int
        /// Nil for what is copied as it is.
        let shape: FunctionShape?
        let type: Any.Type
    }

    private let parts: [Part]

    /// Whether there is a function in a type that is stored by itself.
    static func isNeeded(for type: Any.Type) -> Bool {
        switch MetadataKind.of(type) {
        case MetadataKind.function: true
        case MetadataKind.tuple: TupleLayout(type)!.elements.contains { isNeeded(for: $0.type) }
        case MetadataKind.optional: isNeeded(for: wrapped(type))
        default: false
        }
    }

    /// Nil where there is a function of a kind that is not known.
    init?(_ type: Any.Type) {
        var parts: [Part] = []
        func add(_ type: Any.Type, at offset: Int) -> Bool {
            if let tuple = TupleLayout(type) {
                return tuple.elements.allSatisfy { add($0.type, at: offset + $0.offset) }
            }
            guard PayloadConversion.isNeeded(for: type) else {
                parts.append(Part(offset: offset, shape: nil, type: type))
                return true
            }
            guard let shape = FunctionShape.all[ObjectIdentifier(type)] else { return false }
            parts.append(Part(offset: offset, shape: shape, type: type))
            return true
        }
        guard add(type, at: 0) else { return nil }
        self.parts = parts
    }

    /// Makes a value at `target` from what is stored at `source`.
    func copy(_ source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer) {
        for part in parts {
            if let shape = part.shape {
                shape.copy(source + part.offset, target + part.offset)
            } else {
                copyValue(part.type, source + part.offset, target + part.offset)
            }
        }
    }

    /// Lets go of what is stored at `address`.
    func destroy(_ address: UnsafeMutableRawPointer) {
        for part in parts { destroyValue(part.type, address + part.offset) }
    }
}

/// What an optional type wraps.
private func wrapped(_ type: Any.Type) -> Any.Type {
    unsafeBitCast(
        unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 16, as: UnsafeRawPointer.self),
        to: Any.Type.self)
}

private func copyValue(_ type: Any.Type, _ source: UnsafeMutableRawPointer, _ target: UnsafeMutableRawPointer) {
    func copy<Value>(_ type: Value.Type) {
        target.initializeMemory(as: type, to: source.assumingMemoryBound(to: type).pointee)
    }
    _openExistential(type, do: copy)
}

private func destroyValue(_ type: Any.Type, _ address: UnsafeMutableRawPointer) {
    func destroy<Value>(_ type: Value.Type) {
        address.assumingMemoryBound(to: type).deinitialize(count: 1)
    }
    _openExistential(type, do: destroy)
}
