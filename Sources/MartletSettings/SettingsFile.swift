import Foundation

/// Where the settings of a program, or of a suite, are kept: Foundation's own file, so that what it wrote is read.
///
/// A file is never changed in place: the new one is written beside it, synced, and takes its name. Beside it stands
/// a copy, `<name>.plist.saved`, which is read where the file itself is broken. A file that is missing is empty: who
/// deletes it wants to begin anew.
struct SettingsFile {
    let path: String
    private var copyPath: String { path + ".saved" }

    /// The file of a domain: `$XDG_CONFIG_HOME/<name>.plist`, else in `~/.config`.
    init(domain: String) {
        path = "\(Self.folder)/\(domain).plist"
    }

    init(path: String) {
        self.path = path
    }

    private static var folder: String {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") { return folder }
        // As Foundation looks for its own file, which is not where it says that the user's home is.
        if let home = environment["HOME"], home.hasPrefix("/") { return home + "/.config" }
        return NSHomeDirectory() + "/.config"
    }

    /// What tells one state of the file from another.
    struct Stamp: Equatable {
        fileprivate let inode: UInt
        fileprivate let size: Int
        fileprivate let seconds: Int
        fileprivate let nanoseconds: Int
    }

    /// Nil where there is no file.
    var stamp: Stamp? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Stamp(
            inode: UInt(status.st_ino), size: Int(status.st_size), seconds: status.st_mtim.tv_sec,
            nanoseconds: status.st_mtim.tv_nsec)
    }

    /// The values in the file; those of its copy where it is broken; none where there is neither.
    func read() -> SettingsValues {
        guard let bytes = FileManager.default.contents(atPath: path) else { return [:] }
        if let values = SettingsValues(encoded: bytes) { return values }
        return FileManager.default.contents(atPath: copyPath).flatMap { SettingsValues(encoded: $0) } ?? [:]
    }

    /// Puts the values in the place of the file; without any there is no file.
    func write(_ values: SettingsValues) throws {
        if values.isEmpty {
            for path in [path, copyPath] where unlink(path) != 0 && errno != ENOENT {
                throw SettingsError.current(path)
            }
            return
        }
        guard let bytes = values.encoded() else { throw SettingsError(code: ENOMEM, path: path) }
        // The file of somebody who keeps it elsewhere stays a link to there.
        try Self.replace(resolved(path), with: bytes)
        try Self.replace(copyPath, with: bytes)
    }

    /// Runs `body` while no other process that asks the same does.
    func exclusively<Result>(_ body: () throws -> Result) throws -> Result {
        let folder = (path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // The lock is the folder's, because the file's own node goes with each change.
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SettingsError.current(folder) }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            // Some file systems know no locks; then there is none.
            if errno != EINTR { break }
        }
        let result = try body()
        // The new names last once the folder is on disk.
        fsync(descriptor)
        return result
    }

    private func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    private static func replace(_ path: String, with bytes: Data) throws {
        // One name for all, so that a program that is killed leaves no more than one behind: the lock keeps others away.
        let temporary = path + ".new"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw SettingsError.current(path) }
        var isWhole = bytes.withUnsafeBytes { writeAll($0, to: descriptor) } && fsync(descriptor) == 0
        let error = SettingsError.current(path)
        close(descriptor)
        isWhole = isWhole && rename(temporary, path) == 0
        if !isWhole {
            unlink(temporary)
            throw error
        }
    }

    private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count > 0 { rest = rest.dropFirst(count) } else if count == 0 || errno != EINTR { return false }
        }
        return true
    }
}

/// Why settings could not be saved.
struct SettingsError: Error, CustomStringConvertible {
    let code: Int32
    let path: String

    static func current(_ path: String) -> SettingsError { SettingsError(code: errno, path: path) }

    var description: String { "\(path): \(String(cString: strerror(code)))" }
}
