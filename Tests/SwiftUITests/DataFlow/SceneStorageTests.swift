import Foundation
import MartletGraph
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("SceneStorage", .serialized)
struct SceneStorageTests {
    enum Side: String { case left, right }

    struct Page: View {
        @SceneStorage("page") private var page = 1
        @SceneStorage("side") private var side = Side.left
        @SceneStorage("note") private var note: String?
        var body: some View {
            Text("page \(page) \(side.rawValue) \(note ?? "-")")
            Button("Turn") {
                page += 1
                side = .right
                note = "seen"
            }
            Stepper("Page", value: $page)
            Same()
        }
    }

    struct Same: View {
        @SceneStorage("page") private var page = 1
        var body: some View { Text("same \(page)") }
    }

    @Test("all views of a window share a value, those of another window have their own")
    func windows() {
        let (first, second) = (Screen { Page() }, Screen { Page() })
        first.button("Turn").tap()
        first.stepper("Page").increment()
        #expect(first.texts.contains("page 3 right seen") && first.texts.contains("same 3"))
        #expect(second.texts.contains("page 1 left -"))
    }

    @Test("a scene with a name finds its values again")
    func restored() {
        let scene = "test-\(UUID())"
        defer {
            for key in ["page", "side", "note"] {
                UserDefaults.standard.removeObject(forKey: "SceneStorage.\(scene).\(key)")
            }
        }
        func window() -> TestWindow {
            let window = TestWindow(size: CGSize(width: 300, height: 300), scene: scene, Page())
            window.settle()
            return window
        }
        let first = window()
        let button = first.root.describe().elements.first { $0.label == "Turn" }!
        #expect(first.controller.perform(.activate, on: button.id))
        first.settle()
        #expect(first.root.describe().texts.map(\.text).contains("page 2 right seen"), "the window itself follows")
        first.close()
        let second = window()
        #expect(second.root.describe().texts.map(\.text).contains("page 2 right seen"))
        second.close()
    }
}
