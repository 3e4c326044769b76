import SwiftUI
import Testing
import ViewTesting

private final class Store {
    nonisolated(unsafe) static var made = 0
    init() { Store.made += 1 }
}

extension EnvironmentValues {
    @Entry fileprivate var caption = "None"
    @Entry fileprivate var limit: Int?
    @Entry fileprivate var store = Store()
    @Entry fileprivate var action: (Int) -> String = { "\($0)" }
}

extension Transaction {
    @Entry fileprivate var origin: String = "nowhere"
}

private struct Reader: View {
    @Environment(\.caption) private var caption
    @Environment(\.limit) private var limit
    @Environment(\.store) private var store
    @Environment(\.action) private var action

    var body: some View {
        Text("\(caption) \(limit.map(String.init) ?? "-") \(action(7))")
    }
}

@MainActor @Suite("Entries")
struct EntryTests {
    @Test("an entry of the environment has its default until a view sets it")
    func environment() {
        let screen = Screen {
            VStack {
                Reader()
                Reader().environment(\.caption, "Some").environment(\.limit, 3).environment(\.action) { "<\($0)>" }
            }
        }
        #expect(screen.texts == ["None - 7", "Some 3 <7>"])
    }

    @Test("a default object is one object")
    func defaultObject() {
        let screen = Screen {
            Reader()
            Reader()
        }
        #expect(screen.texts.count == 2)
        #expect(EnvironmentValues().store === EnvironmentValues().store)
        #expect(Store.made == 1)
    }

    @Test("an entry of a transaction goes with it")
    func transaction() {
        var transaction = Transaction()
        #expect(transaction.origin == "nowhere")
        transaction.origin = "here"
        #expect(transaction.origin == "here")
    }
}
