// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
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

/// An example app: a module of its views in `Examples/<name>/Views`, which Gallery and the tests use too, and the
/// program in `Examples/<name>/App`. Their names carry ours, because those of a program's own targets must differ from
/// every target here.
func example(_ name: String, uses: [Target.Dependency] = [], resources: [Resource] = []) -> [Target] {
    [
        .target(
            name: "Martlet\(name)", dependencies: ["SwiftUI"] + uses, path: "Examples/\(name)/Views",
            resources: resources),
        .executableTarget(
            name: "Martlet\(name)App", dependencies: ["SwiftUI", .byName(name: "Martlet\(name)")],
            path: "Examples/\(name)/App"),
    ]
}

/// Where the toolchain that reads this manifest keeps the swift-syntax its own macros are built with: not far from the
/// library that this program, the manifest, is linked to.
let hostLibraries: String = {
    let mapped = fopen("/proc/self/maps", "r")
    defer { if let mapped { fclose(mapped) } }
    var line = [CChar](repeating: 0, count: 8192)
    while mapped != nil, fgets(&line, Int32(line.count), mapped) != nil {
        let text = String(decoding: line.prefix { $0 != 0 && $0 != 10 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        guard text.hasSuffix("/libPackageDescription.so"), let start = text.firstIndex(of: "/") else { continue }
        return URL(fileURLWithPath: String(text[start...])).appendingPathComponent("../../../host").standardized.path
    }
    return "/usr/lib/swift/host"
}()

/// What finds the modules of swift-syntax, for those that import them and those that import those.
let syntax: [SwiftSetting] = [.unsafeFlags(["-I", hostLibraries])]

/// What links parts of swift-syntax.
func syntaxLibraries(_ names: String...) -> [LinkerSetting] {
    [.unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])]
        + names.map { .linkedLibrary($0) }
}

