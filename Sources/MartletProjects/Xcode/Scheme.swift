import Foundation

/// How a scheme runs a program.
struct Scheme {
    let name: String
    /// The target that is run.
    private(set) var targetID: String?
    private(set) var targetName: String?
    /// Whether what it runs is an app.
    private(set) var isForApp = false
    private(set) var configuration: String?
    private(set) var arguments: [String] = []
    private(set) var environment: [String: String] = [:]

    init(_ file: URL) throws {
        name = file.deletingPathExtension().lastPathComponent
        let root = try MarkupElement.read(file)
        let launch = root.first("LaunchAction")
        configuration = launch?.attributes["buildConfiguration"]
        let reference = (launch ?? root).first("BuildableReference") ?? root.first("BuildableReference")
        targetID = reference?.attributes["BlueprintIdentifier"]
        targetName = reference?.attributes["BlueprintName"]
        isForApp = reference?.attributes["BuildableName"]?.hasSuffix(".app") == true
        for argument in launch?.first("CommandLineArguments")?.children ?? []
        where argument.attributes["isEnabled"] == "YES" {
            arguments += BuildSettings.words(argument.attributes["argument"] ?? "")
        }
        for variable in launch?.first("EnvironmentVariables")?.children ?? []
        where variable.attributes["isEnabled"] == "YES" {
            if let key = variable.attributes["key"] { environment[key] = variable.attributes["value"] ?? "" }
        }
        if let language = launch?.attributes["language"], environment["LANGUAGE"] == nil {
            environment["LANGUAGE"] = language
        }
    }

    /// The scheme that is run where none is named: that of the project's own name, else the only one for an app.
    static func standard(among files: [URL], of container: URL) -> Scheme? {
        let all = files.compactMap { try? Scheme($0) }.filter(\.isForApp)
        let name = container.deletingPathExtension().lastPathComponent
        return all.first { $0.name == name } ?? (all.count == 1 ? all[0] : nil)
    }

    /// All schemes of a project or workspace: shared ones, then those of users.
    static func files(in container: URL) -> [URL] {
        let manager = FileManager.default
        var folders = [container.appendingPathComponent("xcshareddata/xcschemes")]
        let users = container.appendingPathComponent("xcuserdata")
        for user in (try? manager.contentsOfDirectory(atPath: users.path))?.sorted() ?? [] {
            folders.append(users.appendingPathComponent(user).appendingPathComponent("xcschemes"))
        }
        return folders.flatMap { folder in
            ((try? manager.contentsOfDirectory(atPath: folder.path))?.sorted() ?? [])
                .filter { $0.hasSuffix(".xcscheme") }.map(folder.appendingPathComponent)
        }
    }
}
