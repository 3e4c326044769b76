import Foundation

/// Reads `project.pbxproj`, of every version of Xcode that writes one.
struct PBXProjectReader {
    let container: URL
    let objects: ProjectObjects
    let paths: ProjectPaths
    let folder: URL
    /// The name of the configuration to build.
    let configuration: String

    /// - Parameters:
    ///   - container: The folder that is named `*.xcodeproj`.
    ///   - configuration: What a scheme says; nil for the one for development.
    init(container: URL, configuration: String?) throws {
        let file = container.appendingPathComponent("project.pbxproj")
        let document = try Document.read(file)
        do {
            objects = try ProjectObjects(document)
        } catch let failure as ProjectFailure {
            throw ProjectFailure("\(file.path) cannot be used: \(failure)")
        }
        self.container = container
        let around = container.deletingLastPathComponent()
        let inner = objects.root["projectDirPath"] ?? ""
        folder = URL(fileURLWithPath: Paths.join(around.path, inner), isDirectory: true)
        paths = ProjectPaths(objects, root: folder.path)
        let list = objects[objects.root["buildConfigurationList"]]
        let names = objects.list(list?.list("buildConfigurations") ?? []).compactMap { $0["name"] }
        self.configuration =
            [configuration, "Debug", list?["defaultConfigurationName"]].compactMap { $0 }.first(where: names.contains)
            ?? names.first ?? "Debug"
    }

    func read() -> XcodeProject {
        let name = container.deletingPathExtension().lastPathComponent
        var project = XcodeProject(name: name, folder: folder)
        project.packages = packages
        let lockFile = container.appendingPathComponent("project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        if FileManager.default.fileExists(atPath: lockFile.path) { project.lockFile = lockFile }
        for target in objects.list(objects.root.list("targets")) {
            project.targets.append(read(target, of: name))
        }
        return project
    }

    private func read(_ object: ProjectObject, of project: String) -> XcodeTarget {
        let name = object["name"] ?? object.id
        let (settings, settingsFiles) = settings(of: object, named: name, project: project)
        var target = XcodeTarget(
            id: object.id, name: name, kind: XcodeTarget.Kind(productType: object["productType"], isa: object.isa),
            product: objects[object["productReference"]].flatMap { $0["path"] }, settings: settings)
        var files = TargetFiles(settings: settings)
        let platforms = PlatformFilter(settings)
        for phase in objects.list(object.list("buildPhases")) {
            add(phase, to: &target, &files, platforms)
        }
        addSynchronizedFolders(of: object, to: &files, settings, platforms)
        target.settingsFiles = settingsFiles.flatMap(\.paths)
        target.notes = settingsFiles.flatMap(\.notes)
        target.take(files)
        target.dependencies = objects.list(object.list("dependencies")).flatMap(targets)
        for product in objects.list(object.list("packageProductDependencies")) { add(product, to: &target) }
        return target
    }

    private func add(
        _ phase: ProjectObject, to target: inout XcodeTarget, _ files: inout TargetFiles, _ platforms: PlatformFilter
    ) {
        for file in objects.list(phase.list("files")) where platforms.accepts(file) {
            if let product = objects[file["productRef"]] {
                add(product, to: &target)
                continue
            }
            guard let reference = objects[file["fileRef"]] else { continue }
            switch phase.isa {
            case "PBXSourcesBuildPhase":
                for path in leaves(reference) { files.addSource(path) }
            case "PBXResourcesBuildPhase":
                for path in leaves(reference) { files.addResource(path) }
            case "PBXFrameworksBuildPhase":
                if let name = reference["path"] ?? reference["name"] {
                    target.linked.append((name as NSString).lastPathComponent)
                    // What Apple's tools have, or a target builds, has a path from elsewhere.
                    let ends = ["framework", "xcframework"]
                    if ends.contains((name as NSString).pathExtension), paths.path(of: reference) != nil {
                        target.binaries.append(name)
                    }
                }
            case "PBXCopyFilesBuildPhase" where copiesResources(phase):
                for path in leaves(reference) where FileManager.default.fileExists(atPath: path) {
                    files.addResource(path, destination: place(of: path, copiedBy: phase))
                }
            default: break
            }
        }
    }

    private func copiesResources(_ phase: ProjectObject) -> Bool {
        let place = phase["dstSubfolder"] ?? phase["dstSubfolderSpec"] ?? ""
        return ["1", "7", "resources", "Resources", "wrapper", "Wrapper"].contains(place)
    }

    private func place(of path: String, copiedBy phase: ProjectObject) -> String {
        let folder = (phase["dstPath"] ?? "").trimmingCharacters(in: CharacterSet(charactersIn: "/"))
        let place = TargetFiles.destination(of: path)
        return folder.isEmpty ? place : "\(folder)/\(place)"
    }

    /// The files that a reference stands for: those of all languages where it is localised.
    private func leaves(_ object: ProjectObject) -> [String] {
        switch object.isa {
        case "PBXVariantGroup", "PBXGroup": objects.list(object.list("children")).flatMap(leaves)
        case "PBXReferenceProxy": []
        default: paths.path(of: object).map { [$0] } ?? []
        }
    }

    private func add(_ product: ProjectObject, to target: inout XcodeTarget) {
        // Plug-ins run while Xcode builds and are not imported.
        guard let name = product["productName"], !name.hasPrefix("plugin:") else { return }
        let reference = objects[product["package"]].flatMap(package)
        let use = PackageProduct(name: name, package: reference?.identity)
        if !target.packageProducts.contains(use) { target.packageProducts.append(use) }
    }

    private func targets(of dependency: ProjectObject) -> [String] {
        guard dependency["productRef"] == nil else { return [] }
        if let id = dependency["target"] { return [id] }
        let proxy = objects[dependency["targetProxy"]]
        return [proxy?["remoteGlobalIDString"], proxy?["remoteInfo"], dependency["name"]].compactMap { $0 }
    }

    private func addSynchronizedFolders(
        of target: ProjectObject, to files: inout TargetFiles, _ settings: BuildSettings, _ platforms: PlatformFilter
    ) {
        let owned = Set(target.list("fileSystemSynchronizedGroups"))
        let infoPlist = settings["INFOPLIST_FILE"].map { Paths.join(folder.path, $0) }
        for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
            guard let path = paths.path(of: group) else { continue }
            let folder = SynchronizedFolder(path: path, wholeFolders: Set(group.list("explicitFolders")))
            var exceptions: Set<String> = []
            var filters: [String: [String]] = [:]
            for set in objects.list(group.list("exceptions")) where set["target"] == target.id {
                exceptions.formUnion(set.list("membershipExceptions"))
                for (file, platforms) in set.values["platformFiltersByRelativePath"]?.dictionary ?? [:] {
                    filters[file] = platforms.strings
                }
            }
            addPhaseMembers(of: target, in: group, at: path, to: &files)
            let isOwner = owned.contains(group.id)
            guard isOwner || !exceptions.isEmpty else { continue }
            folder.add(to: &files, isOwner: isOwner, exceptions: exceptions, infoPlist: infoPlist) {
                platforms.accepts(filters[$0] ?? [])
            }
        }
    }
}

