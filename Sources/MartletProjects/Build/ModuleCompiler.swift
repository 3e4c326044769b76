import Foundation
import MartletAssetNames

/// Compiles one module of a program, anew only what changed.
struct ModuleCompiler {
    let module: ProgramModule
    let builder: ProgramBuilder
    private let packages: BuiltPackages
    private let generated: [String]
    /// How the program begins, where it does so with UIKit.
    let start: UIKitStart?

    init(_ module: ProgramModule, in builder: ProgramBuilder, packages: BuiltPackages) throws {
        self.module = module
        self.builder = builder
        self.packages = packages
        let isProgram = module.name == builder.program.modules.last { !$0.runsTests && !$0.holdsTests }?.name
        start = isProgram ? UIKitStart(module.sources) : nil
        generated = try Self.generate(for: module, start, in: builder)
    }

    var sources: [String] { module.sources + generated }
    var folder: String { "\(builder.buildFolder)/\(module.name)" }
    var moduleFolder: String { "\(builder.buildFolder)/modules" }

    /// One file for each source, named by its place among them, because sources in several folders share names.
    var objects: [String] {
        sources.indices.map {
            "\(folder)/\($0)-\(((sources[$0] as NSString).lastPathComponent as NSString).deletingPathExtension).o"
        }
    }

    /// The arguments that every reading of the sources has.
    var commonArguments: [String] {
        var arguments = ["-module-name", module.name, "-module-cache-path", builder.kit.moduleCache]
        arguments += module.options.arguments + builder.kit.options + ["-I", moduleFolder] + packages.options
        arguments += Kit.impliedImports
        if !sources.contains(where: { ($0 as NSString).lastPathComponent == "main.swift" }) {
            arguments.append("-parse-as-library")
        }
        if module.isTested {
            let beginning = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(module.name)_main"]
            arguments += ["-enable-testing"] + beginning
        }
        // A check has no use for it, but without it the compiler would read all headers anew.
        arguments.append("-g")
        return arguments + ["-diagnostic-style", "llvm", "-enable-batch-mode", "-j", "\(Self.jobs)"]
    }

