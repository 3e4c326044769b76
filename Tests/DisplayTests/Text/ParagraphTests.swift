import CMartletPango
import Foundation
import MartletDisplay
import Testing

@testable import MartletText

/// A line as it is drawn, in points from the text's top left corner.
private struct Line: CustomStringConvertible {
    var x, top, width, bottom, baseline: CGFloat

    var description: String { "x \(x) \(top)...\(bottom) width \(width) baseline \(baseline)" }

    func isClose(to other: Line) -> Bool {
        // Pango halves in whole units of 1/1024 of a point.
        [(x, other.x), (top, other.top), (width, other.width), (bottom, other.bottom), (baseline, other.baseline)]
            .allSatisfy { abs($0 - $1) <= 0.003 }
    }

    @MainActor static func all(in layout: OpaquePointer, at origin: CGPoint = .zero) -> [Line] {
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        var lines: [Line] = []
        let unit = CGFloat(PANGO_SCALE)
        repeat {
            var logical = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &logical)
            let top = origin.y + CGFloat(logical.y) / unit
            lines.append(
                Line(
                    x: origin.x + CGFloat(logical.x) / unit, top: top, width: CGFloat(logical.width) / unit,
                    bottom: top + CGFloat(logical.height) / unit,
                    baseline: origin.y + CGFloat(pango_layout_iter_get_baseline(iterator)) / unit))
        } while pango_layout_iter_next_line(iterator) != 0
        return lines
    }
}

@MainActor @Suite("Paragraphs")
struct ParagraphTests {
    let engine = TextEngine.shared

    @Test("a text of many paragraphs has each line where one layout of the whole text has it", arguments: 0..<60)
    func likeOneLayout(seed: UInt64) {
        var random = Generator(state: seed)
        let text = randomText(&random)
        for width in [nil, 400, 150, 60] as [CGFloat?] {
            let measured = engine.measure(text, width: width, height: nil)
            let lines = engine.layouts(of: measured).flatMap { Line.all(in: $0.layout, at: $0.origin) }
            let model = wholeLayout(of: text, width: width, alignedIn: measured.size.width)
            #expect(lines.count == model.count, "width \(width ?? -1)")
            for (line, expected) in zip(lines, model) where !line.isClose(to: expected) {
                Issue.record("width \(width ?? -1): \(line), not \(expected), of \(text.string.debugDescription)")
                break
            }
            #expect(abs(measured.firstBaseline - model[0].baseline) < 0.003)
            #expect(abs(measured.lastBaseline - model[model.count - 1].baseline) < 0.003)
            #expect(measured.size.height == (model[model.count - 1].bottom - 0.005).rounded(.up))
        }
    }

    @Test("of a long text that is edited again and again, and drawn each time, only the last layouts are kept")
    func edited() {
        let words = String(repeating: "word ", count: 4_000)
        let count = 40
        let alive = UnsafeMutablePointer<gpointer?>.allocate(capacity: count)
        alive.initialize(repeating: nil, count: count)
        defer { alive.deallocate() }
        for index in 0..<count {
            let text = StyledText(runs: [run(String(repeating: "x", count: index + 1) + words)])
            for line in engine.layouts(of: engine.measure(text, width: 300, height: nil)) {
                let object = UnsafeMutableRawPointer(line.layout)
                alive[index] = object
                g_object_add_weak_pointer(object.assumingMemoryBound(to: GObject.self), alive + index)
            }
        }
        #expect((0..<count).count { alive[$0] != nil } <= 8)
        for index in 0..<count {
            guard let object = alive[index] else { continue }
            g_object_remove_weak_pointer(object.assumingMemoryBound(to: GObject.self), alive + index)
        }
    }

