/// Collects the forms that something has, from the statements of a closure.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }
    public static func buildPartialBlock<Content: TransferRepresentation<Item>>(first content: Content) -> Content {
        content
    }

    public static func buildPartialBlock<First: TransferRepresentation<Item>, Second: TransferRepresentation<Item>>(
        accumulated: First, next: Second
    ) -> _TransferRepresentationPair<First, Second> {
        _TransferRepresentationPair(first: accumulated, second: next)
    }
}

/// Two forms, the better one first.
public struct _TransferRepresentationPair<First: TransferRepresentation, Second: TransferRepresentation>:
    TransferRepresentation
where First.Item == Second.Item {
    let first: First
    let second: Second

    public func _collect(into list: inout _TransferList<First.Item>) {
        first._collect(into: &list)
        second._collect(into: &list)
    }
}

/// Data that closures make and read.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    private let type: UTType
    private let export: (@Sendable (Item) async throws -> Data)?
    private let read: (@Sendable (Data) async throws -> Item)?

    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        (type, export, read) = (contentType, exporting, importing)
    }

    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        (type, export, read) = (exportedContentType, exporting, nil)
    }

    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        (type, export, read) = (importedContentType, nil, importing)
    }

    public func _collect(into list: inout _TransferList<Item>) {
        list.entries.append(.init(type: type, export: export, import: read))
    }
}

/// Data as the type encodes itself: JSON, unless a program names coders of its own.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation {
    private let type: UTType
    private let export: @Sendable (Item) throws -> Data
    private let read: @Sendable (Data) throws -> Item

    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        type = contentType
        export = { try JSONEncoder().encode($0) }
        read = { try JSONDecoder().decode(Item.self, from: $0) }
    }

    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: JSONEncoder, decoder: JSONDecoder)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        type = contentType
        export = { try encoder.encode($0) }
        read = { try decoder.decode(Item.self, from: $0) }
    }

    public func _collect(into list: inout _TransferList<Item>) {
        list.entries.append(.init(type: type, export: export, import: read))
    }
}

/// The forms of another type that stands for this one.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable & Sendable>:
    TransferRepresentation
{
    private let export: (@Sendable (Item) throws -> ProxyRepresentation)?
    private let read: (@Sendable (ProxyRepresentation) throws -> Item)?

    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        (export, read) = (exporting, nil)
    }

    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        (export, read) = (nil, importing)
    }

    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        (export, read) = (exporting, importing)
    }

    public func _collect(into list: inout _TransferList<Item>) {
        for entry in ProxyRepresentation.entries {
            var outer = _TransferList<Item>.Entry(type: entry.type)
            if let export, let write = entry.export { outer.export = { try await write(try export($0)) } }
            if let read, let take = entry.import { outer.import = { try read(try await take($0)) } }
            if outer.export != nil || outer.import != nil { list.entries.append(outer) }
        }
    }
}

/// A file that something is sent as.
public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool

    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that something is read from; it is there until the closure that reads it returns.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}

/// A file that closures write and read.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    private let type: UTType
    private let export: (@Sendable (Item) async throws -> SentTransferredFile)?
    private let read: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        (type, export, read) = (contentType, exporting, importing)
    }

    public init(
        exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        (type, export, read) = (exportedContentType, exporting, nil)
    }

    public init(
        importedContentType: UTType, importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        (type, export, read) = (importedContentType, nil, importing)
    }

    public func _collect(into list: inout _TransferList<Item>) {
        var entry = _TransferList<Item>.Entry(type: type)
        if let export { entry.export = { try Data(contentsOf: try await export($0).file) } }
        if let read {
            entry.import = { [type] data in
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                defer { try? FileManager.default.removeItem(at: folder) }
                let file = folder.appendingPathComponent("data").appendingPathExtension(for: type)
                try data.write(to: file)
                return try await read(ReceivedTransferredFile(file: file, isOriginalFile: false))
            }
        }
        list.entries.append(entry)
    }
}

extension TransferRepresentation {
    /// What a file of this form is called.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        ChangedRepresentation(base: self) { $0.fileName = { _ in fileName } }
    }

    /// What a file of this form is called, by what is in it; nil for no wish.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        ChangedRepresentation(base: self) { $0.fileName = fileName }
    }

    /// Has this form only where `condition` holds.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> {
        ChangedRepresentation(base: self) { $0.condition = condition }
    }
}

/// A form with other facts about it.
private struct ChangedRepresentation<Base: TransferRepresentation>: TransferRepresentation {
    let base: Base
    let change: @Sendable (inout _TransferList<Base.Item>.Entry) -> Void

    func _collect(into list: inout _TransferList<Base.Item>) {
        let first = list.entries.count
        base._collect(into: &list)
        for index in first..<list.entries.count { change(&list.entries[index]) }
    }
}
