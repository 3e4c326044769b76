import SwiftUI
import Testing
@testable import ViewTesting

private struct Stored: View {
    @AppStorage("scene-environment-test") private var value = 1
    @Environment(\.lineLimit) private var limit
    var body: some View { Text(verbatim: "\(value) \(limit ?? 0)") }
}

private struct StoredApp: App {
    var body: some Scene {
        WindowGroup { Stored() }
            .defaultAppStorage(SceneEnvironmentTests.store)
            .transformEnvironment(\.lineLimit) { $0 = ($0 ?? 3) + 1 }
            .persistentSystemOverlays(.hidden)
            .windowToolbarStyle(UnifiedWindowToolbarStyle(showsTitle: false))
            .commands { Menus().all }
    }
}

private struct Menus {
    @ContentBuilder var all: some Commands {
        CommandMenu("One") { Button("First") {} }
        CommandMenu("Two") { Button("Second") {} }
    }
}

@MainActor @Suite("Environments of scenes")
struct SceneEnvironmentTests {
    nonisolated(unsafe) static let store = UserDefaults(suiteName: "scene-environment-tests")!

    @Test("windows of a scene have its store, its environment and the commands of a builder of any content")
    func environment() {
        Self.store.set(7, forKey: "scene-environment-test")
        let program = Program(StoredApp.self)
        #expect(program.windows[0].texts == ["7 4"])
        #expect(program.windows[0].window.window.hasMenu)
    }
}
