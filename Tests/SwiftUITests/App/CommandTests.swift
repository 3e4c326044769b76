import SwiftUI
import Testing

@testable import ViewTesting

@MainActor private var done: [String] = []

@MainActor @Suite("Commands, settings and addresses", .serialized)
struct CommandTests {
    struct OwnCommands: Commands {
        @FocusedValue(\.commandTarget) private var target

        var body: some Commands {
            CommandMenu("Own") {
                Button("Mark \(target ?? "nothing")") { done.append("mark \(target ?? "nothing")") }
                    .keyboardShortcut("m")
            }
        }
    }

    struct Page: View {
        @State private var first = ""

        var body: some View {
            TextField("First", text: $first).focusedValue(\.commandTarget, "field")
            Button("Plain") { done.append("plain") }
        }
    }

    struct CommandApp: App {
        var body: some Scene {
            WindowGroup { Page() }
                .commands {
                    CommandGroup(replacing: .newItem) {
                        Button("New Note") { done.append("new") }.keyboardShortcut("n")
                    }
                    CommandMenu("Note") {
                        Button("Duplicate") { done.append("duplicate") }.keyboardShortcut(
                            "d", modifiers: [.command, .shift])
                    }
                    OwnCommands()
                }
            Settings { Text("All settings") }
        }
    }

    @Test("keys of commands work wherever the keyboard is, and nothing of them is seen")
    func keys() {
        done = []
        let program = Program(CommandApp.self)
        let window = program.windows[0]
        #expect(window.texts == ["Plain"])
        window.press("n", modifiers: .command)
        window.press("d", modifiers: [.command, .shift])
        window.press("m", modifiers: .command)
        window.textField("First").tap()
        window.press("m", modifiers: .command)
        #expect(done == ["new", "duplicate", "mark nothing", "mark field"])
    }

    @Test("F10 opens a menu of the commands, and closes it")
    func menu() {
        done = []
        let program = Program(CommandApp.self)
        let window = program.windows[0]
        window.press(KeyEquivalent("\u{F70D}"))
        #expect(window.texts.contains("New Note") && window.texts.contains("Note") && window.texts.contains("Own"))
        // Below the end of the bar, wherever the content is.
        let row = window.button("New Note").frame
        #expect(row.maxX > window.size.width - 24 && row.minY < 60)
        window.press(KeyEquivalent("\u{F70D}"))
        #expect(!window.texts.contains("New Note"))
        window.press(KeyEquivalent("\u{F70D}"))
        window.button("New Note").tap()
        #expect(done == ["new"])
    }

    @Test("the bar of a desktop's window has a button for the commands; other windows have none")
    func button() {
        struct Plain: App {
            var body: some Scene { WindowGroup { Page() } }
        }
        #expect(Program(CommandApp.self).windows[0].window.window.hasMenu)
        #expect(!Program(Plain.self).windows[0].window.window.hasMenu)
    }

    @Test("the settings have a window of their own, which is not there at first")
    func settings() {
        struct Opener: View {
            @Environment(\.openSettings) private var openSettings
            var body: some View { Button("Set up") { openSettings() } }
        }
        struct SettingsApp: App {
            var body: some Scene {
                Settings { Text("All settings") }
                WindowGroup { Opener() }
            }
        }
        let program = Program(SettingsApp.self)
        #expect(program.windows.map(\.texts) == [["Set up"]])
        program.windows[0].button("Set up").tap()
        program.windows[0].button("Set up").tap()
        #expect(program.windows.map(\.texts) == [["Set up"], ["All settings"]])
    }

    @Test("the address of the settings opens their window, where there are some")
    func settingsAddress() {
        let address = URL(string: UIApplication.openSettingsURLString)!
        struct Opener: View {
            @Environment(\.openURL) private var openURL
            var body: some View {
                Button("Set up") { openURL(URL(string: UIApplication.openSettingsURLString)!) }
            }
        }
        struct Without: App {
            var body: some Scene { WindowGroup { Opener() } }
        }
        struct With: App {
            var body: some Scene {
                WindowGroup { Opener() }
                Settings { Text("All settings") }
            }
        }
        let without = Program(Without.self)
        #expect(!UIApplication.shared.canOpenURL(address))
        without.windows[0].button("Set up").tap()
        #expect(without.windows.map(\.texts) == [["Set up"]])
        let with = Program(With.self)
        #expect(UIApplication.shared.canOpenURL(address))
        UIApplication.shared.open(address)
        #expect(with.windows.map(\.texts) == [["Set up"], ["All settings"]])
    }

    @Test("an address goes to the views that open some")
    func addresses() {
        struct Page: View {
            @State private var shown = "none"
            var body: some View { Text(shown).onOpenURL { shown = $0.absoluteString } }
        }
        struct AddressApp: App {
            var body: some Scene { WindowGroup { Page() } }
        }
        let program = Program(AddressApp.self)
        #expect(program.windows[0].texts == ["none"])
        #expect(program.open(URL(string: "notes://7")!))
        #expect(program.windows[0].texts == ["notes://7"])
    }

    struct ChoosingApp: App {
        var isPlain: Bool { done.isEmpty }
        var body: some Scene {
            WindowGroup { Text("page") }
                .commands {
                    if isPlain {
                        CommandMenu("Plain") { Button("One") {} }
                    } else {
                        CommandMenu("Other") { Button("Two") {} }
                    }
                }
        }
    }

    @Test("commands follow the branches of an if and of a switch")
    func branches() {
        for isPlain in [true, false] {
            done = isPlain ? [] : ["done"]
            let window = Program(ChoosingApp.self).windows[0]
            window.press(KeyEquivalent("\u{F70D}"))
            #expect(window.texts.contains("Plain") == isPlain && window.texts.contains("Other") != isPlain)
        }
        done = []
    }
}

extension FocusedValues {
    @Entry fileprivate var commandTarget: String?
}
