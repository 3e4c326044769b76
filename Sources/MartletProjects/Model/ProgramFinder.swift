import Foundation

/// Finds what to run where a user points.
package enum ProgramFinder {
    /// What a path is to be opened as.
    package enum Found: Sendable {
        /// A program that is compiled file by file.
        case program(Program)
        /// A package with a manifest of its own, which SwiftPM builds.
        case package(URL)
    }

    /// - Parameters:
    ///   - path: A project, workspace, package, playground, or a folder that holds one of these or Swift files.
    ///   - scheme: The name of a scheme or target; nil for the one app.
    package static func find(_ path: String, scheme: String?) throws -> Found {
        let file = URL(fileURLWithPath: Paths.join(FileManager.default.currentDirectoryPath, path))
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
            throw ProjectFailure("\(file.path) is not there")
        }
        if !isFolder.boolValue { return try open(file: file, scheme: scheme) }
        switch file.pathExtension {
        case "xcodeproj", "xcworkspace": return .program(try XcodeProgram(file, wanted: scheme).program())
        case "swiftpm": return .program(try PlainProgram.playground(file))
        default: return try search(file, scheme: scheme)
        }
    }

    private static func open(file: URL, scheme: String?) throws -> Found {
        switch file.lastPathComponent {
        case "project.pbxproj", "project.xcproj", "contents.xcworkspacedata":
            return try find(file.deletingLastPathComponent().path, scheme: scheme)
        case "Package.swift": return try search(file.deletingLastPathComponent(), scheme: scheme)
        default:
            if file.pathExtension == "swift" {
                throw ProjectFailure("\(file.path) is one file; give the folder it is in")
            }
            throw ProjectFailure("\(file.path) is no project, package or folder of Swift files")
        }
    }

    private static func search(_ folder: URL, scheme: String?) throws -> Found {
        var failure: ProjectFailure?
        for candidate in containers(in: folder, depth: 0) {
            do {
                return .program(try XcodeProgram(candidate, wanted: scheme).program())
            } catch let error as ProjectFailure {
                failure = failure ?? error
            }
        }
        let manifest = folder.appendingPathComponent("Package.swift")
        if let data = FileManager.default.contents(atPath: manifest.path) {
            let text = String(decoding: data, as: UTF8.self)
            if text.contains("AppleProductTypes") { return .program(try PlainProgram.playground(folder)) }
            if text.contains("executableTarget") || failure == nil { return .package(folder) }
        }
        if let failure { throw failure }
        if hasSwiftFiles(folder) { return .program(try PlainProgram.folder(folder)) }
        for depth in 1...3 {
            let deeper = containers(in: folder, depth: depth) + playgrounds(in: folder, depth: depth)
            if deeper.count == 1 { return try find(deeper[0].path, scheme: scheme) }
            if deeper.count > 1 {
                let names = deeper.map { String($0.path.dropFirst(folder.path.count + 1)) }
                throw ProjectFailure(
                    "\(folder.path) has several projects; give one of them: \(names.joined(separator: ", "))")
            }
        }
        return .program(try PlainProgram.folder(folder))
    }

    /// Workspaces before projects; a workspace that holds the project of its name stands for it.
    private static func containers(in folder: URL, depth: Int) -> [URL] {
        let items = items(in: folder, depth: depth)
        let workspaces = items.filter { $0.pathExtension == "xcworkspace" }
        let names = Set(workspaces.map { $0.deletingPathExtension().path })
        let projects = items.filter {
            $0.pathExtension == "xcodeproj" && $0.lastPathComponent != "Pods.xcodeproj"
                && (depth == 0 || !names.contains($0.deletingPathExtension().path))
        }
        return workspaces + projects
    }

    private static func playgrounds(in folder: URL, depth: Int) -> [URL] {
        items(in: folder, depth: depth).filter { $0.pathExtension == "swiftpm" }
    }

    private static func items(in folder: URL, depth: Int) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
        let all = names.filter { !$0.hasPrefix(".") }.map { folder.appendingPathComponent($0) }
        if depth == 0 { return all }
        return all.filter { TargetFiles.isDirectory($0.path) && !FileKind.isPackage($0.lastPathComponent) }
            .flatMap { items(in: $0, depth: depth - 1) }
    }

    private static func hasSwiftFiles(_ folder: URL) -> Bool {
        (0...2).contains { depth in items(in: folder, depth: depth).contains { $0.pathExtension == "swift" } }
            && !(0...2).contains { depth in
                items(in: folder, depth: depth).contains { $0.pathExtension == "xcodeproj" }
            }
    }
}
