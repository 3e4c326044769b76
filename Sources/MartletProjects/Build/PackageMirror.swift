import Foundation
import MartletAssetNames

/// Folders of links to packages, where something has to stand beside their sources: the constants that Xcode makes for
/// asset catalogues, and the versions that SwiftPM chose. The packages themselves are never written to.
struct PackageMirror {
    /// The mirror of a package stands in here at the package's own path.
    let root: String
    /// Packages whose mirror is made already, by their paths; a package may depend on one that depends on it in turn.
    private var places: [String: String] = [:]

    init(root: String) { self.root = root }

    /// The folder to build a package from: its own, where it and the packages beside it need no other.
    mutating func place(of package: String, isNeeded: Bool = false) throws -> String {
        if let known = places[package] { return known }
        places[package] = package
        guard let data = FileManager.default.contents(atPath: "\(package)/Package.swift") else { return package }
        let text = String(decoding: data, as: UTF8.self)
        let whole = try text.replacing(/path:\s*"(\.\.[^"]*)"/) { match in
            "path: \"\(try place(of: Paths.join(package, String(match.output.1))))\""
        }
        // A package that knows Martlet has them made by a plug-in.
        let symbols = text.contains("AssetSymbols") ? [:] : Self.symbols(of: ManifestText(text), in: package)
        let dependsOnMirror = whole.contains("path: \"\(root)/")
        guard isNeeded || dependsOnMirror || !symbols.isEmpty else { return package }
        let mirror = root + package
        try link(package, at: mirror, with: symbols)
        try CacheFolder.write(whole, to: "\(mirror)/Package.swift")
        let pins = "\(mirror)/Package.resolved"
        if let own = FileManager.default.contents(atPath: "\(package)/Package.resolved") {
            try CacheFolder.write(own, to: pins)
        }
        places[package] = mirror
        return mirror
    }

    /// What a tool says of files in mirrors, by the paths that the user knows.
    func original(_ text: String) -> String { text.replacingOccurrences(of: root + "/", with: "/") }

    /// Swift for the catalogues of targets that have resources, by the files to write, relative to the package.
    private static func symbols(of manifest: ManifestText, in package: String) -> [String: String] {
        var sources: [String: String] = [:]
        for (folder, target) in manifest.targetsWithResources {
            guard TargetFiles.isDirectory("\(package)/\(folder)") else { continue }
            let items = SynchronizedFolder(path: "\(package)/\(folder)").items()
            let catalogues = items.filter { $0.hasSuffix(".xcassets") }
            if catalogues.isEmpty { continue }
            var assets = AssetFolder()
            for path in catalogues { assets.read(URL(fileURLWithPath: "\(package)/\(folder)/\(path)"), name: "") }
            let swift = items.filter { $0.hasSuffix(".swift") }.map { "\(package)/\(folder)/\($0)" }
            let writer = AssetSymbolWriter(bundle: ".module", taken: ModuleCompiler.declaredStatics(in: swift))
            sources["\(folder)/\(target)AssetSymbols.swift"] = writer.source(for: assets)
        }
        return sources
    }

    /// Makes links to all that a folder holds. The folders on the way to what is written are folders of their own, and so
    /// are all beside it: of a catalogue that is a link, SwiftPM copies the link, and no picture is found behind it.
    private func link(
        _ folder: String, at mirror: String, with files: [String: String], isWhole: Bool = false
    ) throws {
        try CacheFolder.makeFolder(mirror)
        let manager = FileManager.default
        let isWhole = isWhole || files.keys.contains { !$0.contains("/") }
        let own = Set(files.keys).union(["Package.swift", "Package.resolved"])
        let names = Set(((try? manager.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") })
        var inner = Dictionary(grouping: files.keys.filter { $0.contains("/") }) { $0.split(separator: "/")[0] }
        for name in names where isWhole && inner[Substring(name)] == nil {
            if TargetFiles.isDirectory("\(folder)/\(name)") { inner[Substring(name)] = [] }
        }
        for old in (try? manager.contentsOfDirectory(atPath: mirror)) ?? [] where !own.contains(old) {
            let isLink = (try? manager.destinationOfSymbolicLink(atPath: "\(mirror)/\(old)")) != nil
            if !names.contains(old) || isLink != (inner[Substring(old)] == nil) {
                try? manager.removeItem(atPath: "\(mirror)/\(old)")
            }
        }
        for name in names where !own.contains(name) && inner[Substring(name)] == nil {
            guard (try? manager.destinationOfSymbolicLink(atPath: "\(mirror)/\(name)")) == nil else { continue }
            try? manager.createSymbolicLink(
                atPath: "\(mirror)/\(name)", withDestinationPath: "\(folder)/\(name)")
        }
        for (name, paths) in inner {
            let rest = Dictionary(
                uniqueKeysWithValues: paths.map { (String($0.dropFirst(name.count + 1)), files[$0]!) })
            try link("\(folder)/\(name)", at: "\(mirror)/\(name)", with: rest, isWhole: isWhole)
        }
        for (name, text) in files where !name.contains("/") { try CacheFolder.write(text, to: "\(mirror)/\(name)") }
    }
}

extension ManifestText {
    /// The folders of targets with resources of their own, whose code may say `Bundle.module`, and the targets' names.
    var targetsWithResources: [(folder: String, name: String)] {
        [".target", ".executableTarget"].flatMap(calls).compactMap { call in
            let facts = ManifestText(call)
            guard call.contains(/\bresources:/), let name = facts.string("name") else { return nil }
            return (facts.string("path") ?? "Sources/\(name)", name)
        }
    }
}
