import Foundation
import MartletDisplay
import MartletHeadless
import Testing

@testable import MartletText

@MainActor @Suite("Symbols")
struct SymbolTests {
    let library = SymbolLibrary.shared
    let font = FontDescription(size: 20)

    func picture(_ name: String, _ color: RGBA = .black, scale: SymbolScale = .medium) throws -> PixelImage {
        let symbol = try #require(library.symbol(name, font: font, scale: scale, color: color))
        let group = DisplayGroup()
        group.setItems(symbol.items)
        return CairoRenderer().pixels(of: group, size: symbol.size)
    }

    func ink(_ picture: PixelImage) -> Int { picture.values.filter { $0.red < 128 }.count }

    @Test("every entry of the table is a symbol")
    func tableIsWhole() {
        let tables = [
            SymbolTable.aToB, SymbolTable.cToE, SymbolTable.fToL, SymbolTable.mToQ, SymbolTable.rToS, SymbolTable.tToZ,
        ]
        let unknown = tables.flatMap(\.keys).filter { !library.contains($0) }
        #expect(unknown == [])
    }

    @Test(
        "a symbol shows ink within its box",
        arguments: ["star", "trash.fill", "chevron.right", "7.circle.fill", "person.crop.circle", "bell.badge.plus"])
    func ink(name: String) throws {
        let picture = try picture(name)
        #expect(ink(picture) > 15 && ink(picture) < picture.values.count * 9 / 10)
    }

    @Test("a glyph is the icon font's ligature, as wide as it is high")
    func ligatures() throws {
        guard case .text(let text, _) = try #require(library.symbol("trash", font: font, color: .black)).items[0] else {
            Issue.record("a glyph is text")
            return
        }
        #expect(text.text.string == "delete_outline")
        #expect(text.size.width < 28)
    }

    @Test("a filled circle has more ink than its outline, and its number is knocked out")
    func fills() throws {
        let (outline, filled) = (try picture("3.circle"), try picture("3.circle.fill"))
        #expect(ink(filled) > ink(outline) * 2)
        #expect(filled.values.contains(RGBA8(red: 255, green: 255, blue: 255)))
        #expect(ink(try picture("circle.fill")) > ink(filled))
    }

    @Test("size follows the font and the scale, and the symbol is centred on capitals")
    func sizes() throws {
        let medium = try #require(library.symbol("star", font: font, color: .black))
        #expect(medium.size == CGSize(width: 24, height: 24))
        #expect(abs(medium.baseline - 19.2) < 0.01)
        #expect(try #require(library.symbol("star", font: font, scale: .large, color: .black)).size.width == 31)
        #expect(try #require(library.symbol("chevron.right", font: font, color: .black)).size.width == 16)
    }

    @Test("an unknown name has no symbol; a placeholder stands in its place")
    func unknown() {
        #expect(!library.contains("no.such.symbol") && !library.contains("") && !library.contains(".fill"))
        #expect(library.symbol("no.such.symbol", font: font, color: .black) == nil)
        #expect(library.placeholder(size: 24).size == CGSize(width: 24, height: 24))
    }

    @Test("letters and numbers up to 50 can be enclosed")
    func letters() {
        #expect(library.contains("a.circle") && library.contains("z.square.fill") && library.contains("50.circle.fill"))
        #expect(!library.contains("51.circle"))
    }
}
