/// What is known of the document of a window, whatever its type.
nonisolated public struct DocumentConfiguration: Equatable, Sendable {
    /// The file; nil of a new document that was never saved.
    public let fileURL: URL?
    /// Whether the document can be changed.
    public let isEditable: Bool

    init(fileURL: URL?, isEditable: Bool) {
        self.fileURL = fileURL
        self.isEditable = isEditable
    }
}

struct DocumentConfigurationKey: EnvironmentKey {
    static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
    /// The document that the view shows; nil where the window has none.
    public var documentConfiguration: DocumentConfiguration? { self[DocumentConfigurationKey.self] }
}
