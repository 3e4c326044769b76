import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("ShareLink", .serialized)
struct ShareLinkTests {
    struct Note: Transferable, Codable {
        var title: String
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
            ProxyRepresentation(exporting: \.title)
        }
    }

    @Test("a link offers to copy, to mail and to open; copying puts it on the clipboard")
    func link() {
        let screen = Screen { ShareLink(item: URL(string: "https://example.org/a")!) }
        #expect(screen.texts == ["Share…"])
        screen.button("Share…").tap()
        #expect(screen.texts.suffix(3) == ["Copy", "Send by Mail", "Open"])
        screen.button("Copy").tap()
        screen.wait { UIPasteboard.general.string == "https://example.org/a" }
    }

    @Test("something of a program's own is shared under its preview, as text")
    func item() {
        let screen = Screen {
            ShareLink("Share note", item: Note(title: "Groceries"), preview: SharePreview("A note"))
        }
        screen.button("Share note").tap()
        #expect(screen.texts.contains("A note") && !screen.texts.contains("Open"))
        screen.button("Copy").tap()
        screen.wait { UIPasteboard.general.string == "Groceries" }
    }
}
