import Foundation

/// A program that comes as a package with a manifest of its own; SwiftPM builds it.
package struct PackageProgram {
    package let folder: URL
    package let cache: CacheFolder
    let kit: Kit
    let say: (String) -> Void
    /// The name of the product that is run.
    package let product: String
    /// Whether the manifest itself depends on Martlet.
    private let dependsOnMartlet: Bool
    private let hasRemoteDependencies: Bool

    /// - Parameter wanted: The product to run; nil for the only one.
    package init(folder: URL, wanted: String?, kit: Kit, say: @escaping (String) -> Void) throws {
        self.folder = folder
        self.kit = kit
        self.say = say
        cache = try CacheFolder(for: folder)
        let result = try Command.run("swift", ["package", "--package-path", folder.path, "dump-package"])
        guard result.isSuccess, let start = result.output.firstIndex(of: "{"),
            let manifest = try? JSONDecoder().decode(Value.self, from: Data(result.output[start...].utf8))
        else {
            throw ProjectFailure("\(folder.path)/Package.swift cannot be used:\n" + Output.errors(in: result.output))
        }
        let dependencies = manifest["dependencies"]?.array ?? []
        dependsOnMartlet = dependencies.contains { dependency in
            (dependency.dictionary?.values.flatMap { $0.array ?? [] } ?? []).contains {
                $0["identity"]?.string == "martlet"
            }
        }
        hasRemoteDependencies = dependencies.contains { $0["sourceControl"] != nil || $0["registry"] != nil }
        let declared = (manifest["products"]?.array ?? []).filter { $0["type"]?["executable"] != nil }
        let targets = (manifest["targets"]?.array ?? []).filter { $0["type"]?.string == "executable" }
        let names = declared.compactMap { $0["name"]?.string }
        let all = names.isEmpty ? targets.compactMap { $0["name"]?.string } : names
        if let wanted, !all.contains(wanted) {
            throw ProjectFailure(
                "\(folder.path) has no program named \(wanted); it has \(all.joined(separator: ", "))")
        }
        guard let product = wanted ?? all.first else {
            throw ProjectFailure(
                "\(folder.path) is a package without a program to run; martlet run needs an executable target")
        }
        self.product = product
        if wanted == nil, all.count > 1 {
            say(
                "The package has several programs; this is \(product), and --scheme takes another: \(all.dropFirst().joined(separator: ", "))"
            )
        }
    }

    package var executable: String { "\(cache.path)/package/debug/\(product)" }

    /// Where Martlet stands before Foundation, whose settings it replaces.
    package var environment: [String: String] { dependsOnMartlet ? [:] : ["LD_PRELOAD": kit.library] }

    package func build() throws -> [Diagnostic] {
        try cache.locked(ifBusy: { say("Waiting for another martlet that builds \(product)") }, buildAll)
    }

    private func buildAll() throws -> [Diagnostic] {
        var arguments = ["build", "--package-path", try buildFolder().path, "--scratch-path", "\(cache.path)/package"]
        arguments += ["--product", product]
        if !dependsOnMartlet {
            for option in kit.options + Kit.impliedImports { arguments += ["-Xswiftc", option] }
            arguments += ["-Xlinker", kit.library]
        }
        say("Building \(product)")
        let result = try Command.run("swift", arguments) { line in
            if line.hasPrefix("Fetching ") { say(line) }
        }
        if result.isSuccess { return [] }
        let mirrored = try buildFolder().path
        let diagnostics = Diagnostic.parse(
            result.output.replacingOccurrences(of: mirrored + "/", with: folder.path + "/"))
        guard diagnostics.contains(where: \.isError) else {
            throw ProjectFailure("\(product) cannot be built:\n" + Output.errors(in: result.output))
        }
        return diagnostics
    }

    /// The package itself, or a folder of links to it where SwiftPM would write the versions it chose beside it.
    private func buildFolder() throws -> URL {
        guard hasRemoteDependencies else { return folder }
        let mirror = "\(cache.path)/mirror"
        try CacheFolder.makeFolder(mirror)
        let manager = FileManager.default
        let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where !name.hasPrefix(".") && !["Package.swift", "Package.resolved"].contains(name) {
            if (try? manager.destinationOfSymbolicLink(atPath: "\(mirror)/\(name)")) == nil {
                try? manager.createSymbolicLink(
                    atPath: "\(mirror)/\(name)", withDestinationPath: "\(folder.path)/\(name)")
            }
        }
        let text = String(decoding: manager.contents(atPath: "\(folder.path)/Package.swift") ?? Data(), as: UTF8.self)
        let whole = text.replacing(/path:\s*"(\.\.?\/[^"]*)"/) { match in
            match.output.1.hasPrefix("..")
                ? "path: \"\(Paths.join(folder.path, String(match.output.1)))\"" : String(match.output.0)
        }
        try CacheFolder.write(whole, to: "\(mirror)/Package.swift")
        if let pins = manager.contents(atPath: "\(folder.path)/Package.resolved") {
            try CacheFolder.write(pins, to: "\(mirror)/Package.resolved")
        }
        return URL(fileURLWithPath: mirror)
    }
}

extension PackageProgram {
    /// What SwiftPM's compiler says; of modules that are not there, the imports.
    package func check() throws -> ProgramChecker.Result {
        var result = ProgramChecker.Result()
        for diagnostic in try build() where diagnostic.isError {
            if let match = diagnostic.message.firstMatch(of: /no such module '([^']+)'/) {
                result.missingModules[String(match.output.1), default: []].append(diagnostic)
            } else {
                result.diagnostics.append(diagnostic)
            }
        }
        return result
    }

    /// Every Swift file of the package.
    package var sources: [String] {
        SynchronizedFolder(path: folder.path).items().filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }
            .map { "\(folder.path)/\($0)" }
    }
}
