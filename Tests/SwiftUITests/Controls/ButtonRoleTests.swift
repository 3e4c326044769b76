import SwiftUI
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Roles and sizes of buttons", .serialized)
struct ButtonRoleTests {
    @Test("a role gives a button without a label its word, and in a bar a symbol that tells the word")
    func labels() {
        let screen = Screen {
            NavigationStack {
                VStack {
                    Button(role: .close) {}
                    Button(role: .cancel) {}
                    Button(role: .confirm) {}
                    Button(role: .destructive) {}
                }
                .navigationTitle("Page")
                .toolbar { Button(role: .close) {} }
            }
        }
        #expect(screen.texts == ["Page", "Close", "Cancel", "Done", "Delete"])
        #expect(screen.button("Close").count == 2)
        let inBar = screen.button("Close").nth(0).frame
        #expect(inBar.size == CGSize(width: 36, height: 34))
    }

    @Test("in a bar a button that confirms is in the tint")
    func prominent() {
        let picture = Picture(300, 200) {
            NavigationStack {
                Color.clear.navigationTitle("Page").toolbar {
                    Button(role: .confirm) {}
                }
            }
            .tint(.pureBlue)
        }
        let frame = picture.root.describe().elements.first { $0.label == "Done" }!.frame
        #expect(picture.pixels[Int(frame.minX) + 3, Int(frame.midY)] == .pureBlue)
    }

    struct Asking: View {
        @State private var isAsked = true
        let log: Log

        var body: some View {
            Text("behind").alert("Keep the changes?", isPresented: $isAsked) {
                Button("Review") { log("review") }
                Button("Close", role: .close) { log("close") }
                Button("Keep", role: .confirm) { log("keep") }
            }
        }
    }

    @Test("return gives an alert the answer that confirms, and escape the one that closes")
    func alert() {
        for (key, answer) in [(KeyEquivalent.return, "keep"), (.escape, "close")] {
            let log = Log()
            let screen = Screen { Asking(log: log) }
            screen.press(key)
            #expect(log.lines == [answer] && screen.texts == ["behind"])
        }
    }

    @Test("a flexible button is as wide as there is room and pressed everywhere, a fitted one as its label")
    func sizing() {
        var presses = 0
        let screen = Screen(size: CGSize(width: 300, height: 300)) {
            VStack {
                Button("Wide") { presses += 1 }
                Button("Narrow") {}.buttonSizing(.fitted)
                Button("Bare") { presses += 1 }.buttonStyle(.borderless)
                Menu("Menu") { Button("Item") {} }
            }
            .buttonSizing(.flexible)
        }
        #expect(screen.button("Wide").frame.width == 300 && screen.any("Menu").frame.width == 300)
        #expect(screen.button("Narrow").frame.width < 150)
        screen.tap(at: CGPoint(x: 20, y: screen.button("Wide").frame.midY))
        screen.tap(at: CGPoint(x: 20, y: screen.button("Bare").frame.midY))
        #expect(presses == 2)
    }

    @Test("labels that are left out further out are shown again further in")
    func labelsVisibility() {
        struct Word: View {
            @Environment(\.labelsVisibility) private var visibility
            var body: some View { if visibility != .hidden { Text("own") } }
        }
        let screen = Screen {
            VStack {
                Toggle("First", isOn: .constant(true))
                Toggle("Second", isOn: .constant(true)).labelsVisibility(.visible)
                Word()
            }
            .labelsVisibility(.hidden)
        }
        #expect(screen.texts == ["Second"] && screen.toggle("First").exists)
    }
}
