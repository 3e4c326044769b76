import Foundation

/// What a project names that is not there, or is there as only Apple's tools can read it, and the names that come from it.
package struct AbsentParts: Equatable, Sendable {
    /// The names of Swift files that are not there, such as those that a script writes.
    package var sources: [String] = []
    /// Frameworks that are compiled for Apple's systems, where the project has them, by the modules in them.
    package var binaries: [String: String] = [:]
    /// Pods of a Podfile whose folder is not there.
    package var pods: Set<String> = []
    /// Where that folder would be.
    package var podsFolder = ""
    /// The classes that Xcode makes of Core Data's models, with the model of each.
    package var entities: [String: String] = [:]

    package init() {}

    /// Why a module that sources import is not there; nil where it is none of these.
    func reason(for module: String) -> String? {
        if let path = binaries[module] {
            return "\(path) is a binary framework of Apple's systems, which Linux cannot link; use it as a package of "
                + "sources, or put what uses it into #if canImport(\(module))."
        }
        guard pods.contains(module) else { return nil }
        return "It is a pod, and \(podsFolder) is not there; run pod install, or put what uses it into "
            + "#if canImport(\(module))."
    }

    /// Where a name that nothing declares may come from.
    func origin(of name: String) -> String? {
        let file = "\(name).swift"
        let files = sources.contains(file) ? [file] : sources
        guard let last = files.last else { return nil }
        if files.count == 1 {
            return "It may come from \(last), which is not there; have it made as Xcode does, or write it by hand."
        }
        let names = files.prefix(3).joined(separator: ", ") + (files.count > 3 ? " or others" : "")
        return
            "It may come from a file that is not there: \(names); have them made as Xcode does, or write them by hand."
    }
}

extension AbsentParts {
    /// Reads what a folder with a Podfile says of pods that were not installed.
    mutating func addPods(in folder: String) {
        let installed = "\(folder)/Pods"
        guard podsFolder.isEmpty, !FileManager.default.fileExists(atPath: "\(installed)/Pods.xcodeproj"),
            let data = FileManager.default.contents(atPath: "\(folder)/Podfile")
        else { return }
        podsFolder = installed
        let text = String(decoding: data, as: UTF8.self)
        for match in text.matches(of: /(?m)^\s*pod\s+['\x22]([^'\x22\/]+)/) {
            pods.insert(BuildSettings.identifier(String(match.output.1)))
        }
    }

    /// Reads the entities of a model of Core Data, in all its versions.
    mutating func addModel(_ path: String) {
        let inner = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let versions = [path] + inner.filter { $0.hasSuffix(".xcdatamodel") }.map { "\(path)/\($0)" }
        for version in versions {
            guard let model = try? MarkupElement.read(URL(fileURLWithPath: "\(version)/contents")) else { continue }
            for entity in model.children(named: "entity") {
                let named = entity.attributes["representedClassName"] ?? entity.attributes["name"] ?? ""
                guard let name = named.split(separator: ".").last else { continue }
                entities[String(name)] = (path as NSString).lastPathComponent
            }
        }
    }
}
