extension URLResourceKey {
    /// The type of a file, which `URLResourceValues.contentType` has.
    ///
    /// Foundation on Linux keeps no values under a key that it does not know: this one stands for the file's path, which
    /// is what the type is found by.
    public static let contentTypeKey = URLResourceKey.pathKey
}

extension URLResourceValues {
    /// The type of a file, by its extension and by what it is on the disk; nil where there is none, or where
    /// `contentTypeKey` was not asked for.
    ///
    ///     let values = try url.resourceValues(forKeys: [.contentTypeKey])
    ///     if values.contentType?.conforms(to: .image) == true { … }
    ///
    /// A link is a link, wherever it leads. A folder is a folder unless its extension is that of a package.
    public var contentType: UTType? {
        guard let path, let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
        let ending = URL(fileURLWithPath: path).pathExtension
        switch attributes[.type] as? FileAttributeType {
        case .typeSymbolicLink?: return .symbolicLink
        case .typeDirectory?:
            let package = UTType(filenameExtension: ending, conformingTo: .package)
            return package.flatMap { $0.isDynamic ? nil : $0 } ?? .folder
        case .typeRegular?:
            if let known = UTType(filenameExtension: ending) { return known }
            let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
            return mode & 0o111 != 0 ? .unixExecutable : .data
        default: return .data
        }
    }
}
