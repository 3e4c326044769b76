import Foundation

/// Makes programs of app playgrounds and of folders that hold nothing but Swift files.
enum PlainProgram {
    /// A folder without a project: all Swift files below it make one program, but those in folders of tests.
    static func folder(_ folder: URL) throws -> Program {
        let name = folder.lastPathComponent
        var files = TargetFiles(settings: BuildSettings(levels: [], defaults: [:], configuration: "Debug"))
        SynchronizedFolder(path: folder.path).add(
            to: &files, isOwner: true, exceptions: [], infoPlist: nil, accepts: { _ in true })
        let tests = FolderTests(of: files.sources, in: folder)
        files.sources.removeAll { tests.sources.contains($0) }
        guard !files.sources.isEmpty else {
            throw ProjectFailure("\(folder.path) has no project, no package and no Swift files in it")
        }
        let beginnings = Beginnings.files(among: files.sources.sorted())
        if beginnings.count > 1 {
            let shown = beginnings.map { String($0.dropFirst(folder.path.count + 1)) }
            throw ProjectFailure(
                "\(folder.path) has \(beginnings.count) programs, which begin in "
                    + shown.dropLast().joined(separator: ", ") + " and \(shown[shown.count - 1]); "
                    + "give a folder that has one of them")
        }
        var program = try program(
            named: name, at: folder, files: files, manifest: nil, infoPlist: infoPlist(in: folder))
        program.tests = tests.tests
        return program
    }

    /// The file of this name that stands highest.
    private static func infoPlist(in folder: URL) -> String? {
        SynchronizedFolder(path: folder.path).items().filter { ($0 as NSString).lastPathComponent == "Info.plist" }
            .min { $0.split(separator: "/").count < $1.split(separator: "/").count }
    }

    /// A folder named `*.swiftpm`, whose manifest only Apple's tools can run.
    static func playground(_ folder: URL) throws -> Program {
        let manifest = folder.appendingPathComponent("Package.swift")
        let text = String(decoding: FileManager.default.contents(atPath: manifest.path) ?? Data(), as: UTF8.self)
        let facts = ManifestText(text)
        var files = TargetFiles(settings: BuildSettings(levels: [], defaults: [:], configuration: "Debug"))
        let path = Paths.join(folder.path, facts.string("path", in: "Target") ?? ".")
        let whole = Set(facts.copied.filter { TargetFiles.isDirectory("\(path)/\($0)") })
        let libraries = PlaygroundLibraries(facts, in: folder.path)
        let others = libraries.folders.compactMap {
            $0.hasPrefix(path + "/") ? String($0.dropFirst(path.count + 1)) : nil
        }
        let info = facts.string("additionalInfoPlistContentFilePath", in: ".iOSApplication")
        SynchronizedFolder(path: path, wholeFolders: whole).add(
            to: &files, isOwner: true, exceptions: Set(["Package.swift", ".build"] + others),
            infoPlist: info.map { Paths.join(folder.path, $0) },
            accepts: { _ in true })
        guard !files.sources.isEmpty else { throw ProjectFailure("\(folder.path) has no Swift files in it") }
        let name = facts.string("name", in: ".iOSApplication") ?? folder.deletingPathExtension().lastPathComponent
        var program = try program(named: name, at: folder, files: files, manifest: facts, infoPlist: info)
        program.modules.insert(contentsOf: libraries.modules(), at: 0)
        program.packages = facts.packages(below: folder.path)
        program.packageProducts = facts.products
        program.manifests = [manifest.path]
        program.idiom = ProgramIdiom(facts)
        let lockFile = folder.appendingPathComponent("Package.resolved")
        if FileManager.default.fileExists(atPath: lockFile.path) { program.lockFile = lockFile }
        return program
    }

    /// The views of a package that has no program, for their previews; nil for another package.
    static func library(_ folder: URL) throws -> Program? {
        let manifest = folder.appendingPathComponent("Package.swift")
        let text = String(decoding: FileManager.default.contents(atPath: manifest.path) ?? Data(), as: UTF8.self)
        let facts = ManifestText(text)
        let products = facts.libraries
        guard !text.contains("executableTarget"), !products.isEmpty else { return nil }
        let files = TargetFiles(settings: BuildSettings(levels: [], defaults: [:], configuration: "Debug"))
        let name = facts.string("name") ?? folder.lastPathComponent
        var program = try program(named: name, at: folder, files: files, manifest: nil)
        program.modules[0].name += "Previews"
        let package = PackageReference(source: .local(path: folder.path))
        program.packages = [package]
        program.packageProducts = products.map { PackageProduct(name: $0, package: package.identity) }
        program.manifests = [manifest.path]
        return program
    }

    private static func program(
        named name: String, at folder: URL, files: TargetFiles, manifest: ManifestText?, infoPlist: String? = nil
    ) throws -> Program {
        var module = ProgramModule(
            name: manifest == nil
                ? BuildSettings.identifier(name) : manifest?.string("name", in: "Target") ?? "AppModule",
            sources: files.sources.sorted(), resources: files.resources)
        module.hasModuleBundle = manifest != nil
        module.options.conditions = ["DEBUG"]
        module.options.hasBareSlashRegex = manifest == nil
        if let manifest {
            manifest.apply(to: &module.options, of: manifest.calls(".executableTarget").first ?? manifest.text)
        }
        let settings = [
            "PRODUCT_NAME": name, "INFOPLIST_FILE": infoPlist, "EXECUTABLE_NAME": name,
            "PRODUCT_BUNDLE_IDENTIFIER": manifest?.string("bundleIdentifier")
                ?? "local.\(BuildSettings.identifier(name))",
            "MARKETING_VERSION": manifest?.string("displayVersion"),
            "CURRENT_PROJECT_VERSION": manifest?.string("bundleVersion"),
            "DEVELOPMENT_LANGUAGE": manifest?.string("defaultLocalization"),
            "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": manifest?.accentColor,
        ].compactMapValues { $0 }
        let info = try InfoPlist.make(
            BuildSettings(levels: [settings], defaults: [:], configuration: "Debug"), folder: folder)
        var program = Program(name: name, origin: folder, modules: [module], info: info.data)
        program.iconName = "AppIcon"
        program.notes = files.notes(of: name)
        return program
    }
}
