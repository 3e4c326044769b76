import MartletDisplay
import SwiftUI
import Testing

@testable import ViewTesting

@MainActor @Suite("Options that cannot be chosen", .serialized)
struct DisabledOptionTests {
    private struct Page<Style: PickerStyle>: View {
        let style: Style
        @State private var choice = "one"
        @State private var isSoldOut = true

        var body: some View {
            VStack {
                Text("Now \(choice)")
                Picker("Number", selection: $choice) {
                    Text("one").tag("one")
                    Text("two").selectionDisabled(isSoldOut).tag("two")
                    Text("three").tag("three").disabled(true)
                    Text("four").tag("four")
                }
                .pickerStyle(style)
                Button("Fill") { isSoldOut = false }
            }
        }
    }

    private func screen(_ style: some PickerStyle) -> Screen { Screen { Page(style: style) } }

    private func middle(_ screen: Screen, _ name: String) -> CGPoint {
        let frame = screen.any(name).frame
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// How much is seen of each group that draws something itself.
    private func opacities(_ group: DisplayGroup, around: Double = 1) -> [Double] {
        let opacity = around * group.appearance.opacity
        let inner = group.items.flatMap { item -> [Double] in
            if case .group(let child) = item { opacities(child, around: opacity) } else { [] }
        }
        let draws = group.items.contains { if case .group = $0 { false } else { true } }
        return draws ? [opacity] + inner : inner
    }

    @Test("keys and screen readers pass them, until they can be chosen")
    func keys() {
        func check(_ style: some PickerStyle) {
            let screen = screen(style)
            screen.picker("Number").increment()
            #expect(screen.text("Now four").exists, "\(style)")
            screen.picker("Number").decrement()
            #expect(screen.text("Now one").exists, "\(style)")
            screen.button("Fill").tap()
            screen.picker("Number").increment()
            #expect(screen.text("Now two").exists, "\(style)")
            screen.picker("Number").increment()
            #expect(screen.text("Now four").exists, "\(style)")
        }
        check(.segmented)
        check(.menu)
        check(.inline)
        check(.wheel)
        check(.palette)
        check(.radioGroup)
    }

    @Test("they are faint, and a click on them chooses nothing")
    func clicks() {
        func check(_ style: some PickerStyle) {
            let screen = screen(style)
            #expect(screen.any("one").isEnabled && !screen.any("two").isEnabled && !screen.any("three").isEnabled)
            for name in ["two", "three"] { screen.tap(at: middle(screen, name)) }
            #expect(screen.text("Now one").exists, "\(style)")
            screen.button("Fill").tap()
            #expect(screen.any("two").isEnabled && !screen.any("three").isEnabled)
            screen.tap(at: middle(screen, "two"))
            #expect(screen.text("Now two").exists, "\(style)")
            #expect(opacities(screen.root.rootGroup).filter { $0 == 0.5 }.count == 1, "\(style)")
        }
        check(.segmented)
        check(.inline)
        check(.palette)
        check(.radioGroup)
    }

    @Test("a menu shows them faint, and arrows pass them")
    func menu() {
        let screen = screen(.menu)
        screen.picker("Number").tap()
        #expect(!screen.button("two").isEnabled && screen.button("four").isEnabled)
        screen.tap(at: middle(screen, "three"))
        #expect(screen.texts.contains("Now one"))
        screen.press(.downArrow)
        screen.press(.downArrow)
        screen.press(.return)
        #expect(screen.text("Now four").exists)
    }

    @Test("a wheel that is turned to one turns back")
    func wheel() {
        let screen = screen(.wheel)
        screen.picker("Number").drag(by: CGSize(width: 0, height: -64))
        screen.settle()
        #expect(screen.text("Now one").exists && screen.any("one").frame.midY == screen.picker("Number").frame.midY)
        screen.picker("Number").drag(by: CGSize(width: 0, height: -96))
        #expect(screen.text("Now four").exists)
    }

    @Test("all of a picker that is disabled is equally faint")
    func disabled() {
        let screen = Screen { Page(style: .segmented).disabled(true) }
        #expect(Set(opacities(screen.root.rootGroup)) == [0.5, 1])
    }
}
