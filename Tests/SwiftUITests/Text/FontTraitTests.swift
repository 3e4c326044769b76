import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Traits of fonts", .serialized)
struct FontTraitTests {
    private func size(_ font: Font) -> CGSize {
        Screen(size: CGSize(width: 600, height: 200)) { Text("Hill iiii").font(font) }.rects["Hill iiii"]!.size
    }

    @Test("a font has the size that it is given, whatever its style, and any other afterwards")
    func pointSize() {
        #expect(size(.title.pointSize(40)) == size(.title.scaled(by: 3).pointSize(40)))
        #expect(size(.body.pointSize(40)) == size(.system(size: 40)))
        #expect(size(.body.pointSize(20).scaled(by: 2)) == size(.system(size: 40)))
        #expect(size(.body.pointSize(.nan)) == size(.body) && size(.body.pointSize(-3)) == size(.body))
        #expect(size(.default) == size(.body))
    }

    @Test("traits are taken away again")
    func takenAway() {
        #expect(size(.body.monospaced(true)) == size(.body.monospaced()) && size(.body.monospaced()) != size(.body))
        #expect(size(.body.monospaced().monospaced(false)) == size(.body))
        for (on, off) in [
            (Font.body.smallCaps(true), Font.body.smallCaps().smallCaps(false)),
            (Font.body.lowercaseSmallCaps(true), Font.body.lowercaseSmallCaps().lowercaseSmallCaps(false)),
            (Font.body.uppercaseSmallCaps(true), Font.body.uppercaseSmallCaps().uppercaseSmallCaps(false)),
        ] {
            #expect(size(on) != size(.body) && size(off) == size(.body))
        }
    }

    @Test("symbols are bolder beside bold text, those of the icon font, too")
    func symbolWeight() {
        func ink(_ name: String, _ weight: Font.Weight) -> Int {
            let image = Image(systemName: name).font(.system(size: 32, weight: weight)).foregroundStyle(.black)
            let pixels = Picture(60, 60, image).pixels
            return (0..<60).reduce(0) { sum, y in sum + (0..<60).filter { pixels[$0, y].red < 128 }.count }
        }
        for name in ["gearshape", "xmark", "heart", "house"] {
            #expect(ink(name, .bold) > ink(name, .regular), "\(name)")
        }
    }
}
