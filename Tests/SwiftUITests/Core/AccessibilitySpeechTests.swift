import Foundation
import MartletHost
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Accessibility: announcements, details, words of texts")
struct AccessibilitySpeechTests {
    private func window(@ViewBuilder _ content: () -> some View) -> TestWindow {
        let window = TestWindow(size: CGSize(width: 200, height: 300), VStack { content() })
        window.settle()
        return window
    }

    private func elements(@ViewBuilder _ content: () -> some View) -> [AccessibleElement] {
        window(content).root.describe().elements
    }

    @Test("what a program announces is said in its order, by a screen reader that is on")
    func announcements() {
        for hasReader in [true, false] {
            let window = window { Text("page") }
            window.host.hasScreenReader = hasReader
            AccessibilityNotification.Announcement("three results").post()
            AccessibilityNotification.Announcement(AttributedString("saved")).post()
            AccessibilityNotification.PageScrolled("page 2 of 5").post()
            AccessibilityNotification.LayoutChanged("more below").post()
            AccessibilityNotification.ScreenChanged().post()
            AccessibilityNotification.Announcement("").post()
            let all = ["three results", "saved", "page 2 of 5", "more below"]
            #expect(window.host.announcements == (hasReader ? all : []))
            window.close()
        }
    }

    struct Conditional: View {
        @State private var isNew = false
        var body: some View {
            Button("Inbox") { isNew.toggle() }
                .accessibilityLabel("Inbox with news", isEnabled: isNew)
                .accessibilityValue("3", isEnabled: isNew)
                .accessibilityHint("Opens the news", isEnabled: isNew)
                .accessibilityIdentifier("news", isEnabled: isNew)
                .accessibilityInputLabels(["News"], isEnabled: isNew)
            Text("aside").accessibilityHidden(true, isEnabled: isNew)
            Button("Idle") {}.accessibilityRespondsToUserInteraction(false, isEnabled: isNew)
        }
    }

    @Test("descriptions hold while they are enabled, and the view stays the same")
    func enabled() {
        let window = window { Conditional() }
        let before = window.root.describe().elements
        #expect(before.map(\.label) == ["Inbox", "aside", "Idle"] && before[2].isFocusable)
        #expect(before[0].value == nil && before[0].hint == nil && before[0].identifier == nil)
        _ = window.root.perform(.activate, on: before[0].id)
        window.settle()
        let after = window.root.describe().elements
        #expect(after.map(\.label) == ["Inbox with news", "Idle"] && !after[1].isFocusable)
        #expect(after[0].value == "3" && after[0].hint == "Opens the news" && after[0].identifier == "news")
        #expect(after[0].inputLabels == ["News"] && after[0].id == before[0].id)
    }

    @Test("details are said around the hint, important ones first; a key replaces or takes away what it named")
    func details() {
        let age = AccessibilityCustomContentKey("Age", id: "age")
        let found = elements {
            Text("Ash").accessibilityCustomContent("Kind", "dog").accessibilityHint("Opens Ash")
                .accessibilityCustomContent(age, "three", importance: .high)
                .accessibilityCustomContent("Weight", Text("9 kg"))
            Text("Birch").accessibilityCustomContent(age, "three").accessibilityCustomContent(age, "four")
            Text("Cedar").accessibilityCustomContent(age, "three").accessibilityCustomContent(age, nil)
        }
        #expect(found[0].spokenDescription == "Age: three, Opens Ash, Kind: dog, Weight: 9 kg")
        #expect(found[1].spokenDescription == "Age: four" && found[2].spokenDescription == nil)
    }

    @Test("a view that draws has elements inside that other views stand for, in its own space")
    func children() {
        let window = window {
            Canvas { _, _ in }
                .accessibilityLabel("Sales")
                .accessibilityChildren {
                    Rectangle().accessibilityLabel("May").accessibilityValue("3")
                    Rectangle().accessibilityLabel("June").accessibilityValue("5")
                }
                .frame(width: 100, height: 50)
            HStack {
                Text("a"); Text("b")
            }.accessibilityChildren { Text("both") }.accessibilityLabel("pair")
        }
        let found = window.root.describe().elements
        #expect(found.map(\.label) == ["Sales", "May", "June", "pair", "both"])
        #expect(found[1].value == "3" && found[1].frame.width == 50 && found[2].frame.minX == found[1].frame.maxX)
        #expect(window.root.describe().texts.map(\.text) == ["a", "b"])
    }

