import SwiftUI
import ViewTesting

/// Texts of a size that a log or a book has.
@MainActor
enum TextSuite {
    static func run(_ report: inout Report) {
        let lines = 20_000
        let text = (0..<lines).map { "line \($0) of a text that has fifty letters or so in it" }.joined(separator: "\n")
        report.add(suite: "text", op: "open", n: lines, unit: "cpu_ms", target: 1000, runs: 3) {
            let text = text + "\n\(UInt64.random(in: 0 ... .max))"
            var window: TestWindow?
            let time = cpu {
                window = TestWindow(size: LazySuite.size, LongText(text: text, model: TextModel()))
                ListSuite.settle(window!)
            }
            window?.close()
            return time * 1e3
        }
        let model = TextModel()
        let window = TestWindow(size: LazySuite.size, LongText(text: text, model: model))
        ListSuite.settle(window)
        report.add(suite: "text", op: "letter", n: lines, unit: "cpu_ms", target: 20, runs: 9) {
            let changed = (model.text?.wrappedValue ?? "") + "a"
            return cpu {
                model.text?.wrappedValue = changed
                ListSuite.settle(window)
            } * 1e3
        }
        window.close()
        pieces(&report)
    }

    /// Four thousand texts in a row, each in a colour of its own.
    private static func pieces(_ report: inout Report) {
        report.add(suite: "text", op: "pieces", n: 4000, unit: "cpu_ms", target: 200, runs: 3) {
            let first = Int.random(in: 0..<1_000_000)
            let text = (0..<4000).reduce(Text(verbatim: "")) {
                $0 + Text(verbatim: "p\(first + $1) ").foregroundStyle($1.isMultiple(of: 2) ? Color.red : Color.blue)
            }
            var window: TestWindow?
            let time = cpu {
                window = TestWindow(size: LazySuite.size, ScrollView { text })
                ListSuite.settle(window!)
            }
            window?.close()
            return time * 1e3
        }
    }
}

@MainActor
final class TextModel {
    var text: Binding<String>?
}

struct LongText: View {
    @State private var text: String
    let model: TextModel

    init(text: String, model: TextModel) {
        _text = State(initialValue: text)
        self.model = model
    }

    var body: some View {
        ScrollView { Text(verbatim: text) }.onAppear { model.text = $text }
    }
}
