import MartletHost
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Accessibility: order, headings, other names, representations")
struct AccessibilityDetailTests {
    private func elements(@ViewBuilder _ content: () -> some View) -> [AccessibleElement] {
        let window = TestWindow(size: CGSize(width: 200, height: 300), VStack { content() })
        window.settle()
        return window.root.describe().elements
    }

    @Test("what has a higher priority is read first, within its container")
    func order() {
        let found = elements {
            Text("one")
            Text("two").accessibilitySortPriority(2)
            VStack {
                Text("a").accessibilitySortPriority(-1)
                Text("b")
            }
            .accessibilityElement(children: .contain)
            Text("three").accessibilitySortPriority(1)
        }
        #expect(found.map(\.label) == ["two", "three", "one", "b", "a"])
    }

    private struct Halves: View {
        let point: UnitPoint
        var isEnabled = true
        @State private var pressed = "none"
        var body: some View {
            VStack {
                Text("pressed \(pressed)")
                HStack(spacing: 0) {
                    Button("Left") { pressed = "left" }.buttonStyle(.plain).frame(width: 80, height: 40)
                    Button("Right") { pressed = "right" }.buttonStyle(.plain).frame(width: 80, height: 40)
                }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("Halves")
                .accessibilityActivationPoint(point, isEnabled: isEnabled)
            }
        }
    }

    @Test("an element is pressed where it says, in its coordinates, also right to left")
    func activationPoint() {
        func pressed(_ view: some View) -> String? {
            let screen = Screen(size: CGSize(width: 300, height: 200)) { view }
            screen.any("Halves").tap()
            return screen.texts.first
        }
        #expect(pressed(Halves(point: UnitPoint(x: 0.25, y: 0.5))) == "pressed left")
        #expect(pressed(Halves(point: UnitPoint(x: 0.75, y: 0.5))) == "pressed right")
        let mirrored = Halves(point: UnitPoint(x: 0.75, y: 0.5)).environment(\.layoutDirection, .rightToLeft)
        #expect(pressed(mirrored) == "pressed right")
        let found = elements {
            Text("a").frame(width: 100, height: 20).accessibilityActivationPoint(CGPoint(x: 10, y: 5))
            Text("b").accessibilityActivationPoint(.leading, isEnabled: false)
        }
        #expect(found[0].activationPoint?.x == found[0].frame.midX - 40 && found[1].activationPoint == nil)
    }

    @Test("headings have levels, texts kinds, and controls other names")
    func details() {
        let found = elements {
            Text("Title").accessibilityHeading(.h2)
            Text("let x = 1").accessibilityTextContentType(.sourceCode)
            Button("Send") {}.accessibilityInputLabels(["Send", "Post"])
            Button("Idle") {}.accessibilityRespondsToUserInteraction(false)
        }
        #expect(found.map(\.role) == [.heading, .text, .button, .button])
        #expect(found[0].headingLevel == 2 && found[1].textKind == "source code")
        #expect(found[2].inputLabels == ["Send", "Post"] && found[2].isFocusable && !found[3].isFocusable)
    }

    struct Stars: View {
        @State private var stars = 2.0
        var body: some View {
            Text("\(Int(stars)) stars")
                .accessibilityRepresentation { Slider(value: $stars, in: 0...5, step: 1) }
        }
    }

    @Test("a view is described and used as its representation, which is never seen")
    func representation() {
        let window = TestWindow(size: CGSize(width: 200, height: 300), Stars())
        window.settle()
        let found = window.root.describe().elements
        #expect(found.map(\.role) == [.slider])
        #expect(window.root.describe().texts.map(\.text) == ["2 stars"])
        _ = window.root.perform(.increment, on: found[0].id)
        window.settle()
        #expect(window.root.describe().texts.map(\.text) == ["3 stars"])
    }

    struct Reader: View {
        @AccessibilityFocusState private var isAtTitle: Bool
        @Environment(\.accessibilityVoiceOverEnabled) private var hasReader
        var body: some View {
            Text("Title \(hasReader)").accessibilityFocused($isAtTitle)
            Text(isAtTitle ? "there" : "elsewhere")
            Button("Go") { isAtTitle = true }
        }
    }

    struct Arrival: View {
        @AccessibilityFocusState private var place: String?
        @State private var isShown = false
        var body: some View {
            Button("Go") { isShown = true }
            if isShown {
                VStack {
                    Text("First").accessibilityFocused($place, equals: "first")
                    Text("Second").accessibilityFocused($place, equals: "second")
                }
                .accessibilityDefaultFocus($place, "second")
            }
            Text("at \(place ?? "none")")
        }
    }

    @Test("a screen reader goes first to where a view says; without one nothing happens")
    func defaultFocus() throws {
        for hasReader in [false, true] {
            let window = TestWindow(size: CGSize(width: 200, height: 300), Arrival())
            window.host.hasScreenReader = hasReader
            let button = try #require(window.root.describe().elements.first { $0.role == .button })
            _ = window.controller.perform(.activate, on: button.id)
            window.settle()
            window.settle()
            #expect(window.root.describe().texts.map(\.text).contains(hasReader ? "at second" : "at none"))
            window.close()
        }
    }

    @Test("a screen reader is sent to an element; without one nothing happens")
    func focus() throws {
        for hasReader in [false, true] {
            let window = TestWindow(size: CGSize(width: 200, height: 300), Reader())
            window.host.hasScreenReader = hasReader
            window.root.root.setNeedsDisplay()
            window.settle()
            let button = try #require(window.root.describe().elements.first { $0.role == .button })
            _ = window.controller.perform(.activate, on: button.id)
            window.settle()
            window.settle()
            #expect(window.root.describe().texts.map(\.text).contains("there") == hasReader)
            window.close()
        }
    }
}
