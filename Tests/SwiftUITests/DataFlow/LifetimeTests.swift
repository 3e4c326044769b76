import MartletGraph
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Lifetime of state")
struct LifetimeTests {
    final class Token {}

    struct Item: Identifiable {
        let id: Int
        var title = ""
    }

    struct Store {
        let token: Token
        var title = ""
        var items = [Item(id: 1), Item(id: 2)]
    }

    /// Makes tokens, and knows how many of them live.
    final class Tokens {
        private struct Weak { weak var token: Token? }
        private var made: [Weak] = []

        func make() -> Token {
            let token = Token()
            made.append(Weak(token: token))
            return token
        }

        var alive: Int { made.count { $0.token != nil } }
    }

    @Test("a state goes when nobody holds it or a binding to a part of it")
    func binding() {
        let tokens = Tokens()
        var part: Binding<String>?
        do {
            let binding = Binding(location: StoredLocation(Store(token: tokens.make())))
            part = binding.items[1].title
            _ = ForEach(binding.items) { $item in TextField("Title", text: $item.title) }
            part?.wrappedValue = "changed"
            #expect(binding.wrappedValue.items[1].title == "changed")
            #expect(binding.items[1].title.location === part?.location)
        }
        ApplyPass(graph: .current).run()
        #expect(tokens.alive == 1)
        part = nil
        #expect(tokens.alive == 0)
    }

    struct Field: View {
        @Binding var title: String
        var body: some View { TextField("Title", text: $title) }
    }

    struct Owner: View {
        @State private var store: Store

        init(tokens: Tokens) { _store = State(initialValue: Store(token: tokens.make())) }

        var body: some View {
            VStack {
                Field(title: $store.title)
                Field(title: $store.items[0].title)
                ForEach($store.items) { $item in Field(title: $item.title) }
                Text(store.title)
            }
        }
    }

    struct Page: View {
        let tokens: Tokens
        @State private var isShown = true

        var body: some View {
            VStack {
                Button("Toggle") { isShown.toggle() }
                if isShown { Owner(tokens: tokens) }
            }
        }
    }

    @Test("a state that is read in parts goes with the view that owns it")
    func view() {
        let tokens = Tokens()
        let screen = Screen { Page(tokens: tokens) }
        #expect(tokens.alive > 0)
        screen.button("Toggle").tap()
        screen.button("Toggle").tap()
        screen.button("Toggle").tap()
        #expect(tokens.alive == 0)
    }
}
