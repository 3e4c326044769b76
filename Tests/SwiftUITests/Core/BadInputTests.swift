import Foundation
import SwiftUI
import Testing
import ViewTesting

/// What a program does wrong without having to stop: a warning in SwiftUI's words, once, and the rest goes on.
@MainActor @Suite("Bad input", .serialized)
struct BadInputTests {
    func warnings(@ViewBuilder _ view: () -> some View) -> [String] {
        let screen = Screen(size: CGSize(width: 200, height: 200), content: view)
        #expect(screen.texts.contains("after"))
        return screen.warnings
    }

    static let frameWarning = "Invalid frame dimension (negative or non-finite)."

    @Test(
        "semantics 82: a negative or non-finite frame is ignored, with one warning",
        arguments: [-1, -.infinity, .infinity, .nan] as [CGFloat])
    func frames(length: CGFloat) {
        let screen = Screen(size: CGSize(width: 200, height: 200)) {
            Color.red.frame(width: length, height: 20).accessibilityIdentifier("width")
            Color.red.frame(width: 30, height: length).frame(height: 10).accessibilityIdentifier("height")
            Text("after")
        }
        #expect(screen.texts == ["after"])
        #expect(screen.rects["width"]?.height == 20 && screen.rects["width"]?.width == 200)
        #expect(screen.warnings == [Self.frameWarning])
    }

    @Test("limits of a frame that are negative or contradict each other are warned about")
    func limits() {
        let negative = warnings {
            Color.red.frame(minWidth: -5, maxWidth: 40)
            Text("after")
        }
        #expect(negative == [Self.frameWarning])
        let contradicting = warnings {
            Color.red.frame(minWidth: 50, maxWidth: 20)
            Text("after")
        }
        #expect(contradicting == ["Contradictory frame constraints specified."])
    }

    @Test("sizes of padding, shapes, lines and spacings that are no numbers draw nothing wrong and stop nothing")
    func numbers() {
        for number in [CGFloat.nan, -.infinity, .infinity, -40] {
            let screen = Screen(size: CGSize(width: 200, height: 200)) {
                VStack(spacing: number) {
                    Text("a").padding(number)
                    Circle().stroke(lineWidth: number).frame(width: 10, height: 10)
                    RoundedRectangle(cornerRadius: number).frame(width: 10, height: 10)
                    Text("b").offset(x: number).rotationEffect(.degrees(Double(number))).scaleEffect(number)
                    Text("c").font(.system(size: number)).lineSpacing(number).opacity(Double(number))
                    Text("d").lineLimit(-3).minimumScaleFactor(number).blur(radius: number)
                    Slider(value: .constant(Double(number)))
                    ProgressView(value: Double(number))
                }
            }
            #expect(screen.image().count > 100)
            // Minus forty is a number: it moves the views off the screen. No opacity is the least.
            if !number.isFinite {
                let texts = screen.texts.filter { ["a", "b", "c", "d"].contains($0) }
                #expect(texts == (number == .infinity ? ["a", "b", "c", "d"] : ["a", "b", "d"]))
            }
        }
    }

    struct Deep: View {
        let level: Int
        @Binding var count: Int

        var body: AnyView {
            level == 0
                ? AnyView(Button("Count \(count)") { count += 1 })
                : AnyView(VStack { Deep(level: level - 1, count: $count) }.padding(0))
        }
    }

    struct DeepPage: View {
        @State private var count = 0
        var body: some View { Deep(level: 10_000, count: $count) }
    }

    @Test("a tree ten thousand levels deep is shown, clicked, drawn and let go")
    func deep() {
        let screen = Screen(size: CGSize(width: 200, height: 200)) { DeepPage() }
        screen.button("Count 0").tap()
        #expect(screen.texts == ["Count 1"])
        #expect(screen.image().count > 100)
    }

    @Test("a symbol that nobody knows is warned about once, and leaves a placeholder of its size")
    func unknownSymbol() {
        let screen = Screen(size: CGSize(width: 200, height: 200)) {
            Image(systemName: "no.such.symbol").accessibilityIdentifier("symbol")
            Image(systemName: "no.such.symbol")
        }
        #expect(screen.warnings == ["No symbol named 'no.such.symbol' found in system symbol set"])
        #expect(screen.rects["symbol"]?.size == CGSize(width: 18, height: 18))
    }

    @Test("a symbol without a name shows nothing")
    func namelessSymbol() {
        let screen = Screen(size: CGSize(width: 200, height: 200)) {
            Image(systemName: "").accessibilityIdentifier("symbol")
            Image(systemName: "").resizable().frame(width: 40, height: 40)
        }
        #expect(screen.rects["symbol"]?.size ?? .zero == .zero)
        #expect(screen.image() == Screen(size: CGSize(width: 200, height: 200)) { EmptyView() }.image())
    }

    struct Several: View {
        @State private var value = 0
        var body: some View {
            let _ = value = 7
            VStack {
                ForEach([1, 1], id: \.self) { Text("row \($0)") }
                Color.red.frame(width: -1)
                Button("Again \(value)") { value += 1 }
            }
        }
    }

    @Test("each sentence is printed once, however often its reason comes back")
    func once() {
        let screen = Screen(size: CGSize(width: 200, height: 300)) { Several() }
        for count in 0..<3 { screen.button("Again \(count)").tap() }
        #expect(
            screen.warnings == [
                "Modifying state during view update, this will cause undefined behavior.", Self.frameWarning,
                "ForEach<Array<Int>, Int, Text>: the ID 1 occurs multiple times within the collection, "
                    + "this will give undefined results!",
            ])
    }
}
