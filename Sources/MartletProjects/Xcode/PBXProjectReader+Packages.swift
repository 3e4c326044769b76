import Foundation

extension PBXProjectReader {
    /// The packages that the project names, and the folders of packages that older projects only show.
    var packages: [PackageReference] {
        var found = objects.list(objects.root.list("packageReferences")).compactMap(package)
        for file in objects.all("PBXFileReference") {
            guard let path = paths.path(of: file), path.hasPrefix("/"),
                FileManager.default.fileExists(atPath: path + "/Package.swift")
            else { continue }
            let local = PackageReference(source: .local(path: path))
            if !found.contains(where: { $0.identity == local.identity }) { found.append(local) }
        }
        return found
    }

    func package(_ object: ProjectObject) -> PackageReference? {
        switch object.isa {
        case "XCLocalSwiftPackageReference":
            guard let path = object["relativePath"] else { return nil }
            return PackageReference(source: .local(path: Paths.join(folder.path, path)))
        case "XCRemoteSwiftPackageReference":
            guard let url = object["repositoryURL"] else { return nil }
            let requirement = object.values["requirement"]
            return PackageReference(
                source: .remote(url: url, requirement: Self.requirement(requirement)))
        default: return nil
        }
    }

    private static func requirement(_ value: Value?) -> String {
        func quoted(_ key: String) -> String { "\"\(value?[key]?.string ?? "")\"" }
        switch value?["kind"]?.string ?? "" {
        case "upToNextMajorVersion": return "from: " + quoted("minimumVersion")
        case "upToNextMinorVersion": return ".upToNextMinor(from: \(quoted("minimumVersion")))"
        case "versionRange": return quoted("minimumVersion") + "..<" + quoted("maximumVersion")
        case "exactVersion": return "exact: " + quoted("version")
        case "branch": return "branch: " + quoted("branch")
        case "revision": return "revision: " + quoted("revision")
        default: return "\"0.0.0\"..<\"9999.0.0\""
        }
    }
}

extension PBXProjectReader {
    /// The projects that this one shows inside itself, to build their targets too.
    var innerProjects: [URL] {
        let references = objects.root.values["projectReferences"]?.array ?? []
        return references.compactMap { reference in
            objects[reference["ProjectRef"]?.string].flatMap(paths.path).map(URL.init(fileURLWithPath:))
        }.filter { FileManager.default.fileExists(atPath: $0.path) }
    }
}
