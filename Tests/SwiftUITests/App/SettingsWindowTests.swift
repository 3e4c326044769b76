import MartletHost
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Windows of settings")
final class SettingsWindowTests {
    private var pictures: [Picture] = []

    isolated deinit { for picture in pictures { picture.close() } }

    private struct Panes: View {
        var body: some View {
            TabView {
                Color.red.accessibilityElement().accessibilityLabel("Pane")
                    .tabItem { Label("General", systemImage: "gear") }
                Text("Second").tabItem { Label("Other", systemImage: "star") }
            }
        }
    }

    private func picture(_ content: some View) -> Picture {
        let picture = Picture(600, 600, content: { SettingsPane(content: content) })
        pictures.append(picture)
        return picture
    }

    private func sizing(_ content: some View) -> WindowSizing {
        let root = picture(content).root
        return WindowSizing(
            resizability: .contentSize, defaultSize: nil, namesIdeal: root.namesIdealSize, hugs: true
        ) { root.contentSize($0) }
    }

    @Test("the tabs stand above the pane, which has the whole frame that it is given")
    func frame() throws {
        let screen = Screen(size: CGSize(width: 400, height: 240)) {
            SettingsPane(content: Panes().frame(width: 400, height: 150))
        }
        let (tab, pane) = (screen.any("General").frame, try #require(screen.rects["Pane"]))
        #expect(pane.size == CGSize(width: 400, height: 150))
        #expect(tab.maxY <= pane.minY && tab.height > 40)
        #expect(tab.midX + screen.any("Other").frame.midX == 400)
    }

    @Test("the window is as large as the pane and the tabs, also where the frame says only how small it may be")
    func sizes() {
        let fixed = sizing(Panes().frame(width: 400, height: 150))
        #expect(fixed.initial.width == 400 && (190...230).contains(fixed.initial.height))
        #expect(fixed.limits.minimum == fixed.initial && fixed.limits.maximum == fixed.initial)
        let least = sizing(Form { Text("One row") }.frame(minWidth: 350))
        #expect(least.initial.width == 350 && least.initial.height < 200)
        let free = sizing(Form { Text("One row") })
        #expect(free.initial.width == 480 && free.initial.height < 200)
        let long = sizing(Form { ForEach(0..<100) { Text("Row \($0)") } })
        #expect(long.initial.height == 720)
    }

    @Test("a pane has its own size, when it is selected")
    func panes() {
        struct Sizes: View {
            let selected: Int
            var body: some View {
                TabView(selection: .constant(selected)) {
                    Color.red.frame(width: 300, height: 100).tabItem { Text("A") }.tag(0)
                    Color.red.frame(width: 450, height: 200).tabItem { Text("B") }.tag(1)
                }
            }
        }
        let (first, second) = (sizing(Sizes(selected: 0)).initial, sizing(Sizes(selected: 1)).initial)
        #expect(first.width == 300 && second.width == 450 && second.height - first.height == 100)
    }

    @Test("the selected tab gives the window its title")
    func title() {
        let screen = Screen(size: CGSize(width: 400, height: 240)) {
            SettingsPane(content: Panes().frame(width: 400, height: 150))
        }
        #expect(screen.title == "General")
        screen.any("Other").tap()
        #expect(screen.title == "Other" && screen.texts.contains("Second"))
    }

    @Test("a tab view inside of a pane has its own tabs")
    func inner() {
        let screen = Screen(size: CGSize(width: 500, height: 400)) {
            SettingsPane(
                content: TabView {
                    TabView { Text("Inner page").tabItem { Text("Inner") } }.tabItem { Text("Outer") }
                })
        }
        #expect(screen.any("Outer").frame.minY < 20)
        #expect(screen.any("Inner").frame.minY >= screen.any("Outer").frame.maxY)
    }

    @Test("on a phone settings are as any other page")
    func phone() {
        let screen = Screen(size: CGSize(width: 390, height: 700), idiom: .phone) { SettingsPane(content: Panes()) }
        #expect(screen.any("General").frame.minY > 600)
    }

    private struct Noted: App {
        var body: some Scene {
            WindowGroup("Notes") { Text("Notes") }
            Settings { TextField("Name", text: .constant("Ada")) }
        }
    }

    @Test("Escape closes settings, and no other window")
    func escape() {
        let program = Program(Noted.self)
        program.windows[0].press(.escape)
        program.windows[0].press(",", modifiers: .command)
        #expect(program.windows.count == 2)
        program.windows[1].press(.escape)
        #expect(program.windows.count == 1 && program.windows[0].texts == ["Notes"])
    }
}
