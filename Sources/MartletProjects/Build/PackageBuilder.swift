import Foundation

/// Builds the packages of a program with SwiftPM, all of them as one library.
///
/// They are built against Martlet like the program is, because many say `import SwiftUI` and know nothing of Martlet.
struct PackageBuilder {
    let program: Program
    let cache: CacheFolder
    let kit: Kit
    let say: (String) -> Void

    static let name = "MartletPackages"

    private var folder: String { "\(cache.path)/packages" }
    private var binaries: String { "\(folder)/build/debug" }

    func build() throws -> BuiltPackages {
        var notes: [String] = []
        var uses = try uses(&notes)
        let key = try key(of: uses)
        let keyFile = try cache.file("packages/key")
        let notesFile = try cache.file("packages/notes")
        if uses.isEmpty { return BuiltPackages(notes: notes) }
        if FileManager.default.contents(atPath: keyFile) == Data(key.utf8) {
            let known = FileManager.default.contents(atPath: notesFile) ?? Data()
            return built(notes: String(decoding: known, as: UTF8.self).split(separator: "\n").map(String.init))
        }
        say("Building \(uses.count == 1 ? "a package" : "\(uses.count) products of packages") that the program uses")
        if let lockFile = program.lockFile, let pins = FileManager.default.contents(atPath: lockFile.path) {
            try CacheFolder.write(pins, to: "\(folder)/Package.resolved")
        }
        var result = try attempt(uses)
        if !result.isSuccess { try leaveOut(from: &uses, &notes, result: &result) }
        try CacheFolder.write(notes.joined(separator: "\n"), to: notesFile)
        if uses.isEmpty {
            try? FileManager.default.removeItem(atPath: "\(binaries)/lib\(Self.name).so")
        } else if !result.isSuccess {
            throw ProjectFailure("The packages cannot be built together:\n" + Output.errors(in: result.output))
        }
        // Only what was built whole need not be looked at again; what could not be fetched is tried anew.
        if notes.isEmpty { try CacheFolder.write(key, to: keyFile) }
        return built(notes: notes)
    }

    private func built(notes: [String]) -> BuiltPackages {
        let library = "\(binaries)/lib\(Self.name).so"
        guard FileManager.default.fileExists(atPath: library) else { return BuiltPackages(notes: notes) }
        return BuiltPackages(
            options: PackageOptions.read(plan: "\(folder)/build/debug.yaml", module: Self.name),
            libraries: [library] + ownLibraries(besides: library), notes: notes)
    }

    /// Those of products that packages want to be libraries of their own.
    private func ownLibraries(besides library: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: binaries)) ?? []
        return names.filter { $0.hasPrefix("lib") && $0.hasSuffix(".so") }.sorted().map { "\(binaries)/\($0)" }
            .filter { $0 != library }
    }

    /// A product and the package it is of.
    private struct Use: Hashable {
        var product: String
        var package: PackageReference
    }

    /// Says so where the folder of a local package that may have a product is not there.
    private func missing(_ product: PackageProduct) -> String? {
        for package in program.packages {
            guard case .local(let path) = package.source,
                !FileManager.default.fileExists(atPath: "\(path)/Package.swift")
            else { continue }
            let fault = TargetFiles.isDirectory(path) ? "holds none" : "is not there"
            return "The project uses \(product.name), but \(path), the folder of a package, \(fault); "
                + "git submodule update may fetch it."
        }
        return nil
    }

    private func uses(_ notes: inout [String]) throws -> [Use] {
        var uses: [Use] = []
        for product in program.packageProducts {
            let named = program.packages.first { $0.identity == product.package?.lowercased() }
            guard let package = named ?? program.packages.first(where: { declares($0, product.name) }) else {
                notes.append(missing(product) ?? "The project uses \(product.name), but names no package that has it.")
                continue
            }
            if case .local(let path) = package.source,
                !FileManager.default.fileExists(atPath: "\(path)/Package.swift")
            {
                notes.append("The package of \(product.name) is not at \(path).")
                continue
            }
            uses.append(Use(product: product.name, package: package))
        }
        return uses
    }

    private func declares(_ package: PackageReference, _ product: String) -> Bool {
        guard case .local(let path) = package.source,
            let data = FileManager.default.contents(atPath: "\(path)/Package.swift")
        else { return false }
        let text = String(decoding: data, as: UTF8.self)
        return text.contains("\"\(product)\"") || package.identity == product.lowercased()
    }

    /// Differs when a package has to be built again.
    private func key(of uses: [Use]) throws -> String {
        var parts = [kit.stamp, manifest(uses) { $0 }]
        for use in uses {
            if case .local(let path) = use.package.source { parts.append("\(CacheFolder.lastChange(below: path))") }
        }
        if let lockFile = program.lockFile { parts.append("\(CacheFolder.changeTime(lockFile.path) ?? 0)") }
        return parts.joined(separator: "\n")
    }

    /// - Parameter place: Where a local package is built from.
    private func manifest(_ uses: [Use], at place: (String) throws -> String) rethrows -> String {
        var packages: [String] = []
        for use in uses {
            let line =
                switch use.package.source {
                case .local(let path): ".package(path: \(try place(path).debugDescription)),"
                case .remote(let url, let requirement): ".package(url: \(url.debugDescription), \(requirement)),"
                }
            if !packages.contains(line) { packages.append(line) }
        }
        let products = uses.map { use in
            ".product(name: \(use.product.debugDescription), package: \(use.package.identity.debugDescription)),"
        }
        return """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "\(Self.name)", platforms: [.macOS(.v15), .iOS(.v18)],
                products: [.library(name: "\(Self.name)", type: .dynamic, targets: ["\(Self.name)"])],
                dependencies: [
                    \(packages.joined(separator: "\n        "))
                ],
                targets: [
                    .target(
                        name: "\(Self.name)",
                        dependencies: [
                            \(products.joined(separator: "\n                "))
                        ],
                        path: "Sources")
                ])
            """
    }

    /// SwiftPM may wait for ever for a server that does not answer.
    private static let patience: Int32 = 300

    /// - Parameter isAgain: Whether the user was told already what is fetched.
    private func attempt(_ uses: [Use], isAgain: Bool = false) throws -> Command.Result {
        var mirror = PackageMirror(root: "\(folder)/mirror")
        try CacheFolder.write(try manifest(uses) { try mirror.place(of: $0) }, to: "\(folder)/Package.swift")
        try CacheFolder.write("// All packages that a program uses.\n", to: "\(folder)/Sources/Packages.swift")
        var arguments = ["build", "--package-path", folder, "--scratch-path", "\(folder)/build"]
        arguments += ["--product", Self.name, "--disable-index-store"]
        for option in kit.options + Kit.impliedImports { arguments += ["-Xswiftc", option] }
        var result = try Command.run("swift", arguments, patience: Self.patience) { line in
            // Of a long fetch, which packages are on their way.
            if line.hasPrefix("Fetching "), !isAgain { say(line) }
        }
        result.output = mirror.original(result.output)
        return result
    }

    /// Tries every product alone, and goes on with those that can be built.
    private func leaveOut(from uses: inout [Use], _ notes: inout [String], result: inout Command.Result) throws {
        var good: [Use] = []
        for use in uses {
            let alone = uses.count == 1 ? result : try attempt([use], isAgain: true)
            if alone.isSuccess {
                good.append(use)
            } else {
                notes.append(PackageFailure.explain(use.product, use.package, alone.output))
            }
        }
        let isAsBefore = good == uses
        uses = good
        if isAsBefore || good.isEmpty { return }
        // Of what could not be built, modules are left that a program would compile with and not link.
        try? FileManager.default.removeItem(atPath: "\(binaries)/Modules")
        result = try attempt(good, isAgain: true)
    }
}

