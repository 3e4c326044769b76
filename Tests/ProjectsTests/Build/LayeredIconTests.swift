import Foundation
import Testing

@testable import MartletProjects

@Suite("Icons in layers")
struct LayeredIconTests {
    private let square = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"><rect width="400" height="200" fill="lime"/></svg>
        """

    /// The drawing of an icon with a layer `square.svg`, which is 400 points wide and 200 high.
    private func drawing(_ json: String) throws -> String? {
        let folder = try ProjectFolder(["App.icon/icon.json": json, "App.icon/Assets/square.svg": square])
        return LayeredIcon(folder.url.path + "/App.icon").map { String(decoding: $0.drawing, as: UTF8.self) }
    }

    @Test("a layer is in the middle in its own size, moved and scaled as it says; the first is in front")
    func layers() throws {
        let text = try #require(
            try drawing(
                """
                {"fill": {"solid": "srgb:1,0,0,1"}, "groups": [
                  {"layers": [{"image-name": "square.svg", "opacity": 0.5}]},
                  {"layers": [
                    {"image-name": "square.svg", "position": {"scale": 2, "translation-in-points": [10, -20]}},
                    {"image-name": "square.svg", "hidden": true}, {"image-name": "absent.png"}]}]}
                """))
        #expect(text.contains("<rect width=\"1024\" height=\"1024\" fill=\"rgba(255,0,0,1.0)\"/>"))
        #expect(text.components(separatedBy: "<image").count == 3)
        #expect(text.contains("<image x=\"312.0\" y=\"412.0\" width=\"400.0\" height=\"200.0\""))
        let scaled = try #require(text.range(of: "translate(522.0 492.0) scale(2.0) translate(-512 -512)"))
        let faint = try #require(text.range(of: "opacity=\"0.5\""))
        #expect(scaled.lowerBound < faint.lowerBound)
    }

    @Test("what is said for the light appearance on a square counts, else what is said for all")
    func appearances() throws {
        let text = try #require(
            try drawing(
                """
                {"fill-specializations": [
                  {"value": {"solid": "gray:0,1"}}, {"appearance": "dark", "value": {"solid": "gray:1,1"}}],
                 "groups": [{"layers": [{"image-name": "square.svg", "opacity-specializations": [
                  {"value": 0.25}, {"idiom": "circle", "value": 0.5}, {"appearance": "light", "value": 0.75}]}]}]}
                """))
        #expect(text.contains("fill=\"rgba(0,0,0,1.0)\"") && !text.contains("rgba(255,255,255"))
        #expect(text.contains("opacity=\"0.75\"") && !text.contains("0.25"))
    }

    @Test(
        "grounds and layers are filled with colours and gradients",
        arguments: [
            (#"{"solid": "display-p3:1,0,0,1"}"#, "rgba(255,0,0,1.0)"),
            (#"{"solid": "named:system-blue"}"#, "rgba(0,136,255,1.0)"),
            (#"{"automatic-gradient": "extended-srgb:0,0,0,0.5"}"#, "stop-color=\"rgba(77,77,77,0.5)\""),
            (
                #"{"linear-gradient": ["gray:0,1", "gray:1,1"], "orientation": {"start": {"x": 0, "y": 0.25}}}"#,
                "x1=\"0.0\" y1=\"0.25\" x2=\"0.5\" y2=\"1.0\""
            ),
        ])
    func fills(_ fill: String, _ expected: String) throws {
        let ground = try #require(try drawing("{\"fill\": \(fill)}"))
        #expect(ground.contains(expected))
        let layer = try #require(
            try drawing("{\"groups\": [{\"layers\": [{\"image-name\": \"square.svg\", \"fill\": \(fill)}]}]}"))
        #expect(layer.contains(expected) && layer.contains("mask=\"url(#d"))
    }

    @Test("an icon lies beside the program as one drawing, and comes before the pictures of catalogues")
    func staged() throws {
        let folder = try ProjectFolder([
            "App/App.swift": "", "App/AppIcon.icon/icon.json": "{}", "App/AppIcon.icon/Assets/square.svg": square,
            "App/Assets.xcassets/AppIcon.appiconset/Contents.json":
                #"{"images": [{"filename": "icon.png", "size": "1024x1024"}]}"#,
            "App/Assets.xcassets/AppIcon.appiconset/icon.png": "icon",
        ])
        let program = try folder.program("App")
        let cache = try CacheFolder(for: program.origin, root: folder.url.path + "/cache")
        try ResourceStager(program: program, folder: cache.path + "/app", cache: cache).run()
        let staged = Set(try FileManager.default.contentsOfDirectory(atPath: cache.path + "/app"))
        #expect(staged == ["AppIcon.svg", "Assets.xcassets", "Info.plist"])
    }

    @Test("what cannot be read is no icon")
    func broken() throws {
        #expect(try drawing("{\"fill\":") == nil)
        #expect(LayeredIcon("/no/such/App.icon") == nil)
    }
}
