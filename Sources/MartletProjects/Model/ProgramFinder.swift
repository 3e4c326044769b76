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
    ///   - takesLibrary: Whether what has no program, such as a package of views, will do.
    package static func find(_ path: String, scheme: String?, takesLibrary: Bool = false) throws -> Found {
        // A link to a project opens the project itself, with all that was built of it.
        var file = URL(fileURLWithPath: Paths.join(FileManager.default.currentDirectoryPath, path))
            .resolvingSymlinksInPath()
        // The workspace that Xcode makes in each project, mostly by itself.
        if file.lastPathComponent == "project.xcworkspace",
            file.deletingLastPathComponent().pathExtension == "xcodeproj"
        {
            file.deleteLastPathComponent()
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
            throw ProjectFailure("\(file.path) is not there")
        }
        let request = Request(scheme: scheme, takesLibrary: takesLibrary)
        if !isFolder.boolValue { return try open(file: file, request) }
        switch file.pathExtension {
        case "xcodeproj", "xcworkspace": return .program(try project(file, request))
        case "swiftpm": return .program(try alone(PlainProgram.playground(file), request))
        case "playground":
            throw ProjectFailure(
                "\(file.path) is a playground of Xcode, whose lines show a result each; only app playgrounds, which end in "
                    + ".swiftpm, are programs")
        default: return try search(file, request)
        }
    }

    /// The views of a package that has no program, for their previews; nil for another package.
    package static func views(ofPackage folder: URL) throws -> Program? { try PlainProgram.library(folder) }

    private struct Request {
        var scheme: String?
        var takesLibrary: Bool
    }

    private static func project(_ container: URL, _ request: Request) throws -> Program {
        try XcodeProgram(container, wanted: request.scheme, takesLibrary: request.takesLibrary).program()
    }

    /// A program of a folder that has no other.
    private static func alone(_ program: Program, _ request: Request) throws -> Program {
        guard let wanted = request.scheme, wanted != program.name else { return program }
        throw ProjectFailure("\(program.origin.path) has no scheme named \(wanted); it has \(program.name)")
    }

    private static func open(file: URL, _ request: Request) throws -> Found {
        switch file.lastPathComponent {
        case "project.pbxproj", "project.xcproj", "contents.xcworkspacedata":
            return try find(
                file.deletingLastPathComponent().path, scheme: request.scheme, takesLibrary: request.takesLibrary)
        case "Package.swift": return try search(file.deletingLastPathComponent(), request)
        default:
            if file.pathExtension == "swift" {
                throw ProjectFailure("\(file.path) is one file; give the folder it is in")
            }
            throw ProjectFailure("\(file.path) is no project, package or folder of Swift files")
        }
    }

    private static func search(_ folder: URL, _ request: Request) throws -> Found {
        var failure: ProjectFailure?
        let candidates = containers(in: folder, depth: 0)
        for candidate in candidates {
            do {
                var program = try project(candidate, request)
                let others = candidates.filter { other in
                    other != candidate && !program.manifests.contains { $0.hasPrefix(other.path + "/") }
                }
                if !others.isEmpty, request.scheme == nil {
                    program.notes.append(
                        "\(folder.path) has several projects; this is \(candidate.lastPathComponent), and its path opens "
                            + "another: \(others.map(\.lastPathComponent).joined(separator: ", ")).")
                }
                return .program(program)
            } catch let error as ProjectFailure {
                failure = failure ?? error
            }
        }
        let manifest = folder.appendingPathComponent("Package.swift")
        if let data = FileManager.default.contents(atPath: manifest.path) {
            let text = String(decoding: data, as: UTF8.self)
            if text.contains("AppleProductTypes") {
                return .program(try alone(PlainProgram.playground(folder), request))
            }
            if text.contains("executableTarget") || failure == nil {
                let isLibrary = !text.contains("executable") && !request.takesLibrary
                return isLibrary ? try appBelow(folder, request) ?? .package(folder) : .package(folder)
            }
        }
        if let failure { throw failure }
        try refuseGenerated(folder)
        if let program = try projectAround(folder, request) { return .program(program) }
        if hasSwiftFiles(folder) { return .program(try alone(PlainProgram.folder(folder), request)) }
        for depth in 0...3 {
            let deeper = openable(in: folder, depth: depth)
            if deeper.count == 1 {
                return try find(deeper[0].path, scheme: request.scheme, takesLibrary: request.takesLibrary)
            }
            if deeper.count > 1 {
                let all = deeper + (depth + 1..<4).flatMap { openable(in: folder, depth: $0) }
                let names = all.map { String($0.path.dropFirst(folder.path.count + 1)) }
                let rest = names.count > Self.shown ? " and \(names.count - Self.shown) more" : ""
                throw ProjectFailure(
                    "\(folder.path) has several projects; give one of them: "
                        + names.prefix(Self.shown).joined(separator: ", ") + rest)
            }
        }
        return .program(try alone(PlainProgram.folder(folder), request))
    }

    /// How many projects are listed at most.
    private static let shown = 20

    private static func openable(in folder: URL, depth: Int) -> [URL] {
        containers(in: folder, depth: depth) + playgrounds(in: folder, depth: depth)
            + packages(in: folder, depth: depth)
    }

    /// The app of a project in a folder of a package that has no program of its own.
    private static func appBelow(_ folder: URL, _ request: Request) throws -> Found? {
        let projects = (1...2).lazy.map { containers(in: folder, depth: $0) }.first { !$0.isEmpty }
        guard let projects, projects.count == 1 else { return nil }
        return .program(try project(projects[0], request))
    }

    /// Says so where the project itself is yet to be made.
    private static func refuseGenerated(_ folder: URL) throws {
        func text(_ name: String) -> String? {
            FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
                .map { String(decoding: $0, as: UTF8.self) }
        }
        if let project = text("project.yml"), project.contains(/(?m)^targets:/) {
            throw ProjectFailure(
                "\(folder.path) has project.yml, of which XcodeGen makes the project; run xcodegen there first, or give "
                    + "the folder of the app's sources")
        }
        if text("Project.swift")?.contains("import ProjectDescription") == true {
            throw ProjectFailure(
                "\(folder.path) has Project.swift, of which Tuist makes the project; run tuist generate there first, or "
                    + "give the folder of the app's sources")
        }
    }

    /// The program of a project further up, where the folder is one of its sources'.
    private static func projectAround(_ folder: URL, _ request: Request) throws -> Program? {
        var parent = folder
        for _ in 0..<4 where parent.path != "/" {
            parent = parent.deletingLastPathComponent()
            let projects = containers(in: parent, depth: 0)
            if projects.isEmpty { continue }
            for candidate in projects {
                let program = try? project(candidate, request)
                if let program, program.sources.contains(where: { $0.hasPrefix(folder.path + "/") }) { return program }
            }
            return nil
        }
        return nil
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

    /// Folders of packages that have a program.
    private static func packages(in folder: URL, depth: Int) -> [URL] {
        items(in: folder, depth: depth).filter { item in
            guard item.pathExtension != "swiftpm", let data = manifest(in: item) else { return false }
            return String(decoding: data, as: UTF8.self).contains("executableTarget")
        }
    }

    private static func manifest(in folder: URL) -> Data? {
        FileManager.default.contents(atPath: folder.appendingPathComponent("Package.swift").path)
    }

    private static func items(in folder: URL, depth: Int) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
        let all = names.filter { !$0.hasPrefix(".") }.map { folder.appendingPathComponent($0) }
        if depth == 0 { return all }
        return all.filter { TargetFiles.isDirectory($0.path) && !FileKind.isPackage($0.lastPathComponent) }
            .flatMap { items(in: $0, depth: depth - 1) }
    }

    /// Whether there are files that are not a package's.
    private static func hasSwiftFiles(_ folder: URL) -> Bool {
        (0...2).contains { depth in
            items(in: folder, depth: depth).contains { file in
                file.pathExtension == "swift"
                    && (depth == 0 || !isOfPackage(file.deletingLastPathComponent(), within: folder))
            }
        }
            && !(0...2).contains { depth in
                items(in: folder, depth: depth).contains { $0.pathExtension == "xcodeproj" }
            }
    }

    private static func isOfPackage(_ folder: URL, within outermost: URL) -> Bool {
        var folder = folder
        while folder.path.count > outermost.path.count {
            if manifest(in: folder) != nil { return true }
            folder = folder.deletingLastPathComponent()
        }
        return false
    }
}