let package = Package(
    name: "Martlet",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "ViewTesting", targets: ["ViewTesting"]),
        .library(name: "BindingKit", targets: ["BindingKit"]),
        .library(name: "MartletGTK", targets: ["MartletGTK"]),
        // All of it as one file, which the programs that `martlet` builds are linked to.
        .library(
            name: "MartletRuntime", type: .dynamic,
            targets: ["SwiftUI", "Combine", "ViewTesting", "BindingKit", "MartletGTK"]),
        .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
        .executable(name: "martlet", targets: ["MartletTool"]),
    ],
    targets: [
        .macro(
            name: "MartletMacros", swiftSettings: strict + syntax,
            linkerSettings: syntaxLibraries(
                "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftCompilerPluginMessageHandling")),
        module("Combine"),
        .target(name: "CMartletStack"),
        .target(name: "CMartletPreviews"),
        .target(name: "CMartletSettings"),
        module("MartletSettings", ["CMartletSettings"]),
        module("MartletGraph", ["CMartletStack"]),
        module("MartletLayout"),
        // Optimised in debug builds too, which draw every picture of a test.
        .target(name: "CMartletPixels", cSettings: [.unsafeFlags(["-O2"])]),
        module("MartletDisplay", ["CMartletPixels"]),
        .systemLibrary(
            name: "CMartletPango", pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev"]), .yum(["pango-devel"])]),
        .systemLibrary(
            name: "CMartletGTKLibrary", pkgConfig: "libadwaita-1",
            providers: [.apt(["libgtk-4-dev", "libadwaita-1-dev"]), .yum(["gtk4-devel", "libadwaita-devel"])]),
        .systemLibrary(
            name: "CMartletPixbuf", pkgConfig: "gdk-pixbuf-2.0",
            providers: [.apt(["libgdk-pixbuf-2.0-dev"]), .yum(["gdk-pixbuf2-devel"])]),
        .systemLibrary(
            name: "CMartletPoppler", pkgConfig: "poppler-glib",
            providers: [.apt(["libpoppler-glib-dev"]), .yum(["poppler-glib-devel"])]),
        .target(name: "CMartletGTK", dependencies: ["CMartletGTKLibrary"]),
        .target(name: "CMartletHeadless"),
        module("MartletText", ["MartletDisplay", "CMartletPango"]),
        module("MartletImages", ["MartletDisplay", "CMartletPixels", "CMartletPixbuf", "CMartletPoppler"]),
        module("MartletHost", ["MartletDisplay"]),
        module("MartletCairo", ["MartletDisplay", "MartletText", "CMartletPango", "CMartletPixels"]),
        module(
            "MartletGTKHost",
            ["MartletHost", "MartletText", "MartletCairo", "CMartletGTK", "CMartletGTKLibrary", "CMartletPixels"]),
        module("MartletHeadless", ["MartletHost", "CMartletHeadless"]),
        // What other kits call what is here, each under its own name.
        .target(name: "CMartletFoundation"),
        module("MartletFoundation", ["CMartletFoundation"]),
        module("CoreGraphics", ["MartletDisplay", "MartletGraph", "MartletText", "MartletCairo"]),
        module("UniformTypeIdentifiers"),
        module("CoreTransferable", ["UniformTypeIdentifiers"]),
        module("os"),
        module("OSLog", ["os"]),
        // `import os.log` names a part of a module, which only modules of headers have.
        .systemLibrary(name: "CMartletOS"),
        module("_Testing_CoreGraphics"),
        module("_Testing_UIKit"),
        module(
            "UIKit",
            [
                "CoreGraphics", "MartletDisplay", "MartletFoundation", "MartletGraph", "MartletHost", "MartletImages",
                "MartletText", "UniformTypeIdentifiers",
            ]),
        module(
            "SwiftUI",
            [
                "Combine", "MartletGraph", "MartletLayout", "MartletDisplay", "MartletText", "MartletImages",
                "MartletCairo", "MartletHost", "MartletGTKHost", "MartletMacros", "CMartletPreviews", "MartletSettings",
                "UIKit", "CoreTransferable", "OSLog", "CMartletOS", "_Testing_CoreGraphics", "_Testing_UIKit",
            ]),
        module("BindingKit", ["SwiftUI", "MartletMacros"]),
        module("MartletGTK", ["SwiftUI", "MartletDisplay", "CMartletGTKLibrary"]),
        module(
            "ViewTesting",
            ["SwiftUI", "MartletHeadless", "MartletCairo", "MartletPages", "CMartletPreviews", "MartletSettings"]),

        // What is written of pictures that differ, by tests and by the tool.
        module("MartletPages"),

        module("MartletAssetNames"),
        .executableTarget(
            name: "MartletAssetSymbols", dependencies: ["MartletAssetNames"], swiftSettings: strict),
        .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["MartletAssetSymbols"]),

        .target(
            name: "MartletProjects", dependencies: ["MartletAssetNames", "MartletPages"],
            swiftSettings: strict + syntax, linkerSettings: syntaxLibraries("SwiftSyntax", "SwiftParser")),
        .executableTarget(
            name: "MartletTool", dependencies: ["MartletProjects"], swiftSettings: strict + syntax),

        .executableTarget(
            name: "MartletBench",
            dependencies: [
                "SwiftUI", "ViewTesting", "BindingKit", "Combine", "CMartletGTK", "CMartletAllocations",
                "MartletGallery",
            ],
            path: "Benchmarks/Bench"),
        .target(name: "CMartletAllocations", path: "Benchmarks/Allocations"),
        .executableTarget(
            name: "MartletPictures", dependencies: ["SwiftUI", "ViewTesting", "MartletPicnic"], path: "Docs/Pictures",
            swiftSettings: strict),

        .target(name: "MartletTestServer", path: "Tests/Server"),
        // Windows of the host with no runtime behind them, for tests.
        .target(name: "MartletDesk", dependencies: ["MartletGTKHost", "CMartletGTK"], path: "Tests/Desk"),
        .target(
            name: "MartletRandomUse",
            dependencies: [
                "SwiftUI", "ViewTesting", "MartletTestServer", "MartletGallery", "MartletNotes", "MartletSurvey",
                "MartletInventory", "MartletDataFlow", "MartletCards", "MartletPicnic",
            ],
            path: "Tests/RandomUse"),
        .executableTarget(name: "MartletRandom", dependencies: ["MartletRandomUse"], path: "Tests/RandomRunner"),
        .executableTarget(
            name: "MartletSettingsWriter", dependencies: ["MartletSettings"], path: "Tests/SettingsWriter"),
        .target(
            name: "MartletUsersIn5", dependencies: ["SwiftUI", "BindingKit"], path: "Tests/Users/Mode5",
            swiftSettings: strict + [.swiftLanguageMode(.v5)]),
        .target(
            name: "MartletUsersIn6", dependencies: ["SwiftUI", "BindingKit"], path: "Tests/Users/Mode6",
            swiftSettings: strict),
        .target(
            name: "MartletUsersOnMain", dependencies: ["SwiftUI", "BindingKit"], path: "Tests/Users/OnMain",
            swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
        .executableTarget(name: "MartletSettingsApp", dependencies: ["SwiftUI"], path: "Tests/SettingsProgram"),
        .testTarget(name: "ProjectsTests", dependencies: ["MartletProjects"], swiftSettings: syntax),
        tests("SettingsTests", ["MartletSettings", "MartletSettingsWriter"]),
        tests("CombineTests", ["Combine"]),
        tests("LayoutTests", ["MartletLayout"]),
        tests("DisplayTests", ["MartletDisplay", "MartletText", "MartletCairo", "MartletHeadless", "CMartletPango"]),
        tests("GraphTests", ["MartletGraph", "SwiftUI"]),
        .testTarget(
            name: "SwiftUITests",
            dependencies: [
                "SwiftUI", "ViewTesting", "MartletTestServer", "MartletDesk", "MartletGTKHost", "CMartletGTK",
            ],
            exclude: ["Pictures/__Pictures__"], resources: [.process("Images/Resources")],
            // Each batch reads the macros of all files anew, which takes nine seconds.
            swiftSettings: [.unsafeFlags(["-driver-batch-size-limit", "80"])], plugins: ["AssetSymbols"]),
        tests(
            "BindingKitTests",
            [
                "BindingKit", "SwiftUI", "ViewTesting", "MartletBindings", "MartletUsersIn5", "MartletUsersIn6",
                "MartletUsersOnMain",
            ]),
        tests("UIKitTests", ["SwiftUI", "UIKit", "ViewTesting", "MartletTestServer"]),
        tests("GTKTests", ["MartletDesk", "MartletGTK", "MartletGTKHost", "SwiftUI", "ViewTesting"]),
        tests(
            "ExampleTests",
            [
                "ViewTesting", "MartletTestServer", "MartletRandomUse", "MartletNotes", "MartletSurvey",
                "MartletInventory", "MartletDataFlow", "MartletCards", "MartletPicnic", "MartletWidgets",
            ]),
    ]
        + example(
            "Gallery", uses: ["MartletNotes", "MartletSurvey", "MartletInventory", "MartletDataFlow", "MartletCards"])
        + example("Notes") + example("Survey") + example("Inventory") + example("DataFlow") + example("Cards")
        + example("Picnic") + example("Bindings", uses: ["BindingKit"])
        + example("Widgets", uses: ["MartletGTK"]),
    swiftLanguageModes: [.v6]
)
