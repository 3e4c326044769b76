/// A type of data, by an identifier such as "public.png".
///
///     UTType(filenameExtension: "png") == .png
///     UTType.png.conforms(to: .image)
public struct UTType: Hashable, Sendable, Codable {
    /// Such as "public.jpeg".
    public let identifier: String

    private init(known identifier: String) { self.identifier = identifier }

    /// A type that is known; nil for an identifier that means nothing here.
    public init?(_ identifier: String) {
        guard TypeTable.entries[identifier.lowercased()] != nil || identifier.hasPrefix("dyn.") else { return nil }
        self.identifier = identifier.lowercased()
    }

    /// The type of files with an extension; one that only conforms to `supertype` where none is known.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let ending = filenameExtension.lowercased()
        guard !ending.isEmpty else { return nil }
        let found = TypeTable.order.first { entry in
            entry.endings.contains(ending) && UTType(known: entry.identifier).conforms(to: supertype)
        }
        self.init(known: found?.identifier ?? "dyn.\(ending)")
    }

    /// The type with a MIME type; nil where none is known.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let wanted = mimeType.lowercased()
        let found = TypeTable.order.first { entry in
            entry.mime == wanted && UTType(known: entry.identifier).conforms(to: supertype)
        }
        guard let found else { return nil }
        self.init(known: found.identifier)
    }

    /// A type that the program makes for itself.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier.lowercased())
        TypeTable.declare(self.identifier, parent: parentType?.identifier)
    }

    /// A type of another program's.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    static func of(_ identifier: String) -> UTType { UTType(known: identifier) }

    /// The first extension of files of this type.
    public var preferredFilenameExtension: String? {
        identifier.hasPrefix("dyn.")
            ? String(identifier.dropFirst(4)) : TypeTable.entries[identifier]?.endings.first
    }

    public var preferredMIMEType: String? { TypeTable.entries[identifier]?.mime }
    public var localizedDescription: String? { TypeTable.entries[identifier]?.name }
    public var description: String { identifier }
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    public var isDeclared: Bool { !isDynamic }

    /// The types that this one is a kind of, directly or not.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var queue = parents
        while let next = queue.popLast() {
            if found.insert(UTType(known: next)).inserted { queue += UTType(known: next).parents }
        }
        return found
    }

    private var parents: [String] {
        TypeTable.declared(identifier) ?? TypeTable.entries[identifier]?.parents ?? ["public.data"]
    }

    /// Whether it is another type, or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: CustomStringConvertible {}

extension URL {
    /// The path with one more component, which has the type's extension.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let url = appendingPathComponent(partialName)
        return url.appendingPathExtension(for: contentType)
    }

    /// The path with the type's extension, where it has none of the type.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let ending = contentType.preferredFilenameExtension,
            UTType(filenameExtension: pathExtension)?.conforms(to: contentType) != true
        else { return self }
        return appendingPathExtension(ending)
    }
}
