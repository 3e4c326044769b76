extension UTType {
    /// The types by which programs of a desktop know data of this type while it is dragged, the best one first.
    var draggedTypes: [String] {
        if conforms(to: .url) { return ["text/uri-list"] }
        if self == .utf8PlainText || self == .plainText {
            return ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain"]
        }
        return [preferredMIMEType ?? Self.ownPrefix + identifier]
    }

    /// The type of data that a program of the desktop drags; nil for one that means nothing here.
    init?(dragged mimeType: String) {
        switch mimeType {
        case "text/uri-list": self = .fileURL
        case "UTF8_STRING", "text/plain;charset=utf-8": self = .utf8PlainText
        case "text/plain": self = .plainText
        case _ where mimeType.hasPrefix(Self.ownPrefix) && mimeType.dropFirst(Self.ownPrefix.count).contains("."):
            self.init(importedAs: String(mimeType.dropFirst(Self.ownPrefix.count)))
        default: self.init(mimeType: mimeType)
        }
    }

    /// Of types that have no MIME type.
    private static var ownPrefix: String { "application/x-" }
}
