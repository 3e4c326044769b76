import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("AppStorage", .serialized)
struct AppStorageTests {
    enum Order: String { case name, date }

    struct Settings: View {
        @AppStorage("sorts") var sorts = true
        @AppStorage("count") var count = 3
        @AppStorage("order") var order = Order.name
        @AppStorage("nick") var nick: String?

        var body: some View {
            Text("\(sorts) \(count) \(order.rawValue) \(nick ?? "none")")
            Toggle("Sorts", isOn: $sorts)
            Button("Change") {
                count += 1
                order = .date
                nick = "Mo"
            }
            Button("Forget") { nick = nil }
        }
    }

    func store() -> UserDefaults {
        let name = "martlet.tests.\(UUID().uuidString)"
        let store = UserDefaults(suiteName: name)!
        store.removePersistentDomain(forName: name)
        return store
    }

    func screen(_ store: UserDefaults, @ViewBuilder _ content: @escaping () -> some View) -> Screen {
        Screen(size: CGSize(width: 400, height: 400)) { VStack { content() }.defaultAppStorage(store) }
    }

    @Test("a property shows its default until there is a value, and keeps what is written")
    func keeps() {
        let store = store()
        let first = screen(store) { Settings() }
        #expect(first.texts[0] == "true 3 name none")
        first.button("Change").tap()
        first.toggle("Sorts").tap()
        #expect(first.texts[0] == "false 4 date Mo")
        #expect(store.integer(forKey: "count") == 4 && store.string(forKey: "order") == "date")
        #expect(screen(store) { Settings() }.texts[0] == "false 4 date Mo")
        first.button("Forget").tap()
        #expect(first.texts[0] == "false 4 date none" && store.object(forKey: "nick") == nil)
    }

    @Test("views with the same key follow each other")
    func shares() {
        struct Reader: View {
            @AppStorage("count") var count = 0
            var body: some View { Text("read \(count)") }
        }
        let store = store()
        let screen = screen(store) {
            Settings()
            Reader()
        }
        screen.button("Change").tap()
        #expect(screen.texts.contains("read 4"))
        screen.resetBodyCounts()
        screen.toggle("Sorts").tap()
        #expect(screen.bodyCounts == ["Settings": 1])
        store.set(9, forKey: "count")
        screen.toggle("Sorts").tap()
        #expect(screen.texts[0] == "true 9 date Mo")
    }

    @Test("a value of another kind counts as none")
    func wrongKind() {
        let store = store()
        store.set("text", forKey: "count")
        store.set("neither", forKey: "order")
        #expect(screen(store) { Settings() }.texts[0] == "true 3 name none")
    }
}
