import Foundation
import MartletCairo
import MartletDisplay
import Observation
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Text renderers")
struct TextRendererTests {
    /// Draws through a closure.
    struct Drawn: TextRenderer {
        let padding: EdgeInsets
        let body: (Text.Layout, inout GraphicsContext) -> Void
        var displayPadding: EdgeInsets { padding }

        init(padding: EdgeInsets = EdgeInsets(), _ body: @escaping (Text.Layout, inout GraphicsContext) -> Void) {
            (self.padding, self.body) = (padding, body)
        }

        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { body(layout, &ctx) }
    }

    struct Sizing: TextRenderer {
        let size: (ProposedViewSize, TextProxy) -> CGSize
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { layout.forEach { ctx.draw($0) } }
        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { size(proposal, text) }
    }

    struct Emphasis: TextAttribute {
        var strength = 1
    }

    /// What a renderer is handed of a text.
    private func layout(_ text: Text, width: CGFloat = 300, limit: Int? = nil) throws -> Text.Layout {
        var found: Text.Layout?
        let renderer = Drawn { layout, _ in found = layout }
        _ = Picture(width, 300, text.lineLimit(limit).textRenderer(renderer)).pixels
        return try #require(found)
    }

    private func pixels(_ text: some View) -> [RGBA8] { Picture(300, 120, text).pixels.values }

    static let samples: [(name: String, text: Text)] = [
        ("words", Text("Hello, world. AVAToffi")),
        ("lines", Text("several words that are broken into lines, for they are wider than the window\nand more")),
        ("styles", Text("a ") + Text("b").bold().foregroundColor(.red) + Text("c").italic().kerning(3)),
        ("decorations", Text("under").underline() + Text(" through").strikethrough(color: .blue)),
        ("patterns", Text("some ") + Text("dashes here").underline(pattern: .dash, color: .red)),
        ("symbols", Text("a \(Image(systemName: "star.fill")) b")),
        ("raised", Text("x") + Text("2").baselineOffset(6).underline()),
        ("other scripts", Text("שלום עולם, مرحبا with English, 日本語, 👩‍👩‍👧 e\u{301}")),
    ]

