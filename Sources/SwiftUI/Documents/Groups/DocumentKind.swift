/// How documents of a type are made, read and written.
struct DocumentKind<Document>: @unchecked Sendable {
    let readable: [UTType]
    let writable: [UTType]
    /// Nil where documents are only looked at.
    let make: (() -> Document)?
    let read: @MainActor (FileDocumentReadConfiguration) throws -> Document
    let write: @MainActor (Document, FileDocumentWriteConfiguration) throws -> FileWrapper
    /// Whether a document is an object, whose changes are those that can be undone.
    let isObject: Bool

    /// Reads the document in a file.
    @MainActor func document(at url: URL) throws -> Document {
        let file = try FileWrapper(url: url)
        return try read(FileDocumentReadConfiguration(contentType: Self.type(of: url, among: readable), file: file))
    }

    /// Writes a document to a file, as the type that its name tells.
    @MainActor func write(_ document: Document, to url: URL) throws {
        let old = try? FileWrapper(url: url)
        let type = Self.type(of: url, among: writable)
        try write(document, FileDocumentWriteConfiguration(contentType: type, existingFile: old))
            .write(to: url, options: .atomic, originalContentsURL: old == nil ? nil : url)
    }

    /// The one of several types that a file is by its name; the first where it is none of them.
    static func type(of url: URL, among types: [UTType]) -> UTType {
        let own = UTType(filenameExtension: url.pathExtension)
        return types.first { $0 == own } ?? types.first { own?.conforms(to: $0) == true } ?? types.first ?? .data
    }
}

extension DocumentKind where Document: FileDocument {
    init(make: @escaping () -> Document) { self.init(maker: make) }
    init(viewing: Document.Type) { self.init(maker: nil) }

    private init(maker: (() -> Document)?) {
        self.init(
            readable: Document.readableContentTypes, writable: Document.writableContentTypes, make: maker,
            read: { try Document(configuration: $0) }, write: { try $0.fileWrapper(configuration: $1) },
            isObject: false)
    }
}

extension DocumentKind where Document: ReferenceFileDocument {
    init(makeObject: @escaping () -> Document) { self.init(objectMaker: makeObject) }
    init(viewingObject: Document.Type) { self.init(objectMaker: nil) }

    private init(objectMaker: (() -> Document)?) {
        self.init(
            readable: Document.readableContentTypes, writable: Document.writableContentTypes, make: objectMaker,
            read: { try Document(configuration: $0) },
            write: { try $0.fileWrapper(snapshot: $0.snapshot(contentType: $1.contentType), configuration: $1) },
            isObject: true)
    }
}