    private static let jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)

    /// - Parameter isUsedByOthers: Whether modules come that import this one. For the last module none is written, which
    ///   takes as long as the sources of a small program.
    func compile(isUsedByOthers: Bool) throws -> [Diagnostic] {
        try CacheFolder.makeFolder(folder)
        try CacheFolder.makeFolder(moduleFolder)
        let objects = objects
        var map: [String: [String: String]] = ["": ["swift-dependencies": "\(folder)/module.swiftdeps"]]
        for (source, object) in zip(sources, objects) {
            let base = String(object.dropLast(2))
            map[source] = ["object": object, "swift-dependencies": base + ".swiftdeps", "diagnostics": base + ".dia"]
        }
        let mapFile = "\(folder)/files.json"
        try CacheFolder.write(JSONSerialization.data(withJSONObject: map, options: .sortedKeys), to: mapFile)
        var arguments = commonArguments + ["-c", "-Onone", "-incremental", "-suppress-warnings"]
        arguments += ["-output-file-map", mapFile]
        if isUsedByOthers {
            arguments += ["-emit-module", "-emit-module-path", "\(moduleFolder)/\(module.name).swiftmodule"]
        }
        if module.holdsTests {
            let symbols = Self.symbolFolder(of: module.name, in: builder)
            try CacheFolder.makeFolder(symbols)
            arguments += ["-emit-symbol-graph", "-emit-symbol-graph-dir", symbols]
            arguments += ["-symbol-graph-minimum-access-level", "internal"]
        }
        // Where nothing differs from the last time that all was compiled, the compiler need not even be asked.
        let state = (arguments + (sources + inputs).map { "\($0) \(CacheFolder.changeTime($0) ?? 0)" })
            .joined(separator: "\n")
        let stateFile = "\(folder)/compiled"
        if FileManager.default.contents(atPath: stateFile) == Data(state.utf8) { return [] }
        try? FileManager.default.removeItem(atPath: stateFile)
        builder.say("Compiling \(module.name), \(Self.count(sources.count))")
        let interfaceFile = "\(folder)/interfaces"
        var interfaces = KnownInterfaces(file: interfaceFile)
        // Those that see a source which looks other now are compiled with it, not after it.
        if interfaces.update(sources) { arguments.append("-driver-always-rebuild-dependents") }
        var reading = reading
        var previews = PreviewReading(keptIn: "\(folder)/previews.json")
        let diagnostics = try reading.compile { reading in
            let texts = try previews.reading(reading.texts, of: sources)
            let others = texts.isEmpty ? [] : ["-vfsoverlay", try overlay(texts, in: "\(folder)/named")]
            let result = try Command.run(
                "swiftc", try Self.inFile(arguments + others + sources, "\(folder)/arguments"))
            let diagnostics = Diagnostic.parse(result.output).map(previews.written)
            if !result.isSuccess, !diagnostics.contains(where: \.isError) {
                throw CompileFailure.explain(result.output, of: module.name, "compiled")
            }
            return result.isSuccess ? [] : diagnostics
        }
        reading.notes.forEach(builder.note)
        if diagnostics.isEmpty {
            try interfaces.write(to: interfaceFile)
            try CacheFolder.write(state, to: stateFile)
        }
        return diagnostics
    }

    /// Where the compiler tells what a module of tests declares.
    private static func symbolFolder(of module: String, in builder: ProgramBuilder) -> String {
        "\(builder.buildFolder)/\(module)/symbols"
    }

    /// How the sources are read, with what was left out of them before.
    var reading: SourceReading {
        SourceReading(builder.program.idiom, of: sources, start: start, keptIn: "\(folder)/left-out.json")
    }

    /// Lets the compiler read other texts under the paths of the user's files.
    func overlay(_ texts: [String: String], in folder: String) throws -> String {
        try CacheFolder.makeFolder(folder)
        var roots: [[String: String]] = []
        for (number, path) in texts.keys.sorted().enumerated() {
            let stand = "\(folder)/\(number).swift"
            try CacheFolder.write(texts[path] ?? "", to: stand)
            roots.append(["type": "file", "name": path, "external-contents": stand])
        }
        let overlay: [String: Any] = [
            "version": 0, "case-sensitive": true, "use-external-names": false, "roots": roots,
        ]
        let file = "\(folder)/overlay.json"
        try CacheFolder.write(JSONSerialization.data(withJSONObject: overlay, options: .sortedKeys), to: file)
        return file
    }

    /// What is read besides the sources: the modules that were built before this one, and the packages.
    var inputs: [String] {
        let modules = builder.program.modules.prefix { $0.name != module.name }
        return modules.map { "\(moduleFolder)/\($0.name).swiftmodule" } + packages.libraries
    }

    static func count(_ files: Int) -> String { files == 1 ? "1 file" : "\(files) files" }

    /// Many arguments are handed over in a file, because a system limits how long a command is.
    static func inFile(_ arguments: [String], _ path: String) throws -> [String] {
        // In a file, a quotation mark of one kind ends what one of the other kind began: all are escaped one by one.
        let lines = arguments.map { argument in
            argument.reduce(into: "") { line, letter in
                if letter.isWhitespace || "\\\"'".contains(letter) { line.append("\\") }
                line.append(letter)
            }
        }
        try CacheFolder.write(lines.joined(separator: "\n"), to: path)
        return ["@" + path]
    }

    /// Writes the Swift that Xcode makes from a target's resources.
    private static func generate(
        for module: ProgramModule, _ start: UIKitStart?, in builder: ProgramBuilder
    ) throws -> [String] {
        let cache = builder.cache
        var files: [String] = []
        let catalogues = module.resources.map(\.path).filter { $0.hasSuffix(".xcassets") }
        if module.hasAssetSymbols, !catalogues.isEmpty {
            var assets = AssetFolder()
            for path in catalogues { assets.read(URL(fileURLWithPath: path), name: "") }
            let file = try cache.file("generated/\(module.name)/AssetSymbols.swift")
            let taken = declaredStatics(in: module.sources)
            try CacheFolder.write(AssetSymbolWriter(bundle: ".main", taken: taken).source(for: assets), to: file)
            files.append(file)
        }
        if module.hasStringSymbols {
            var symbols = StringSymbols()
            for item in module.resources where item.path.hasSuffix(".xcstrings") { symbols.read(item.path) }
            if let source = symbols.source {
                let file = try cache.file("generated/\(module.name)/StringSymbols.swift")
                try CacheFolder.write(source, to: file)
                files.append(file)
            }
        }
        if let start {
            let file = try cache.file("generated/\(module.name)/UIKitStart.swift")
            try CacheFolder.write(start.source, to: file)
            files.append(file)
        }
        if module.needsBeginning {
            let file = try cache.file("generated/\(module.name)/Beginning.swift")
            let library = "SwiftUI"
            let text = """
                import \(library)

                @main
                struct _ProgramOfPreviews: App {
                    var body: some Scene { WindowGroup { EmptyView() } }
                }

                """
            try CacheFolder.write(text, to: file)
            files.append(file)
        }
        if module.runsTests {
            let file = try cache.file("generated/\(module.name)/Runner.swift")
            let tests = builder.program.modules.filter(\.holdsTests).map { tests in
                let graph = "\(symbolFolder(of: tests.name, in: builder))/\(tests.name).symbols.json"
                return TestClasses(module: tests.name, graph: FileManager.default.contents(atPath: graph) ?? Data())
            }
            try CacheFolder.write(TestClasses.runner(tests), to: file)
            files.append(file)
        }
        if module.hasModuleBundle {
            let file = try cache.file("generated/\(module.name)/ModuleBundle.swift")
            let text = "import Foundation\n\nextension Bundle {\n    static let module = Bundle.main\n}\n"
            try CacheFolder.write(text, to: file)
            files.append(file)
        }
        return files
    }

    /// The names that the sources have constants for themselves, as programs from before Xcode made them do.
    static func declaredStatics(in sources: [String]) -> Set<String> {
        var names: Set<String> = []
        for source in sources {
            guard let data = FileManager.default.contents(atPath: source) else { continue }
            var before = ""
            SourceWords.each(in: data) { keyword, name in
                if before == "static", keyword == "let" || keyword == "var" { names.insert(name()) }
                before = keyword
            }
        }
        return names
    }
}
