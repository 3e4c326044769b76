/// How a module's sources are to be read.
package struct SwiftOptions: Equatable, Sendable {
    /// Such as `5` or `6`.
    package var languageMode = "5"
    package var conditions: [String] = []
    package var defaultIsolation: String?
    package var features: [String] = []
    package var hasBareSlashRegex = false
    package var other: [String] = []

    package init() {}

    package init(_ settings: BuildSettings) {
        languageMode = Self.mode(settings["SWIFT_VERSION"] ?? "5")
        conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        if let isolation = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"], isolation == "MainActor" {
            defaultIsolation = isolation
        }
        if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") { features += Self.approachable }
        for name in settings.names(beginningWith: "SWIFT_UPCOMING_FEATURE_").sorted() where settings.isOn(name) {
            features.append(Self.feature(String(name.dropFirst("SWIFT_UPCOMING_FEATURE_".count))))
        }
        // It only forbids what is found through another file's imports, and what Foundation brings along is divided
        // otherwise on Linux: programs that keep to it build as well without.
        features.removeAll { $0 == "MemberImportVisibility" }
        // Xcode reads `/…/` unless a project says no; a package in mode 5 has to ask for it.
        hasBareSlashRegex = settings["SWIFT_ENABLE_BARE_SLASH_REGEX"]?.uppercased() != "NO"
        take(settings.list("OTHER_SWIFT_FLAGS"))
    }

    /// - Parameter flags: Those that a compiler is given.
    init(_ flags: [String]) {
        languageMode = zip(flags, flags.dropFirst()).first { $0.0 == "-swift-version" }.map { Self.mode($0.1) } ?? "5"
        take(flags)
    }

    /// The arguments for the compiler.
    package var arguments: [String] {
        var arguments = ["-swift-version", languageMode]
        for condition in conditions where !condition.isEmpty { arguments.append("-D\(condition)") }
        if let defaultIsolation { arguments += ["-default-isolation", defaultIsolation] }
        var seen: Set<String> = []
        for feature in features where seen.insert(feature).inserted && !isInMode(feature) {
            arguments += ["-enable-upcoming-feature", feature]
        }
        if hasBareSlashRegex, languageMode != "6" { arguments.append("-enable-bare-slash-regex") }
        return arguments + other
    }

    private static func mode(_ version: String) -> String {
        if version.hasPrefix("4.2") { return "4.2" }
        // The compiler knows no mode before 4 any more.
        if let major = version.split(separator: ".").first.flatMap({ Int($0) }), major < 4 { return "4" }
        return version.split(separator: ".").first.map(String.init) ?? "5"
    }

    /// Takes of a project's own flags those that change what the sources mean.
    private mutating func take(_ flags: [String]) {
        var index = 0
        while index < flags.count {
            let flag = flags[index]
            let next = index + 1 < flags.count ? flags[index + 1] : nil
            switch flag {
            case "-D":
                if let next { conditions.append(next) }
                index += 1
            case "-enable-upcoming-feature":
                if let next { features.append(next) }
                index += 1
            case "-enable-experimental-feature", "-default-isolation", "-package-name":
                if let next { other += [flag, next] }
                index += 1
            case "-enable-bare-slash-regex": hasBareSlashRegex = true
            case _ where flag.hasPrefix("-D"): conditions.append(String(flag.dropFirst(2)))
            default: break
            }
            index += 1
        }
    }

    private static let approachable = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    private static let renamed = [
        "BARE_SLASH_REGEX": "BareSlashRegexLiterals", "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
        "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
        "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY":
            "GlobalActorIsolatedTypesUsability",
    ]

    private static func feature(_ setting: String) -> String {
        renamed[setting]
            ?? setting.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
    }

    /// Whether the language mode has the feature anyway; asking for it again is an error.
    private func isInMode(_ feature: String) -> Bool {
        languageMode == "6" && Self.inSwift6.contains(feature)
    }

    private static let inSwift6: Set<String> = [
        "ConciseMagicFile", "ForwardTrailingClosures", "StrictConcurrency", "ImplicitOpenExistentials",
        "BareSlashRegexLiterals", "DeprecateApplicationMain", "ImportObjcForwardDeclarations",
        "DisableOutwardActorInference", "IsolatedDefaultValues", "GlobalConcurrency", "InferSendableFromCaptures",
        "RegionBasedIsolation", "DynamicActorIsolation", "NonfrozenEnumExhaustivity",
        "GlobalActorIsolatedTypesUsability",
    ]
}
