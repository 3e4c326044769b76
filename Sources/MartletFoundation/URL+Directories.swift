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
}
