import Foundation

/// Compiles, links and completes a program in its cache folder.
package struct ProgramBuilder {
    package private(set) var program: Program
    package let cache: CacheFolder
    let kit: Kit
    let say: (String) -> Void
    let note: (String) -> Void
    private let purpose: Purpose

    /// What a program is built for.
    package enum Purpose {
        case run
        /// A program without a beginning, such as a folder of views, is given one.
        case previews
        /// What is run is the tests, in place of the program.
        case tests
    }

    /// - Parameters:
    ///   - say: Is told of each step of long work.
    ///   - note: Is told what is left out.
    package init(
        program: Program, kit: Kit, purpose: Purpose = .run, say: @escaping (String) -> Void,
        note: @escaping (String) -> Void
    ) throws {
        self.note = note
        self.program = program
        self.purpose = purpose
        if purpose == .tests { self.program.addTests() }
        if purpose == .previews, let last = program.modules.indices.last,
            Beginnings.files(among: program.modules[last].sources).isEmpty
        {
            self.program.modules[last].needsBeginning = true
        }
        self.kit = kit
        self.say = say
        cache = try CacheFolder(for: program.origin)
    }

    /// The folder that a program finds its resources in, with the program itself.
    var appFolder: String { purpose == .tests ? "\(cache.path)/tests" : "\(cache.path)/app" }

    /// Where compiled modules are: those that can be tested are compiled otherwise.
    var buildFolder: String { purpose == .tests ? "\(cache.path)/build/tests" : "\(cache.path)/build" }

    /// The file that is run.
    package var executable: String { "\(appFolder)/\(program.name)" }

    /// What a build comes to.
    package enum Outcome {
        case built
        /// What the compiler says, without repetitions.
        case failed([Diagnostic])
    }

    package func build() throws -> Outcome { try alone(buildAll) }

    /// Does something while no other run of this tool builds the program.
    func alone<Result>(_ body: () throws -> Result) throws -> Result {
        try cache.locked(ifBusy: { say("Waiting for another martlet that builds \(program.name)") }, body)
    }

    private func buildAll() throws -> Outcome {
        try discardWhatOtherToolsBuilt()
        let packages = try buildPackages()
        packages.notes.forEach(note)
        var objects: [String] = []
        for (index, module) in program.modules.enumerated() {
            let compiler = try ModuleCompiler(module, in: self, packages: packages)
            if purpose == .run, let start = compiler.start, start.role == .begin { throw ProjectFailure(start.refusal) }
            let diagnostics = try compiler.compile(isUsedByOthers: index < program.modules.count - 1)
            if diagnostics.contains(where: { $0.isError }) { return .failed(diagnostics) }
            objects += compiler.objects
        }
        try ResourceStager(program: program, folder: appFolder, cache: cache, note: note).run()
        try link(objects, packages)
        return .built
    }

    func buildPackages() throws -> BuiltPackages {
        try PackageBuilder(program: program, cache: cache, kit: kit, say: say).build()
    }

    /// What another compiler or another build of Martlet made cannot be used further.
    func discardWhatOtherToolsBuilt() throws {
        let idiom = program.idiom?.rawValue ?? "-"
        let stamp = Data("\(kit.stamp)\n\(idiom)\n\(kit.options.joined(separator: "\n"))".utf8)
        let file = try cache.file("build/stamp")
        if FileManager.default.contents(atPath: file) == stamp { return }
        try? FileManager.default.removeItem(atPath: "\(cache.path)/build")
        try CacheFolder.write(stamp, to: try cache.file("build/stamp"))
    }

    private func link(_ objects: [String], _ packages: BuiltPackages) throws {
        let inputs = objects + [kit.library] + packages.libraries
        let list = inputs.joined(separator: "\n")
        try CacheFolder.makeFolder(appFolder)
        let listFile = "\(buildFolder)/linked"
        let last = CacheFolder.changeTime(executable) ?? 0
        let isSame = FileManager.default.contents(atPath: listFile) == Data(list.utf8)
        if isSame, inputs.allSatisfy({ (CacheFolder.changeTime($0) ?? .infinity) < last }) { return }
        let fresh = "\(buildFolder)/program"
        var arguments = ["-emit-executable", "-o", fresh] + inputs + ["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN"]
        for folder in Set(([kit.library] + packages.libraries).map { ($0 as NSString).deletingLastPathComponent }) {
            arguments += ["-Xlinker", "-rpath", "-Xlinker", folder]
        }
        let result = try Command.run("swiftc", arguments)
        guard result.isSuccess else {
            throw ProjectFailure(
                "\(program.name) cannot be linked: " + LinkFailure.explain(result.output, sources: program.sources),
                isOfSources: true)
        }
        guard rename(fresh, executable) == 0 else { throw ProjectFailure("\(executable) cannot be written") }
        try CacheFolder.write(list, to: listFile)
    }
}

/// Says what a compiler means that names no line.
enum CompileFailure {
    /// - Parameter done: What could not be done, such as `compiled`.
    static func explain(_ output: String, of module: String, _ done: String) -> ProjectFailure {
        if let match = output.firstMatch(of: /filename \x22([^\x22]+)\x22 used twice: '([^']+)' and '([^']+)'/) {
            let (name, one, other) = (match.output.1, match.output.2, match.output.3)
            return ProjectFailure(
                "\(module) has two files named \(name), \(one) and \(other); rename one of them", isOfSources: true)
        }
        return ProjectFailure("\(module) cannot be \(done):\n" + Output.errors(in: output), isOfSources: true)
    }
}

/// Says what a linker means.
enum LinkFailure {
    /// - Parameter sources: The program's, of which those are named that the matter is about.
    static func explain(_ output: String, sources: [String]) -> String {
        if output.contains("undefined") && output.contains("main'") || output.contains("undefined symbol: main") {
            return "it has no beginning, because no type is marked @main and there is no main.swift; "
                + "martlet previews shows its views"
        }
        if output.contains(/multiple definition of [`']main'/) || output.contains("duplicate symbol: main") {
            return "it begins in \(Beginnings.names(Beginnings.files(among: sources))); "
                + "leave one of them in the target"
        }
        return "\n" + Output.errors(in: output)
    }
}