    @Test("actions of a group are offered under its name, and done")
    func categories() {
        var log: [String] = []
        let window = window {
            Text("cell").accessibilityActions { Button("Open") { log.append("open") } }
                .accessibilityActions(category: .edit) { Button("Copy") { log.append("copy") } }
                .accessibilityActions(category: AccessibilityActionCategory("Table")) { Button("Sort") {} }
        }
        let cell = window.root.describe().elements[0]
        #expect(cell.actions == ["Open", "Edit: Copy", "Table: Sort"])
        _ = window.root.perform(.named("Edit: Copy"), on: cell.id)
        #expect(log == ["copy"])
    }

    @Test("a screen reader scrolls and zooms by actions")
    func scrollAndZoom() {
        var log: [String] = []
        let window = window {
            Text("map").frame(width: 80, height: 40)
                .accessibilityScrollAction { log.append("\($0)") }
                .accessibilityZoomAction { log.append("\($0.direction) \($0.point.x) \($0.point.y)") }
        }
        let map = window.root.describe().elements[0]
        #expect(map.actions.count == 6)
        for name in ["scroll down", "scroll backward", "zoom in", "zoom out"] {
            _ = window.root.perform(.named(name), on: map.id)
        }
        #expect(log == ["bottom", "leading", "zoomIn 40.0 20.0", "zoomOut 40.0 20.0"])
    }

    @Test("a text is said otherwise than shown, also as a part of another, in a button and in a title")
    func spokenTexts() {
        let window = window {
            Text("See ") + Text("p. 5").accessibilityLabel("page five").bold()
            Text("Part").accessibilityHeading(.h2) + Text(" 1")
            Button {
            } label: {
                Text("X").accessibilityLabel("close")
            }
            Text("").accessibilityLabel("unseen")
        }
        let description = window.root.describe()
        #expect(description.texts.map(\.text) == ["See p. 5", "Part 1", "X"])
        #expect(description.elements.map(\.label) == ["See page five", "Part 1", "close", "unseen"])
        #expect(description.elements.map(\.role) == [.text, .heading, .button, .text])
        #expect(description.elements[1].headingLevel == 2)
        let titled = Screen { NavigationStack { Text("page").navigationTitle(Text("A").accessibilityLabel("B")) } }
        #expect(titled.texts.contains("A"))
    }

    @Test("the buttons of a tab bar are tabs; traits that are only accepted are kept")
    func traits() {
        let found = elements {
            HStack {
                Button("One") {}; Text("two")
            }.accessibilityAddTraits(.isTabBar)
            Text("12:01").accessibilityAddTraits([.updatesFrequently, .playsSound])
        }
        #expect(found.map(\.role) == [.tab, .text, .text])
        #expect(AccessibilityTraits([.updatesFrequently, .isButton]).contains(.updatesFrequently))
    }

    struct Followed: View {
        @AccessibilityFocusState(for: .switchControl) private var bySwitches: Bool
        @AccessibilityFocusState(for: [.voiceOver, .switchControl]) private var byReader: Bool
        var body: some View {
            Text("one").accessibilityFocused($bySwitches)
            Text("two").accessibilityFocused($byReader)
            Button("Go") { (bySwitches, byReader) = (true, true) }
            Text("\(bySwitches) \(byReader)")
        }
    }

    @Test("a state that follows a screen reader is set where it is on, one for switches never")
    func technologies() throws {
        let window = window { Followed() }
        window.host.hasScreenReader = true
        window.root.root.setNeedsDisplay()
        window.settle()
        let button = try #require(window.root.describe().elements.first { $0.role == .button })
        _ = window.controller.perform(.activate, on: button.id)
        window.settle()
        window.settle()
        #expect(window.root.describe().texts.map(\.text).contains("false true"))
        window.close()
    }
}
