import Foundation

/// Where all that is made for a program is kept: never beside its sources.
package struct CacheFolder: Sendable {
    package let path: String

    /// `XDG_CACHE_HOME`, else `~/.cache`, and `martlet` in it.
    package static var root: String {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/martlet" }
        return (environment["HOME"] ?? NSHomeDirectory()) + "/.cache/martlet"
    }

    /// The folder for what was opened; another place of the same name has another one.
    package init(for origin: URL, root: String = CacheFolder.root) throws {
        let name = origin.deletingPathExtension().lastPathComponent
        let number = origin.standardizedFileURL.path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        path = "\(root)/\(name)-\(String(number, radix: 36))"
        try Self.makeFolder(path)
    }

    /// A place in the folder, whose own folder is made if it is not there.
    package func file(_ relative: String) throws -> String {
        let whole = "\(path)/\(relative)"
        try Self.makeFolder((whole as NSString).deletingLastPathComponent)
        return whole
    }

    package static func makeFolder(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw ProjectFailure("\(path) cannot be made: \((error as NSError).localizedDescription)")
        }
    }

    /// Writes a file whole, and only if it says something else than before, so that what is built from it stays.
    package static func write(_ data: Data, to path: String) throws {
        if FileManager.default.contents(atPath: path) == data { return }
        do {
            try makeFolder((path as NSString).deletingLastPathComponent)
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch let error as ProjectFailure {
            throw error
        } catch {
            throw ProjectFailure("\(path) cannot be written: \((error as NSError).localizedDescription)")
        }
    }

    package static func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    /// Keeps other runs of this tool out of the folder while something is done there.
    ///
    /// - Parameter ifBusy: Is called where another run has to be waited for.
    func locked<Result>(ifBusy: () -> Void, _ body: () throws -> Result) throws -> Result {
        let lock = open(try file("lock"), O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard lock >= 0 else { throw ProjectFailure("\(path)/lock cannot be written") }
        defer { close(lock) }
        if flock(lock, LOCK_EX | LOCK_NB) != 0 {
            ifBusy()
            _ = flock(lock, LOCK_EX)
        }
        return try body()
    }

    /// When a file was changed last, in seconds; nil where there is none.
    static func changeTime(_ path: String) -> Double? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
    }

    /// The last change of any file below a folder, but for hidden ones.
    static func lastChange(below folder: String) -> Double {
        var last = 0.0
        let all = FileManager.default.enumerator(
            at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        while let file = all?.nextObject() as? URL { last = max(last, changeTime(file.path) ?? 0) }
        return last
    }
}

/// When files were changed.
package enum ChangeTimes {
    /// The times of files, and of all files below folders, by their paths.
    package static func of(_ paths: [String]) -> [String: Double] {
        var times: [String: Double] = [:]
        for path in paths {
            if TargetFiles.isDirectory(path) {
                for item in SynchronizedFolder(path: path).items() {
                    times["\(path)/\(item)"] = CacheFolder.changeTime("\(path)/\(item)")
                }
            } else {
                times[path] = CacheFolder.changeTime(path)
            }
        }
        return times
    }
}
