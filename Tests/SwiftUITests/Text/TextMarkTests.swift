import Foundation
import MartletDisplay
import Testing

@testable import SwiftUI

@MainActor @Suite("Pictures and lines in texts")
struct TextMarkTests {
    func width(_ text: some View) -> CGFloat {
        Stage { text.accessibilityIdentifier("text").fixedSize() }.size("text").width
    }
    func height(_ text: some View) -> CGFloat {
        Stage { text.accessibilityIdentifier("text").fixedSize() }.size("text").height
    }

    @Test("a symbol takes its room among the letters, and is not one of them")
    func symbol() {
        let star = Text(Image(systemName: "star.fill"))
        let stage = Stage { Text("a ") + star + Text(" b") }
        #expect(stage.texts == ["a  b"])
        #expect(width(Text("a ") + star + Text(" b")) > width(Text("a  b")) + 12)
        #expect(width(Text("a \(Image(systemName: "star.fill")) b")) == width(Text("a ") + star + Text(" b")))
        #expect(width((Text("a") + star).font(.largeTitle)) > width(Text("a") + star) + 20)
    }

    @Test("a symbol in a text has the text's colour where it stands")
    func colour() {
        let red = Text(Image(systemName: "circle.fill")).foregroundColor(Color(red: 1, green: 0, blue: 0))
        let picture = Picture(60, 30, Text("i") + red)
        #expect(picture.pixels.values.filter { $0.red > 200 && $0.green < 60 }.count > 60)
    }

    @Test("a part of a string has a ground of its own, as high as its line and no further than its letters")
    func background() {
        var string = AttributedString("left right")
        string[string.range(of: "right")!].backgroundColor = Color(red: 1, green: 0, blue: 0)
        let picture = Picture(120, 40, Text(string))
        let red = (0..<120).filter { x in
            (0..<40).contains { picture.pixels[x, $0].red > 200 && picture.pixels[x, $0].green < 60 }
        }
        let plain = Picture(120, 40, Text(verbatim: "left right"))
        let letters = (0..<120).filter { x in (0..<40).contains { plain.pixels[x, $0].red < 128 } }
        #expect(red.first! > letters.first! + 15 && abs(red.last! - letters.last!) <= 2)
        let column = (0..<40).filter {
            picture.pixels[red.last!, $0].red > 200 && picture.pixels[red.last!, $0].green < 60
        }
        #expect(column.count > 12)
        string.backgroundColor = nil
        #expect(Picture(120, 40, Text(string)).pixels == plain.pixels)
    }

    /// How often the colour changes along the row with most of it.
    func changes(_ text: Text) -> Int {
        let picture = Picture(200, 40, text)
        let pixels = picture.pixels
        let rows = (0..<pixels.height).map { y in
            (0..<pixels.width).map { x in
                let pixel = pixels.values[y * pixels.width + x]
                return pixel.red > 150 && pixel.green < 200
            }
        }
        let row = rows.max { a, b in a.filter { $0 }.count < b.filter { $0 }.count }!
        return zip(row, row.dropFirst()).filter { $0 != $1 }.count
    }

    @Test("lines have their pattern: a solid one is whole, the others have gaps")
    func patterns() {
        let red = Color(red: 1, green: 0, blue: 0)
        let text = Text("mmmmmmmmmm")
        #expect(changes(text.underline(true, color: red)) == 2)
        let dashes = changes(text.underline(pattern: .dash, color: red))
        let dots = changes(text.underline(pattern: .dot, color: red))
        #expect(dashes > 8 && dots > dashes)
        #expect(changes(text.strikethrough(pattern: .dash, color: red)) > 8)
        #expect(text.underline(false, pattern: .dash, color: red) != text.underline(true, pattern: .dash, color: red))
        #expect(Picture(200, 40, text.underline(false, pattern: .dash, color: red)).outlines.isEmpty)
        #expect(Picture(200, 40, text.underline(pattern: .dash, color: red)).outlines.count == 1)
    }

    @Test("leading and scale change how high a text is, small capitals how wide")
    func fonts() {
        let text = Text("one\ntwo\nthree")
        let normal = height(text)
        #expect(height(text.font(.body.leading(.loose))) > normal)
        #expect(height(text.font(.body.leading(.tight))) < normal)
        #expect(height(text.textScale(.secondary)) < normal)
        #expect(height(text.textScale(.secondary, isEnabled: false)) == normal)
        #expect(width(Text("WIDE").font(.body.uppercaseSmallCaps())) < width(Text("WIDE")))
        #expect(width(Text("wide").font(.body.uppercaseSmallCaps())) == width(Text("wide")))
    }

    @Test("a dashed line and a picture in a wrapped text stay in their lines")
    func wrapped() {
        let text =
            Text("some words ") + Text("under a line here").underline(pattern: .dash) + Text(Image(systemName: "star"))
        let stage = Stage(size: CGSize(width: 90, height: 300)) { text }
        #expect(stage.texts == ["some words under a line here"])
        #expect(stage.root.describe().texts[0].frame.height > 40)
    }
}
