/// A document as a value, which is read from a file and written to one.
///
///     struct Plain: FileDocument {
///         static let readableContentTypes: [UTType] = [.plainText]
///         var text = ""
///
///         init(configuration: ReadConfiguration) throws {
///             text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///         }
///
///         func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///             FileWrapper(regularFileWithContents: Data(text.utf8))
///         }
///     }
@preconcurrency
public protocol FileDocument: Sendable {
    /// The types of files it can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files it can be written as; those it is read from unless it says otherwise.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    init(configuration: Self.ReadConfiguration) throws

    /// The document as a file, or as a folder.
    func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// What a document is read from.
    public typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written as.
    public typealias WriteConfiguration = FileDocumentWriteConfiguration

    public static var writableContentTypes: [UTType] { readableContentTypes }
}
