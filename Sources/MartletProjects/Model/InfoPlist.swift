import Foundation

/// Makes a program's Info.plist as Xcode does: a file, what build settings say, and the names that every program has.
enum InfoPlist {
    /// - Parameter folder: What the path of the file counts from.
    static func make(_ settings: BuildSettings, folder: URL) throws -> (data: Data, notes: [String]) {
        var info: [String: Any] = [:]
        var notes: [String] = []
        if let path = settings["INFOPLIST_FILE"], !path.isEmpty {
            let file = Paths.join(folder.path, path)
            if let data = FileManager.default.contents(atPath: file) {
                guard let read = try? PropertyListSerialization.propertyList(from: data, format: nil),
                    let dictionary = read as? [String: Any]
                else { throw ProjectFailure("\(file) is not a whole property list") }
                info = dictionary
            } else {
                notes.append("\(file) is not there; the program has an Info.plist without what it says.")
            }
        }
        let prefix = "INFOPLIST_KEY_"
        if settings.isOn("GENERATE_INFOPLIST_FILE") {
            for name in settings.names(beginningWith: prefix) {
                guard let value = settings[name] else { continue }
                let key = String(name.dropFirst(prefix.count))
                info[key] = lists.contains { key.hasPrefix($0) } ? BuildSettings.words(value) : typed(value)
            }
        }
        let product = settings["PRODUCT_NAME"] ?? "App"
        let standard: [String: String] = [
            "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "",
            "CFBundleName": product, "CFBundleExecutable": product, "CFBundlePackageType": "APPL",
            "CFBundleShortVersionString": settings["MARKETING_VERSION"] ?? "1.0",
            "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"] ?? "1",
            "CFBundleDevelopmentRegion": settings["DEVELOPMENT_LANGUAGE"] ?? "en",
            "CFBundleInfoDictionaryVersion": "6.0",
            "NSAccentColorName": settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] ?? "",
        ]
        for (key, value) in standard where info[key] == nil && !value.isEmpty { info[key] = value }
        return (try serialize(info.mapValues { expand($0, settings) }), notes)
    }

    static func serialize(_ info: [String: Any]) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
    }

    /// Keys whose values Xcode takes for lists.
    private static let lists = [
        "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIBackgroundModes", "UIAppFonts",
    ]

    private static func typed(_ value: String) -> Any {
        switch value {
        case "YES": true
        case "NO": false
        default: value
        }
    }

    private static func expand(_ value: Any, _ settings: BuildSettings) -> Any {
        switch value {
        case let text as String: settings.expand(text)
        case let list as [Any]: list.map { expand($0, settings) }
        case let dictionary as [String: Any]: dictionary.mapValues { expand($0, settings) }
        default: value
        }
    }
}
