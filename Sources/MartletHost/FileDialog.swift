import Foundation

/// What the window system asks its user for: files or folders.
package struct FileDialog: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case open(several: Bool)
        case folders(several: Bool)
        /// A place for a new file, with the name it has unless the user wants another.
        case save(name: String)
    }

    /// Files that can be chosen.
    package struct FileType: Equatable, Sendable {
        /// A uniform type identifier.
        package var identifier: String
        package var name: String?
        /// Without dots, in any case.
        package var endings: [String]
        package var mimeTypes: [String]

        package init(identifier: String, name: String?, endings: [String], mimeTypes: [String]) {
            (self.identifier, self.name, self.endings, self.mimeTypes) = (identifier, name, endings, mimeTypes)
        }
    }

    package var kind: Kind
    /// Empty for all files.
    package var types: [FileType]
    /// What it is for; nil for the window system's own words, as below.
    package var title: String?
    /// What is on the button that confirms.
    package var confirmation: String?
    /// Where it opens.
    package var folder: URL?

    package init(
        kind: Kind, types: [FileType] = [], title: String? = nil, confirmation: String? = nil, folder: URL? = nil
    ) {
        (self.kind, self.types, self.title) = (kind, types, title)
        (self.confirmation, self.folder) = (confirmation, folder)
    }
}

/// A dialog that is open.
@MainActor
package protocol OpenDialog: AnyObject {
    /// Takes it away without an answer.
    func close()
}