    @Test("a renderer that draws all lines where they are gives the very picture of the text", arguments: 0..<8)
    func sameLines(_ index: Int) {
        let (name, text) = Self.samples[index]
        let plain = pixels(text)
        #expect(
            pixels(text.textRenderer(Drawn { layout, context in layout.forEach { context.draw($0) } })) == plain,
            "\(name)")
        #expect(plain.contains { $0 != .white })
    }

    @Test("so do the runs and, where they do not touch, the letters, one by one", arguments: [0, 1, 2, 5, 7])
    func sameLetters(_ index: Int) {
        let (name, text) = Self.samples[index]
        let plain = pixels(text)
        let runs = Drawn { layout, context in
            for line in layout { for run in line { context.draw(run) } }
        }
        #expect(pixels(text.textRenderer(runs)) == plain, "\(name)")
        // Edges of letters that are written together are seen twice.
        guard name != "other scripts" else { return }
        let letters = Drawn { layout, context in
            for line in layout { for run in line { for letter in run { context.draw(letter) } } }
        }
        #expect(pixels(text.textRenderer(letters)) == plain, "\(name)")
    }

    @Test("a layout has the lines, their runs and the letters, and says where they are")
    func structure() throws {
        let lines = try layout(Text("one two\nthree"))
        #expect(lines.count == 2 && !lines.isTruncated)
        #expect(lines.map { $0.map(\.count) } == [[7], [5]])
        let bounds = lines.map(\.typographicBounds)
        #expect(bounds[0].origin.x == 0 && bounds[1].origin.y > bounds[0].origin.y)
        #expect(bounds[0].rect.minY == 0 && abs(bounds[0].rect.maxY - bounds[1].rect.minY) < 0.1)
        let run = lines[0][0]
        let letters = run.map(\.typographicBounds)
        #expect(letters.map(\.width).reduce(0, +).rounded() == bounds[0].width.rounded())
        #expect(zip(letters, letters.dropFirst()).allSatisfy { abs($0.rect.maxX - $1.rect.minX) < 0.01 })
        #expect(run.characterIndices.count == 7 && run.characterIndices == run.characterIndices.sorted())
        #expect(lines[1][0].characterIndices[0] > run.characterIndices[6])
        #expect(run[2..<4].characterIndices == Array(run.characterIndices[2..<4]))
        #expect(run[2..<4][3] == run[3] && run[0] != run[1])
        #expect(lines == lines && lines[0] != lines[1])
    }

    @Test("letters that belong together are one, and those from right to left are told")
    func clusters() throws {
        #expect(try layout(Text("e\u{301}x"))[0].flatMap { $0 }.count == 2)
        #expect(try layout(Text("👩‍👩‍👧x"))[0].flatMap { $0 }.count == 2)
        let hebrew = try layout(Text("שלום"))[0][0]
        #expect(
            hebrew.layoutDirection == .rightToLeft && hebrew.characterIndices.first! > hebrew.characterIndices.last!)
        #expect(try layout(Text("abc"))[0][0].layoutDirection == .leftToRight)
    }

    @Test("a layout tells that a text was cut")
    func truncation() throws {
        let text = Text("more words than there is room for in a line of that width")
        #expect(try layout(text, width: 100, limit: 1).isTruncated)
        #expect(try !layout(text, width: 100).isTruncated)
    }

    @Test("a run has the values attached to its text, by their types; the innermost counts")
    func attributes() throws {
        let strong = Text("strong").customAttribute(Emphasis(strength: 2))
        let text = Text("some \(strong) words").customAttribute(Emphasis())
        let runs = try layout(text)[0]
        #expect(runs.map { $0[Emphasis.self]?.strength } == [1, 2, 1])
        #expect(runs.map(\.count) == [5, 6, 6])
        #expect(runs[1][0][Emphasis.self] == Emphasis(strength: 2))
        #expect(try layout(Text("none"))[0][0][Emphasis.self] == nil)
        #expect(Text("a").customAttribute(Emphasis()) != Text("a").customAttribute(Emphasis(strength: 3)))
        #expect(pixels(text) == pixels(Text("some strong words")))
    }

    @Test("letters can be moved, faded, blurred and covered each for itself")
    func effects() {
        let text = Text("MMM").font(.system(size: 30)).foregroundStyle(Color.black)
        func ink(_ columns: Range<Int>, _ body: @escaping (Text.Layout.RunSlice, Int, inout GraphicsContext) -> Void)
            -> Int
        {
            let renderer = Drawn { layout, context in
                for (index, letter) in layout[0][0].enumerated() {
                    var copy = context
                    body(letter, index, &copy)
                }
            }
            let pixels = Picture(
                200, 100, text.frame(width: 200, height: 100, alignment: .topLeading).textRenderer(renderer)
            ).pixels
            return (0..<100).reduce(0) { sum, y in columns.reduce(sum) { $0 + 255 - Int(pixels[$1, y].green) } }
        }
        let plain = ink(0..<200) { letter, _, context in context.draw(letter) }
        let faded = ink(0..<200) { letter, index, context in
            context.opacity = index == 1 ? 0.5 : 1
            context.draw(letter)
        }
        #expect(abs(faded - plain * 5 / 6) < plain / 50)
        let moved = ink(0..<200) { letter, index, context in
            context.translateBy(x: 0, y: CGFloat(index * 10))
            context.draw(letter)
        }
        #expect(abs(moved - plain) < plain / 50)
        let first = ink(0..<200) { letter, index, context in if index == 0 { context.draw(letter) } }
        #expect(abs(first * 3 - plain) < plain / 10)
        let blurred = ink(90..<200) { letter, index, context in
            context.addFilter(.blur(radius: 6))
            context.draw(letter)
        }
        #expect(blurred > 0)
        let outlines = ink(0..<200) { letter, _, context in
            context.draw(letter, options: .disablesSubpixelQuantization)
        }
        #expect(abs(outlines - plain) < plain / 8)
    }

    @Test("a renderer decides how large a text is, by what the text asks for")
    func sizes() {
        let natural = Stage { Text("Size").accessibilityIdentifier("text") }.size("text")
        let stage = Stage {
            Text("Size").textRenderer(
                Sizing { proposal, text in
                    let size = text.sizeThatFits(proposal)
                    return CGSize(width: size.width + 20, height: size.height * 2)
                }
            ).accessibilityIdentifier("text")
        }
        #expect(stage.size("text") == CGSize(width: natural.width + 20, height: natural.height * 2))
        for bad in [CGFloat.nan, .infinity, -5] {
            let stage = Stage {
                Text("Size").textRenderer(Sizing { _, _ in CGSize(width: bad, height: bad) })
                    .accessibilityIdentifier("text")
            }
            #expect(stage.size("text") == natural)
        }
    }

    struct Slide: TextRenderer {
        var distance: CGFloat
        var animatableData: CGFloat {
            get { distance }
            set { distance = newValue }
        }

        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            ctx.translateBy(x: distance, y: 0)
            layout.forEach { ctx.draw($0) }
        }
    }

    @Test("what is animated of a renderer moves, and stands at its end; without an animation it jumps")
    func motion() {
        func page() -> Moving {
            Moving { model in
                Text(verbatim: "I").font(.system(size: 40)).foregroundStyle(Color.pureRed)
                    .textRenderer(Slide(distance: model.isOn ? 100 : 0))
            }
        }
        let moving = page()
        let start = moving.red(row: 25)!.lowerBound
        moving.change(.linear(duration: 1)) { $0.isOn = true }
        #expect(moving.red(row: 25)!.lowerBound == start)
        moving.advance(by: 0.5)
        #expect(abs(moving.red(row: 25)!.lowerBound - start - 50) <= 2)
        moving.advance(by: 0.6)
        #expect(moving.red(row: 25)!.lowerBound == start + 100)
        #expect(!moving.picture.root.animators.isMoving)
        moving.change(nil) { $0.isOn = false }
        #expect(moving.red(row: 25)!.lowerBound == start)
    }

    struct SlideIn: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.textRenderer(Slide(distance: phase.isIdentity ? 0 : 100))
        }
    }

    @Test("a text that comes by a transition of renderers is drawn by those between")
    func transition() {
        let moving = Moving { model in
            if model.isOn {
                Text(verbatim: "I").font(.system(size: 40)).foregroundStyle(Color.pureRed).transition(SlideIn())
            }
        }
        moving.change(.linear(duration: 1)) { $0.isOn = true }
        let start = moving.red(row: 25)?.lowerBound ?? 0
        moving.advance(by: 0.5)
        let middle = moving.red(row: 25)?.lowerBound ?? 0
        moving.advance(by: 0.6)
        let end = moving.red(row: 25)?.lowerBound ?? 0
        #expect(abs(start - end - 100) <= 2 && abs(middle - end - 50) <= 2, "\(start) \(middle) \(end)")
    }

    @Observable final class Model {
        var shift: CGFloat = 0
    }

    @Test("a renderer that reads a model draws anew when the model changes")
    func follows() {
        let model = Model()
        let renderer = Drawn { layout, context in
            context.translateBy(x: model.shift, y: 0)
            layout.forEach { context.draw($0) }
        }
        let picture = Picture(200, 50, Text("Text").textRenderer(renderer))
        let before = picture.pixels.values
        model.shift = 40
        picture.run()
        #expect(picture.pixels.values != before)
        model.shift = 0
        picture.run()
        #expect(picture.pixels.values == before)
    }

    @Test("the renderer draws within the text and its padding, and inner texts have the innermost renderer")
    func padding() {
        var clips: [CGRect] = []
        let padded = Drawn(padding: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) { _, context in
            clips.append(context.clipBoundingRect)
        }
        let picture = Picture(
            100, 50, Text("Text").textRenderer(padded).textRenderer(Drawn { _, _ in Issue.record("outer") }))
        let size = picture.textFrames[0].size
        #expect(clips == [CGRect(x: -2, y: -1, width: size.width + 6, height: size.height + 4)])
        #expect(picture.texts == ["Text"])
    }

    @Test("a renderer that draws nothing, letters twice, another text or at no number harms nothing beside it")
    func harmless() {
        let bad: [(Text.Layout, inout GraphicsContext) -> Void] = [
            { _, _ in },
            { layout, context in
                for line in layout {
                    context.draw(line)
                    context.draw(line)
                }
            },
            { layout, context in
                context.translateBy(x: .nan, y: 0)
                layout.forEach { context.draw($0) }
            },
            { layout, context in
                context.scaleBy(x: 0, y: 0)
                layout.forEach { context.draw($0) }
            },
            { layout, context in
                var line = layout[0]
                line.origin = CGPoint(x: CGFloat.nan, y: .infinity)
                context.draw(line)
                context.opacity = .nan
                context.draw(layout[0])
            },
            { layout, context in
                let run = layout[0][0]
                context.draw(Text.Layout.RunSlice(run: run, indices: 50..<70))
                context.draw(Text.Layout.RunSlice(run: run, indices: 0..<0))
            },
            { _, context in context.draw(Text("another"), at: .zero, anchor: .topLeading) },
        ]
        for (index, body) in bad.enumerated() {
            let picture = Picture(100, 100) {
                VStack(spacing: 0) {
                    Rectangle().fill(Color.pureRed).frame(width: 100, height: 20)
                    Text("bad").textRenderer(Drawn(body)).frame(height: 80)
                }
            }
            #expect(picture.pixels.values.filter { $0 == .pureRed }.count == 2000, "\(index)")
            #expect(picture.texts == ["bad"], "\(index)")
        }
    }

    @Test("a line that is given another place is drawn there")
    func movedLine() {
        let text = Text("Line").foregroundStyle(Color.black)
        let moved = Drawn { layout, context in
            var line = layout[0]
            line.origin.x += 30
            #expect(line.typographicBounds.origin.x == layout[0].typographicBounds.origin.x + 30)
            context.draw(line)
        }
        let translated = Drawn { layout, context in
            context.translateBy(x: 30, y: 0)
            context.draw(layout[0])
        }
        #expect(pixels(text.textRenderer(moved)) == pixels(text.textRenderer(translated)))
    }

    @Test("a text with a gradient keeps it under a renderer")
    func gradient() {
        let style = LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .leading, endPoint: .trailing)
        let text = Text("MMMMMM").font(.system(size: 30)).foregroundStyle(style)
        let drawn = text.textRenderer(Drawn { layout, context in layout.forEach { context.draw($0) } })
        #expect(pixels(drawn) == pixels(text))
    }
}
