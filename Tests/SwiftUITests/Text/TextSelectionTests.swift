import Foundation
import MartletDisplay
import Testing

@testable import SwiftUI
@testable import ViewTesting

@MainActor @Suite("Selecting text")
struct TextSelectionTests {
    private func screen(_ isEnabled: Bool = true) -> Screen {
        Screen(size: CGSize(width: 400, height: 200)) {
            VStack(alignment: .leading) {
                if isEnabled {
                    Text("one two three").textSelection(.enabled)
                } else {
                    Text("one two three").textSelection(.disabled)
                }
                Text("other").textSelection(.enabled)
            }
            .font(.system(size: 20, design: .monospaced))
        }
    }

    private func frame(_ screen: Screen, _ text: String = "one two three") -> CGRect { screen.rects[text] ?? .zero }

    @Test("a drag selects, which the middle button pastes elsewhere, and Control+C copies")
    func drag() {
        let screen = screen()
        let place = frame(screen)
        let letter = place.width / 13
        screen.drag(
            from: CGPoint(x: place.minX + letter * 4 + 1, y: place.midY),
            to: CGPoint(x: place.minX + letter * 7, y: place.midY))
        #expect(screen.window.host.selectedText == "two" && screen.clipboard == nil)
        screen.press("c", modifiers: .control)
        #expect(screen.clipboard == "two")
    }

    @Test("a double click takes a word, a third all")
    func clicks() {
        let screen = screen()
        let place = frame(screen)
        screen.doubleTap(at: CGPoint(x: place.minX + place.width * 0.45, y: place.midY))
        screen.press("c", modifiers: .control)
        #expect(screen.clipboard == "two")
        screen.press("a", modifiers: .control)
        screen.press("c", modifiers: .control)
        #expect(screen.clipboard == "one two three")
    }

    @Test("Shift with the arrows makes the selection longer and shorter, with Control by words")
    func keys() {
        let screen = screen()
        let place = frame(screen)
        screen.doubleTap(at: CGPoint(x: place.minX + 3, y: place.midY))
        screen.press(.rightArrow, modifiers: .shift)
        screen.press(.rightArrow, modifiers: .shift)
        screen.press("c", modifiers: .control)
        #expect(screen.clipboard == "one t")
        screen.press(.leftArrow, modifiers: .shift)
        screen.press("c", modifiers: .control)
        #expect(screen.clipboard == "one ")
        screen.press(.end, modifiers: .shift)
        screen.press("c", modifiers: .control)
        #expect(screen.clipboard == "one two three")
    }

    @Test("nothing is selected any more once the keyboard is elsewhere, as it is not while a menu has it")
    func keyboardElsewhere() {
        struct Page: View {
            @State private var name = ""
            var body: some View {
                Text("one two three").textSelection(.enabled)
                TextField("Name", text: $name)
            }
        }
        let screen = Screen { Page() }
        let place = frame(screen)
        screen.doubleTap(at: CGPoint(x: place.minX + 3, y: place.midY))
        func canCopy() -> Bool {
            screen.secondaryClick(at: CGPoint(x: place.minX + 3, y: place.midY))
            defer { screen.press(.escape) }
            return screen.button("Copy").isEnabled
        }
        #expect(canCopy() && canCopy())
        screen.textField("Name").tap()
        #expect(!canCopy())
    }

    @Test("a secondary click opens a menu that copies and selects all")
    func menu() {
        let screen = screen()
        let place = frame(screen)
        screen.secondaryClick(at: CGPoint(x: place.midX, y: place.midY))
        #expect(screen.button("Copy").exists && !screen.button("Copy").isEnabled)
        screen.button("Select All").tap()
        screen.secondaryClick(at: CGPoint(x: place.midX, y: place.midY))
        screen.button("Copy").tap()
        #expect(screen.clipboard == "one two three")
    }

    @Test("a text that cannot be selected is not, and one selection ends the other")
    func others() {
        let disabled = screen(false)
        let place = frame(disabled)
        disabled.doubleTap(at: CGPoint(x: place.midX, y: place.midY))
        disabled.press("c", modifiers: .control)
        #expect(disabled.clipboard == nil)
        let screen = screen()
        for text in ["one two three", "other"] {
            let place = frame(screen, text)
            screen.doubleTap(at: CGPoint(x: place.minX + 3, y: place.midY))
        }
        screen.press("c", modifiers: .control)
        #expect(screen.clipboard == "other")
    }

    @Test("a click beside what is selected selects nothing")
    func click() {
        let picture = Picture(200, 50, Text("one two").font(.system(size: 20)).textSelection(.enabled))
        let plain = picture.pixels
        let node = picture.root.root.base.layoutChildren
        #expect(node.count == 1)
        #expect(picture.pixels == plain)
    }
}
