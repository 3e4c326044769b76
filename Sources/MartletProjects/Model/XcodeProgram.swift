import Foundation

/// Finds the program that a project or a workspace is for, and everything it is made of.
struct XcodeProgram {
    private var projects: [XcodeProject] = []
    private var packages: [PackageReference] = []
    private var lockFile: URL?
    private var notes: [String] = []
    private let container: URL
    private let scheme: Scheme?
    private let wanted: String?
    /// Whether a library will do, where there is no app.
    private let takesLibrary: Bool
    private var manifests: [String] = []

    /// - Parameters:
    ///   - container: A folder named `*.xcodeproj` or `*.xcworkspace`.
    ///   - wanted: The name of a scheme or a target; nil for the one app.
    init(_ container: URL, wanted: String?, takesLibrary: Bool) throws {
        self.container = container
        self.wanted = wanted
        self.takesLibrary = takesLibrary
        var files = [container]
        if container.pathExtension == "xcworkspace" {
            let workspace = try Workspace(container)
            files = workspace.projects
            packages = workspace.packages
            lockFile = workspace.lockFile
            notes = workspace.notes
            if files.isEmpty, packages.isEmpty {
                throw ProjectFailure("\(container.path) names no project that is there")
            }
        }
        let schemes = Self.unique([container] + files, by: \.path).flatMap(Scheme.files)
        if let wanted {
            let file = schemes.first { $0.deletingPathExtension().lastPathComponent == wanted }
            scheme = try file.map(Scheme.init)
        } else {
            scheme = Scheme.standard(among: schemes, of: container)
        }
        var seen: Set<String> = []
        for file in files { try add(file, seen: &seen) }
    }

    private mutating func add(_ file: URL, seen: inout Set<String>) throws {
        guard seen.insert(file.path).inserted else { return }
        let manager = FileManager.default
        let classic = file.appendingPathComponent("project.pbxproj")
        let modern = file.appendingPathComponent("project.xcproj")
        switch (manager.fileExists(atPath: classic.path), manager.fileExists(atPath: modern.path)) {
        case (true, true):
            throw ProjectFailure(
                "\(file.path) has both project.pbxproj and project.xcproj, which Xcode refuses; remove the older one")
        case (false, true):
            manifests.append(modern.path)
            projects.append(try JSONProjectReader(container: file, configuration: scheme?.configuration).read())
        case (true, false):
            manifests.append(classic.path)
            let reader = try PBXProjectReader(container: file, configuration: scheme?.configuration)
            projects.append(reader.read())
            for inner in reader.innerProjects { try add(inner, seen: &seen) }
        case (false, false):
            throw ProjectFailure("\(file.path) has neither project.pbxproj nor project.xcproj in it")
        }
    }

    private var targets: [(target: XcodeTarget, project: XcodeProject)] {
        projects.flatMap { project in project.targets.map { ($0, project) } }
    }

    func program() throws -> Program {
        var notes = notes
        let (main, project) = try mainTarget(&notes)
        var order: [XcodeTarget] = []
        var visited: Set<String> = []
        collect(main, into: &order, visited: &visited, notes: &notes)
        let info = try InfoPlist.make(main.settings, folder: project.folder)
        let product = main.settings["PRODUCT_NAME"] ?? main.name
        var program = Program(
            name: product.replacingOccurrences(of: "/", with: "-"), origin: container, modules: order.map(module),
            info: info.data)
        program.iconName = main.settings["ASSETCATALOG_COMPILER_APPICON_NAME"] ?? "AppIcon"
        program.packages = Self.unique(packages + projects.flatMap(\.packages), by: \.identity)
        program.packageProducts = Self.unique(order.flatMap(\.packageProducts), by: \.name)
        program.lockFile = lockFile ?? project.lockFile
        program.tests = tests(of: order)
        // A scheme that nobody named is about the target that it runs alone.
        if let scheme, wanted != nil || runs(scheme, main) {
            program.arguments = scheme.arguments.map(main.settings.expand)
            program.environment = scheme.environment.mapValues(main.settings.expand)
        }
        program.idiom = ProgramIdiom(main.settings)
        program.notes = Self.unique(
            notes + projects.flatMap(\.notes) + order.flatMap(\.notes) + info.notes, by: \.self)
        program.manifests = manifests + Self.unique(order.flatMap(\.settingsFiles), by: \.self)
        program.foreignSources = order.flatMap(\.foreignSources)
        program.absent = absent(order)
        guard program.modules.last?.sources.isEmpty == false else {
            let foreign = main.foreignSources.map { ($0 as NSString).lastPathComponent }
            throw ProjectFailure(
                "The target \(main.name) of \(container.path) has no Swift files to build"
                    + (foreign.isEmpty
                        ? main.notes.first.map { ": " + $0.replacing("; the rest is built without.", with: "") } ?? ""
                        : "; it is written in other languages, such as \(foreign[0])"))
        }
        return program
    }

    private func absent(_ targets: [XcodeTarget]) -> AbsentParts {
        var absent = AbsentParts()
        absent.sources = targets.flatMap(\.missingSources)
        for path in targets.flatMap(\.binaries) {
            let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            absent.binaries[BuildSettings.identifier(name)] = path
        }
        targets.flatMap(\.models).forEach { absent.addModel($0) }
        let folders = [container.deletingLastPathComponent()] + projects.map(\.folder)
        for folder in folders { absent.addPods(in: folder.path) }
        return absent
    }

