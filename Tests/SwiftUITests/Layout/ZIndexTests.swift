import SwiftUI
import Testing
import ViewTesting

/// What of views that overlap is in front.
@MainActor @Suite("The order of overlapping views")
struct ZIndexTests {
    private struct Pair<Container: View>: View {
        let container: (AnyView) -> Container
        @State private var level = 1.0
        @State private var log = "nothing"
        var body: some View {
            VStack(spacing: 0) {
                container(
                    AnyView(
                        Group {
                            Button("First") { log = "first" }.buttonStyle(Filled(color: .pureRed))
                                .offset(y: 20).zIndex(level)
                            Button("Second") { log = "second" }.buttonStyle(Filled(color: .pureBlue))
                        }))
                Text(log)
                Button("Lower") { level = -1 }
            }
        }
    }

    private struct Filled: ButtonStyle {
        let color: Color
        func makeBody(configuration: Configuration) -> some View {
            color.frame(width: 100, height: 40).overlay { configuration.label }
        }
    }

    private func check(_ container: @escaping (AnyView) -> some View) {
        let screen = Screen(size: CGSize(width: 100, height: 200)) { Pair(container: container) }
        let place = CGPoint(x: 10, y: screen.button("Second").frame.minY + 10)
        screen.tap(at: place)
        #expect(screen.text("first").exists)
        let front = screen.image()
        screen.button("Lower").tap()
        screen.tap(at: place)
        #expect(screen.text("second").exists && screen.image() != front)
    }

    private struct Pressed<Cover: View>: View {
        let cover: Cover
        @State private var count = 0
        var body: some View { Button("pressed \(count)") { count += 1 }.overlay(cover) }
    }

    @Test("what is not seen at all takes no press from what is below, unless it has a shape for that")
    func clear() {
        func count(_ cover: some View) -> String {
            let screen = Screen(size: CGSize(width: 200, height: 100)) { Pressed(cover: cover) }
            screen.tap(at: CGPoint(x: 100, y: 50))
            return screen.texts.first ?? ""
        }
        #expect(count(Color.clear) == "pressed 1" && count(GeometryReader { _ in Color.clear }) == "pressed 1")
        #expect(count(Circle().fill(.clear)) == "pressed 1" && count(Color.white.opacity(0)) == "pressed 1")
        #expect(count(Rectangle().stroke(.clear, lineWidth: 200)) == "pressed 1")
        #expect(count(Color.red) == "pressed 0" && count(Color.clear.contentShape(Rectangle())) == "pressed 0")
        #expect(count(Color.white.opacity(0.001)) == "pressed 0")
    }

    private struct Covered<Below: View>: View {
        let below: (AnyView) -> Below
        @State private var level = 1.0
        @State private var log = "nothing"
        var body: some View {
            VStack(spacing: 0) {
                ZStack {
                    below(AnyView(Button("First") { log = "first" }.buttonStyle(Filled(color: .pureRed)).zIndex(level)))
                    Button("Second") { log = "second" }.buttonStyle(Filled(color: .pureBlue))
                }
                Text(log)
                Button("Lower") { level = -1 }
            }
        }
    }

    @Test("a view keeps its zIndex under the modifiers that come after")
    func modified() {
        func check(_ name: String, _ below: @escaping (AnyView) -> some View) {
            let screen = Screen(size: CGSize(width: 100, height: 200)) { Covered(below: below) }
            screen.tap(at: CGPoint(x: 50, y: screen.button("Second").frame.midY))
            #expect(screen.text("first").exists, "\(name)")
            let front = screen.image()
            screen.button("Lower").tap()
            screen.tap(at: CGPoint(x: 50, y: screen.button("Second").frame.midY))
            #expect(screen.text("second").exists && screen.image() != front, "\(name)")
        }
        check("padding") { $0.padding(0) }
        check("opacity") { $0.opacity(0.9) }
        check("background") { $0.background(Color.pureGreen) }
        check("overlay") { $0.overlay(alignment: .top) { Color.pureGreen.frame(width: 2, height: 2) } }
        check("offset and tap") { $0.offset(x: 1).onLongPressGesture {} }
        check("border, label") { $0.border(Color.pureGreen).accessibilityLabel("First") }
        check("group") { $0.compositingGroup().allowsHitTesting(true) }
    }

    @Test(
        "a view with a higher zIndex lies in front and is hit first, in stacks and lazy stacks, and follows its change")
    func containers() {
        check { content in VStack(spacing: 0) { content } }
        check { content in ScrollView { LazyVStack(spacing: 0) { content } } }
        check { content in VStackLayout(spacing: 0) { content } }
    }
}