extension PBXProjectReader {
    /// Adds what a synchronised folder gives to a phase of the target by name, besides what belongs there by itself.
    private func addPhaseMembers(
        of target: ProjectObject, in group: ProjectObject, at folder: String, to files: inout TargetFiles
    ) {
        for set in objects.list(group.list("exceptions")) {
            guard let id = set["buildPhase"], target.list("buildPhases").contains(id), let phase = objects[id] else {
                continue
            }
            for path in set.list("membershipExceptions").map({ Paths.join(folder, $0) }) {
                switch phase.isa {
                case "PBXSourcesBuildPhase": files.addSource(path)
                case "PBXResourcesBuildPhase": files.addResource(path)
                case "PBXCopyFilesBuildPhase" where copiesResources(phase):
                    files.addResource(path, destination: place(of: path, copiedBy: phase))
                default: break
                }
            }
        }
    }
}

extension XcodeTarget.Kind {
    /// - Parameter productType: With or without Apple's prefix.
    init(productType: String?, isa: String) {
        guard let productType else {
            self = .other(isa == "PBXAggregateTarget" ? "a group of targets" : "no product")
            return
        }
        let prefix = "com.apple.product-type."
        let type = productType.hasPrefix(prefix) ? String(productType.dropFirst(prefix.count)) : productType
        switch type {
        case "application": self = .app
        case "tool": self = .commandLine
        case "framework", "framework.static", "library.static", "library.dynamic": self = .library
        case "bundle.unit-test", "bundle.ocunit-test": self = .test
        case "bundle.ui-testing": self = .testFromOutside
        default: self = .other(type)
        }
    }
}
