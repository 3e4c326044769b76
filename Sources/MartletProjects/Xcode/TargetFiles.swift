import Foundation

/// Sorts the files of a target into what is compiled, what is copied and what Linux has no use for.
struct TargetFiles {
    var sources: [String] = []
    private(set) var resources: [ResourceItem] = []
    private(set) var foreign: [String] = []
    private var uncompiled: [String: [String]] = [:]
    /// Models of Core Data.
    private(set) var models: [String] = []
    private var missing: [String] = []
    /// The names of Swift files that are not there.
    var missingSources: [String] {
        missing.filter { $0.hasSuffix(".swift") }.map { ($0 as NSString).lastPathComponent }
    }
    private var seen: Set<String> = []
    let settings: BuildSettings

    init(settings: BuildSettings) {
        self.settings = settings
    }

    /// Adds a file that is compiled if it is of a language that is.
    mutating func addSource(_ path: String) { add(path, destination: nil, compiles: true) }

    /// Adds a file that is copied.
    ///
    /// - Parameter destination: Its place among the resources; nil for where Xcode puts it.
    mutating func addResource(_ path: String, destination: String? = nil) {
        add(path, destination: destination, compiles: false)
    }

    /// Tells of a file or folder that belongs to the target and is not there.
    mutating func addMissing(_ path: String) { missing.append(path) }

    private mutating func add(_ path: String, destination: String?, compiles: Bool) {
        guard !isExcluded(path), seen.insert(path + "|" + (destination ?? "")).inserted else { return }
        guard let path = Self.onDisk(path) else {
            missing.append(path)
            return
        }
        switch FileKind(path: path) {
        case .swift where compiles: sources.append(path)
        case .foreignSource where compiles: foreign.append((path as NSString).lastPathComponent)
        case .uncompiled(let what):
            uncompiled[what, default: []].append((path as NSString).lastPathComponent)
            if path.hasSuffix(".xcdatamodeld") || path.hasSuffix(".xcdatamodel") { models.append(path) }
        case .ignored where !compiles && destination == nil && !Self.isDirectory(path): copy(path, to: nil)
        case .ignored where destination == nil: break
        default: copy(path, to: destination)
        }
    }

    private mutating func copy(_ path: String, to destination: String?) {
        resources.append(ResourceItem(path: path, destination: destination ?? Self.destination(of: path)))
    }

    /// A localised file keeps the folder of its language, any other its name alone.
    static func destination(of path: String) -> String {
        let name = (path as NSString).lastPathComponent
        let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
        return folder.hasSuffix(".lproj") ? "\(folder)/\(name)" : name
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

    private func isExcluded(_ path: String) -> Bool {
        let excluded = settings.list("EXCLUDED_SOURCE_FILE_NAMES")
        guard !excluded.isEmpty else { return false }
        let included = settings.list("INCLUDED_SOURCE_FILE_NAMES")
        let name = (path as NSString).lastPathComponent
        func matches(_ pattern: String) -> Bool {
            fnmatch(pattern, name, 0) == 0 || fnmatch("*/" + pattern, path, 0) == 0
        }
        return excluded.contains(where: matches) && !included.contains(where: matches)
    }

    static func isDirectory(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    /// Sentences on what is left out.
    func notes(of target: String) -> [String] {
        var notes: [String] = []
        if !missing.isEmpty {
            notes.append(
                "\(Self.names(missing)) of the target \(target) \(missing.count == 1 ? "is" : "are") not there; "
                    + "the rest is built without.")
        }
        if !foreign.isEmpty {
            notes.append(
                "\(Self.names(foreign)) of the target \(target) \(foreign.count == 1 ? "is" : "are") in Objective-C or C"
                    + " and left out; the Swift files are built without.")
        }
        for (what, files) in uncompiled.sorted(by: { $0.key < $1.key }) {
            notes.append(
                "\(Self.names(files)) of the target \(target) is \(what), which Linux has no counterpart of; "
                    + "the rest is built without.")
        }
        return notes
    }

    private static func names(_ all: [String]) -> String {
        let unique = Array(Set(all)).sorted()
        if unique.count <= 4 { return unique.joined(separator: ", ") }
        return unique.prefix(3).joined(separator: ", ") + " and \(unique.count - 3) more files"
    }
}
