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
    }

    @Test("what is written through the user defaults shows at once, whoever made them and on whatever thread")
    func follows() {
        let name = "martlet.tests.\(UUID().uuidString)"
        let store = UserDefaults(suiteName: name)!
        let screen = screen(store) { Settings() }
        screen.resetBodyCounts()
        store.set(9, forKey: "count")
        #expect(screen.texts[0] == "true 9 name none")
        UserDefaults(suiteName: name)!.set("Bo", forKey: "nick")
        #expect(screen.texts[0] == "true 9 name Bo" && screen.bodyCounts == ["Settings": 2])
        store.set(9, forKey: "count")
        store.set(1, forKey: "other")
        #expect(screen.texts[0] == "true 9 name Bo" && screen.bodyCounts == ["Settings": 2])
        store.removeObject(forKey: "nick")
        #expect(screen.texts[0] == "true 9 name none")
        // The test does not let go of the main thread, on which another test's screen would take the news.
        let isSet = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            UserDefaults(suiteName: name)!.set(false, forKey: "sorts")
            isSet.signal()
        }
        isSet.wait()
        screen.wait { screen.texts[0] == "false 9 name none" }
        #expect(screen.texts[0] == "false 9 name none")
    }

    @Test("a change posts the notification of the user defaults, on the thread where it is made")
    func notifies() {
        nonisolated(unsafe) var posted = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: UserDefaults.standard, queue: nil
        ) { _ in posted += 1 }
        defer { NotificationCenter.default.removeObserver(observer) }
        let key = "martlet.tests.\(UUID())"
        UserDefaults.standard.set(1, forKey: key)
        UserDefaults.standard.set(1, forKey: key)
        #expect(posted == 1)
        UserDefaults.standard.removeObject(forKey: key)
        #expect(posted == 2)
    }

    @Test(
        "the settings of a program that tests views never reach its user's disk; a suite's do when it is synchronized")
    func tests() throws {
        _ = screen(store()) { Settings() }
        let folder = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? NSHomeDirectory() + "/.config"
        let key = "martlet.tests.\(UUID())"
        UserDefaults.standard.set(1, forKey: key)
        #expect(UserDefaults.standard.synchronize() && UserDefaults.standard.integer(forKey: key) == 1)
        UserDefaults.standard.removeObject(forKey: key)
        let own = "\(folder)/\(ProcessInfo.processInfo.processName).plist"
        #expect(!FileManager.default.fileExists(atPath: own))
        let name = "martlet.tests.\(UUID().uuidString)"
        let suite = try #require(UserDefaults(suiteName: name))
        suite.set("kept", forKey: "word")
        #expect(!FileManager.default.fileExists(atPath: "\(folder)/\(name).plist"))
        #expect(suite.synchronize() && FileManager.default.fileExists(atPath: "\(folder)/\(name).plist"))
        suite.removePersistentDomain(forName: name)
        #expect(suite.object(forKey: "word") == nil)
        #expect(!FileManager.default.fileExists(atPath: "\(folder)/\(name).plist"))
    }

    @Test("a model writes its own while the view that makes it is evaluated, and the view shows that")
    func written() {
        final class Model: ObservableObject {
            @AppStorage var count: Int
            init(_ store: UserDefaults) {
                _count = AppStorage(wrappedValue: 0, "count", store: store)
                count += 1
            }
        }
        struct Reader: View {
            @StateObject private var model: Model
            init(_ store: UserDefaults) { _model = StateObject(wrappedValue: Model(store)) }
            var body: some View { Button("count \(model.count)") { model.count += 1 } }
        }
        let store = store()
        let screen = screen(store) { Reader(store) }
        #expect(screen.texts == ["count 1"] && store.integer(forKey: "count") == 1 && screen.warnings.isEmpty)
        screen.button("count 1").tap()
        #expect(screen.texts == ["count 2"])
    }

    @Test("a value of another kind counts as none")
    func wrongKind() {
        let store = store()
        store.set("text", forKey: "count")
        store.set("neither", forKey: "order")
        #expect(screen(store) { Settings() }.texts[0] == "true 3 name none")
    }
}
