import Foundation

/// A folder whose files belong to targets by standing in it.
struct SynchronizedFolder {
    let path: String
    /// Folders, relative to this one, that are copied whole.
    var wholeFolders: Set<String> = []

    /// Every item in the folder by its relative path: files, and folders that are one item.
    func items() -> [String] {
        var found: [String] = []
        collect("", within: [Self.real(path)], into: &found)
        return found
    }

    private static func real(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

    /// - Parameter around: The folders that this one is in, where links to them lead in circles.
    private func collect(_ relative: String, within around: Set<String>, into found: inout [String]) {
        let folder = relative.isEmpty ? path : "\(path)/\(relative)"
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? [] {
            if name.hasPrefix(".") { continue }
            let item = relative.isEmpty ? name : "\(relative)/\(name)"
            let isFolder = TargetFiles.isDirectory("\(path)/\(item)")
            if isFolder, !FileKind.isPackage(name), !wholeFolders.contains(item) {
                // A package inside is built as one, not as files of a target.
                if FileManager.default.fileExists(atPath: "\(path)/\(item)/Package.swift") { continue }
                let place = Self.real("\(path)/\(item)")
                if !around.contains(place) { collect(item, within: around.union([place]), into: &found) }
            } else {
                found.append(item)
            }
        }
    }

    /// Adds what belongs to a target.
    ///
    /// - Parameters:
    ///   - isOwner: Whether everything belongs to the target that is not among the exceptions; else only those do.
    ///   - exceptions: Relative paths of files or folders.
    ///   - accepts: Whether a file is for the platform that is built for.
    func add(
        to files: inout TargetFiles, isOwner: Bool, exceptions: Set<String>, infoPlist: String?,
        accepts: (String) -> Bool
    ) {
        if isOwner, !TargetFiles.isDirectory(path) { files.addMissing(path) }
        for item in items() {
            let isException = exceptions.contains { item == $0 || item.hasPrefix($0 + "/") }
            guard isOwner != isException, accepts(item) else { continue }
            let path = "\(path)/\(item)"
            if path == infoPlist || (item as NSString).lastPathComponent == "Info.plist" { continue }
            switch FileKind(path: item) {
            case .swift, .foreignSource, .uncompiled: files.addSource(path)
            case .resource: files.addResource(path, destination: wholeFolders.contains(item) ? last(item) : nil)
            case .ignored: break
            }
        }
    }

    private func last(_ item: String) -> String { (item as NSString).lastPathComponent }
}
