extension UTType {
    /// The types that files are known by and that are this one or a kind of it; none for a type so general that any file
    /// may be one, such as `data`.
    private var entriesOfFiles: [TypeTable.Entry] {
        if [.item, .data, .content].contains(self) { return [] }
        return TypeTable.order.filter { UTType.of($0.identifier).conforms(to: self) }
    }

    /// The extensions of files of this type, in lower case.
    package var filenameExtensions: [String] {
        isDynamic ? [String(identifier.dropFirst(4))] : entriesOfFiles.flatMap(\.endings)
    }

    /// The MIME types of files of this type.
    package var mimeTypes: [String] { entriesOfFiles.compactMap(\.mime) }
}
