import Foundation
import SwiftUI

/// Changes what is drawn in a window, each time as soon as the change before is painted.
///
/// A line on standard output for each operation gives the median of processor milliseconds a painted frame.
@MainActor
final class DrawingProbe {
    static let shared = DrawingProbe()
    /// With the milliseconds that are wanted.
    static let operations: [(name: String, target: Double)] = [
        ("strokes", 12), ("resize-texts", 12), ("beside-blur", 4), ("move-blur", 4), ("beside-shadow", 4),
        ("move-shadow", 4),
    ]
    private static let frames = 21

    @MainActor final class Model: ObservableObject {
        @Published var operation = 0
        @Published var step = 0
    }

    let model = Model()
    private var start: Double?
    private var figures: [Double] = []

    func begin() { after(0.5) { self.change() } }

    private func change() {
        start = cpuSeconds()
        model.step += 1
    }

    func painted() {
        guard let begun = start else { return }
        start = nil
        figures.append((cpuSeconds() - begun) * 1000)
        if figures.count < Self.frames { return after(0.03) { self.change() } }
        print(Self.operations[model.operation].name, figures.sorted()[Self.frames / 2])
        if model.operation == Self.operations.count - 1 { exit(0) }
        figures = []
        model.operation += 1
        begin()
    }

    private func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(action) }
    }
}

/// What is drawn in the window.
struct DrawingPage: View {
    @ObservedObject var model: DrawingProbe.Model

    var body: some View {
        switch DrawingProbe.operations[model.operation].name {
        case "strokes": Strokes(step: model.step)
        case "resize-texts": ManyTexts(width: 600 + CGFloat(model.step % 8) * 10)
        case "beside-blur": beside { card.blur(radius: 20) }
        case "move-blur": card.blur(radius: 20).offset(x: shift)
        case "beside-shadow": beside { card.shadow(radius: 20) }
        default: card.shadow(radius: 20).offset(x: shift)
        }
    }

    private var shift: CGFloat { CGFloat(model.step % 40) }

    private var card: some View { RoundedRectangle(cornerRadius: 16).fill(.orange).frame(width: 400, height: 300) }

    private func beside(@ViewBuilder _ content: () -> some View) -> some View {
        VStack {
            Text("\(model.step)").monospacedDigit()
            content()
        }
    }
}

/// Ten thousand short strokes, all in other places at each step.
private struct Strokes: View {
    let step: Int

    var body: some View {
        Canvas { context, size in
            for index in 0..<10_000 {
                let x = CGFloat((index * 37 + step) % max(1, Int(size.width)))
                let y = CGFloat((index * 91) % max(1, Int(size.height)))
                var path = Path()
                path.move(to: CGPoint(x: x, y: y))
                path.addLine(to: CGPoint(x: x + 6, y: y + 4))
                context.stroke(path, with: .color(index.isMultiple(of: 2) ? .blue : .red), lineWidth: 1)
            }
        }
    }
}

/// A thousand texts that are all seen, in as many columns as there is room for.
struct ManyTexts: View {
    let width: CGFloat

    var body: some View {
        HStack(alignment: .top, spacing: 2) {
            ForEach(0..<20, id: \.self) { column in
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<50, id: \.self) { Text("\(column * 50 + $0)").font(.system(size: 8)) }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .frame(width: width)
    }
}
