extension URL {
    /// What a bookmark keeps, and how it is found again.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
        public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }

    /// How a bookmark is found again.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
        public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
    }

    /// What a bookmark is written as: where the file was, and which one it was.
    private struct Bookmark: Codable {
        let path: String
        let volume: Int?
        let file: Int?

        init(of url: URL) throws {
            path = url.standardizedFileURL.path
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            volume = (attributes[.systemNumber] as? NSNumber)?.intValue
            file = (attributes[.systemFileNumber] as? NSNumber)?.intValue
        }

        /// Whether the file at its path is the one that it was made of.
        var isThere: Bool {
            (try? Bookmark(of: URL(fileURLWithPath: path))).map { ($0.volume, $0.file) == (volume, file) } ?? false
        }
    }

    /// A bookmark of the file, with which a later start of the program finds it again.
    ///
    /// On Linux a program may read what its user may, so that the options about access, and what else is to be kept of the
    /// file, make no difference.
    /// - Parameters:
    ///   - keys: more to keep of the file, which is read from the file itself when it is wanted.
    ///   - url: the file beside which it is to be found: the path is kept whole.
    /// - Throws: where there is no such file.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data {
        _ = (options, keys, url)
        guard isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
        return try JSONEncoder().encode(Bookmark(of: self))
    }

    /// The file of a bookmark.
    ///
    /// - Parameters:
    ///   - url: the file beside which it is to be found: the path was kept whole.
    ///   - bookmarkDataIsStale: set to whether another file stands there by now, so that a new bookmark is due.
    /// - Throws: where the data is no bookmark, or nothing is at its path.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        _ = (options, url)
        guard let bookmark = try? JSONDecoder().decode(Bookmark.self, from: data) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        guard FileManager.default.fileExists(atPath: bookmark.path) else { throw CocoaError(.fileNoSuchFile) }
        bookmarkDataIsStale = !bookmark.isThere
        self.init(fileURLWithPath: bookmark.path)
    }
}
