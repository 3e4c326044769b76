/// What can be handed to other programs, and taken from them: by sharing, copying, dragging.
///
///     extension Note: Transferable {
///         static var transferRepresentation: some TransferRepresentation {
///             CodableRepresentation(contentType: .note)
///             ProxyRepresentation(exporting: \.title)
///         }
///     }
public protocol Transferable: SendableMetatype {
    associatedtype Representation: TransferRepresentation

    /// The forms that it has outside, the best one first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form that something has outside of the program.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable

    /// Adds the types of data that it makes and reads.
    func _collect(into list: inout _TransferList<Item>)
}

/// The types of data that something is made to and read from, the best one first.
public struct _TransferList<Item: Transferable> {
    struct Entry {
        let type: UTType
        var export: (@Sendable (Item) async throws -> Data)?
        var `import`: (@Sendable (Data) async throws -> Item)?
        var fileName: (@Sendable (Item) -> String?)?
        var condition: (@Sendable (Item) -> Bool)?
    }

    var entries: [Entry] = []

    init() {}

    init<Representation: TransferRepresentation<Item>>(_ representation: Representation) {
        representation._collect(into: &self)
    }
}

/// Why something could not be handed over.
public enum TransferError: Error, LocalizedError {
    /// It has no form of that type.
    case noRepresentation(UTType)

    public var errorDescription: String? {
        switch self {
        case .noRepresentation(let type): "There is no representation as \(type.identifier)."
        }
    }
}

extension Transferable {
    static var entries: [_TransferList<Self>.Entry] {
        guard let representation = transferRepresentation as? any TransferRepresentation<Self> else { return [] }
        return _TransferList(representation).entries
    }

    /// The types of data that something of this type can be made to, the best one first.
    public static func exportedContentTypes() -> [UTType] {
        entries.filter { $0.export != nil }.map(\.type)
    }

    /// The types of data that something of this type can be read from, the best one first.
    public static func importedContentTypes() -> [UTType] {
        entries.filter { $0.import != nil }.map(\.type)
    }

    /// The types of data that this one can be made to, the best one first.
    public func exportedContentTypes() -> [UTType] {
        Self.entries.filter { $0.export != nil && $0.condition?(self) != false }.map(\.type)
    }

    /// This one as data.
    public func exported(as contentType: UTType) async throws -> Data {
        let entry = Self.entries.first {
            $0.export != nil && $0.type.conforms(to: contentType) && $0.condition?(self) != false
        }
        guard let export = entry?.export else { throw TransferError.noRepresentation(contentType) }
        return try await export(self)
    }

    /// Reads one from data.
    public init(importing data: Data, contentType: UTType?) async throws {
        let entry = Self.entries.first { entry in
            entry.import != nil && contentType.map { $0.conforms(to: entry.type) } != false
        }
        guard let read = entry?.import else { throw TransferError.noRepresentation(contentType ?? .data) }
        self = try await read(data)
    }

    /// What a file of it is called; nil where it has no wish.
    package func suggestedFilename(as contentType: UTType) -> String? {
        Self.entries.first { $0.type == contentType }?.fileName?(self)
    }
}
