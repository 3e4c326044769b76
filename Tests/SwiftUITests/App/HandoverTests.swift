import Foundation
import MartletHeadless
import MartletHost
import Testing

@testable import SwiftUI
@testable import ViewTesting

@MainActor @Suite("Programs that are edited while they run", .serialized)
struct HandoverTests {
    struct Place: Hashable, Codable { var name: String }

    struct Start: View {
        @State private var path = NavigationPath()
        @State private var typed: [Int] = []
        @Environment(\.openWindow) private var openWindow

        var body: some View {
            VStack {
                NavigationStack(path: $path) {
                    NavigationLink("Wood", value: Place(name: "Wood"))
                        .navigationDestination(for: Place.self) { place in
                            NavigationLink("On", value: Place(name: place.name + "+")).navigationTitle(place.name)
                        }
                }
                NavigationStack(path: $typed) {
                    NavigationLink("Seven", value: 7)
                        .navigationDestination(for: Int.self) { Text("number \($0)") }
                }
                NavigationStack {
                    NavigationLink("Free", value: "free")
                        .navigationDestination(for: String.self) { Text("word \($0)") }
                }
                Text("typed \(typed.map(String.init).joined())")
                Button("Open 5") { openWindow(value: 5) }
            }
        }
    }

    struct Program: App {
        var body: some SwiftUI.Scene {
            WindowGroup("Start", id: "start") { Start() }
            WindowGroup("Number", id: "number", for: Int.self) { Text("window \($0.wrappedValue ?? 0)") }
        }
    }

    /// A program without its first window.
    @MainActor private final class Running {
        /// A program ends with its process; these go on.
        static var all: [Running] = []
        let host: HeadlessHost
        let session: WindowSession
        let app: AppSession<Program>

        init() {
            host = HeadlessHost(size: CGSize(width: 400, height: 600))
            session = WindowSession(on: host)
            app = AppSession(Program(), windows: session)
            Running.all.append(self)
        }

        var screens: [Screen] {
            session.windows.map { Screen(of: TestWindow(host: host, session: session, controller: $0)) }
        }
    }

    @Test("the windows of a program open again in the next: where they were, with their values and pages")
    func windows() throws {
        let old = Running()
        old.session.openFirstWindow()
        let screen = old.screens[0]
        for label in ["Seven", "Free", "Wood", "On"] { screen.button(label).tap() }
        screen.button("Open 5").tap()
        let place = WindowPlace(origin: CGPoint(x: 30, y: 40), size: CGSize(width: 500, height: 450))
        old.session.windows[0].window?.setPlace(place)
        let written = try JSONEncoder().encode(old.session.handover)

        let new = Running()
        #expect(new.session.open(try JSONDecoder().decode(Handover.self, from: written)))
        #expect(new.session.windows.map(\.description.id) == ["start", "number"])
        #expect(new.session.windows[0].window?.place == place)
        let screens = new.screens
        #expect(screens[1].texts.contains("window 5"))
        for text in ["Wood+", "number 7", "typed 7", "word free"] { #expect(screens[0].texts.contains(text)) }
        #expect(new.session.handover == old.session.handover)
    }

    @Test("scenes and types that the next program no longer has are left out")
    func gone() throws {
        let old = Running()
        old.session.openFirstWindow()
        var handover = old.session.handover
        handover.windows[0].scene = "gone"
        let new = Running()
        #expect(!new.session.open(handover))
        #expect(new.session.windows.isEmpty)
    }

    @Test("the tool's pipe shows and hides what a build says, and ends the program, which leaves its windows behind")
    func pipe() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("editing-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let old = Running()
        let editing = EditingSession(folder: folder.path, windows: old.session)
        old.session.editing = editing
        #expect(!editing.resume(), "nothing was left before")
        old.session.openFirstWindow()
        let screen = old.screens[0]
        editing.obey("notice Card.swift:3: no such thing\\nand 2 more")
        #expect(screen.texts.contains("Card.swift:3: no such thing\nand 2 more"))
        editing.obey("notice ")
        #expect(!screen.texts.contains { $0.hasPrefix("Card.swift") })
        editing.obey("notice again")
        screen.button("Close").tap()
        #expect(!screen.texts.contains("again"))
        screen.button("Seven").tap()
        editing.obey("leave")
        let new = Running()
        let next = EditingSession(folder: folder.path, windows: new.session)
        #expect(next.resume())
        #expect(new.screens[0].texts.contains("number 7"))
        #expect(!next.resume(), "it is read once")
    }
}
