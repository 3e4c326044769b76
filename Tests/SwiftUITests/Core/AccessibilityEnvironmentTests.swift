import SwiftUI
import Testing

@testable import ViewTesting

/// What views are told of the settings for those who see, hear or move otherwise: which of the desktop's they follow, and
/// which are the same everywhere.
@MainActor @Suite("Settings of accessibility", .serialized)
struct AccessibilityEnvironmentTests {
    /// Tells which of the values are true.
    struct Told: View {
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @Environment(\.accessibilityPlayAnimatedImages) private var plays
        @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
        @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates
        @Environment(\.accessibilityShowButtonShapes) private var showsShapes
        @Environment(\.accessibilityVoiceOverEnabled) private var hasReader
        @Environment(\.accessibilityEnabled) private var isEnabled
        @Environment(\.accessibilityInvertColors) private var inverts
        @Environment(\.accessibilitySwitchControlEnabled) private var hasSwitches
        @Environment(\.accessibilityDimFlashingLights) private var dims
        @Environment(\.accessibilityLargeContentViewerEnabled) private var showsLarge
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isAssistive
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.legibilityWeight) private var weight

        private var names: [String] {
            let values = [
                ("still", reducesMotion), ("plays", plays), ("opaque", reducesTransparency),
                ("shapes", showsShapes), ("without colour", differentiates), ("reader", hasReader),
                ("enabled", isEnabled), ("inverted", inverts), ("switches", hasSwitches), ("dimmed", dims),
                ("large", showsLarge), ("assistive", isAssistive), ("contrast", contrast == .increased),
                ("bold", weight == .bold),
            ]
            return values.filter(\.1).map(\.0)
        }

        var body: some View { Text(names.joined(separator: ", ")).accessibilityIdentifier("told") }
    }

    struct Page: View {
        @State private var isShown = true
        var body: some View {
            VStack {
                if isShown { Told() }
                Untold()
                Button("Switch") { isShown.toggle() }
            }
        }
    }

    /// Asks for none of it.
    struct Untold: View {
        var body: some View { Text("untold") }
    }

    private func told(_ screen: Screen) -> String? { screen.texts.first }

    @Test("an ordinary desktop asks for nothing")
    func usual() {
        #expect(told(Screen { Page() }) == "plays")
    }

    @Test("where the desktop's animations are off, motion is reduced and pictures stand still, until they are on again")
    func motion() {
        let screen = Screen { Page() }
        screen.resetBodyCounts()
        screen.reducesMotion = true
        #expect(told(screen) == "still" && screen.bodyCounts == ["Told": 1])
        screen.reducesMotion = false
        #expect(told(screen) == "plays" && screen.bodyCounts == ["Told": 2])
        screen.reducesMotion = false
        #expect(screen.bodyCounts == ["Told": 2])
    }

    @Test("high contrast asks for shapes, for backgrounds that hide, and for what colours alone do not say")
    func contrast() {
        let all = "plays, opaque, shapes, without colour, contrast"
        let screen = Screen { Page() }
        screen.resetBodyCounts()
        screen.colorSchemeContrast = .increased
        #expect(told(screen) == all && screen.bodyCounts == ["Told": 1])
        screen.colorSchemeContrast = .standard
        #expect(told(screen) == "plays")
        screen.window.window.change { $0.isHighContrast = true }
        #expect(told(screen) == all)
        screen.window.window.change { ($0.isHighContrast, $0.reducesMotion) = (false, true) }
        #expect(told(screen) == "still")
    }

    @Test("views that come are told of the settings as they are, in sheets, too")
    func later() {
        struct Presenting: View {
            @State private var isOpen = false
            var body: some View {
                Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Told() }
            }
        }
        let screen = Screen { Presenting() }
        screen.reducesMotion = true
        screen.colorSchemeContrast = .increased
        screen.button("Open").tap()
        #expect(screen.texts.contains("still, opaque, shapes, without colour, contrast"))
        screen.reducesMotion = false
        #expect(screen.texts.contains("plays, opaque, shapes, without colour, contrast"))
    }

    @Test("a screen reader that is turned on or off reaches the views that ask for it, and those that come later")
    func reader() {
        let screen = Screen { Page() }
        screen.resetBodyCounts()
        screen.window.host.hasScreenReader = true
        #expect(told(screen) == "plays, reader, enabled" && screen.bodyCounts == ["Told": 1])
        screen.button("Switch").tap()
        screen.button("Switch").tap()
        #expect(told(screen) == "plays, reader, enabled")
        screen.window.host.hasScreenReader = false
        #expect(told(screen) == "plays")
    }

    @Test("letters are bold for the views that the program says so for; nothing else can be said of a desktop")
    func legibility() {
        let screen = Screen {
            VStack {
                Told().environment(\.legibilityWeight, .bold)
                Told().environment(\.legibilityWeight, .bold).environment(\.legibilityWeight, nil)
                Told().accessibilityShowsLargeContentViewer().accessibilityIgnoresInvertColors()
                Told().accessibilityShowsLargeContentViewer { Text("never shown") }
            }
        }
        #expect(screen.texts == ["plays, bold", "plays, bold", "plays", "plays"])
    }

    @Test("where motion is reduced, a change that is animated scrolls at once")
    func scrolling() {
        struct Rows: View {
            @State private var position = ScrollPosition()
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("row \($0)").frame(height: 50) } }
                }
                .scrollPosition($position)
                .frame(height: 200)
                Button("Down") { withAnimation(.linear(duration: 1)) { position.scrollTo(y: 400) } }
            }
        }
        for isReduced in [false, true] {
            let screen = Screen(size: CGSize(width: 300, height: 400)) { Rows() }
            let top = screen.rects["row 0"]!.minY
            screen.reducesMotion = isReduced
            let button = screen.rects["Down"]!
            screen.click(at: CGPoint(x: button.midX, y: button.midY), count: 1)
            screen.advance(by: .milliseconds(100))
            let place = screen.rects["row 8"].map { $0.minY - top }
            #expect(isReduced ? place == 0 : place != 0)
            screen.advance(by: .seconds(2))
            #expect(screen.rects["row 8"].map { $0.minY - top } == 0)
        }
    }
}
