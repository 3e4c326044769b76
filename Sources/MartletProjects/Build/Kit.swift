import Foundation

/// Martlet as programs are compiled and linked against it: built once, for all of them.
package struct Kit: Sendable {
    /// All of Martlet as one library.
    package let library: String
    /// The arguments with which a compiler finds its modules and macros.
    package let options: [String]
    /// The names that programs can use of it.
    package let names: KitNames
    /// Differs when Martlet was built anew.
    package let stamp: String
    /// Where the compiler keeps what it makes of the headers of system libraries, for all programs.
    let moduleCache: String

    private static let libraryName = "libMartletRuntime.so"
    private static let systemLibraries = ["libadwaita-1", "pangocairo", "gdk-pixbuf-2.0", "poppler-glib"]
    private static let systemModules = ["CMartletPango", "CMartletGTKLibrary", "CMartletPixbuf", "CMartletPoppler"]

    private static var sharedModuleCache: String { "\(CacheFolder.root)/modules" }

    /// The arguments that let every file see what Apple's Foundation brings along: Combine, `@Observable`, the classes for
    /// networks and XML, and what Foundation on Linux lacks.
    static let impliedImports = [
        "Combine", "Observation", "FoundationNetworking", "FoundationXML", "MartletFoundation",
    ].flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }

    /// Finds what belongs to this tool: beside it where it was installed, else in the checkout it was built from,
    /// where what is not up to date is built.
    package static func find(say: (String) -> Void) throws -> Kit {
        let folder = (Command.thisProgram as NSString).deletingLastPathComponent
        let installed = Paths.join(folder, "../lib/martlet")
        if FileManager.default.fileExists(atPath: "\(installed)/\(libraryName)") {
            return try Kit(
                folder: installed, modules: "\(installed)/modules", moduleCache: sharedModuleCache,
                maps: folders(in: "\(installed)/include").map { "\($0)/module.modulemap" })
        }
        guard let checkout = checkout(around: folder) else {
            throw ProjectFailure(
                "Martlet itself is not found beside \(Command.thisProgram); install it with make install")
        }
        let isNew = try bringUpToDate(folder, checkout: checkout, say: say)
        let own = folders(in: folder).filter { $0.hasSuffix(".build") }.map { "\($0)/module.modulemap" }
            .filter { $0.contains("/CMartlet") && FileManager.default.fileExists(atPath: $0) }
        let maps = systemModules.map { "\(checkout)/Sources/\($0)/module.modulemap" } + own
        let isOurs = FileManager.default.isWritableFile(atPath: folder)
        let kit = try Kit(
            folder: folder, modules: "\(folder)/Modules",
            moduleCache: isOurs ? "\(folder)/ProgramModules" : sharedModuleCache, maps: maps)
        if isNew { try kit.readHeaders() }
        return kit
    }

    private init(folder: String, modules: String, moduleCache: String, maps: [String]) throws {
        self.moduleCache = moduleCache
        library = "\(folder)/\(Self.libraryName)"
        guard let changed = CacheFolder.changeTime(library) else {
            throw ProjectFailure("\(library) is missing; build Martlet again")
        }
        stamp = "\(library) \(changed)"
        names = KitNames(modules: modules)
        var options = ["-I", modules]
        options += [
            "-Xfrontend", "-load-plugin-executable", "-Xfrontend", "\(folder)/MartletMacros-tool#MartletMacros",
        ]
        for map in maps { options += ["-Xcc", "-fmodule-map-file=\(map)"] }
        for flag in try Self.systemFlags() { options += ["-Xcc", flag] }
        self.options = options
    }

    /// Lets the compiler read all headers now, which takes as long as thirty files of a program.
    private func readHeaders() throws {
        let file = "\(moduleCache)/Headers.swift"
        try CacheFolder.write("import SwiftUI\n", to: file)
        _ = try Command.run(
            "swiftc", ["-typecheck", "-g", file, "-module-cache-path", moduleCache] + options + Self.impliedImports)
    }

    private static func systemFlags() throws -> [String] {
        let result = try Command.run("pkg-config", ["--cflags"] + systemLibraries)
        guard result.isSuccess else {
            throw ProjectFailure("A system library is missing; martlet doctor says which package has it")
        }
        return result.output.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static func checkout(around folder: String) -> String? {
        var path = folder
        while path.count > 1 {
            path = (path as NSString).deletingLastPathComponent
            if FileManager.default.fileExists(atPath: "\(path)/Sources/MartletGraph") { return path }
        }
        return nil
    }

    /// - Returns: Whether something was built.
    private static func bringUpToDate(_ folder: String, checkout: String, say: (String) -> Void) throws -> Bool {
        let built = CacheFolder.changeTime("\(folder)/\(libraryName)") ?? 0
        let tools = ["MartletProjects", "MartletTool", "MartletAssetNames", "MartletAssetSymbols"]
        let isOld = folders(in: "\(checkout)/Sources").contains { module in
            !tools.contains((module as NSString).lastPathComponent) && CacheFolder.lastChange(below: module) > built
        }
        guard isOld else { return false }
        let configuration = (folder as NSString).lastPathComponent
        let scratch = Paths.join(folder, "../..")
        say("Building Martlet itself; this takes some minutes, once")
        let result = try Command.run(
            "swift",
            [
                "build", "--package-path", checkout, "--scratch-path", scratch, "--configuration", configuration,
                "--product", "MartletRuntime",
            ])
        guard result.isSuccess else {
            throw ProjectFailure("Martlet itself cannot be built:\n" + Output.errors(in: result.output))
        }
        // A build that had nothing to do leaves the library as it was.
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: "\(folder)/\(libraryName)")
        return true
    }

    private static func folders(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { "\(folder)/\($0)" }
    }
}

/// Shortens what other tools print.
enum Output {
    /// The lines that say what is wrong, else the last ones.
    static func errors(in output: String) -> String {
        let lines = output.split(separator: "\n")
        // Of a manifest that does not compile, SwiftPM also says how it was compiled, and that it does not.
        let repeated = ["Invalid manifest (compiled with", "error: invalid manifests at [", "`- error:", "|- error:"]
        let errors = lines.filter { line in line.contains("error:") && !repeated.contains(where: line.contains) }
        var seen: Set<Substring> = []
        return (errors.isEmpty ? lines.suffix(8) : errors.filter { seen.insert($0).inserted }.prefix(12))
            .joined(separator: "\n")
    }
}
