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
    let dependsOnMartlet: Bool
    private let hasRemoteDependencies: Bool
    /// Whether there is a program in it; else all of the package is built.
    private let hasProgram: Bool
    /// The name of the package itself.
    private let name: String
    /// The targets that are built.
    let targets: [String]
    /// What the user should know of it, a sentence each.
    package private(set) var notes: [String] = []
    /// Whether it has targets of tests.
    package let hasTests: Bool

    /// - Parameters:
    ///   - wanted: The product to run; nil for the only one.
    ///   - takesLibrary: Whether a package without a program will do.
    package init(
        folder: URL, wanted: String?, takesLibrary: Bool = false, kit: Kit, say: @escaping (String) -> Void
    ) throws {
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
        name = manifest["name"]?.string ?? folder.lastPathComponent
        hasTests = (manifest["targets"]?.array ?? []).contains { $0["type"]?.string == "test" }
        let library = takesLibrary ? name : nil
        guard let product = wanted ?? all.first ?? library else {
            throw ProjectFailure(
                "\(folder.path) is a package without a program to run; martlet previews shows its views")
        }
        hasProgram = !all.isEmpty
        let parts = declared.first { $0["name"]?.string == product }?["targets"]?.array?.compactMap(\.string)
        let libraries = (manifest["targets"]?.array ?? []).filter { $0["type"]?.string == "regular" }
        self.targets = (all.isEmpty ? libraries.compactMap { $0["name"]?.string } : parts ?? [product])
            .map(BuildSettings.identifier)
        self.product = product
        if wanted == nil, all.count > 1 {
            notes.append(
                "\(folder.path) has several programs; this is \(product), and --scheme takes another: "
                    + all.dropFirst().joined(separator: ", ") + ".")
        }
    }

    package var executable: String { "\(cache.path)/package/debug/\(product)" }

    /// Where Martlet stands before Foundation, whose settings it replaces.
    package var environment: [String: String] { dependsOnMartlet ? [:] : ["LD_PRELOAD": kit.library] }

    /// What runs the tests, for Swift Testing and for XCTest.
    package var testExecutable: String { "\(cache.path)/package/debug/\(name)PackageTests.xctest" }

    package func build() throws -> [Diagnostic] {
        try build(hasProgram ? ["--product", product] : [], what: product)
    }

    package func buildTests() throws -> [Diagnostic] { try build(["--build-tests"], what: "the tests of \(name)") }

    /// Builds a target of the package or of another one, if that is possible.
    func buildTarget(_ name: String) throws { _ = try? build(["--target", name], what: name) }

    /// The place that the user knows of a file that SwiftPM names.
    func originalPath(_ path: String) -> String { PackageMirror(root: "\(cache.path)/mirror").original(path) }

    private func build(_ part: [String], what: String) throws -> [Diagnostic] {
        try cache.locked(ifBusy: { say("Waiting for another martlet that builds \(product)") }) {
            try buildAlone(part, what: what)
        }
    }

    private func buildAlone(_ part: [String], what: String) throws -> [Diagnostic] {
        var mirror = PackageMirror(root: "\(cache.path)/mirror")
        // SwiftPM would write the versions that it chose beside the manifest.
        let place = try mirror.place(of: folder.path, isNeeded: hasRemoteDependencies)
        var arguments = ["build", "--package-path", place, "--scratch-path", "\(cache.path)/package"]
        arguments += part
        if !dependsOnMartlet {
            for option in kit.options + Kit.impliedImports { arguments += ["-Xswiftc", option] }
            arguments += ["-Xlinker", kit.library]
        }
        say("Building \(what)")
        let result = try Command.run("swift", arguments) { line in
            if line.hasPrefix("Fetching ") { say(line) }
        }
        if result.isSuccess { return [] }
        let diagnostics = Diagnostic.parse(mirror.original(result.output))
        guard diagnostics.contains(where: \.isError) else {
            throw ProjectFailure("\(what) cannot be built:\n" + Output.errors(in: result.output))
        }
        return diagnostics
    }
}
