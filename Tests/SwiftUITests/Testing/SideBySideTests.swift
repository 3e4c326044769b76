import Combine
import Foundation
import Observation
import Testing
import ViewTesting

@testable import SwiftUI

/// Screens of tests that run at the same time.
@MainActor @Suite("Screens side by side")
struct SideBySideTests {
    @Observable
    final class Model { var count = 0 }

    final class Shared: ObservableObject { @Published var count = 0 }

    private struct Counter: View {
        let model: Model
        let log: EventLog
        var body: some View {
            let _ = log.events.append("body")
            Text("\(model.count)").onChange(of: model.count) { log.events.append("changed") }
        }
    }

    @Test("a screen that is looked at brings about no frames of another one")
    func apart() {
        let (model, log) = (Model(), EventLog())
        let first = Screen { Counter(model: model, log: log) }
        let second = Screen { Text("Second") }
        #expect(first.texts == ["0"])
        log.events = []
        model.count = 1
        #expect(second.texts == ["Second"] && log.events.isEmpty)
        #expect(first.texts == ["1"] && log.events == ["body", "changed"])
    }

    @Test("what a screen begins runs in its time, though another screen is looked at first")
    func time() {
        struct Late: View {
            let model: Model
            @State private var text = "waiting"
            var body: some View {
                Text(text).task(id: model.count) {
                    if model.count == 0 { return }
                    try? await Task.sleep(for: .seconds(5))
                    text = "there"
                }
            }
        }
        let model = Model()
        let first = Screen { Late(model: model) }
        let second = Screen { Text("Second") }
        model.count = 1
        second.advance(by: .seconds(60))
        #expect(first.texts == ["waiting"])
        first.advance(by: .seconds(6))
        #expect(first.texts == ["there"])
    }

    @Test("an object, the settings and the size of the window are followed on each screen")
    func shared() {
        struct Page: View {
            @ObservedObject var object: Shared
            @AppStorage("sideBySide") private var name = "none"
            var body: some View { Text("\(object.count) \(name)") }
        }
        let object = Shared()
        let screens = (0..<2).map { _ in Screen { Page(object: object) } }
        #expect(screens.allSatisfy { $0.texts == ["0 none"] })
        object.count = 1
        UserDefaults.standard.set("some", forKey: "sideBySide")
        #expect(screens.allSatisfy { $0.texts == ["1 some"] })
        UserDefaults.standard.removeObject(forKey: "sideBySide")
        #expect(screens.reversed().allSatisfy { $0.texts == ["1 none"] })
    }

    @Test("state that two screens share by a binding is shown on both")
    func binding() {
        struct Owner: View {
            @State var count = 0
            let hand: (Binding<Int>) -> Void
            var body: some View {
                let _ = hand($count)
                Text("\(count)")
            }
        }
        struct Adder: View {
            @Binding var count: Int
            var body: some View { Button("Add \(count)") { count += 1 } }
        }
        var handed: Binding<Int>?
        let first = Screen { Owner { handed = $0 } }
        #expect(first.texts == ["0"])
        let second = Screen { [handed] in Adder(count: handed!) }
        second.button("Add 0").tap()
        #expect(first.texts == ["1"])
        #expect(second.button("Add 1").exists)
    }
}
