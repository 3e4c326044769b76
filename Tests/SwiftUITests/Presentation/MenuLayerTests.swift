import MartletHost
import Testing
import ViewTesting

@testable import SwiftUI

/// Something with a menu below it.
private struct Chooser: View {
    let log: Log
    @State private var isOpen = false
    @State private var isOn = false

    var body: some View {
        VStack {
            Text(isOn ? "on" : "off")
            Button("Open") { isOpen = true }
                ._menuLayer(isPresented: $isOpen) {
                    Button("One") { log("one") }
                    Divider()
                    Toggle("Two", isOn: $isOn)
                    Button("Three") { log("three") }.disabled(true)
                }
            Button("Behind") { log("behind") }
        }
    }
}

@MainActor @Suite("Menu layers", .serialized)
struct MenuLayerTests {
    @Test("an open menu lists its items above what is behind, which is covered")
    func opens() {
        let screen = Screen { Chooser(log: Log()) }
        screen.button("Open").tap()
        #expect(screen.texts == ["off", "Open", "Behind", "One", "Two", "Three"])
        #expect(!screen.button("Behind").isHittable)
        #expect(screen.button("One").isHittable)
        #expect(!screen.button("Three").isEnabled)
    }

    @Test("a picker and the sections of a menu are set off from what is around them, once each")
    func parts() {
        func rows(@ViewBuilder _ items: @escaping () -> some View) -> [CGFloat] {
            let screen = Screen { Menu("Menu") { items() } }
            screen.button("Menu").tap()
            let rows = ["A", "B", "C", "D"].compactMap { screen.rects[$0]?.midY }
            return zip(rows.dropFirst(), rows).map { $0 - $1 }
        }
        let plain = rows { ForEach(["A", "B", "C", "D"], id: \.self) { Button($0) {} } }
        let apart = plain[0] + 13
        let picker = rows {
            Button("A") {}
            Picker("P", selection: .constant("B")) { ForEach(["B", "C"], id: \.self) { Text($0) } }.pickerStyle(.inline)
            Button("D") {}
        }
        #expect(picker == [apart, plain[0], apart])
        let sections = rows {
            Section {
                Button("A") {}; Button("B") {}
            }
            Divider()
            Section { Button("C") {} }
            Button("D") {}
        }
        #expect(sections == [plain[0], apart, apart])
    }

    @Test("a menu is as high as what it shows in the width that the window has")
    func wrapped() {
        let long = Array(repeating: "word", count: 60).joined(separator: " ")
        let screen = Screen(size: CGSize(width: 300, height: 600)) {
            Text("Held").contextMenu {
                Button("First") {}
                Button("Last") {}
            } preview: {
                Text(long).padding()
            }
        }
        screen.text("Held").openMenu()
        #expect(screen.button("Last").isHittable)
        #expect((screen.rects[long]?.height ?? 0) > 60)
    }

    @Test("choosing an item ends the menu and acts once")
    func chooses() {
        let log = Log()
        let screen = Screen { Chooser(log: log) }
        screen.button("Open").tap()
        screen.button("One").tap()
        #expect(log.lines == ["one"])
        #expect(screen.texts == ["off", "Open", "Behind"])
    }

    @Test("a toggle in a menu is an item with a tick, and ends the menu")
    func toggles() {
        let screen = Screen { Chooser(log: Log()) }
        screen.button("Open").tap()
        #expect(screen.button("Two").value == "0")
        screen.button("Two").tap()
        #expect(screen.texts == ["on", "Open", "Behind"])
    }

    @Test("a press beside the menu ends it and reaches nothing behind")
    func pressOutside() {
        let log = Log()
        let stage = Stage { Chooser(log: log) }
        let behind = stage.element(.button, "Behind").frame
        stage.click(stage.element(.button, "Open"))
        #expect(stage.texts.contains("One"))
        stage.click(CGPoint(x: 5, y: 5))
        #expect(stage.texts == ["off", "Open", "Behind"])
        #expect(log.lines == [])
        stage.click(CGPoint(x: behind.midX, y: behind.midY))
        #expect(log.lines == ["behind"])
    }

    @Test("arrows move among the items that can be used, return chooses, escape ends")
    func keys() {
        let log = Log()
        let stage = Stage { Chooser(log: log) }
        stage.click(stage.element(.button, "Open"))
        stage.key(.upArrow)
        stage.key(.downArrow)
        stage.key(.return)
        #expect(log.lines == ["one"])
        #expect(stage.texts == ["off", "Open", "Behind"])
        stage.click(stage.element(.button, "Open"))
        stage.key(.downArrow)
        stage.key(.downArrow)
        stage.key(.space)
        #expect(stage.texts == ["on", "Open", "Behind"])
        stage.click(stage.element(.button, "Open"))
        stage.key(.escape)
        #expect(stage.texts == ["on", "Open", "Behind"])
        #expect(log.lines == ["one"])
    }

    @Test("nothing behind a menu can be used by a screen reader")
    func coveredActions() {
        let log = Log()
        let stage = Stage { Chooser(log: log) }
        let behind = stage.element(.button, "Behind")
        stage.click(stage.element(.button, "Open"))
        #expect(stage.element(.button, "Behind").isCovered)
        #expect(!stage.element(.button, "Behind").isFocusable)
        #expect(stage.root.perform(.activate, on: behind.id) == false)
        #expect(stage.root.perform(.activate, on: stage.element(.menuItem, "One").id))
        stage.frame()
        #expect(log.lines == ["one"])
    }
}
