import MartletCairo
import MartletDisplay
import Testing
import ViewTesting

@testable import SwiftUI

/// What a canvas knows of the lines of a text.
@MainActor @Suite("Texts in a canvas")
struct CanvasTextTests {
    /// Measures in a canvas whose texts are 30 points high, and gives its pixels.
    @discardableResult
    private func measure(_ body: @escaping (inout GraphicsContext) -> Void) -> PixelImage {
        Picture(Canvas { context, _ in body(&context) }.font(.system(size: 30))).pixels
    }

    private static let wide = CGSize(width: 1000, height: 1000)

    @Test("the baselines of one line are the same, and lie in it")
    func oneLine() {
        var wasAsked = false
        measure { context in
            let text = context.resolve(Text("Height"))
            let size = text.measure(in: Self.wide)
            let baseline = text.firstBaseline(in: Self.wide)
            #expect(text.lastBaseline(in: Self.wide) == baseline)
            #expect(baseline > size.height / 2 && baseline < size.height)
            wasAsked = true
        }
        #expect(wasAsked)
    }

    @Test("the last baseline of several lines lies as many lines below the first")
    func severalLines() {
        var found: [CGFloat] = []
        measure { context in
            let one = context.resolve(Text("one"))
            let height = one.measure(in: Self.wide).height
            found = []
            for lines in 1...4 {
                let text = context.resolve(Text(Array(repeating: "one", count: lines).joined(separator: "\n")))
                #expect(text.firstBaseline(in: Self.wide) == one.firstBaseline(in: Self.wide))
                found.append(text.lastBaseline(in: Self.wide) - text.firstBaseline(in: Self.wide))
                #expect(abs(text.measure(in: Self.wide).height - height - found.last!) <= 1, "\(lines) lines")
            }
        }
        #expect(found.count == 4 && found[0] == 0 && zip(found, found.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("in less room a text has more lines, or fewer of them; no number is no limit")
    func room() {
        var found: [Bool] = []
        measure { context in
            let text = context.resolve(Text("several words in a line"))
            func baselines(_ width: CGFloat, _ height: CGFloat) -> [CGFloat] {
                let size = CGSize(width: width, height: height)
                return [text.firstBaseline(in: size), text.lastBaseline(in: size)]
            }
            let line = baselines(1000, 1000)
            let wrapped = baselines(120, 1000)
            let narrower = baselines(90, 1000)
            found = [
                line[0] == line[1], wrapped[0] == line[0], wrapped[1] > line[1], narrower[1] >= wrapped[1],
                baselines(120, 1) == line, baselines(.nan, .nan) == line, baselines(.infinity, .infinity) == line,
                baselines(-5, 1000)[0].isFinite, baselines(0, 0)[1].isFinite,
            ]
        }
        #expect(found == Array(repeating: true, count: 9))
    }

    @Test("letters stand on the baseline of their line")
    func drawn() {
        var baselines: [CGFloat] = []
        let pixels = measure { context in
            let text = context.resolve(Text("H\nH"))
            baselines = [text.firstBaseline(in: Self.wide), text.lastBaseline(in: Self.wide)]
            context.draw(text, in: CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        let inked = (0..<100).filter { y in (0..<100).contains { pixels[$0, y].red < 128 } }
        // The rows of the first letter, and those of the second.
        let first = inked.prefix { CGFloat($0) < baselines[0] + 2 }
        #expect(first.count > 10 && abs(inked.count - 2 * first.count) <= 1)
        #expect(abs(CGFloat((first.last ?? 0) + 1) - baselines[0]) <= 1.5)
        #expect(abs(CGFloat((inked.last ?? 0) + 1) - baselines[1]) <= 1.5)
    }

    @Test("the baseline is that of the canvas's environment, and of the text's own font")
    func fonts() {
        var found: [CGFloat] = []
        measure { context in
            found = [Text("x"), Text("x").font(.system(size: 60)), Text("x").font(.system(size: 15))].map {
                context.resolve($0).firstBaseline(in: Self.wide)
            }
        }
        #expect(found.count == 3 && found[2] < found[0] && found[0] < found[1])
    }
}
