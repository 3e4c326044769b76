import Foundation

extension PBXProjectReader {
    /// The settings of a target above those of the project, each with its file of settings below it; and those files.
    func settings(
        of target: ProjectObject, named name: String, project: String
    ) -> (BuildSettings, files: [XcconfigFile]) {
        var levels: [[String: String]] = []
        var files: [XcconfigFile] = []
        for list in [target["buildConfigurationList"], objects.root["buildConfigurationList"]] {
            guard let found = chosenConfiguration(in: objects[list]) else { continue }
            levels.append(Self.strings(found.values["buildSettings"]))
            guard let file = settingsFile(of: found).map(XcconfigFile.init) else { continue }
            levels.append(file.settings)
            files.append(file)
        }
        let settings = BuildSettings(
            levels: levels,
            defaults: BuildSettings.defaults(
                target: name, project: project, folder: folder.path, configuration: configuration,
                language: objects.root["developmentRegion"]),
            configuration: configuration)
        return (settings, files)
    }

    private func chosenConfiguration(in list: ProjectObject?) -> ProjectObject? {
        let all = objects.list(list?.list("buildConfigurations") ?? [])
        return all.first { $0["name"] == configuration }
            ?? all.first { $0["name"] == list?["defaultConfigurationName"] } ?? all.first
    }

    private func settingsFile(of configuration: ProjectObject) -> URL? {
        if let file = objects[configuration["baseConfigurationReference"]] {
            return paths.path(of: file).map(URL.init(fileURLWithPath:))
        }
        guard let anchor = objects[configuration["baseConfigurationReferenceAnchor"]],
            let relative = configuration["baseConfigurationReferenceRelativePath"]
        else { return nil }
        return paths.path(of: anchor).map { URL(fileURLWithPath: $0).appendingPathComponent(relative) }
    }

    /// Settings as strings; a list's elements stand one after the other.
    static func strings(_ settings: Value?) -> [String: String] {
        (settings?.dictionary ?? [:]).mapValues { $0.strings.joined(separator: " ") }
    }
}

extension BuildSettings {
    /// What counts where a project says nothing, as far as sources, resources and Info.plist depend on it.
    ///
    /// - Parameter language: In which the program is written; nil for English.
    static func defaults(
        target: String, project: String, folder: String, configuration: String, language: String?
    ) -> [String: String] {
        [
            "TARGET_NAME": target, "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "PROJECT_NAME": project, "SRCROOT": folder, "SOURCE_ROOT": folder, "PROJECT_DIR": folder,
            "CONFIGURATION": configuration, "SWIFT_VERSION": "5.0", "PLATFORM_NAME": "linux",
            "CURRENT_PROJECT_VERSION": "1", "MARKETING_VERSION": "1.0", "DEVELOPMENT_LANGUAGE": language ?? "en",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "USER": "user", "WRAPPER_NAME": "$(PRODUCT_NAME).app",
        ]
    }
}
