import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor
private enum Opened { static var lines: [String] = [] }

private struct Taking: View {
    let name: String
    var body: some View {
        Text(name).onOpenURL { Opened.lines.append("\(name) \($0.host() ?? "")") }
    }
}

private struct TwoScenes: App {
    var body: some Scene {
        WindowGroup {
            Taking(name: "main").handlesExternalEvents(preferring: ["mine"], allowing: ["mine", "any"])
        }
        WindowGroup(id: "papers") { Taking(name: "paper") }
            .handlesExternalEvents(matching: ["paper"])
    }
}

@MainActor @Suite("Addresses for windows")
struct ExternalEventTests {
    @Test("a window takes what its views allow, and a scene opens one for what it is for")
    func windows() {
        Opened.lines = []
        let program = Program(TwoScenes.self)
        _ = program.open(URL(string: "app://mine")!)
        _ = program.open(URL(string: "app://any")!)
        _ = program.open(URL(string: "app://other")!)
        #expect(Opened.lines == ["main mine", "main any"])
        #expect(program.windows.count == 1)
        _ = program.open(URL(string: "app://paper")!)
        #expect(program.windows.map(\.texts) == [["main"], ["paper"]])
        #expect(Opened.lines.last == "paper paper")
        _ = program.open(URL(string: "app://paper")!)
        #expect(program.windows.count == 2)
        #expect(Opened.lines.suffix(2) == ["paper paper", "paper paper"])
    }
}
