import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Search suggestions", .serialized)
struct SearchSuggestionTests {
    private struct Fruit: View {
        @State private var query = ""
        @State private var submitted = ""
        var isPlain = false
        var people: [String] = ["Ann"]
        private let all = ["Apple", "Apricot", "Avocado"]
        var body: some View {
            NavigationStack {
                List(0..<20) { Text("Row \($0)") }
                    .safeAreaInset(edge: .bottom) { Text("query \(query) submitted \(submitted)") }
                    .navigationTitle("Fruit")
                    .searchable(text: $query, prompt: "Find")
                    .searchSuggestions {
                        if isPlain {
                            ForEach(all, id: \.self) { Text($0).searchCompletion($0) }
                        } else {
                            Section("Fruits") { ForEach(all, id: \.self) { Text($0).searchCompletion($0) } }
                            Section("People") { ForEach(people, id: \.self) { Text($0).searchCompletion($0) } }
                            Text("More").searchCompletion("more")
                        }
                    }
                    .onSubmit(of: .search) { submitted = query }
            }
        }
    }

    @Test("arrow keys in the field go through the suggestions, and return takes and submits one")
    func keys() {
        let screen = Screen { Fruit(isPlain: true) }
        screen.textField("Find").tap()
        screen.press("a")
        screen.press(.downArrow)
        screen.press(.downArrow)
        screen.press(.downArrow)
        screen.press(.upArrow)
        #expect(screen.textField("Find").isFocused && screen.texts.contains("query a submitted "))
        screen.press(.return)
        #expect(screen.texts.contains("query Apricot submitted Apricot") && !screen.button("Apple").exists)
        screen.press("s")
        #expect(screen.button("Apple").exists)
        screen.press(.upArrow)
        screen.press(.return)
        #expect(screen.texts.contains("query Avocado submitted Avocado"))
    }

    @Test("without a highlight return submits what is typed; what is typed takes the highlight away")
    func typed() {
        let screen = Screen { Fruit(isPlain: true) }
        screen.textField("Find").tap()
        screen.press("a")
        screen.press(.downArrow)
        screen.press("p")
        screen.press(.return)
        #expect(screen.texts.contains("query ap submitted ap") && !screen.button("Apple").exists)
    }

    @Test("escape closes the suggestions where one is highlighted, and then ends the search")
    func escape() {
        let screen = Screen { Fruit(isPlain: true) }
        screen.textField("Find").tap()
        screen.press("a")
        screen.press(.downArrow)
        screen.press(.escape)
        #expect(!screen.button("Apple").exists && screen.texts.contains("query a submitted "))
        screen.press(.escape)
        #expect(screen.texts.contains("query  submitted "))
    }

    @Test("one that is pressed is submitted, too")
    func pressed() {
        let screen = Screen { Fruit(isPlain: true) }
        screen.textField("Find").tap()
        screen.button("Avocado").tap()
        #expect(screen.texts.contains("query Avocado submitted Avocado"))
    }

    @Test("on every device the suggestions stand below the field, also while a large title is scrolled away")
    func place() {
        for idiom in [Idiom.desktop, .phone] {
            let screen = Screen(size: CGSize(width: 390, height: 700), idiom: idiom) { Fruit(isPlain: true) }
            screen.textField("Find").tap()
            #expect(screen.button("Apple").frame.minY >= screen.textField("Find").frame.maxY)
            #expect(screen.button("Apple").frame.minY < screen.textField("Find").frame.maxY + 40)
            screen.scroll(at: CGPoint(x: 200, y: 600), by: CGSize(width: 0, height: 300))
            #expect(screen.button("Apple").frame.minY >= screen.textField("Find").frame.maxY)
            #expect(screen.button("Apple").frame.minY < screen.textField("Find").frame.maxY + 40)
        }
    }

    @Test("a section without suggestions is not shown, and a line parts what follows one")
    func sections() {
        let screen = Screen(size: CGSize(width: 500, height: 700)) { Fruit() }
        screen.textField("Find").tap()
        #expect(screen.texts.contains("Fruits") && screen.texts.contains("People"))
        let gap = screen.button("More").frame.minY - screen.button("Ann").frame.maxY
        let usual = screen.button("Apricot").frame.minY - screen.button("Apple").frame.maxY
        #expect(gap >= usual + 10)
        let other = Screen(size: CGSize(width: 500, height: 700)) { Fruit(people: []) }
        other.textField("Find").tap()
        #expect(other.texts.contains("Fruits") && !other.texts.contains("People") && other.button("More").exists)
    }

    @Test("the keyboard gets from the field to the suggestions, which stay meanwhile")
    func tab() {
        let screen = Screen { Fruit(isPlain: true) }
        screen.textField("Find").tap()
        var presses = 0
        while !screen.button("Apple").isFocused, presses < 4 {
            screen.press(.tab)
            presses += 1
        }
        #expect(screen.button("Apple").isFocused)
        screen.press(.space)
        #expect(screen.texts.contains("query Apple submitted Apple"))
    }
}