    /// The bundles of tests that test one of these targets.
    private func tests(of order: [XcodeTarget]) -> ProgramTests {
        let names = Set(order.flatMap { [$0.id, $0.name] })
        var tests = ProgramTests()
        for (target, _) in targets where target.tests(names) {
            if target.kind == .testFromOutside {
                tests.leaveOut(target.name)
            } else if !target.sources.isEmpty {
                tests.modules.append(module(target))
                tests.packageProducts += target.packageProducts
            }
        }
        return tests
    }

    private func module(_ target: XcodeTarget) -> ProgramModule {
        var module = ProgramModule(
            name: BuildSettings.identifier(target.settings["PRODUCT_MODULE_NAME"] ?? target.name),
            sources: target.sources.sorted(), resources: target.resources, options: SwiftOptions(target.settings))
        module.hasStringSymbols = target.settings.isOn("STRING_CATALOG_GENERATE_SYMBOLS")
        return module
    }

    private func mainTarget(_ notes: inout [String]) throws -> (XcodeTarget, XcodeProject) {
        let all = targets
        let programs = all.filter { $0.target.kind == .app || $0.target.kind == .commandLine }
        if let wanted {
            let named = scheme.flatMap { scheme in
                all.first { $0.target.id == scheme.targetID } ?? all.first { $0.target.name == scheme.targetName }
            }
            if let found = named ?? all.first(where: { $0.target.name == wanted }) {
                guard let what = Self.notRun(found.target, takesLibrary: takesLibrary) else { return found }
                throw ProjectFailure(
                    "\(found.target.name) of \(container.path) is \(what), which does not run by itself; "
                        + "its programs are \(Self.names(programs.map(\.target)))")
            }
            throw ProjectFailure(
                "\(container.path) has no scheme or target named \(wanted); it has \(Self.names(programs.map(\.target)))"
            )
        }
        let libraries = all.filter { $0.target.kind == .library && !$0.target.sources.isEmpty }
        let apps = programs.isEmpty && takesLibrary ? libraries : all.filter { $0.target.kind == .app }
        guard let first = apps.first ?? programs.first else {
            let others = all.map(\.target).filter { $0.kind != .test && $0.kind != .testFromOutside }
            let advice = libraries.isEmpty ? "" : "; martlet previews shows their views"
            throw ProjectFailure(
                "\(container.path) has no app to run"
                    + (others.isEmpty ? "" : "; its targets are \(Self.names(others))\(advice)"))
        }
        if apps.count < 2 { return first }
        let name = container.deletingPathExtension().lastPathComponent
        let nearest = apps.map { $0.target.distance }.min()
        let likely = apps.filter { $0.target.distance == nearest }
        let chosen =
            likely.first { target, _ in scheme.map { runs($0, target) } ?? false }
            ?? likely.first { $0.target.name == name } ?? likely.first ?? first
        let others = apps.map(\.target.name).filter { $0 != chosen.target.name }
        notes.append(
            "\(container.lastPathComponent) has several \(chosen.target.kind == .app ? "apps" : "libraries"); this is \(chosen.target.name), and --scheme takes another: "
                + others.joined(separator: ", ") + ".")
        return chosen
    }

    /// What a target is that is no program; nil for a program.
    private static func notRun(_ target: XcodeTarget, takesLibrary: Bool) -> String? {
        switch target.kind {
        case .app, .commandLine: nil
        case .library: takesLibrary ? nil : "a library"
        case .test, .testFromOutside: "a bundle of tests"
        case .other: "an extension or another part that only Apple's systems run"
        }
    }

    private func runs(_ scheme: Scheme, _ target: XcodeTarget) -> Bool {
        scheme.targetID == target.id || scheme.targetName == target.name
    }

    /// What a target needs before itself.
    private func collect(
        _ target: XcodeTarget, into order: inout [XcodeTarget], visited: inout Set<String>, notes: inout [String]
    ) {
        guard visited.insert(Self.identity(of: target)).inserted else { return }
        let all = targets.map(\.target)
        var needed: [XcodeTarget] = []
        for name in target.dependencies {
            if let found = all.first(where: { $0.id == name }) ?? all.first(where: { $0.name == name }) {
                needed.append(found)
            }
        }
        for name in target.linked {
            let found = all.first { $0.product == name } ?? all.first { $0.kind == .library && $0.builds(name) }
            if let found { needed.append(found) }
        }
        for other in needed {
            switch other.kind {
            case .library: collect(other, into: &order, visited: &visited, notes: &notes)
            case .other(let kind) where !kind.hasPrefix("no ") && !kind.hasPrefix("a "):
                if visited.insert(Self.identity(of: other)).inserted {
                    notes.append("The target \(other.name) (\(kind)) has no counterpart on Linux and is not built.")
                }
            default: break
            }
        }
        if target.sources.isEmpty, target.kind == .library {
            notes += target.notes
            return
        }
        order.append(target)
    }

    /// Copies of a project have targets of the same id.
    private static func identity(of target: XcodeTarget) -> String { "\(target.id) \(target.name)" }

    private static func names(_ targets: [XcodeTarget]) -> String {
        targets.isEmpty ? "none" : targets.map(\.name).joined(separator: ", ")
    }

    private static func unique<Element, Key: Hashable>(_ all: [Element], by key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return all.filter { seen.insert(key($0)).inserted }
    }
}
