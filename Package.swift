// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// A module of ours: its folder is `Sources/<name>`.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// The tests of one area: their folder is `Tests/<name>`.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies)
}

/// An example app: its folder is `Examples/<name>`.
func example(_ name: String) -> Target {
    .executableTarget(name: name, dependencies: ["SwiftUI"], path: "Examples/\(name)")
}

let package = Package(
    name: "Martlet",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "ViewTesting", targets: ["ViewTesting"]),
        .executable(name: "Gallery", targets: ["Gallery"]),
    ],
    targets: [
        module("Combine"),
        .target(name: "CMartletStack"),
        module("MartletGraph", ["CMartletStack"]),
        module("MartletLayout"),
        module("MartletDisplay"),
        .systemLibrary(
            name: "CMartletPango", pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev"]), .yum(["pango-devel"])]),
        .systemLibrary(
            name: "CMartletGTKLibrary", pkgConfig: "libadwaita-1",
            providers: [.apt(["libgtk-4-dev", "libadwaita-1-dev"]), .yum(["gtk4-devel", "libadwaita-devel"])]),
        .target(name: "CMartletGTK", dependencies: ["CMartletGTKLibrary"]),
        .target(name: "CMartletHeadless"),
        module("MartletText", ["MartletDisplay", "CMartletPango"]),
        module("MartletHost", ["MartletDisplay"]),
        module("MartletGTK", ["MartletHost", "MartletText", "CMartletGTK", "CMartletGTKLibrary"]),
        module("MartletHeadless", ["MartletHost", "MartletText", "CMartletHeadless"]),
        module(
            "SwiftUI",
            [
                "Combine", "MartletGraph", "MartletLayout", "MartletDisplay", "MartletText", "MartletHost",
                "MartletGTK",
            ]),
        module("ViewTesting", ["SwiftUI", "MartletHeadless"]),

        example("Gallery"),
        .executableTarget(
            name: "Bench", dependencies: ["SwiftUI", "ViewTesting", "Combine"], path: "Benchmarks/Bench"),

        tests("CombineTests", ["Combine"]),
        tests("LayoutTests", ["MartletLayout"]),
        tests("DisplayTests", ["MartletDisplay", "MartletText", "MartletHeadless"]),
        tests("GraphTests", ["MartletGraph"]),
        tests("SwiftUITests", ["SwiftUI", "ViewTesting"]),
        tests("GTKTests", ["MartletGTK", "SwiftUI"]),
    ],
    swiftLanguageModes: [.v6]
)
