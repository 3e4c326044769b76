import Foundation

/// What a folder named `*.xcworkspace` brings together.
struct Workspace {
    private(set) var projects: [URL] = []
    private(set) var packages: [PackageReference] = []
    private(set) var lockFile: URL?
    private(set) var notes: [String] = []

    init(_ container: URL) throws {
        let root = try MarkupElement.read(container.appendingPathComponent("contents.xcworkspacedata"))
        let folder = container.deletingLastPathComponent().path
        collect(root, group: folder, container: folder)
        let file = container.appendingPathComponent("xcshareddata/swiftpm/Package.resolved")
        if FileManager.default.fileExists(atPath: file.path) { lockFile = file }
    }

    private mutating func collect(_ element: MarkupElement, group: String, container: String) {
        for child in element.children {
            let location = child.attributes["location"] ?? ""
            let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let path = parts.count == 2 ? parts[1] : ""
            let base = parts[0] == "container" ? container : group
            let whole = path.isEmpty ? base : Paths.join(base, path)
            switch child.name {
            case "Group": collect(child, group: whole, container: container)
            case "FileRef": add(whole)
            default: break
            }
        }
    }

    private mutating func add(_ path: String) {
        let manager = FileManager.default
        if path.hasSuffix(".xcodeproj") {
            if manager.fileExists(atPath: path) {
                projects.append(URL(fileURLWithPath: path))
            } else {
                let isPods = path.hasSuffix("/Pods.xcodeproj")
                notes.append(
                    isPods
                        ? "\(path) is not there: the pods were not installed; the app is built without them."
                        : "\(path) is not there; the rest of the workspace is built without.")
            }
        } else if manager.fileExists(atPath: path + "/Package.swift") {
            packages.append(PackageReference(source: .local(path: path)))
        }
    }
}
