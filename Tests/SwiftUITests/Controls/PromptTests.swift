import MartletCairo
import MartletDisplay
import Testing

@testable import SwiftUI

/// What an empty field says, in the looks that the program gives it.
@MainActor
@Suite("Prompts of fields")
struct PromptTests {
    private func color(_ field: some View) -> RGBA? {
        Picture(200, 60, field.foregroundStyle(Color.pureBlue)).items.lazy.compactMap { item -> RGBA? in
            guard case .native(let native) = item, case .textEntry(let entry) = native.content else { return nil }
            return entry.placeholderColor
        }.first
    }

    @Test("a prompt, or a label in its place, has its own colour, else that of the field, fainter")
    func colors() {
        let usual = color(TextField("Name", text: .constant("")))
        #expect(usual == RGBA(hex: 0x0000FF).withAlpha(multipliedBy: 0.5))
        #expect(color(TextField("Name", text: .constant(""), prompt: Text("Ann"))) == usual)
        let red = RGBA(hex: 0xFF0000)
        #expect(
            color(TextField("Name", text: .constant(""), prompt: Text("Ann").foregroundStyle(Color.pureRed))) == red)
        #expect(color(TextField(text: .constant("")) { Text("Ann").foregroundColor(.pureRed) }) == red)
        #expect(color(SecureField(text: .constant("")) { Text("Ann").foregroundColor(.pureRed) }) == red)
        #expect(color(TextField(text: .constant("")) { Text("Ann") }) == usual)
        #expect(color(TextField("ann@example.org", text: .constant(""))) == usual, "an address is no link")
    }

    @Test("a box has the background style around")
    func box() {
        func pixels(_ box: some View) -> PixelImage { Picture(100, 100, box).pixels }
        let box = GroupBox { Color.clear.frame(width: 60, height: 60) }
        #expect(pixels(box.backgroundStyle(Color.pureRed)).values.contains(.pureRed))
        #expect(!pixels(box).values.contains(.pureRed))
    }
}
