import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Comparison of pictures")
struct PictureComparisonTests {
    /// A folder that goes with the test, as if a test's file lay there.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID())")
        var file: String { url.appendingPathComponent("LookTests.swift").path }
        func has(_ name: String) -> Bool {
            FileManager.default.fileExists(
                atPath: url.appendingPathComponent("__Pictures__/LookTests/\(name)").path)
        }
        deinit { try? FileManager.default.removeItem(at: url) }
    }

    private func screen(_ color: Color, x: CGFloat = 20) -> Screen {
        Screen(size: CGSize(width: 100, height: 60)) {
            Rectangle().fill(color).frame(width: 40, height: 40).offset(x: x)
        }
    }

    @Test("a picture is stored when there is none, and the same screen is the same afterwards")
    func stores() {
        let folder = Folder()
        withKnownIssue(isIntermittent: true) {
            #expect(!screen(.red).expectPicture("square", filePath: folder.file))
        } matching: {
            $0.comments.first?.rawValue.hasPrefix("There was no picture") == true
        }
        #expect(folder.has("square.png"))
        #expect(screen(.red).expectPicture("square", filePath: folder.file))
        #expect(!folder.has("square.actual.png"))
    }

    @Test("what nobody sees is no difference: a shade, or an edge a pixel further")
    func tolerance() {
        let folder = Folder()
        _ = screen(Color(white: 0.5)).expectPicture("square", isRecording: true, filePath: folder.file)
        #expect(screen(Color(white: 0.505)).expectPicture("square", filePath: folder.file))
        #expect(screen(Color(white: 0.5), x: 21).expectPicture("square", filePath: folder.file))
    }

    @Test("another colour fails with the number of pixels and where they are, and leaves both pictures to look at")
    func differs() {
        let folder = Folder()
        _ = screen(.red).expectPicture("square", isRecording: true, filePath: folder.file)
        nonisolated(unsafe) var texts: [String] = []
        withKnownIssue {
            _ = screen(.blue).expectPicture("square", filePath: folder.file)
        } matching: { issue in
            texts.append(issue.comments.map(\.rawValue).joined())
            return true
        }
        #expect(texts.count == 1)
        #expect(texts[0].contains("1600 of 6000 pixels differ, from (50, 10) to (89, 49)"))
        #expect(folder.has("square.actual.png") && folder.has("square.difference.png"))
        #expect(screen(.red).expectPicture("square", filePath: folder.file))
        #expect(!folder.has("square.actual.png") && !folder.has("square.difference.png"))
    }

    @Test("all pictures that differ stand on one page, as they were, as they are, and where they differ")
    func page() throws {
        let folder = Folder()
        let names = ["a <b> & c", "of another size"]
        for name in names { _ = screen(.red).expectPicture(name, isRecording: true, filePath: folder.file) }
        nonisolated(unsafe) var pages: [String] = []
        withKnownIssue {
            _ = screen(.blue).expectPicture(names[0], filePath: folder.file)
            _ = Screen(size: CGSize(width: 30, height: 30)) { Color.red }.expectPicture(names[1], filePath: folder.file)
        } matching: { issue in
            pages += issue.comments.compactMap {
                $0.rawValue.components(separatedBy: " and ").last.map { String($0.dropLast()) }
            }
            return true
        }
        #expect(pages.count == 2 && pages[0] == pages[1])
        let page = URL(fileURLWithPath: try #require(pages.first))
        let html = try String(contentsOf: page, encoding: .utf8)
        #expect(html.contains("a &lt;b> &amp; c <b>1600 of 6000 pixels differ"))
        #expect(html.contains("of another size <b>it has 30 by 30 pixels, not 100 by 60"))
        let files = html.matches(of: /src="(a[^"]*)"/).compactMap { String($0.1).removingPercentEncoding }
        #expect(files.count == 3)
        let pictures = try files.map {
            try Data(contentsOf: page.deletingLastPathComponent().appendingPathComponent($0))
        }
        #expect(pictures[0] == screen(.red).image() && pictures[1] == screen(.blue).image())
    }
}