    @Test("the lines that a limit or a height leaves are those of the whole text, and the last one ends in an ellipsis")
    func limits() {
        let paragraphs = (0..<9).map { "Paragraph \($0), which is long enough for two lines or for three" }
        var text = StyledText(runs: [run(paragraphs.joined(separator: "\n"))])
        let whole = engine.measure(text, width: 200, height: nil)
        let all = engine.layouts(of: whole).flatMap { Line.all(in: $0.layout, at: $0.origin) }
        for limit in 1...all.count {
            text.lineLimit = limit
            let byLimit = engine.measure(text, width: 200, height: nil)
            text.lineLimit = nil
            let byHeight = engine.measure(text, width: 200, height: all[limit - 1].bottom)
            for cut in [byLimit, byHeight] {
                let lines = engine.layouts(of: cut).flatMap { Line.all(in: $0.layout, at: $0.origin) }
                #expect(lines.map(\.baseline) == all.prefix(limit).map(\.baseline))
                #expect(lines.dropLast().map(\.width) == all.prefix(limit - 1).map(\.width))
                #expect(cut.isTruncated == (limit < all.count))
                #expect(cut.size.height == (all[limit - 1].bottom - 0.005).rounded(.up))
            }
        }
    }

    @Test("an edit of a long text shapes the paragraph that it changes, and no other")
    func oneParagraph() {
        func text(_ changed: String) -> StyledText {
            StyledText(runs: [run((0..<400).map { $0 == 200 ? changed : "line \($0)" }.joined(separator: "\n"))])
        }
        let before = engine.prepare(text("before"))
        _ = before.measure(width: 300, height: nil)
        let after = engine.prepare(text("after"), after: before)
        let old = shaped(before.measure(width: 300, height: nil)), new = shaped(after.measure(width: 300, height: nil))
        #expect(old.count == 400)
        #expect(new.indices.filter { new[$0] !== old[$0] } == [200])
    }

    @Test("paragraphs that move to other places are not shaped again")
    func moved() {
        let lines = (0..<400).map { "line \($0)" }
        let before = engine.prepare(StyledText(runs: [run(lines.joined(separator: "\n"))]))
        let old = Set(shaped(before.measure(width: 300, height: nil)).map(ObjectIdentifier.init))
        let reversed = StyledText(runs: [run(lines.reversed().joined(separator: "\n"))])
        let new = shaped(engine.prepare(reversed, after: before).measure(width: 300, height: nil))
        #expect(Set(new.map(ObjectIdentifier.init)) == old)
    }

    @Test("a text with a line limit shapes no paragraph behind it")
    func limitEndsShaping() {
        var text = StyledText(runs: [run((0..<2000).map { "line \($0) here" }.joined(separator: "\n"))], lineLimit: 3)
        #expect(shaped(engine.measure(text, width: 300, height: nil)).count == 3)
        text.lineLimit = nil
        #expect(shaped(engine.measure(text, width: 300, height: 50)).count < 4)
    }

