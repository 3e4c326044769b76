import Foundation
import MartletHeadless
import MartletHost
import Testing

@testable import SwiftUI
@testable import ViewTesting

@MainActor @Suite("Programs that start with the windows they had", .serialized)
struct RestoringTests {
    struct Page: View {
        @SceneStorage("count") private var count = 0
        @Environment(\.openWindow) private var openWindow
        var body: some View {
            Button("count \(count)") { count += 1 }
            Button("Open 5") { openWindow(value: 5) }
            Button("Tools") { openWindow(id: "restoring.tools") }
        }
    }

    struct Program: App {
        var body: some SwiftUI.Scene {
            WindowGroup("Start", id: "restoring.start") { Page() }
            WindowGroup("Number", id: "restoring.number", for: Int.self) { Text("window \($0.wrappedValue ?? 0)") }
            UtilityWindow("Tools", id: "restoring.tools") { Text("tools") }
            WindowGroup("Fresh", id: "restoring.fresh") { Text("fresh") }.restorationBehavior(.disabled)
            Settings { Text("settings") }
        }
    }

    /// One run of the program, begun as a program begins.
    @MainActor private final class Running {
        /// A program ends with its process; these go on.
        static var all: [Running] = []
        let host = HeadlessHost(size: CGSize(width: 400, height: 600))
        let session: WindowSession
        let app: AppSession<Program>
        /// A screen that is let go closes its window.
        private var screens: [Screen] = []

        init() {
            session = WindowSession(on: host)
            app = AppSession(Program(), windows: session)
            if !session.openAsLeft() { session.openFirstWindow() }
            session.remembersWindows = true
            session.keepWindows()
            Running.all.append(self)
        }

        func screen(_ index: Int) -> Screen {
            let controller = session.windows[index]
            if let known = screens.first(where: { $0.window.controller === controller }) { return known }
            screens.append(Screen(of: TestWindow(host: host, session: session, controller: controller)))
            return screens.last!
        }

        var texts: [String] { session.windows.indices.map { screen($0).texts[0] } }
    }

    private func forget() {
        for key in UserDefaults.standard.dictionaryRepresentation().keys where key.contains("SceneStorage") {
            UserDefaults.standard.removeObject(forKey: key)
        }
    }

    @Test("all windows that were open when the user quit come back, with their values and what they kept")
    func quit() {
        forget()
        defer { forget() }
        let old = Running()
        old.screen(0).press("n", modifiers: .control)
        old.screen(1).button("count 0").tap()
        old.screen(0).button("Open 5").tap()
        old.session.openWindow(WindowRequest(id: "restoring.fresh"))
        old.session.openWindow(WindowRequest(id: SettingsScene.id))
        #expect(old.texts == ["count 0", "count 1", "window 5", "fresh", "settings"])
        old.screen(0).press("q", modifiers: .control)
        #expect(old.session.windows.isEmpty)
        #expect(Running().texts == ["count 0", "count 1", "window 5"])
    }

    @Test("windows that the user has closed stay closed, but for the last one")
    func closed() {
        forget()
        defer { forget() }
        let old = Running()
        old.screen(0).press("n", modifiers: .control)
        old.screen(1).button("count 0").tap()
        old.screen(0).button("Open 5").tap()
        for index in [0, 1] { old.screen(index).press("w", modifiers: .control) }
        #expect(old.texts == ["count 1"])
        old.screen(0).press("w", modifiers: .control)
        #expect(Running().texts == ["count 1"])
    }

    @Test("a window for tools does not come back alone")
    func tools() {
        forget()
        defer { forget() }
        let old = Running()
        old.screen(0).button("Tools").tap()
        old.screen(0).press("w", modifiers: .control)
        #expect(old.texts == ["tools"])
        #expect(Running().texts == ["tools", "count 0"])
    }
}
