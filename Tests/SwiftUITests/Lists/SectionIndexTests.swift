import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("The index of a list")
struct SectionIndexTests {
    struct Names: View {
        var letters = ["A", "B", "C", "D", "E", "F"]
        var visibility = Visibility.visible
        var body: some View {
            List {
                ForEach(letters, id: \.self) { letter in
                    Section("Section \(letter)") { ForEach(0..<20, id: \.self) { Text("\(letter)\($0)") } }
                        .sectionIndexLabel(letter)
                }
                Section("Rest") { Text("last") }
            }
            .listSectionIndexVisibility(visibility)
        }
    }

    private let letters = ["A", "B", "C", "D", "E", "F"]

    @Test("each section has its name there, in order, at the trailing edge, also those that were not in sight")
    func names() {
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Names() }
        #expect(letters.allSatisfy { screen.button($0).exists } && !screen.button("Rest").exists)
        let places = letters.map { screen.button($0).frame }
        #expect(places.allSatisfy { $0.minX >= 278 } && places.map(\.minY) == places.map(\.minY).sorted())
        #expect(!screen.rects.contains { $0.key.hasPrefix("A1") && $0.value.maxX > 278 })
    }

    @Test("a press on a name scrolls to its section, and a drag over the names to one after the other")
    func press() {
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Names() }
        screen.button("D").tap()
        #expect(screen.texts.contains("Section D") && screen.texts.contains("D1") && !screen.texts.contains("C1"))
        let (from, to) = (screen.button("D").frame, screen.button("B").frame)
        screen.drag(from: CGPoint(x: from.midX, y: from.midY), to: CGPoint(x: to.midX, y: to.midY))
        #expect(screen.texts.contains("Section B") && screen.texts.contains("B1") && !screen.texts.contains("D1"))
    }

    @Test("it is there by default on a phone alone, and nowhere without names")
    func visibility() {
        func shows(_ idiom: Idiom, _ view: some View) -> Bool {
            Screen(size: CGSize(width: 300, height: 300), idiom: idiom) { view }.button("A").exists
        }
        #expect(!shows(.desktop, Names(visibility: .automatic)))
        #expect(shows(.phone, Names(visibility: .automatic)))
        #expect(!shows(.phone, Names(visibility: .hidden)))
        #expect(shows(.desktop, Names(visibility: .visible)))
    }

    @Test("names follow the sections")
    func follows() {
        struct Page: View {
            @State var letters = ["A", "B"]
            var body: some View {
                Button("More") { letters.append("C") }
                Names(letters: letters)
            }
        }
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Page() }
        #expect(screen.button("B").exists && !screen.button("C").exists)
        screen.button("More").tap()
        #expect(screen.button("C").exists)
        screen.button("C").tap()
        #expect(screen.texts.contains("C1"))
    }
}
