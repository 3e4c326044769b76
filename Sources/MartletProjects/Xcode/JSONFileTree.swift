import Foundation

/// Collects the files of one target from the tree of files in a `project.xcproj`.
struct JSONFileTree {
    let target: String
    let root: String
    var files: TargetFiles
    let platforms: PlatformFilter
    let infoPlist: String?
    private(set) var linked: [String] = []

    init(target: String, root: String, files: TargetFiles, platforms: PlatformFilter, infoPlist: String?) {
        self.target = target
        self.root = root
        self.files = files
        self.platforms = platforms
        self.infoPlist = infoPlist
    }

    mutating func add(_ entry: Value, below parent: String) {
        let path = entry["path"]?.string.flatMap { Self.path($0, below: parent, root: root) }
        let here = entry["path"] == nil ? parent : path
        switch entry["kind"]?.string {
        case "group":
            for child in entry["children"]?.array ?? [] {
                if let here { add(child, below: here) }
            }
        case "folder":
            if let here { addFolder(entry, at: here) }
        case "variant-group":
            for child in entry["children"]?.array ?? [] {
                guard let here, let inner = child["path"]?.string ?? child.string,
                    let whole = Self.path(inner, below: here, root: root)
                else { continue }
                addMembers(entry, at: whole)
            }
        default: addMembers(entry, at: path)
        }
    }

    private mutating func addMembers(_ entry: Value, at path: String?) {
        for member in entry["target-membership"]?.array ?? [] {
            guard let phase = member.string ?? member["build-phase"]?.string,
                platforms.accepts(member["platforms"]?.strings ?? [])
            else { continue }
            let parts = phase.split(separator: "/", maxSplits: 1).map(String.init)
            guard parts.count == 2, parts[0] == target else { continue }
            if parts[1] == "frameworks" {
                linked.append(((entry["path"]?.string ?? "") as NSString).lastPathComponent)
            } else if let path {
                add(path, to: parts[1])
            }
        }
    }

    private mutating func add(_ path: String, to phase: String) {
        if phase == "compile-sources" {
            files.addSource(path)
        } else if phase == "resources" || phase.hasPrefix("copy/") {
            files.addResource(path)
        }
    }

    private mutating func addFolder(_ entry: Value, at path: String) {
        let owns = (entry["target-membership"]?.strings ?? []).contains(target)
        var exceptions: Set<String> = []
        var filters: [String: [String]] = [:]
        for exception in entry["membership-exceptions"]?.array ?? [] where exception["target"]?.string == target {
            exceptions.formUnion(exception[owns ? "exclusions" : "inclusions"]?.strings ?? [])
            for (file, names) in exception["platforms"]?.dictionary ?? [:] { filters[file] = names.strings }
        }
        for exception in entry["membership-exceptions"]?.array ?? [] {
            let parts = (exception["build-phase"]?.string ?? "").split(separator: "/", maxSplits: 1).map(String.init)
            guard parts.count == 2, parts[0] == target else { continue }
            for member in exception["inclusions"]?.strings ?? [] { add(Paths.join(path, member), to: parts[1]) }
        }
        guard owns || !exceptions.isEmpty else { return }
        let folder = SynchronizedFolder(path: path, wholeFolders: Set(entry["opaque-folders"]?.strings ?? []))
        let platforms = platforms
        folder.add(to: &files, isOwner: owns, exceptions: exceptions, infoPlist: infoPlist) {
            platforms.accepts(filters[$0] ?? [])
        }
    }

    /// A path as the project writes it; nil for what lies among Apple's tools or what is built.
    static func path(_ text: String, below parent: String, root: String) -> String? {
        if text.hasPrefix("<PROJECT>/") { return Paths.join(root, String(text.dropFirst("<PROJECT>/".count))) }
        if text == "<PROJECT>" { return root }
        if text.hasPrefix("<") { return nil }
        return Paths.join(parent, text.replacingOccurrences(of: "\\<", with: "<"))
    }
}
