/// What a document is read from.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file, or the folder.
    public let file: FileWrapper

    package init(contentType: UTType, file: FileWrapper) {
        (self.contentType, self.file) = (contentType, file)
    }
}
