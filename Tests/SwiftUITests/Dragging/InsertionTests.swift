import SwiftUI
import Testing
import ViewTesting

@Observable @MainActor private final class Store {
    var names = ["one", "two", "three"]
    var log: [String] = []
}

private struct Names: View {
    let store: Store

    var body: some View {
        VStack(spacing: 0) {
            Text("Four").frame(width: 300, height: 40).draggable("four")
            List {
                ForEach(store.names, id: \.self) { Text($0) }
                    .dropDestination(for: String.self) { new, index in
                        store.names.insert(contentsOf: new, at: index)
                    }
            }
        }
    }
}

@MainActor @Suite("Drops between rows")
struct InsertionTests {
    private let store = Store()

    @Test("what is dropped on the upper half of a row comes before it, on the lower half after it")
    func insertion() {
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Names(store: store) }
        func drop(_ name: String, _ share: CGFloat) {
            let frame = screen.text(name).frame
            let drag = screen.text("Four").pickUp()
            drag?.move(to: CGPoint(x: frame.midX, y: frame.midY + share))
            #expect(drag?.operation == .copy)
            drag?.drop()
        }
        drop("two", -6)
        #expect(store.names == ["one", "four", "two", "three"])
        #expect(screen.texts == ["Four", "one", "four", "two", "three"])
        store.names.remove(at: 1)
        drop("three", 6)
        #expect(store.names == ["one", "two", "three", "four"])
        #expect(screen.texts == ["Four", "one", "two", "three", "four"])
    }

    @Test("providers of the wanted types are handed over, and others are not taken")
    func providers() {
        let screen = Screen(size: CGSize(width: 300, height: 300)) {
            VStack(spacing: 0) {
                Text("Word").frame(width: 300, height: 40).draggable("word")
                Text("Link").frame(width: 300, height: 40).draggable(URL(string: "https://example.org")!)
                List {
                    ForEach(store.names, id: \.self) { Text($0) }
                        .onInsert(of: [.url]) { store.log.append("\($0) \($1.count)") }
                }
            }
        }
        let target = screen.text("one").frame
        for name in ["Word", "Link"] {
            let drag = screen.text(name).pickUp()
            drag?.move(to: CGPoint(x: target.midX, y: target.midY - 4))
            #expect((drag?.operation == nil) == (name == "Word"))
            drag?.drop()
        }
        #expect(store.log == ["0 1"])
    }

    @Test("a paste button reads texts and addresses, and nothing of another type")
    func pasting() {
        let screen = Screen {
            PasteButton(payloadType: String.self) { store.log.append("texts \($0)") }.accessibilityLabel("0")
            PasteButton(payloadType: Image.self) { _ in store.log.append("picture") }.accessibilityLabel("1")
            PasteButton(supportedContentTypes: [.url]) { store.log.append("\($0.count) addresses") }
                .accessibilityLabel("2")
        }
        func paste(_ text: String?) {
            UIPasteboard.general.string = text
            for place in 0..<3 { screen.button("\(place)").tap() }
        }
        paste(nil)
        #expect(store.log == [])
        paste("some words")
        #expect(store.log == ["texts [\"some words\"]"])
        store.log = []
        paste("https://a.org\nhttps://b.org")
        #expect(store.log == ["texts [\"https://a.org\", \"https://b.org\"]", "2 addresses"])
    }
}
