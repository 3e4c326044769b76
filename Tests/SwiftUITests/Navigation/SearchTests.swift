import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Searching", .serialized)
struct SearchTests {
    struct Inner: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch
        var body: some View {
            Text(isSearching ? "searching" : "idle")
            Button("Dismiss") { dismissSearch() }
        }
    }

    struct Trees: View {
        @State private var query = ""
        @State private var submitted = ""
        @State private var scope = 0
        var placement = SearchFieldPlacement.automatic
        var suggestions: [String] = []
        private let names = ["Yew", "Elm", "Oak"]
        var body: some View {
            NavigationStack {
                VStack {
                    Inner()
                    ForEach(names.filter { query.isEmpty || $0.localizedCaseInsensitiveContains(query) }, id: \.self) {
                        Text($0)
                    }
                    Text("submitted \(submitted) scope \(scope)")
                    TextField("Elsewhere", text: .constant(""))
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .navigationTitle("Trees")
                .searchable(text: $query, placement: placement, prompt: "Find a tree")
                .searchSuggestions {
                    ForEach(suggestions.filter { $0.hasPrefix(query) }, id: \.self) {
                        Text("Try \($0)").searchCompletion($0)
                    }
                }
                .searchScopes($scope) {
                    Text("Here").tag(0)
                    Text("Everywhere").tag(1)
                }
                .onSubmit(of: .search) { submitted = query }
            }
        }
    }

    @Test("by keyboard alone the scopes and the button that ends the search can be reached; beyond them it is over")
    func partsByKeyboard() {
        let screen = Screen { Trees() }
        screen.textField("Find a tree").tap()
        #expect(screen.texts.contains("searching"))
        screen.press(.tab)
        screen.press(.tab)
        screen.press(.rightArrow)
        #expect(screen.texts.contains("searching") && screen.texts.contains("submitted  scope 1"))
        screen.press(.tab, modifiers: .shift)
        screen.press(.space)
        #expect(screen.texts.contains("idle"))
        screen.textField("Find a tree").tap()
        for _ in 0..<3 { screen.press(.tab) }
        #expect(screen.texts.contains("idle"))
    }

    @Test("scopes stand below a bar with the field in it, too, while it is searched")
    func scopesInBar() {
        struct People: View {
            @State private var query = ""
            @State private var scope = 0
            var body: some View {
                NavigationStack {
                    List { Text("scope \(scope)") }
                        .navigationTitle("People")
                        .searchable(text: $query, placement: .toolbar)
                        .searchScopes($scope) {
                            Text("Name").tag(0)
                            Text("City").tag(1)
                        }
                }
            }
        }
        let screen = Screen(size: CGSize(width: 800, height: 500), idiom: .desktop) { People() }
        #expect(!screen.text("City").exists)
        screen.textField("Search").tap()
        screen.press("a")
        #expect(screen.text("City").frame.minY > screen.textField("Search").frame.maxY)
        screen.text("City").tap()
        #expect(screen.text("scope 1").exists)
    }

    @Test("what is typed filters, and return submits the search")
    func filter() {
        let screen = Screen { Trees() }
        #expect(screen.texts.contains("idle") && screen.texts.contains("Elm"))
        screen.textField("Find a tree").tap()
        screen.press("o")
        screen.press("a")
        #expect(screen.texts.contains("searching") && screen.texts.contains("Oak") && !screen.texts.contains("Elm"))
        screen.press(.return)
        #expect(screen.texts.contains("submitted oa scope 0"))
        screen.button("Clear").tap()
        #expect(screen.texts.contains("Elm") && screen.texts.contains("searching"))
        #expect(screen.warnings == [])
    }

    @Test("a focus state follows the keyboard in the field and moves it there")
    func focus() {
        enum Place { case search, other }
        struct Page: View {
            @State private var query = ""
            @FocusState private var isSearching: Bool
            @FocusState private var place: Place?
            var body: some View {
                NavigationStack {
                    VStack {
                        Text("\(isSearching) \(place == .search)")
                        Button("First") { isSearching = true }
                        Button("Away") { isSearching = false }
                    }
                    .searchable(text: $query, prompt: "Find")
                    .searchFocused($isSearching)
                }
                NavigationStack {
                    Button("Second") { place = .search }
                        .searchable(text: $query, prompt: "Find more")
                        .searchFocused($place, equals: .search)
                }
            }
        }
        let screen = Screen { VStack { Page() } }
        screen.button("First").tap()
        #expect(screen.texts.contains("true false") && screen.textField("Find").isFocused)
        screen.button("Second").tap()
        #expect(screen.texts.contains("false true") && screen.textField("Find more").isFocused)
        screen.button("First").tap()
        screen.button("Away").tap()
        #expect(screen.texts.contains("false false") && !screen.textField("Find").isFocused)
    }

    @Test("scopes that wait for a letter come with it, and go with the search")
    func lateScopes() {
        struct Page: View {
            @State private var query = ""
            @State private var scope = 0
            var body: some View {
                NavigationStack {
                    Color.clear
                        .searchable(text: $query, prompt: "Find")
                        .searchScopes($scope, activation: .onTextEntry) {
                            Text("Here").tag(0)
                            Text("There").tag(1)
                        }
                }
            }
        }
        let screen = Screen { Page() }
        screen.textField("Find").tap()
        #expect(!screen.texts.contains("Here"))
        screen.press("e")
        #expect(screen.texts.contains("Here"))
        screen.button("Clear").tap()
        #expect(screen.texts.contains("Here"))
        screen.press(.escape)
        #expect(!screen.texts.contains("Here"))
    }

    @Test("the search ends by escape, by its button and by dismissSearch, which empty the field")
    func ends() {
        let screen = Screen { Trees() }
        for end in [{ screen.press(.escape) }, { screen.button("Cancel").tap() }, { screen.button("Dismiss").tap() }] {
            screen.press("f", modifiers: .command)
            #expect(screen.textField("Find a tree").isFocused)
            screen.press("e")
            #expect(screen.texts.contains("searching") && !screen.texts.contains("Oak"))
            end()
            #expect(screen.texts.contains("idle") && screen.texts.contains("Oak"))
            #expect(screen.textField("Find a tree").value == "")
        }
        #expect(screen.title == "Trees")
    }

    @Test("suggestions come while one searches, complete the field, and come back with the next letter")
    func suggestions() {
        let screen = Screen { Trees(suggestions: ["Elm", "Elder"]) }
        #expect(!screen.button("Try Elm").exists)
        screen.textField("Find a tree").tap()
        screen.press("E")
        #expect(screen.button("Try Elm").exists && screen.button("Try Elder").exists)
        screen.button("Try Elm").tap()
        #expect(screen.textField("Find a tree").value == "Elm" && !screen.button("Try Elm").exists)
        #expect(screen.texts.contains("Elm") && !screen.texts.contains("Oak"))
        screen.textField("Find a tree").tap()
        screen.press(.delete)
        #expect(screen.button("Try Elm").exists)
    }

    struct Kind: Identifiable, Equatable {
        let id: String
        var isExact = false
    }

    struct Tokens: View {
        @State private var query = ""
        @State private var kinds = [Kind(id: "tall")]
        @State private var more = [Kind(id: "old"), Kind(id: "green")]
        var isEditable = false
        var body: some View {
            let content = Text("\(query) in \(kinds.map { $0.isExact ? $0.id + "!" : $0.id }.joined(separator: ","))")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            NavigationStack {
                if isEditable {
                    content.searchable(text: $query, editableTokens: $kinds, prompt: "Find") { $kind in
                        Button(kind.id) { kind.isExact = true }
                    }
                } else {
                    content.searchable(text: $query, tokens: $kinds, suggestedTokens: $more, prompt: "Find") {
                        Text($0.id)
                    }
                }
            }
        }
    }

    @Test("tokens stand in the field, are taken from what is suggested, and go by the delete key or their button")
    func tokens() {
        let screen = Screen { Tokens() }
        #expect(screen.texts.contains(" in tall") && screen.rects["tall"]!.maxX < screen.textField("Find").frame.minX)
        screen.textField("Find").tap()
        screen.press("o")
        #expect(screen.texts.contains("o in tall"))
        screen.button("old").tap()
        #expect(screen.texts.contains(" in tall,old") && screen.textField("Find").value == "")
        screen.textField("Find").tap()
        screen.press(.delete)
        #expect(screen.texts.contains(" in tall"))
        screen.press("x")
        screen.press(.delete)
        #expect(screen.texts.contains(" in tall"))
        screen.button("Remove").tap()
        #expect(screen.texts.contains(" in ") && !screen.button("Remove").exists)
        #expect(screen.warnings == [])
    }

    @Test("a token that can be edited is written where it stands")
    func editableTokens() {
        let screen = Screen { Tokens(isEditable: true) }
        screen.button("tall").tap()
        #expect(screen.texts.contains(" in tall!"))
    }

    @Test("scopes are offered while one searches")
    func scopes() {
        let screen = Screen { Trees() }
        #expect(!screen.text("Everywhere").exists)
        screen.textField("Find a tree").tap()
        screen.text("Everywhere").tap()
        #expect(screen.texts.contains("submitted  scope 1"))
    }

    @Test("Tab goes on from the field to what stands behind it, and comes by everything once")
    func tabGoesOn() {
        let screen = Screen {
            NavigationStack {
                VStack {
                    Button("First") {}
                    Button("Second") {}
                }
                .navigationTitle("Page").toolbar { Button("Item") {} }
                .searchable(text: .constant(""), prompt: "Find")
            }
        }
        let stops = (0..<10).map { _ in
            screen.press(.tab)
            return screen.focusedLabel ?? "nothing"
        }
        let round = ["Item", "Find", "Cancel", "First", "Second"]
        #expect(
            stops.filter { $0 != "Cancel" }
                == Array((round + round).filter { $0 != "Cancel" }.prefix(stops.filter { $0 != "Cancel" }.count)))
        #expect(stops.filter { $0 == "Second" }.count == 2 || stops.filter { $0 == "First" }.count == 2)
    }

    @Test("the field stands below the bar, in the bar, or above the view where there is no stack")
    func placements() {
        let below = Screen { Trees() }
        #expect(below.textField("Find a tree").frame.minY > below.rects["Trees"]!.maxY)
        let inside = Screen(size: CGSize(width: 700, height: 400)) { Trees(placement: .toolbar) }
        #expect(inside.textField("Find a tree").frame.maxY < 46)
        let alone = Screen { Text("content").searchable(text: .constant("")) }
        #expect(alone.textField("Search").frame.maxY < alone.rects["content"]!.minY)
    }

    @Test("a program can begin and end the search")
    func presented() {
        struct Presented: View {
            @State private var query = ""
            @State private var isSearching = true
            var body: some View {
                NavigationStack {
                    Button(isSearching ? "End" : "Begin") { isSearching.toggle() }
                        .searchable(text: $query, isPresented: $isSearching)
                }
            }
        }
        let screen = Screen { Presented() }
        #expect(screen.textField("Search").isFocused)
        screen.button("End").tap()
        #expect(!screen.textField("Search").isFocused && screen.button("Begin").exists)
    }
}
