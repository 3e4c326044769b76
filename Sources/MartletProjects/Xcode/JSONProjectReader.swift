import Foundation

/// Reads `project.xcproj`, the project as JSON: names in place of ids, and files that say which targets have them.
struct JSONProjectReader {
    private let container: URL
    private let folder: String
    private let root: Value
    private let configuration: String

    init(container: URL, configuration: String?) throws {
        let file = container.appendingPathComponent("project.xcproj")
        root = try Document.readJSON(file)
        if let unknown = root["required-capabilities"]?.strings.first {
            throw ProjectFailure("\(file.path) asks for \"\(unknown)\", which this version of martlet does not know")
        }
        guard root.dictionary != nil, root["files"] != nil || root["targets"] != nil else {
            throw ProjectFailure("\(file.path) has neither files nor targets")
        }
        self.container = container
        folder = container.deletingLastPathComponent().path
        let names = (root["configurations"]?.array ?? []).compactMap { $0.string ?? $0["name"]?.string }
        self.configuration =
            [configuration, "Debug", root["default-configuration"]?.string].compactMap { $0 }
            .first { names.isEmpty || names.contains($0) } ?? names.first ?? "Debug"
    }

    func read() -> XcodeProject {
        let name = container.deletingPathExtension().lastPathComponent
        var project = XcodeProject(name: name, folder: URL(fileURLWithPath: folder, isDirectory: true))
        project.packages = (root["packages"]?.array ?? []).compactMap(package)
        let lockFile = container.appendingPathComponent("project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        if FileManager.default.fileExists(atPath: lockFile.path) { project.lockFile = lockFile }
        for value in root["targets"]?.array ?? [] {
            if let target = target(value, project: project) { project.targets.append(target) }
        }
        return project
    }

    private func target(_ value: Value, project: XcodeProject) -> XcodeTarget? {
        guard let name = value["name"]?.string else { return nil }
        let (settings, settingsFiles) = settings(of: value, named: name, project: project.name)
        let type = value["full-product-type"]?.string ?? value["product-type"]?.string
        var target = XcodeTarget(
            id: value["id"]?.string ?? name, name: name,
            kind: XcodeTarget.Kind(
                productType: type, isa: value["kind"]?.string == "aggregate" ? "PBXAggregateTarget" : ""),
            product: value["product"].flatMap(Self.lastName), settings: settings)
        var tree = JSONFileTree(
            target: name, root: folder, files: TargetFiles(settings: settings), platforms: PlatformFilter(settings),
            infoPlist: settings["INFOPLIST_FILE"].map { Paths.join(folder, $0) })
        for entry in root["files"]?.array ?? [] { tree.add(entry, below: folder) }
        target.linked = tree.linked
        target.settingsFiles = settingsFiles.flatMap(\.paths)
        target.notes = settingsFiles.flatMap(\.notes)
        target.take(tree.files)
        for dependency in value["dependencies"]?.array ?? [] {
            if let other = dependency.string ?? dependency["target"]?.string { target.dependencies.append(other) }
        }
        for member in value["package-product-members"]?.array ?? [] {
            guard let product = member["product-name"]?.string, !product.hasPrefix("plugin:") else { continue }
            let package = member["package"]?.string?.lowercased()
            target.packageProducts.append(PackageProduct(name: product, package: package))
        }
        return target
    }

    /// The settings, and the files that some of them come from.
    private func settings(
        of target: Value, named name: String, project: String
    ) -> (BuildSettings, files: [XcconfigFile]) {
        var levels: [[String: String]] = []
        var files: [XcconfigFile] = []
        for (owner, key) in [(target, "specialized-configurations"), (root, "configurations")] {
            levels.append(PBXProjectReader.strings(owner["build-settings"]))
            let chosen = owner[key]?.array?.first { $0["name"]?.string == configuration }
            if let file = chosen?["file"], let path = settingsFile(file) {
                let read = XcconfigFile(URL(fileURLWithPath: path))
                levels.append(read.settings)
                files.append(read)
            }
        }
        let settings = BuildSettings(
            levels: levels,
            defaults: BuildSettings.defaults(
                target: name, project: project, folder: folder, configuration: configuration,
                language: root["localizations"]?["development"]?.string),
            configuration: configuration)
        return (settings, files)
    }

    private func settingsFile(_ value: Value) -> String? {
        if let anchor = value["anchor"].flatMap(Self.wholeName), let relative = value["relative-path"]?.string {
            return Paths.join(Paths.join(folder, anchor), relative)
        }
        return Self.wholeName(value).map { JSONFileTree.path($0, below: folder, root: folder) } ?? nil
    }

    /// A reference by its names: a path of names, or an array of parts.
    private static func wholeName(_ value: Value) -> String? {
        if let text = value.string { return text.hasPrefix("id:") ? nil : text }
        let parts = (value.array ?? []).compactMap { $0.string ?? $0["name"]?.string }
        return parts.isEmpty ? nil : parts.joined(separator: "/")
    }

    private static func lastName(_ value: Value) -> String? {
        wholeName(value).map { ($0 as NSString).lastPathComponent }
    }

    private func package(_ value: Value) -> PackageReference? {
        if let path = value["path"]?.string {
            return JSONFileTree.path(path, below: folder, root: folder).map {
                PackageReference(source: .local(path: $0))
            }
        }
        guard let url = value["repository"]?.string else { return nil }
        return PackageReference(source: .remote(url: url, requirement: Self.requirement(value["version"])))
    }

    private static func requirement(_ value: Value?) -> String {
        func text(_ key: String) -> String? { value?[key]?.string }
        if let version = text("up-to-next-major-version") { return "from: \"\(version)\"" }
        if let version = text("up-to-next-minor-version") { return ".upToNextMinor(from: \"\(version)\")" }
        if let version = text("version") ?? value?.string { return "exact: \"\(version)\"" }
        if let branch = text("branch") { return "branch: \"\(branch)\"" }
        if let revision = text("revision") { return "revision: \"\(revision)\"" }
        let bounds = (text("version-range") ?? "").components(separatedBy: "..<")
        return bounds.count == 2 ? "\"\(bounds[0])\"..<\"\(bounds[1])\"" : "\"0.0.0\"..<\"9999.0.0\""
    }
}
