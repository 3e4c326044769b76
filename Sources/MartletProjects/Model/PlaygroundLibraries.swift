import Foundation

/// The targets of a playground that its app imports, each a module of its own.
struct PlaygroundLibraries {
    private struct Target {
        var name: String
        var text: String
        var folder: String
    }

    private let manifest: ManifestText
    private let targets: [Target]

    init(_ manifest: ManifestText, in folder: String) {
        self.manifest = manifest
        var found: [Target] = []
        // A target that depends on another names it in the same words, and says less of it.
        for text in manifest.calls(".target").sorted(by: { $0.count > $1.count }) {
            let facts = ManifestText(text)
            guard let name = facts.string("name") else { continue }
            let path = Paths.join(folder, facts.string("path") ?? "Sources/\(name)")
            guard TargetFiles.isDirectory(path), !found.contains(where: { $0.name == name }) else { continue }
            found.append(Target(name: name, text: text, folder: path))
        }
        targets = found
    }

    var folders: [String] { targets.map(\.folder) }

    /// Each before those that import it.
    func modules() -> [ProgramModule] {
        var left = targets
        var modules: [ProgramModule] = []
        while !left.isEmpty {
            let names = left.map(\.name)
            func isReady(_ target: Target) -> Bool {
                let needed = target.text.range(of: "dependencies:").map { target.text[$0.upperBound...] } ?? ""
                return !names.contains { $0 != target.name && needed.contains("\"\($0)\"") }
            }
            // Targets that need one another are the compiler's to refuse.
            let next = left.firstIndex(where: isReady) ?? 0
            modules.append(module(left.remove(at: next)))
        }
        return modules
    }

    private func module(_ target: Target) -> ProgramModule {
        var files = TargetFiles(settings: BuildSettings(levels: [], defaults: [:], configuration: "Debug"))
        let copied = ManifestText(target.text).copied.filter { TargetFiles.isDirectory("\(target.folder)/\($0)") }
        SynchronizedFolder(path: target.folder, wholeFolders: Set(copied)).add(
            to: &files, isOwner: true, exceptions: [], infoPlist: nil, accepts: { _ in true })
        var module = ProgramModule(name: target.name, sources: files.sources.sorted(), resources: files.resources)
        module.hasModuleBundle = true
        module.options.conditions = ["DEBUG"]
        module.options.hasBareSlashRegex = false
        manifest.apply(to: &module.options, of: target.text)
        return module
    }
}