    @Test("of pieces in thousands of colours every letter keeps its colour")
    func manyPieces() {
        let colors = [RGBA.black, RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 0, blue: 1)]
        let runs = (0..<3000).map { index in
            var run = run("ab ")
            run.color = colors[index % 3]
            return run
        }
        let text = engine.measure(StyledText(runs: runs), width: 500, height: nil)
        var places: [Int: Set<[UInt16]>] = [:]
        let starts = unsafeDowncast(text.layout, to: ShapedText.self).starts
        for ((layout, _), start) in zip(engine.layouts(of: text), starts) {
            var lines = pango_layout_get_lines_readonly(layout)
            while let line = lines {
                var items = line.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self).pointee.runs
                while let entry = items {
                    let item = entry.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item!.pointee
                    for byte in Int(item.offset)..<Int(item.offset) + Int(item.length) {
                        places[start + byte, default: []].insert(Self.color(of: item))
                    }
                    items = entry.pointee.next
                }
                lines = line.pointee.next
            }
        }
        // The space at which a line was broken may have no room of its own.
        let letters = (0..<9000).filter { $0 % 3 != 2 }
        let expected: [[UInt16]] = [[0, 0, 0], [65535, 0, 0], [0, 0, 65535]]
        #expect(letters.allSatisfy { places[$0] == [expected[$0 / 3 % 3]] })
    }

    private static func color(of item: PangoItem) -> [UInt16] {
        var next = item.analysis.extra_attrs
        while let entry = next {
            let attribute = entry.pointee.data.assumingMemoryBound(to: PangoAttribute.self)
            if attribute.pointee.klass.pointee.type == PANGO_ATTR_FOREGROUND {
                let color = UnsafeMutableRawPointer(attribute).assumingMemoryBound(to: PangoAttrColor.self).pointee
                    .color
                return [color.red, color.green, color.blue]
            }
            next = entry.pointee.next
        }
        return []
    }

    private func shaped(_ text: MeasuredText) -> [ShapedParagraph] {
        unsafeDowncast(text.layout, to: ShapedText.self).paragraphs.map(\.paragraph)
    }

    private func run(_ string: String, size: CGFloat = 16) -> TextRun {
        TextRun(text: string, font: FontDescription(size: size), color: .black)
    }

    private func randomText(_ random: inout Generator) -> StyledText {
        var words = ["a", "word", "Überlänge", "שלום", "مرحبا", "12.5", "—", "🙂", "fi", "incomprehensibilities"]
        // Tabs stand by the first font of a paragraph, as those of a single layout do by the first of all.
        let hasOneFont = Int.random(in: 0..<3, using: &random) == 0
        if hasOneFont { words.append("\t") }
        let ends = ["\n", "\n", "\n\n", "\r\n", "\r", "\u{2029}", "\u{2028}", " ", " "]
        var runs: [TextRun] = []
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            var string = ""
            for _ in 0..<Int.random(in: 0...14, using: &random) {
                string += words.randomElement(using: &random)! + " "
                guard Int.random(in: 0..<4, using: &random) == 0 else { continue }
                // A space at the end of a paragraph is broken otherwise by Pango where another paragraph follows.
                string.removeLast()
                string += ends.randomElement(using: &random)!
            }
            var run = run(string, size: hasOneFont ? 16 : [12, 16, 30].randomElement(using: &random)!)
            if !hasOneFont, Bool.random(using: &random) { run.font.weight = 700 }
            if Int.random(in: 0..<4, using: &random) == 0 { run.font.lineHeight = 1.4 }
            if Int.random(in: 0..<4, using: &random) == 0 { run.kerning = 2 }
            if Int.random(in: 0..<4, using: &random) == 0 { run.baselineOffset = 5 }
            runs.append(run)
        }
        return StyledText(
            runs: runs, alignment: [.leading, .center, .trailing].randomElement(using: &random)!,
            lineSpacing: [0, 0, 7.3].randomElement(using: &random)!)
    }

    /// The lines of one PangoLayout that holds the whole text.
    private func wholeLayout(of text: StyledText, width: CGFloat?, alignedIn aligned: CGFloat) -> [Line] {
        let layout = pango_layout_new(engine.fonts.context)!
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_font_description(layout, engine.fonts.pangoDescription(of: text.runs[0].font))
        pango_layout_set_spacing(layout, pangoUnits(text.lineSpacing))
        let attributes = RunAttributes(fonts: engine.fonts, fit: LetterFit(), isLong: false)
        var start = 0
        for run in text.runs where !run.text.isEmpty {
            attributes.add(run, to: start..<start + run.text.utf8.count)
            start += run.text.utf8.count
        }
        pango_layout_set_attributes(layout, attributes.list)
        pango_layout_set_text(layout, text.string, Int32(text.string.utf8.count))
        if let width {
            pango_layout_set_width(layout, Int32(((width + 0.01) * CGFloat(PANGO_SCALE)).rounded(.up)))
            pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        }
        let natural = Line.all(in: layout)
        let used = natural.map(\.width).max()!
        var isNatural = true
        var lines = pango_layout_get_lines_readonly(layout)
        while let line = lines {
            if line.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self).pointee.is_paragraph_start == 0 {
                isNatural = false
            }
            lines = line.pointee.next
        }
        // What fits on its natural lines is aligned in their width, what was broken in the width that is used.
        let whole = isNatural || width == nil ? used : max(aligned, used)
        let indent: CGFloat = text.alignment == .leading ? 0 : text.alignment == .center ? 0.5 : 1
        return natural.map { line in
            var line = line
            line.x = (whole - line.width) * indent
            return line
        }
    }
}

/// Numbers that are the same for the same seed.
private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
