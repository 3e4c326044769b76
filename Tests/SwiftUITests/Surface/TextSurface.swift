import SwiftUI

/// Each initialiser and modifier of texts, fonts and colours, as Apple documents it.
@MainActor
enum TextSurface {
    static let date = Date(timeIntervalSinceReferenceDate: 0)

    @ViewBuilder static var initializers: some View {
        let name = "name"
        let attributed: AttributedString = "attributed"
        Text("key \(name) \(3) \(2.5, specifier: "%.1f") \(date, style: .date) \(Text("inner").bold())")
        Text("key", tableName: "Table", bundle: .main, comment: "comment")
        Text(verbatim: "verbatim")
        Text(name)
        Text(name.dropFirst(1))
        Text(attributed)
        Text(date, style: .date)
        Text(date, style: .time)
        Text(date, style: .relative)
        Text(date, style: .timer)
        Text(date, style: .offset)
        Text(date...date.addingTimeInterval(60))
        Text(DateInterval(start: date, duration: 60))
        Text(date, format: .dateTime.hour().minute())
        Text(3, format: .number)
        Text(0.5, format: .percent)
        Text(["a", "b"], format: .list(type: .and))
        Text(NSNumber(value: 3), formatter: NumberFormatter())
        Text(date as NSDate, formatter: DateFormatter())
        Text(date, formatter: DateFormatter())
        Text(timerInterval: date...date.addingTimeInterval(60))
        Text(
            timerInterval: date...date.addingTimeInterval(60), pauseTime: date.addingTimeInterval(30),
            countsDown: false,
            showsHours: true)
        Text(Image(systemName: "star"))
        Text("a") + Text("b").bold() + Text(Image(systemName: "star"))
        Text("\(Image(systemName: "star")) text")
        Text("\(name, format: NameStyle())")
        Text("\(date, formatter: DateFormatter()) \(date...date) \(DateInterval(start: date, duration: 1))")
        Text("\(timerInterval: date...date.addingTimeInterval(5), pauseTime: nil, countsDown: true, showsHours: true)")
        Text("\(attributed) \(Color.red.description)")
        Text("**bold** _italic_ ~~gone~~ `code` [link](https://swift.org)")
    }

    struct NameStyle: FormatStyle {
        func format(_ value: String) -> String { value.uppercased() }
    }

    @ViewBuilder static var modifiers: some View {
        let text = Text("text")
        text.font(.title).fontWeight(.bold).foregroundColor(.red).bold().italic().strikethrough().underline()
        text.bold(true).italic(false).monospaced().monospaced(false).monospacedDigit()
        text.kerning(1).tracking(1).baselineOffset(2).fontDesign(.serif).fontWidth(.condensed)
        text.underline(true, color: .red).strikethrough(true, color: .blue)
        text.underline(true, pattern: .dash, color: .red).strikethrough(pattern: .dot)
        text.underline(pattern: .dashDot).strikethrough(true, pattern: .dashDotDot, color: nil)
        text.foregroundStyle(.tint).textScale(.secondary)
        text.accessibilityLabel("label")
        let all: Text = text.font(.body).bold().italic().underline().strikethrough().kerning(1).foregroundColor(nil)
        all + all
        VStack { Text("a") }
            .font(.body).bold().italic().underline(true, pattern: .solid, color: nil).strikethrough(true, pattern: .dot)
            .fontWeight(.light).fontDesign(.rounded).fontWidth(.expanded).kerning(1).tracking(1).baselineOffset(1)
            .monospaced().monospacedDigit().textCase(.uppercase).textScale(.default)
            .multilineTextAlignment(.center).lineLimit(2).lineLimit(1...3).lineLimit(...3).lineLimit(2...)
            .lineLimit(2, reservesSpace: true).lineSpacing(2).truncationMode(.middle).minimumScaleFactor(0.5)
            .dynamicTypeSize(.large)
            .dynamicTypeSize(.small ... .xxLarge)
    }

    static var fonts: [Font] {
        [
            .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption,
            .caption2, .system(.body), .system(.body, design: .serif), .system(.body, design: .serif, weight: .bold),
            .system(size: 12), .system(size: 12, weight: .bold), .system(size: 12, weight: .bold, design: .monospaced),
            .custom("Cantarell", size: 12), .custom("Cantarell", size: 12, relativeTo: .title),
            .custom("Cantarell", fixedSize: 12), .body.bold(), .body.italic(), .body.monospaced(),
            .body.monospacedDigit(), .body.smallCaps(), .body.lowercaseSmallCaps(), .body.uppercaseSmallCaps(),
            .body.weight(.heavy), .body.leading(.tight), .body.width(.compressed), .body.width(Font.Width(0.2)),
            .body.weight(.ultraLight).weight(.thin).weight(.light).weight(.regular).weight(.medium).weight(.semibold)
                .weight(.black),
        ]
    }

    static var colors: [Color] {
        let list: [Color] = [
            .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .white, .gray,
            .black, .clear, .primary, .secondary, .accentColor, Color(red: 1, green: 0, blue: 0),
            Color(red: 1, green: 0, blue: 0, opacity: 0.5), Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1),
            Color(.sRGBLinear, red: 1, green: 0, blue: 0), Color(.displayP3, red: 1, green: 0, blue: 0),
            Color(white: 0.5), Color(white: 0.5, opacity: 0.5), Color(.sRGB, white: 0.5, opacity: 1),
            Color(hue: 0.5, saturation: 1, brightness: 1), Color(hue: 0.5, saturation: 1, brightness: 1, opacity: 0.5),
            Color("named"), Color("named", bundle: .main), .red.opacity(0.5), .red.mix(with: .blue, by: 0.5),
            .red.mix(with: .blue, by: 0.5, in: .perceptual), Color(resolved),
        ]
        return list
    }

    static let resolved = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 1)
}
