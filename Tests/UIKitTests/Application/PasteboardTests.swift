import SwiftUI
import Testing

@testable import UIKit
@testable import ViewTesting

@MainActor @Suite("UIPasteboard", .serialized)
struct PasteboardTests {
    private static func red() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: .init(for: UITraitCollection())).image {
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
    }

    private func onDesktop(_ body: (TestWindow) throws -> Void) rethrows {
        let window = TestWindow(size: CGSize(width: 100, height: 100), Text("Hello"))
        window.settle()
        try body(window)
        window.close()
    }

    @Test("pictures come back as pictures, and other programs see a PNG and no text")
    func pictures() throws {
        try onDesktop { window in
            UIPasteboard.general.image = Self.red()
            #expect(UIPasteboard.general.hasImages && UIPasteboard.general.image?.size == CGSize(width: 4, height: 2))
            #expect(UIPasteboard.general.string == nil)
            let png = try #require(window.host.clipboardPicture)
            #expect(UIImage(data: png)?.size == CGSize(width: 4, height: 2))
            // Another program's picture.
            window.host.clipboardPicture = png
            #expect(UIPasteboard.general.types == ["public.png"] && UIPasteboard.general.hasImages)
            window.host.clipboardText = "words"
            #expect(!UIPasteboard.general.hasImages && UIPasteboard.general.string == "words")
        }
    }

    @Test("items have a value for each type, texts at once for all programs")
    func items() {
        onDesktop { window in
            UIPasteboard.general.setItems([["public.utf8-plain-text": "word", "org.example.own": Data([1, 2])]])
            #expect(window.host.clipboardText == "word" && UIPasteboard.general.numberOfItems == 1)
            #expect(UIPasteboard.general.data(forPasteboardType: "org.example.own") == Data([1, 2]))
            #expect(UIPasteboard.general.value(forPasteboardType: "public.utf8-plain-text") as? String == "word")
            #expect(UIPasteboard.general.contains(pasteboardTypes: ["public.text"]))
            UIPasteboard.general.addItems([["public.url": URL(string: "https://example.org")!]])
            #expect(UIPasteboard.general.numberOfItems == 2)
            #expect(UIPasteboard.general.items[1]["public.url"] as? URL == URL(string: "https://example.org"))
            UIPasteboard.general.setValue("alone", forPasteboardType: "public.utf8-plain-text")
            #expect(UIPasteboard.general.string == "alone" && UIPasteboard.general.numberOfItems == 1)
        }
    }

    @Test("what is for this program alone is not seen by others, and colours are colours again")
    func localItems() {
        onDesktop { window in
            UIPasteboard.general.setItems([["public.utf8-plain-text": "secret"]], options: [.localOnly: true])
            #expect(window.host.clipboardText == nil)
            #expect(UIPasteboard.general.value(forPasteboardType: "public.utf8-plain-text") as? String == "secret")
            UIPasteboard.general.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            #expect(UIPasteboard.general.color?.rgba(in: .current).red == 1 && UIPasteboard.general.hasColors)
        }
    }
}
