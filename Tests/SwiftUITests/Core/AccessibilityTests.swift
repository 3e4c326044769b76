import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Accessibility modifiers", .serialized)
struct AccessibilityTests {
    func screen(@ViewBuilder _ content: () -> some View) -> Screen {
        Screen(size: CGSize(width: 300, height: 300), content: content)
    }

    struct Counter: View {
        @State private var count = 0
        var body: some View {
            Button {
                count += 1
            } label: {
                Image(systemName: "plus").accessibilityLabel("Add one")
            }
            .accessibilityValue("\(count)")
            .accessibilityIdentifier("adder")
            Text("\(count)").accessibilityHidden(true)
        }
    }

    @Test("a label inside a control names it, and its value and identifier can be found")
    func control() {
        let screen = screen { Counter() }
        screen.button("Add one").tap()
        #expect(screen.button("Add one").value == "1")
        #expect(screen.any("adder").exists && screen.rects["adder"] == screen.button("Add one").frame)
    }

    @Test("a hidden view is seen and not described")
    func hidden() {
        let screen = screen {
            Button {
            } label: {
                Text("seen").accessibilityHidden(true)
                Text("named")
            }
        }
        #expect(screen.texts.sorted() == ["named", "seen"] && screen.button("named").exists)
    }

    @Test("a shape with a label is an element")
    func shape() {
        let screen = screen {
            Circle().frame(width: 40, height: 40).accessibilityLabel("A dot").accessibilityAddTraits(.isImage)
        }
        #expect(screen.image("A dot").frame == CGRect(x: 130, y: 130, width: 40, height: 40))
    }

    struct Rating: View {
        @State private var stars = 3
        @State private var isReset = false
        var body: some View {
            HStack {
                ForEach(0..<stars, id: \.self) { _ in Text("*") }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Rating")
            .accessibilityValue("\(stars)")
            .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
            VStack {
                Text("Name")
                Text("Phone")
            }
            .accessibilityElement(children: .combine)
        }
    }

    @Test("children are ignored or combined, and an adjustable element can be stepped")
    func elements() {
        let screen = screen { Rating() }
        #expect(screen.any("Rating").value == "3")
        screen.any("Rating").increment()
        #expect(screen.any("Rating").value == "4" && screen.texts.filter { $0 == "*" }.count == 4)
        #expect(screen.any("Name, Phone").exists)
    }
}
