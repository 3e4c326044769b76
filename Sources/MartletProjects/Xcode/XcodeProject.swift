import Foundation

/// What one project of Xcode says, whichever format it is in.
package struct XcodeProject: Sendable {
    package var name: String
    /// The folder that paths count from.
    package var folder: URL
    package var targets: [XcodeTarget] = []
    package var packages: [PackageReference] = []
    /// The file that names the exact versions of packages.
    package var lockFile: URL?
    package var notes: [String] = []
}

/// A target of a project, with the build settings for a run.
package struct XcodeTarget: Sendable {
    package enum Kind: Equatable, Sendable {
        case app, commandLine, library, test
        /// Tests that use the program from another process, as a user does.
        case testFromOutside
        /// Of a kind that only Apple's systems run, such as an extension.
        case other(String)
    }

    package var id: String
    package var name: String
    package var kind: Kind
    /// The file that is built, such as `Core.framework`.
    package var product: String?
    package var settings: BuildSettings
    package var sources: [String] = []
    package var resources: [ResourceItem] = []
    /// Sources in languages that are not compiled.
    package var foreignSources: [String] = []
    /// The ids or names of targets that are built first.
    package var dependencies: [String] = []
    /// Files of other targets that are linked.
    package var linked: [String] = []
    package var packageProducts: [PackageProduct] = []
    /// The files of build settings that it follows.
    package var settingsFiles: [String] = []
    package var notes: [String] = []
    /// Frameworks that lie in the project, compiled for Apple's systems, as the project names them.
    package var binaries: [String] = []
    /// The names of Swift files that are not there.
    package var missingSources: [String] = []
    /// Models of Core Data.
    package var models: [String] = []

    /// Takes what is known of its files.
    mutating func take(_ files: TargetFiles) {
        sources = files.sources
        resources = files.resources
        foreignSources = files.foreign
        missingSources = files.missingSources
        models = files.models
        notes += files.notes(of: name)
        if !binaries.isEmpty {
            let are = binaries.count == 1 ? "is a binary framework" : "are binary frameworks"
            notes.append(
                "\(binaries.joined(separator: ", ")) of the target \(name) \(are) of Apple's systems, which Linux cannot "
                    + "link; the rest is built without.")
        }
    }

    /// How far the devices that it runs on are from a desktop: 0 for computers, tablets and phones.
    var distance: Int {
        let platforms = [settings["SDKROOT"], settings["SUPPORTED_PLATFORMS"]].compactMap { $0 }.joined(separator: " ")
        let near = ["macos", "iphone", "auto"]
        if platforms.isEmpty || near.contains(where: platforms.contains) { return 0 }
        return (["xr", "appletv", "watch"].firstIndex { platforms.contains($0) } ?? 3) + 1
    }

    /// Whether it tests one of the targets of these ids and names.
    func tests(_ names: Set<String>) -> Bool {
        guard kind == .test || kind == .testFromOutside else { return false }
        if let name = settings["TEST_TARGET_NAME"], names.contains(name) { return true }
        return dependencies.contains(where: names.contains)
    }

    /// Whether a file such as `Core.framework` is what the target's settings name its product.
    func builds(_ file: String) -> Bool {
        (file as NSString).deletingPathExtension == settings["PRODUCT_NAME"] ?? name
    }
}

/// A file or folder that is copied beside the program.
package struct ResourceItem: Hashable, Sendable {
    package var path: String
    /// Where it stands among the program's resources, such as `de.lproj/Main.strings`.
    package var destination: String

    package init(path: String, destination: String) {
        self.path = path
        self.destination = destination
    }
}

/// A product of a package that a target imports.
package struct PackageProduct: Hashable, Sendable {
    package var name: String
    /// The package's identity, where the project says it.
    package var package: String?
}

/// A package that a project depends on.
package struct PackageReference: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        case local(path: String)
        /// - Parameter requirement: As a manifest writes it, such as `from: "1.2.0"`.
        case remote(url: String, requirement: String)
    }

    package var source: Source

    /// What products are told apart by: the last part of the address, in small letters.
    package var identity: String {
        let address =
            switch source {
            case .local(let path): path
            case .remote(let url, _): url
            }
        var last = address.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? address
        if last.hasSuffix(".git") { last.removeLast(4) }
        return last.lowercased()
    }
}
