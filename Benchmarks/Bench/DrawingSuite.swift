import SwiftUI
import ViewTesting

/// A grid and many texts, all of which are seen: what it takes to lay them out, and what they keep in memory.
@MainActor
enum DrawingSuite {
    static func run(_ report: inout Report) {
        resize("grid-resize", 4, Cells(), &report)
        resize("texts-resize", 12, ManyTextsInWindow(), &report)
        memory(&report)
    }

    /// The content of a window that is another width each time.
    private static func resize(_ op: String, _ target: Double, _ content: some View, _ report: inout Report) {
        let window = TestWindow(size: CGSize(width: 900, height: 1000), content)
        window.settle()
        var step = 0
        report.add(suite: "drawing", op: op, n: 1000, unit: "cpu_ms", target: target, runs: 25) {
            step += 1
            return cpu {
                window.window.resize(to: CGSize(width: 900 + CGFloat(step), height: 1000))
                window.settle()
            } * 1e3
        }
        window.close()
    }

    private static func memory(_ report: inout Report) {
        let count = 4000
        let size = CGSize(width: 800, height: 100_000)
        let few = TestWindow(size: size, DrawnTexts(count: 10))
        few.settle()
        let before = residentBytes()
        let many = TestWindow(size: size, DrawnTexts(count: count))
        many.settle()
        let bytes = Double(residentBytes() - before) / Double(count)
        report.add(
            suite: "drawing", op: "memory", n: count, unit: "bytes_per_text", target: 1536, runs: 1, median: bytes)
        many.close()
        few.close()
    }
}

/// Fifty rows of twenty cells.
private struct Cells: View {
    var body: some View {
        Grid(horizontalSpacing: 4, verticalSpacing: 2) {
            ForEach(0..<50, id: \.self) { row in
                GridRow {
                    ForEach(0..<20, id: \.self) { Text("\(row * 20 + $0)") }
                }
            }
        }
        .frame(maxWidth: .infinity)
    }
}

private struct ManyTextsInWindow: View {
    var body: some View { GeometryReader { ManyTexts(width: $0.size.width) } }
}

private struct DrawnTexts: View {
    let count: Int

    var body: some View {
        VStack { ForEach(0..<count, id: \.self) { Text("Text \($0) of many") } }
    }
}
