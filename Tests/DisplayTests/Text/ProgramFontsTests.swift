import Foundation
import MartletDisplay
import Testing

@testable import MartletText

@MainActor @Suite("Fonts of a program")
struct ProgramFontsTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")

    @Test("a font file that the program brings is found by its family, and by the name of its face")
    func registered() throws {
        // A font that is installed, under a name that none has.
        let system = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"
        var data = try #require(FileManager.default.contents(atPath: system))
        for (old, new) in [("DejaVu", "Mrtlet"), ("DejaVuSans-Bold", "MrtletSans-Bold")] {
            for encoding in [String.Encoding.utf16BigEndian, .ascii] {
                let (from, to) = (old.data(using: encoding)!, new.data(using: encoding)!)
                while let place = data.range(of: from) { data.replaceSubrange(place, with: to) }
            }
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("own.ttf")
        try data.write(to: file)
        #expect(!FontLibrary().isInstalled(family: "Mrtlet Sans"))
        ProgramFonts.register([file.path, folder.path + "/absent.ttf"])
        #expect(FontLibrary().isInstalled(family: "Mrtlet Sans"))
        #expect(
            ProgramFonts.face(named: "MrtletSans-Bold")
                == FontFace(family: "Mrtlet Sans", weight: 700, isItalic: false))
        #expect(ProgramFonts.face(named: "mrtlet sans bold")?.family == "Mrtlet Sans")
        #expect(ProgramFonts.face(named: "Nobody-Bold") == nil)
    }

    @Test("Info.plist names files, which lie beside the program or in a folder of theirs")
    func files() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for path in ["a.ttf", "Fonts/b.otf", "Fonts/c.ttf", "Fonts/read.me"] {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        func files(_ info: [String: Any]) -> [String] {
            ProgramFonts.files(named: info, in: folder.path).map { String($0.dropFirst(folder.path.count + 1)) }
        }
        #expect(
            files(["UIAppFonts": ["a.ttf", "Fonts/b.otf", "Group/a.ttf", "absent.ttf"]]) == [
                "a.ttf", "Fonts/b.otf", "a.ttf",
            ])
        #expect(files(["ATSApplicationFontsPath": "Fonts"]) == ["Fonts/b.otf", "Fonts/c.ttf"])
        #expect(files(["ATSApplicationFontsPath": "."]) == ["a.ttf"])
        #expect(files([:]) == [])
    }
}
