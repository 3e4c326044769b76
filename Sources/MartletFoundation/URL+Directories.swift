extension URL {
    private static func directory(_ directory: FileManager.SearchPathDirectory, _ fallback: String) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(fallback, isDirectory: true)
    }

    /// The user's documents.
    public static var documentsDirectory: URL { directory(.documentDirectory, "Documents") }
    /// What a program can make anew.
    public static var cachesDirectory: URL { directory(.cachesDirectory, ".cache") }
    /// What a program keeps for itself.
    public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory, ".local/share") }
    public static var libraryDirectory: URL { directory(.libraryDirectory, ".local/share") }
    public static var downloadsDirectory: URL { directory(.downloadsDirectory, "Downloads") }
    public static var desktopDirectory: URL { directory(.desktopDirectory, "Desktop") }
    public static var moviesDirectory: URL { directory(.moviesDirectory, "Videos") }
    public static var musicDirectory: URL { directory(.musicDirectory, "Music") }
    public static var picturesDirectory: URL { directory(.picturesDirectory, "Pictures") }
    public static var sharedPublicDirectory: URL { directory(.sharedPublicDirectory, "Public") }
    public static var trashDirectory: URL { directory(.trashDirectory, ".local/share/Trash/files") }
    /// The folder of programs of the user's own, or of everybody's where that is not known.
    public static var applicationDirectory: URL { directory(.applicationDirectory, ".local/share/applications") }
    /// The folder in which users have theirs.
    public static var userDirectory: URL { URL(fileURLWithPath: "/home", isDirectory: true) }

    /// A folder of a kind.
    ///
    ///     let cache = try URL(for: .cachesDirectory, in: .userDomainMask, create: true)
    ///
    /// - Parameters:
    ///   - url: for `.itemReplacementDirectory`, what is to be replaced: the folder is on the same volume.
    ///   - shouldCreate: whether it is made where it is not there.
    /// - Throws: what `FileManager` throws where there is no such folder, or it cannot be made.
    public init(
        for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
        appropriateFor url: URL? = nil, create shouldCreate: Bool = false
    ) throws {
        self = try FileManager.default.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
}
