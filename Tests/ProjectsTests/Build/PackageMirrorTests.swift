import Foundation
import Testing

@testable import MartletProjects

@Suite("Packages beside whose sources constants stand")
struct PackageMirrorTests {
    private let manifest = """
        let package = Package(
            name: "Kit", dependencies: [.package(path: "../Base")],
            targets: [
                .target(name: "Kit", dependencies: ["Plain"], resources: [.process("Media.xcassets")]),
                .target(name: "Plain"),
            ])
        """

    @Test("a target with a catalogue has a constant for its pictures, in a folder of links; its package stays as it is")
    func constants() throws {
        let folder = try ProjectFolder([
            "Kit/Package.swift": manifest, "Kit/Sources/Kit/Views/Row.swift": "row", "Kit/Sources/Plain/A.swift": "a",
            "Kit/Sources/Kit/Media.xcassets/logo.imageset/Contents.json": "{}",
            "Kit/Sources/Plain/Other.xcassets/dot.imageset/Contents.json": "{}", "Base/Package.swift": "base",
        ])
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path + "/Kit").sorted()
        let root = folder.url.path + "/cache"
        let kit = folder.url.path + "/Kit"
        var mirror = PackageMirror(root: root)
        #expect(try mirror.place(of: kit) == root + kit)
        func text(_ path: String) -> String {
            String(decoding: FileManager.default.contents(atPath: "\(root)\(kit)/\(path)") ?? Data(), as: UTF8.self)
        }
        #expect(text("Package.swift") == manifest.replacing("../Base", with: folder.url.path + "/Base"))
        #expect(text("Sources/Kit/KitAssetSymbols.swift").contains("ImageResource(name: \"logo\", bundle: .module)"))
        #expect(text("Sources/Kit/Views/Row.swift") == "row" && text("Sources/Plain/A.swift") == "a")
        let catalogue = "\(root)\(kit)/Sources/Kit/Media.xcassets"
        #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: catalogue)) == nil)
        #expect(text("Sources/Plain/PlainAssetSymbols.swift") == "")
        #expect(mirror.original("\(root)\(kit)/Sources/Kit/Row.swift:1:2") == "\(kit)/Sources/Kit/Row.swift:1:2")

        try FileManager.default.removeItem(atPath: kit + "/Sources/Kit/Views/Row.swift")
        try folder.write("new", to: "Kit/Sources/Kit/Views/New.swift")
        var next = PackageMirror(root: root)
        _ = try next.place(of: kit)
        #expect(text("Sources/Kit/Views/Row.swift") == "" && text("Sources/Kit/Views/New.swift") == "new")
        try FileManager.default.removeItem(atPath: kit + "/Sources/Kit/Views/New.swift")
        try folder.write("row", to: "Kit/Sources/Kit/Views/Row.swift")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: kit).sorted() == before)
    }

    @Test(
        "a package without catalogues is built from its own folder, and from links where versions are written beside it"
    )
    func without() throws {
        let folder = try ProjectFolder(["Kit/Package.swift": manifest, "Kit/Sources/Kit/Row.swift": "row"])
        let kit = folder.url.path + "/Kit"
        var mirror = PackageMirror(root: folder.url.path + "/cache")
        #expect(try mirror.place(of: kit) == kit)
        var other = PackageMirror(root: folder.url.path + "/cache")
        #expect(try other.place(of: kit, isNeeded: true) == "\(folder.url.path)/cache\(kit)")
    }

    @Test("a package without a program has a program of its libraries' previews")
    func library() throws {
        let text = "let package = Package(name: \"Kit\", products: [.library(name: \"KitUI\", targets: [\"KitUI\"])])"
        let folder = try ProjectFolder(["Kit/Package.swift": text, "App/Package.swift": ".executableTarget"])
        let views = try #require(try ProgramFinder.views(ofPackage: folder.url.appendingPathComponent("Kit")))
        #expect(views.modules.map(\.name) == ["KitPreviews"])
        #expect(views.packageProducts == [PackageProduct(name: "KitUI", package: "kit")])
        #expect(try ProgramFinder.views(ofPackage: folder.url.appendingPathComponent("App"))?.name == nil)
    }
}
