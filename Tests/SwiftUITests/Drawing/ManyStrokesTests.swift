import MartletCairo
import MartletDisplay
import Testing
import ViewTesting

@testable import SwiftUI

/// Short lines in a canvas, of which there may be so many that cairo does not draw them.
@MainActor @Suite("Many strokes")
struct ManyStrokesTests {
    private static let side: CGFloat = 240

    /// Lines that do not meet, each in a cell of its own, some of them across the edges of the canvas.
    private func canvas(_ lines: Range<Int>, _ style: StrokeStyle, scale: CGFloat = 1, _ color: Color) -> some View {
        Canvas { context, _ in
            context.scaleBy(x: scale, y: scale)
            for index in lines {
                var random = SeededRandom(state: UInt64(index) &* 7919 &+ 5)
                func next() -> CGFloat { CGFloat.random(in: 2...10, using: &random) }
                let corner = CGPoint(x: CGFloat(index % 20) * 12 - 5, y: CGFloat(index / 20) * 12 - 5)
                var path = Path()
                path.move(to: CGPoint(x: corner.x + next(), y: corner.y + next()))
                // Some are upright or level.
                let end = CGPoint(x: corner.x + next(), y: corner.y + next())
                let start = path.currentPoint!
                path.addLine(
                    to: index % 7 == 0
                        ? CGPoint(x: start.x, y: end.y) : index % 5 == 0 ? CGPoint(x: end.x, y: start.y) : end)
                context.stroke(path, with: .color(color), style: style)
            }
        }
        .frame(width: Self.side * scale, height: Self.side * scale)
    }

    @Test(
        "look as those that cairo draws",
        arguments: [(1.0, CGLineCap.butt, 1.0), (0.5, .square, 1), (3, .square, 0.5), (1.5, .butt, 0.3)],
        [1.0, 2])
    func lookTheSame(look: (width: CGFloat, cap: CGLineCap, opacity: Double), scale: CGFloat) {
        let style = StrokeStyle(lineWidth: look.width, lineCap: look.cap)
        let color = Color.pureBlue.opacity(look.opacity)
        let many = Picture(Self.side * scale, Self.side * scale, canvas(0..<400, style, scale: scale, color))
        let few = Picture(
            Self.side * scale, Self.side * scale,
            ZStack {
                canvas(0..<200, style, scale: scale, color)
                canvas(200..<400, style, scale: scale, color)
            })
        defer {
            many.close()
            few.close()
        }
        let differences = zip(many.pixels.values, few.pixels.values).map { abs(Int($0.red) - Int($1.red)) }
        #expect(differences.max()! <= 20, "of 255; cairo counts how many of 255 parts are covered")
        #expect(differences.reduce(0, +) < differences.count / 4, "a quarter of a step on average")
        #expect(many.pixels.values.contains { $0.red < 200 })
    }

    @Test("what is no line, or a long one, is drawn between them in its order")
    func order() {
        let picture = Picture(
            Canvas { context, size in
                for index in 0..<300 {
                    let y = CGFloat(index % 100)
                    let end = index == 250 ? CGPoint(x: 5000, y: y) : CGPoint(x: 50, y: y)
                    context.stroke(
                        Path { $0.addLines([CGPoint(x: 10, y: y), end]) },
                        with: .color(index < 280 ? .pureRed : .pureBlue), lineWidth: 2)
                    if index == 260 {
                        context.fill(Path(CGRect(x: 20, y: 0, width: 10, height: 100)), with: .color(.pureGreen))
                    }
                }
            })
        defer { picture.close() }
        let pixels = picture.pixels
        #expect(pixels[95, 50] == .pureRed && pixels[95, 54] == .white, "the long one")
        #expect(pixels[25, 30] == .pureGreen && pixels[25, 65] == .pureRed, "under the rectangle, and over it")
        #expect(pixels[25, 90] == .pureBlue)
    }
}
