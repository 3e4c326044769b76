import SwiftUI

/// What Swift knows of an enum: its cases, what they hold, and how a value tells which one it is in.
///
/// Read from the type's metadata and its table of value witnesses, whose layout is a part of Swift's stable ABI.
struct EnumLayout: @unchecked Sendable {
    typealias GetTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void

    /// A case, at the position that its tag says.
    struct Case {
        let name: String
        /// What the case holds; nil for nothing.
        let payload: Any.Type?
        /// Whether it lies in a box of its own.
        let isIndirect: Bool
        /// Whether the type of what it holds is one of the enum's own parameters.
        let isParameter: Bool
    }

    let metadata: UnsafeRawPointer
    let cases: [Case]
    /// The tag of the value at an address.
    let getTag: GetTag
    /// Leaves only what the case holds at the address of a value.
    let project: Project
    /// Whether a value is the same at another address, with the same bytes.
    let isMovable: Bool

    /// Nil for a type that is no enum.
    init?(_ type: Any.Type) {
        metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let kind = metadata.load(as: UInt.self)
        guard kind == MetadataKind.enumeration || kind == MetadataKind.optional else { return nil }
        let witnesses = metadata.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
        getTag = witnesses.load(fromByteOffset: 11 * 8, as: GetTag.self)
        project = witnesses.load(fromByteOffset: 12 * 8, as: Project.self)
        isMovable = witnesses.load(fromByteOffset: 10 * 8, as: UInt32.self) & 0x10_0000 == 0
        let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
        let fields = (descriptor + 16).relativeTarget
        let size = Int((fields + 10).load(as: UInt16.self))
        cases = (0..<Int((fields + 12).load(as: UInt32.self))).map {
            [metadata] in Case(record: fields + 16 + $0 * size, of: metadata, descriptor)
        }
    }

    func tag(of root: UnsafeRawPointer) -> Int { Int(getTag(root, metadata)) }
}

/// What a type's metadata begins with.
enum MetadataKind {
    static let enumeration: UInt = 0x201
    static let optional: UInt = 0x202
    static let tuple: UInt = 0x301
    static let function: UInt = 0x302

    static func of(_ type: Any.Type) -> UInt { unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self) }
}

extension EnumLayout.Case {
    fileprivate init(record: UnsafeRawPointer, of metadata: UnsafeRawPointer, _ descriptor: UnsafeRawPointer) {
        name = String(cString: (record + 8).relativeTarget.assumingMemoryBound(to: CChar.self))
        isIndirect = record.load(as: UInt32.self) & 1 != 0
        guard (record + 4).load(as: Int32.self) != 0 else {
            payload = nil
            isParameter = false
            return
        }
        let mangled = (record + 4).relativeTarget.assumingMemoryBound(to: UInt8.self)
        let length = mangledLength(mangled)
        payload = _getTypeByMangledNameInContext(
            mangled, UInt(length), genericContext: descriptor, genericArguments: metadata + 16
        ).map(withoutLabel)
        isParameter = mangled[0] == UInt8(ascii: "x") || mangled[0] == UInt8(ascii: "q")
    }
}

/// A single labelled value counts as a tuple of one in metadata: this is what stands in it.
private func withoutLabel(_ type: Any.Type) -> Any.Type {
    guard let tuple = TupleLayout(type), tuple.elements.count == 1 else { return type }
    return tuple.elements[0].type
}

/// The length of a mangled name, which may contain addresses with zeros in them.
private func mangledLength(_ name: UnsafePointer<UInt8>) -> Int {
    var length = 0
    while name[length] != 0 {
        switch name[length] {
        case 0x01...0x17: length += 5
        case 0x18...0x1F: length += 1 + MemoryLayout<UInt>.size
        default: length += 1
        }
    }
    return length
}

extension UnsafeRawPointer {
    /// What an address that is relative to its own place leads to.
    fileprivate var relativeTarget: UnsafeRawPointer { self + Int(load(as: Int32.self)) }
}

/// What Swift knows of a tuple.
struct TupleLayout {
    struct Element {
        let type: Any.Type
        let offset: Int
    }

    let elements: [Element]

    /// Nil for a type that is no tuple.
    init?(_ type: Any.Type) {
        guard MetadataKind.of(type) == MetadataKind.tuple else { return nil }
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        elements = (0..<metadata.load(fromByteOffset: 8, as: Int.self)).map {
            let element = metadata + 24 + $0 * 16
            return Element(
                type: unsafeBitCast(element.load(as: UnsafeRawPointer.self), to: Any.Type.self),
                offset: Int(element.load(fromByteOffset: 8, as: UInt32.self)))
        }
    }
}

/// Whether two types are the same but for labels of tuples.
func isSame(_ a: Any.Type, _ b: Any.Type) -> Bool {
    if a == b { return true }
    guard let a = TupleLayout(a), let b = TupleLayout(b), a.elements.count == b.elements.count else { return false }
    return zip(a.elements, b.elements).allSatisfy { isSame($0.type, $1.type) }
}

/// The name of the case that a value is in, for messages; what it holds is left out.
func caseName<Root>(of root: Root) -> String {
    guard let layout = EnumLayout(Root.self) else { return "\(root)" }
    let tag = withUnsafePointer(to: root) { layout.tag(of: $0) }
    return layout.cases.indices.contains(tag) ? layout.cases[tag].name : "\(root)"
}
