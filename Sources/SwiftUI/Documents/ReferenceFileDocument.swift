/// A document as an object, which is read from a file, and written from a snapshot of what it was at one moment.
///
///     final class Drawing: ReferenceFileDocument {
///         static var readableContentTypes: [UTType] { [.json] }
///         @Published var lines: [Line] = []
///
///         init(configuration: ReadConfiguration) throws {
///             let data = configuration.file.regularFileContents ?? Data()
///             lines = try JSONDecoder().decode([Line].self, from: data)
///         }
///
///         func snapshot(contentType: UTType) throws -> [Line] { lines }
///
///         func fileWrapper(snapshot: [Line], configuration: WriteConfiguration) throws -> FileWrapper {
///             FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
///         }
///     }
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
    /// The document at one moment.
    associatedtype Snapshot

    /// The types of files it can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files it can be written as; those it is read from unless it says otherwise.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    init(configuration: Self.ReadConfiguration) throws

    /// What it is now, for a file of a type.
    func snapshot(contentType: UTType) throws -> Snapshot

    /// A snapshot as a file, or as a folder.
    func fileWrapper(snapshot: Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// What a document is read from.
    public typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written as.
    public typealias WriteConfiguration = FileDocumentWriteConfiguration

    public static var writableContentTypes: [UTType] { readableContentTypes }
}
