import Foundation

/// What a file of a project is to a program on Linux.
package enum FileKind: Equatable, Sendable {
    case swift
    /// Copied beside the program.
    case resource
    /// Of another language, which is not compiled.
    case foreignSource
    /// An interface, a model or a shader that only Apple's tools compile.
    case uncompiled(String)
    /// Of no use when the program runs: headers, settings, documents of developers.
    case ignored

    package init(path: String) {
        let name = (path as NSString).lastPathComponent
        switch (name as NSString).pathExtension.lowercased() {
        case "swift": self = .swift
        case "m", "mm", "c", "cc", "cpp", "cxx", "s": self = .foreignSource
        case "storyboard", "xib": self = .uncompiled("an interface of Interface Builder")
        case "xcdatamodeld", "xcdatamodel", "xcmappingmodel": self = .uncompiled("a Core Data model")
        case "metal": self = .uncompiled("a Metal shader")
        case "mlmodel", "mlpackage": self = .uncompiled("a Core ML model")
        case "intentdefinition": self = .uncompiled("an intent definition")
        case "h", "hh", "hpp", "pch", "modulemap", "entitlements", "xcconfig", "xctestplan", "playground", "docc",
            "framework", "xcframework", "a", "dylib", "tbd", "xcodeproj", "xcworkspace", "storekit", "swp",
            "orig", "pbxproj", "gitignore":
            self = .ignored
        default: self = name.hasPrefix(".") || name.uppercased().hasPrefix("README") ? .ignored : .resource
        }
    }

    /// Whether a folder with this name is one item of a project, not a folder of items.
    static func isPackage(_ name: String) -> Bool {
        packages.contains((name as NSString).pathExtension.lowercased())
    }

    private static let packages: Set<String> = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "icon", "bundle", "framework", "xcframework", "playground", "docc",
        "mlpackage", "scnassets", "xcodeproj", "xcworkspace", "xcmappingmodel", "app", "appex", "rtfd", "spriteatlas",
    ]
}
