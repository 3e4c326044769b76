import MartletCairo
import MartletDisplay
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Feedback, overlays and the window's state")
struct FeedbackTests {
    struct Page: View {
        @State private var count = 0
        @State private var log: [String] = []
        @Environment(\.controlActiveState) private var active

        var body: some View {
            VStack {
                Text("\(count) \(active == .key)")
                Button("Count") { count += 1 }
            }
            .sensoryFeedback(.success, trigger: count)
            .sensoryFeedback(trigger: count) { old, new in
                events.append("\(old) to \(new)")
                return new > 1 ? .impact(weight: .heavy) : nil
            }
            .sensoryFeedback(.selection, trigger: count) { _, new in
                events.append("asked \(new)")
                return false
            }
            .statusBar(hidden: true)
            .persistentSystemOverlays(.hidden)
            .hoverEffect(.lift)
        }
    }

    private struct Status: View {
        @Environment(\.appearsActive) private var isActive
        @Environment(\.controlActiveState) private var state
        var body: some View { Text(verbatim: "\(isActive) \(state)") }
    }

    @Test("a program shows views as in a window without the keyboard")
    func shownInactive() {
        let screen = Screen {
            Status()
            Status().environment(\.appearsActive, false)
            Status().environment(\.controlActiveState, .active)
        }
        #expect(screen.texts == ["true key", "false inactive", "true active"])
    }

    @Test("what is to be felt is asked for once for each change, and nothing else changes")
    func feedback() {
        events = []
        let screen = Screen { Page() }
        screen.button("Count").tap()
        #expect(screen.texts.first == "1 true")
        #expect(events.sorted() == ["0 to 1", "asked 1"])
    }

    @Test("a view with a hover effect stands out while the pointer is over it")
    func hover() {
        let screen = Screen(size: CGSize(width: 100, height: 100)) {
            Color.gray.frame(width: 40, height: 40).hoverEffect(.highlight).accessibilityIdentifier("box")
        }
        let before = screen.image()
        screen.hover(at: CGPoint(x: 50, y: 50))
        #expect(screen.image() != before)
        screen.hover(at: CGPoint(x: 5, y: 5))
        #expect(screen.image() == before)
    }

    @Test("the highlight of a view with a shape for it fills the shape, and no more")
    func hoverShape() throws {
        let screen = Screen(size: CGSize(width: 100, height: 100)) {
            Color.gray.frame(width: 60, height: 60).contentShape(.hoverEffect, Circle()).hoverEffect()
        }
        func pixels() throws -> [RGBA8] {
            let image = try #require(CairoRenderer.pixels(ofPNG: screen.image()))
            return [image[50, 50], image[23, 23]]
        }
        let before = try pixels()
        screen.hover(at: CGPoint(x: 50, y: 50))
        let after = try pixels()
        #expect(after[0].red < before[0].red && after[1] == before[1])
    }
}

@MainActor private var events: [String] = []
