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
}
