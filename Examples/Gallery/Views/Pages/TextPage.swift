import SwiftUI

struct TextPage: View {
    private let price = 1234.5

    var body: some View {
        PageLayout(title: "Text", explanation: "Fonts, runs, formats and lines.") {
            VStack(alignment: .leading, spacing: 14) {
                Text("Large Title").font(.largeTitle)
                Text("Title").font(.title)
                Text("Headline").font(.headline)
                Text("Caption").font(.caption).foregroundColor(.secondary)
                Text("Red, ").foregroundColor(.red) + Text("bold").bold() + Text(" and ") + Text("italic").italic()
                Text("Price: \(price, specifier: "%.2f")").monospacedDigit()
                Text("Underlined").underline() + Text("  ") + Text("struck").strikethrough()
                Text("One line only, however long the sentence grows and grows and grows until it is cut off")
                    .lineLimit(1)
                Text("Monospaced design").font(.system(.body, design: .monospaced))
                Text("Grüße, 你好, مرحبا, 🐦")
            }
            .frame(maxWidth: 420, alignment: .leading)
        }
    }
}

#Preview { TextPage() }
