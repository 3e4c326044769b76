import Foundation
import MartletDisplay
import MartletCairo
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

    @Test(
        "things that the icon font has not are drawn, within their box, and filled with more ink",
        arguments: [
            "bird", "carrot", "crown", "cube", "fish", "hat.widebrim", "shoe", "suit.club", "suit.diamond",
            "suit.spade", "tshirt",
        ])
    func things(name: String) throws {
        #expect(SymbolFigure.exists(name) && SymbolFigure.exists(name + ".fill"))
        let (outline, filled) = (try picture(name), try picture(name + ".fill"))
        #expect(ink(outline) > 15 && ink(filled) > ink(outline))
        #expect(ink(filled) < filled.values.count * 9 / 10)
    }

    @Test(
        "a badge stands beside what it is a badge of",
        arguments: ["calendar.badge.clock", "calendar.badge.plus", "bag.badge.plus", "person.crop.circle.badge.moon"])
    func badges(name: String) throws {
        guard case .badged? = SymbolDrawing(name: name) else {
            Issue.record("\(name) is no symbol with a badge")
            return
        }
        let plain = try picture(String(name.prefix(upTo: name.firstRange(of: ".badge")!.lowerBound)))
        #expect(try picture(name).values != plain.values)
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

    @Test(
        "an arrow is knocked out of a filled circle, as everything is",
        arguments: ["arrow.up", "arrow.down", "arrow.left", "arrow.right"])
    func filledArrows(name: String) throws {
        #expect(ink(try picture(name + ".circle.fill")) > ink(try picture(name + ".circle")) * 3 / 2)
    }

    @Test("what lies behind is seen through what is knocked out", arguments: ["leaf", "figure.walk", "3"])
    func knockedOut(name: String) throws {
        let items = try #require(library.symbol(name + ".circle.fill", font: font, color: .white)).items
        guard items.count == 1, case .fill(let outline, .color(.white), let style) = items[0] else {
            Issue.record("one outline is filled in one colour")
            return
        }
        #expect(!style.isEOFilled)
        let points = (0..<24).flatMap { x in (0..<24).map { CGPoint(x: Double(x) + 0.5, y: Double($0) + 0.5) } }
        let inside = points.filter { hypot($0.x - 12, $0.y - 12) < 10.5 }
        let seen = inside.filter { !outline.contains($0) }
        #expect(seen.count > inside.count / 20 && seen.count < inside.count / 2)
        #expect(seen.allSatisfy { hypot($0.x - 12, $0.y - 12) < 9 })
    }

    @Test("size follows the font and the scale, and the symbol is centred on capitals")
    func sizes() throws {
        let medium = try #require(library.symbol("star", font: font, color: .black))
        #expect(medium.size == CGSize(width: 24, height: 24))
        #expect(abs(medium.baseline - 19.2) < 0.01)
        #expect(try #require(library.symbol("star", font: font, scale: .large, color: .black)).size.width == 31)
        #expect(try #require(library.symbol("chevron.right", font: font, color: .black)).size.width == 16)
    }

    static let common =
        """
        plus checkmark.circle.fill trash checkmark magnifyingglass star chevron.right clock xmark gear star.fill
        xmark.circle.fill heart circle plus.circle.fill heart.fill square.and.arrow.up ellipsis calendar
        arrow.clockwise chevron.down globe person info.circle xmark.circle plus.circle checkmark.circle list.bullet
        pencil circle.fill forward.fill person.crop.circle chevron.left minus timer ellipsis.circle
        arrow.up.arrow.down photo exclamationmark.triangle person.fill person.3 bell arrow.left square arrow.up
        house.fill chevron.up map square.and.pencil sun.max.fill arrow.down paintpalette play.fill
        exclamationmark.triangle.fill eye house gearshape eye.slash play.circle camera slider.horizontal.3 envelope
        wifi phone.fill bookmark checkmark.square cart flag book.fill sun.max hand.thumbsup lock.fill
        square.grid.2x2 arrow.right checkmark.seal.fill line.3.horizontal.decrease.circle sparkles link
        square.and.arrow.up.fill hourglass.bottomhalf.fill hourglass.tophalf.fill mic bookmark.fill
        qrcode.viewfinder safari location.fill flag.fill paperplane text.bubble minus.circle.fill
        questionmark.circle arrow.counterclockwise minus.circle pencil.circle person.crop.circle.fill textformat
        bubble.right chevron.backward tag suit.heart.fill trash.fill message.fill doc.on.doc pause.fill lock
        arrow.down.circle bolt.fill envelope.fill heart.circle keyboard photo.badge.plus stop.circle chart.bar.fill
        square.grid.2x2.fill stop.fill chevron.right.circle info.circle.fill moon.fill arrow.backward backward.fill
        dot.radiowaves.left.and.right gearshape.fill arrow.left.arrow.right checkmark.seal chevron.forward message
        person.3.fill calendar.badge.exclamationmark delete.left doc.plaintext film flame moon network sun.min
        mic.fill airplane arrow.2.squarepath book person.crop.circle.badge.xmark suit.heart clock.fill bag
        arrow.right.circle.fill exclamationmark.octagon.fill icloud.and.arrow.down star.circle 1.circle chart.bar
        folder play antenna.radiowaves.left.and.right arrow.up.right.square arrowshape.turn.up.left
        chevron.up.chevron.down cup.and.saucer.fill eyeglasses folder.badge.plus person.2.fill person.circle pin
        questionmark star.circle.fill swift waveform.path.ecg archivebox arrow.forward arrow.triangle.2.circlepath
        doc doc.text drop.fill mappin mappin.circle.fill music.note.list paperplane.fill power
        questionmark.circle.fill speaker.slash.fill bell.badge.fill book.closed camera.fill lightbulb
        line.3.horizontal.decrease location mic.slash moon.circle.fill music.mic rectangle.grid.1x2
        rectangle.on.rectangle square.fill wind cloud.sleet.fill person.circle.fill at cloud.sun.rain.fill car
        cloud.heavyrain.fill eye.slash.fill square.fill.on.square.fill airplane.circle applelogo arrow.circlepath
        arrow.up.right arrowtriangle.right.circle.fill bell.fill person.crop.circle.fill.badge.checkmark
        stop.circle.fill arrow.2.circlepath books.vertical.fill dice largecircle.fill.circle number quote.bubble
        terminal arrow.right.circle chevron.compact.right eye.fill fork.knife line.3.horizontal
        line.horizontal.3.decrease.circle photo.on.rectangle.angled 2.circle arrow.up.arrow.down.circle
        books.vertical checkmark.square.fill cloud.fill cloud.fog.fill cloud.sun.bolt.fill exclamationmark.bubble
        hand.raised.fill hands.clap.fill lineweight macbook.and.iphone shippingbox tray.fill
        arrow.counterclockwise.circle arrow.up.forward.square bag.fill bird.fill building.2 cart.fill display
        hand.thumbsup.fill music.quarternote.3 pencil.circle.fill person.fill.badge.plus pin.fill play.circle.fill
        snow speaker.wave.2.fill trash.circle.fill trophy video.fill wand.and.stars wifi.slash 2.square.fill
        airplayaudio arrow.up.and.down arrow.up.left.and.arrow.down.right arrowtriangle.down.fill bolt.slash bubble
        bubble.right.fill building.columns.fill calendar.circle cart.circle chart.xyaxis.line
        checkmark.rectangle.fill chevron.down.circle chevron.down.circle.fill circle.hexagongrid.fill clipboard
        cloud.sun.fill creditcard.fill doc.fill doc.richtext dollarsign.circle.fill exclamationmark
        exclamationmark.circle face.smiling fan filemenu.and.selection gear.circle.fill key.fill leaf
        list.clipboard.fill list.dash mappin.circle microphone.fill moon.circle music.note opticaldiscdrive.fill
        party.popper pause person.badge.key.fill plus.app.fill qrcode rectangle.dock rectangle.stack
        rectangle.stack.fill
        safari.fill shuffle speaker.wave.1.fill suit.club.fill sun.max.circle.fill sun.min.fill sunrise sunset
        text.alignleft triangle.fill x.circle cloud.snow.fill cloud.moon.rain.fill arrow.forward.circle bird
        infinity arrow.forward.square box.truck circle.and.line.horizontal doc.on.doc.fill
        line.horizontal.3.decrease list.bullet.circle.fill opticaldisc.fill arrow.up.arrow.down.circle.fill
        icloud.and.arrow.up.fill network.slash person.badge.plus arrow.uturn.left battery.100.bolt book.circle
        bubble.left.and.text.bubble.right captions.bubble cloud.drizzle.fill cloud.moon.bolt.fill cloud.rain
        cube.fill dot.radiowaves.right ellipsis.circle.fill envelope.open exclamationmark.octagon
        hand.point.right.fill link.circle lock.rotation newspaper square.righthalf.fill textformat.characters
        wallet.pass 3.circle 4.circle airplayvideo arrow.up.circle arrowshape.turn.up.left.fill
        arrowtriangle.down.circle arrowtriangle.up.circle arrowtriangle.up.fill backward
        badge.plus.radiowaves.right bag.badge.plus bag.circle.fill bubble.left.and.bubble.right
        bubble.left.and.bubble.right.fill bubble.middle.bottom.fill building.columns calendar.circle.fill
        checkmark.shield circle.inset.filled cloud.drizzle.circle.fill delete.backward document.on.document.fill
        exclamationmark.circle.fill exclamationmark.icloud figure.jumprope flag.circle.fill
        folder.badge.gearshape forward hare.fill key line.3.horizontal.decrease.circle.fill line.horizontal.3
        list.bullet.below.rectangle list.bullet.clipboard list.clipboard lock.open.fill movieclapper note.text
        note.text.badge.plus number.square.fill o.square.fill paintbrush pencil.line person.3.sequence.fill
        person.badge.minus person.crop.circle.badge.exclamationmark person.crop.square placeholdertext.fill
        plus.square.on.square questionmark.diamond quote.opening rays rectangle.3.group
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    @Test("the symbols that programs use most are all there, and each is a picture of its own")
    func commonSymbols() throws {
        #expect(Self.common.filter { !library.contains($0) } == [])
        var seen: [[RGBA8]: String] = [:]
        for name in Self.common {
            let picture = try picture(name)
            #expect(ink(picture) > 10, "\(name) shows next to nothing")
            // A symbol and its filled form look different, where SF Symbols has both.
            if name.hasSuffix(".fill"), let outline = seen.first(where: { $0.value == String(name.dropLast(5)) }) {
                #expect(outline.key != picture.values, "\(name) looks like its outline")
            }
            seen[picture.values] = name
        }
    }

    @Test("weather is a cloud with what comes from it, and a sun or moon behind")
    func weather() throws {
        let names = [
            "cloud", "cloud.rain", "cloud.heavyrain", "cloud.snow", "cloud.bolt", "cloud.sun", "cloud.sun.rain",
            "cloud.moon", "cloud.fog", "cloud.fill", "cloud.rain.fill", "cloud.sun.bolt.fill",
        ]
        let pictures = try names.map { try picture($0).values }
        #expect(Set(pictures).count == names.count)
        #expect(!library.contains("cloud.sun.banana"))
    }

    @Test("a value leaves the parts above it faint; a symbol without parts is the same")
    func variableValue() throws {
        func ink(_ name: String, _ value: Double?) throws -> Int {
            let style = SymbolStyle(colors: [.black], value: value)
            let symbol = try #require(library.symbol(name, font: font, style: style))
            let group = DisplayGroup()
            group.setItems(symbol.items)
            return self.ink(CairoRenderer().pixels(of: group, size: symbol.size))
        }
        for name in ["wifi", "cellularbars", "speaker.wave.3", "speaker.wave.3.fill"] {
            let inks = try [0, 0.3, 0.6, 1].map { try ink(name, $0) }
            #expect(inks == inks.sorted() && Set(inks).count == 4, "\(name)")
            #expect(try ink(name, nil) == inks.last)
        }
        #expect(try ink("star.fill", 0) == (try ink("star.fill", 1)))
    }

    @Test("a palette draws what is inside a figure in the first colour, the figure in the second")
    func palette() throws {
        let style = SymbolStyle(
            mode: .palette, colors: [RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 0, blue: 1)])
        let symbol = try #require(library.symbol("heart.circle.fill", font: font, style: style))
        let group = DisplayGroup()
        group.setItems(symbol.items)
        let picture = CairoRenderer().pixels(of: group, size: symbol.size)
        #expect(picture[12, 12] == RGBA8(red: 255, green: 0, blue: 0) && picture[12, 2].blue > 200)
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
