/// A kind of names that types of data have elsewhere.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Extensions of files, such as "png".
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// MIME types, such as "image/png".
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")

    public var description: String { rawValue }
}

extension UTType {
    /// The type with a name of a class, and a kind of `supertype` if there is one; nil where none is known.
    ///
    /// An extension that is not known has a type all the same, as with `init(filenameExtension:)`.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        switch tagClass {
        case .filenameExtension: self.init(filenameExtension: tag, conformingTo: supertype ?? .data)
        case .mimeType: self.init(mimeType: tag, conformingTo: supertype ?? .data)
        default: return nil
        }
    }

    /// All types with a name of a class that are a kind of `supertype` if there is one, the usual one first.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        return TypeTable.order.filter { entry in
            switch tagClass {
            case .filenameExtension: entry.endings.contains(tag)
            case .mimeType: entry.mime == tag
            default: false
            }
        }
        .map { of($0.identifier) }.filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    }

    /// The type's names elsewhere, by class, the usual one first.
    public var tags: [UTTagClass: [String]] {
        var tags: [UTTagClass: [String]] = [:]
        let endings =
            isDynamic ? [preferredFilenameExtension].compactMap { $0 } : TypeTable.entries[identifier]?.endings
        if let endings, !endings.isEmpty { tags[.filenameExtension] = endings }
        if let mime = preferredMIMEType { tags[.mimeType] = [mime] }
        return tags
    }
}
