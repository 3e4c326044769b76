import Foundation

/// Paths as text: nothing is looked up on disk, so that links stay as the user wrote them.
enum Paths {
    /// A path seen from a folder, without `.` and `..`.
    static func join(_ folder: String, _ path: String) -> String {
        var parts: [Substring] = []
        for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") {
            if part == ".." {
                _ = parts.popLast()
            } else if part != "." {
                parts.append(part)
            }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// A path as it is on disk, where names differ from those of the project in case or in how accents are written: a
    /// Mac's disk takes them for the same. Nil where nothing is like it.
    static func onDisk(_ path: String) -> String? {
        if FileManager.default.fileExists(atPath: path) { return path }
        let (folder, name) = ((path as NSString).deletingLastPathComponent, (path as NSString).lastPathComponent)
        guard folder != path, let parent = onDisk(folder) else { return nil }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
        // Swift's letters are the same however their accents are written.
        return names.first { $0.lowercased() == name.lowercased() }.map { parent + "/" + $0 }
    }
}