/// Says why a package cannot be used.
enum PackageFailure {
    static func explain(_ product: String, _ package: PackageReference, _ output: String) -> String {
        let errors = output.split(separator: "\n").filter { $0.contains("error:") }
        let first = errors.first.map(sentence) ?? "SwiftPM gives no reason, or did not go on for five minutes"
        switch package.source {
        case .local(let path): return "The package \(product) of \(path) cannot be built on Linux: \(first)"
        case .remote(let url, _):
            // Git's own words say more than those of who called it.
            let git = output.split(separator: "\n").compactMap {
                $0.components(separatedBy: "fatal: ").dropFirst().first
            }
            let reason = git.first { !$0.hasPrefix("cannot change to") }
            let fetching = ["Git command", "clone", "fetch", "could not find", "unable to access", "revision"]
            if reason != nil || fetching.contains(where: { first.localizedCaseInsensitiveContains($0) }) {
                let why = reason ?? (first.hasPrefix("Git command") ? gitReason(url) : first)
                return "The package of \(product) cannot be fetched from \(url): \(why)"
            }
            return "The package \(product) of \(url) cannot be built on Linux: \(first)"
        }
    }
}

extension PackageFailure {
    /// Asks git itself, as its caller tells only that it failed.
    private static func gitReason(_ url: String) -> String {
        let quiet = ["GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": "ssh -o BatchMode=yes -o ConnectTimeout=10"]
        let output = (try? Command.run("git", ["ls-remote", url, "HEAD"], environment: quiet))?.output ?? ""
        let lines = output.split(separator: "\n").map(String.init)
        let said = lines.first { $0.hasPrefix("ssh: ") } ?? lines.first { $0.hasPrefix("fatal: ") }
        return said.map { String($0.drop { $0 != " " }.dropFirst()) } ?? "git finds nothing there"
    }

    /// An error with the name of its file and its line, where it has them.
    private static func sentence(_ error: Substring) -> String {
        let message = error.components(separatedBy: "error: ").last ?? ""
        guard let place = error.prefixMatch(of: /(\/[^:]+):(\d+):\d+: error:/) else { return message }
        return "\((String(place.output.1) as NSString).lastPathComponent):\(place.output.2): \(message)"
    }
}

/// Finds in SwiftPM's plan of a build what a compiler needs to import what was built.
enum PackageOptions {
    static func read(plan: String, module: String) -> [String] {
        guard let data = FileManager.default.contents(atPath: plan) else { return [] }
        let mark = "\"-module-name\",\"\(module)\""
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        guard let line = lines.first(where: { $0.contains(mark) && $0.contains("\"-emit-module\"") }),
            let start = line.range(of: "args: "),
            let arguments = try? JSONDecoder().decode([String].self, from: Data(line[start.upperBound...].utf8))
        else { return [] }
        return pick(arguments)
    }

    static func pick(_ arguments: [String]) -> [String] {
        var options: [String] = []
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            let next = index + 1 < arguments.count ? arguments[index + 1] : ""
            switch argument {
            case "-I", "-Xcc", "-F":
                options += [argument, next]
                index += 1
            case "-Xfrontend" where next == "-load-plugin-executable" && index + 3 < arguments.count:
                options += arguments[index...index + 3]
                index += 3
            case _ where argument.hasPrefix("-I"): options.append(argument)
            default: break
            }
            index += 1
        }
        return options
    }
}
