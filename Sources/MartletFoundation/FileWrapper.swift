/// A file, a folder or a symbolic link as a value in memory.
///
///     let file = FileWrapper(regularFileWithContents: Data("Hello".utf8))
///     file.preferredFilename = "greeting.txt"
///     let folder = FileWrapper(directoryWithFileWrappers: [:])
///     folder.addFileWrapper(file)
///     try folder.write(to: url, originalContentsURL: nil)
///
/// One that is read from a URL reads the bytes of a file, and the entries of a folder, when they are first asked for,
/// unless it is told to read at once.
open class FileWrapper: @unchecked Sendable {
    /// How a wrapper is read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Reads everything at once, so that what changes on the disk later makes no difference.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Reads files into memory instead of mapping them.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// How a wrapper is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Puts the whole file in the place of the old one once it is written.
        public static let atomic = WritingOptions(rawValue: 1)
        /// Gives the wrapper, and all in it, the names they were written with.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    enum Content {
        case file(Data)
        case directory([String: FileWrapper])
        case link(URL)
        /// Not read yet.
        case unread(URL, isDirectory: Bool, ReadingOptions)
    }

    private let lock = NSRecursiveLock()
    private var content: Content

    /// The name it should have in a folder or on the disk.
    open var preferredFilename: String?
    /// The name it has on the disk.
    open var filename: String?
    /// Its attributes on the disk, such as its dates.
    open var fileAttributes: [String: Any] = [:]

    /// A file with these bytes.
    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    /// A folder with these entries, by their names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .directory(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// A link to a URL of a file.
    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// What is on the disk at `url`.
    ///
    /// - Throws: what Foundation throws where there is nothing to be read.
    public init(url: URL, options: ReadingOptions = []) throws {
        content = try Self.content(at: url, options)
        (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
        fileAttributes = try Self.attributes(at: url)
    }

    open var isRegularFile: Bool {
        switch locked({ content }) {
        case .file: true
        case .unread(_, let isDirectory, _): !isDirectory
        case .directory, .link: false
        }
    }

    open var isDirectory: Bool {
        switch locked({ content }) {
        case .directory: true
        case .unread(_, let isDirectory, _): isDirectory
        case .file, .link: false
        }
    }

    open var isSymbolicLink: Bool { if case .link = locked({ content }) { true } else { false } }

    /// The bytes of a file; nil for anything else, and for a file that can no longer be read.
    open var regularFileContents: Data? { if case .file(let data)? = try? loaded() { data } else { nil } }

    /// What is in a folder, by the names it has there; nil for anything else.
    open var fileWrappers: [String: FileWrapper]? {
        if case .directory(let children)? = try? loaded() { children } else { nil }
    }

    /// Where a link leads; nil for anything else.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = locked({ content }) { url } else { nil } }

    func locked<R>(_ body: () throws -> R) rethrows -> R {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    func replaceContent(_ new: Content) { locked { content = new } }

    /// The content, read where it was not.
    func loaded() throws -> Content {
        try locked {
            guard case .unread(let url, let isDirectory, let options) = content else { return content }
            content = try Self.read(url, isDirectory: isDirectory, options)
            return content
        }
    }
}
