import Foundation

/// Works out where the files of a `project.pbxproj` lie from the groups around them.
struct ProjectPaths {
    private let objects: ProjectObjects
    private let root: String
    private var parents: [String: String] = [:]

    /// - Parameter root: The folder that the project's paths count from.
    init(_ objects: ProjectObjects, root: String) {
        self.objects = objects
        self.root = root
        for isa in ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"] {
            for group in objects.all(isa) {
                for child in group.list("children") { parents[child] = group.id }
            }
        }
    }

    /// The path of a file or group; nil for what is built or belongs to Apple's tools.
    func path(of object: ProjectObject) -> String? { path(of: object, depth: 0) }

    private func path(of object: ProjectObject, depth: Int) -> String? {
        guard depth < 100 else { return nil }
        let own = object["path"] ?? ""
        switch object["sourceTree"] ?? "<group>" {
        case "<group>":
            guard let parent = objects[parents[object.id]] else { return joined(root, own) }
            return path(of: parent, depth: depth + 1).map { joined($0, own) }
        case "<absolute>": return own
        case "SOURCE_ROOT", "PROJECT_DIR", "SRCROOT": return joined(root, own)
        default: return nil
        }
    }

    private func joined(_ folder: String, _ path: String) -> String { Paths.join(folder, path) }
}
