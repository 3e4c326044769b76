import SwiftUI

/// Texts that are drawn letter by letter.
struct LettersPage: View {
    @State private var phase = 0.0
    @State private var shown = true
    @State private var isMarked = true

    var body: some View {
        PageLayout(
            title: "Letters", explanation: "Texts drawn by renderers: as waves, one letter after the other, marked."
        ) {
            VStack(alignment: .leading, spacing: 20) {
                Text("A wave goes through these letters")
                    .font(.title2)
                    .textRenderer(Wave(phase: phase))
                Button("Wave") {
                    withAnimation(.linear(duration: 2)) { phase += 4 * .pi }
                }
                Text("They come one after the other, שלום, 👩‍👩‍👧")
                    .font(.title3)
                    .textRenderer(Typewriter(progress: shown ? 1 : 0))
                Button(shown ? "Take away" : "Write") {
                    withAnimation(.easeInOut(duration: 1.5)) { shown.toggle() }
                }
                Text("Read \(Text("what matters").customAttribute(Marked())) first, and what does not matter later.")
                    .textRenderer(Marker(isOn: isMarked))
                Toggle("Marked", isOn: $isMarked)
            }
            .frame(maxWidth: 420, alignment: .leading)
        }
    }
}

/// Moves the letters up and down.
private struct Wave: TextRenderer {
    var phase: Double

    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }

    var displayPadding: EdgeInsets { EdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0) }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        let letters = layout.flatMap { $0 }.flatMap { $0 }
        for (index, letter) in letters.enumerated() {
            var copy = context
            copy.translateBy(x: 0, y: 6 * sin(phase - Double(index) / 3))
            copy.draw(letter, options: .disablesSubpixelQuantization)
        }
    }
}

/// Shows the letters one after the other.
private struct Typewriter: TextRenderer {
    var progress: Double

    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        let letters = layout.flatMap { $0 }.flatMap { $0 }
        for (index, letter) in letters.enumerated() {
            let share = min(max(progress * Double(letters.count + 5) - Double(index), 0), 5) / 5
            var copy = context
            copy.opacity = share
            copy.addFilter(.blur(radius: 4 * (1 - share)))
            copy.draw(letter)
        }
    }
}

private struct Marked: TextAttribute {}

/// Draws a marker's line behind the runs that are marked.
private struct Marker: TextRenderer {
    let isOn: Bool

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
            for run in line {
                if isOn, run[Marked.self] != nil {
                    let rect = run.typographicBounds.rect.insetBy(dx: -3, dy: 1)
                    context.fill(Path(roundedRect: rect, cornerRadius: 4), with: .color(.yellow.opacity(0.5)))
                }
                context.draw(run)
            }
        }
    }
}

#Preview { LettersPage() }
