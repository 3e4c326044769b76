import SwiftUI
import Testing

/// The fonts of `.serif`, `.rounded` and `.monospaced` are the machine's, so no picture has them.
@MainActor @Suite("Pictures of texts")
struct TextPictures {
    @Test("text styles", arguments: [ColorScheme.light, .dark])
    func textStyles(_ scheme: ColorScheme) {
        PictureSheet(1, by: 1, cell: CGSize(width: 200, height: 280), colorScheme: scheme) {
            VStack(alignment: .leading, spacing: 2) {
                Text("Large title").font(.largeTitle)
                Text("Title").font(.title)
                Text("Title 2").font(.title2)
                Text("Title 3").font(.title3)
                Text("Headline").font(.headline)
                Text("Subheadline").font(.subheadline)
                Text("Body")
                Text("Callout").font(.callout)
                Text("Footnote").font(.footnote)
                Text("Caption").font(.caption)
                Text("Caption 2").font(.caption2)
            }
        }
        .expect(scheme == .dark ? "text styles dark" : "text styles light")
    }

    @Test("weights, widths, slants and capitals")
    func fonts() {
        let weights: [Font.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        return PictureSheet(3, by: 8, cell: CGSize(width: 88, height: 26)) {
            ForEach(weights.indices, id: \.self) { Text("Weight").fontWeight(weights[$0]) }
            Text("Italic").italic()
            Text("Bold italic").bold().italic()
            Text("1117").monospacedDigit()
            Text("Small Caps").font(.body.smallCaps())
            Text("Lower Caps").font(.body.lowercaseSmallCaps())
            Text("Upper Caps").font(.body.uppercaseSmallCaps())
            Text("Condensed").fontWidth(.condensed)
            Text("Compress").fontWidth(.compressed)
            Text("Expand").fontWidth(.expanded)
            Text("Upper").textCase(.uppercase)
            Text("Lower").textCase(.lowercase)
            Text("Scaled").textScale(.secondary)
            Text("Custom").font(.custom("Inter", size: 20))
            Text("H") + Text("2").font(.caption).baselineOffset(-4) + Text("O")
            Text("\(Image(systemName: "star.fill")) Star")
        }
        .expect("fonts")
    }

    @Test("lines, distances, colours and grounds of letters")
    func decorations() {
        var attributed = AttributedString("Marked words")
        attributed.font = .headline
        if let range = attributed.range(of: "Marked") {
            attributed[range].backgroundColor = Color.gold
            attributed[range].foregroundColor = Color.ink
        }
        return PictureSheet(2, by: 9, cell: CGSize(width: 136, height: 24)) {
            Text("Underlined").underline()
            Text("In colour").underline(color: .rose)
            Text("Dots").underline(pattern: .dot, color: .sea)
            Text("Dashes").underline(pattern: .dash)
            Text("Dash, dot").underline(pattern: .dashDot)
            Text("Dash, dot, dot").underline(pattern: .dashDotDot)
            Text("Struck").strikethrough()
            Text("Struck in colour").strikethrough(pattern: .dash, color: .rose)
            Text("Kerning").kerning(4)
            Text("Tracking").tracking(-1)
            Text("Raised ") + Text("up").baselineOffset(6)
            Text("Red ").foregroundStyle(Color.rose) + Text("blue").foregroundStyle(Color.sea)
            Text("Gradient").font(.headline).foregroundStyle(
                .linearGradient(.sunset, startPoint: .leading, endPoint: .trailing))
            Text(attributed)
            Text("**Strong**, *soft*, ~~gone~~")
            Text("Words and [a link](https://example.org)")
            Text("Secondary").foregroundStyle(.secondary)
            Text("Half").opacity(0.5)
        }
        .expect("text decorations")
    }

    @Test("lines cut, aligned, spaced and made to fit")
    func lines() {
        let text = Text("Some words that need more room than there is")
        return PictureSheet(3, by: 4, cell: CGSize(width: 84, height: 60)) {
            Group {
                text.lineLimit(1)
                text.lineLimit(1).truncationMode(.head)
                text.lineLimit(1).truncationMode(.middle)
                text.lineLimit(2)
                text.multilineTextAlignment(.center)
                text.multilineTextAlignment(.trailing)
                text.lineSpacing(6)
                text.lineLimit(2, reservesSpace: true).background(Color.mist)
                text.minimumScaleFactor(0.4).lineLimit(2)
                Text("Tightened a bit").allowsTightening(true).lineLimit(1)
                Text("Line one\nline two\nline three").font(.caption.leading(.tight))
                Text("Line one\nline two\nline three").font(.caption.leading(.loose))
            }
            .frame(width: 84, height: 60, alignment: .topLeading)
            .font(.callout)
        }
        .expect("text lines")
    }

    private struct Waves: TextRenderer {
        var displayPadding: EdgeInsets { EdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0) }

        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for line in layout {
                for run in line {
                    for (index, slice) in run.enumerated() {
                        var copy = context
                        copy.translateBy(x: 0, y: 6 * sin(Double(index) * 0.8))
                        copy.opacity = 0.4 + 0.6 * Double(index % 3) / 2
                        copy.draw(slice)
                    }
                }
            }
        }
    }

    private struct Boxes: TextRenderer {
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for line in layout {
                for run in line where run[Marked.self] != nil {
                    let rect = run.typographicBounds.rect.insetBy(dx: -2, dy: 0)
                    context.fill(Path(roundedRect: rect, cornerRadius: 4), with: .color(.gold))
                }
                context.draw(line, options: .disablesSubpixelQuantization)
            }
        }
    }

    private struct Marked: TextAttribute {}

    private struct Outlined: TextRenderer {
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            context.addFilter(.shadow(color: .rose, radius: 0, x: 2, y: 2))
            for line in layout { for run in line { context.draw(run) } }
        }
    }

    @Test("texts drawn by renderers")
    func renderers() {
        PictureSheet(1, by: 3, cell: CGSize(width: 180, height: 48)) {
            Text("Letters in waves").font(.title3).textRenderer(Waves())
            (Text("Some ") + Text("marked").bold().customAttribute(Marked()) + Text(" words")).textRenderer(Boxes())
            Text("Shadowed runs").font(.title3.bold()).textRenderer(Outlined())
        }
        .expect("text renderers")
    }
}
