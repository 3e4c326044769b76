import MartletHost
import Testing
import ViewTesting

@testable import SwiftUI

private struct Menus: View {
    let log: Log
    @State private var isOn = false

    var body: some View {
        Menu("Actions") {
            Button("Copy") { log("copy") }
            Menu("More") {
                Button("Rotate") { log("rotate") }
                Menu("Deeper") { Button("Flip") { log("flip") } }
            }
            Toggle("Grid", isOn: $isOn)
        }
    }
}

private struct Sizes: View {
    @State private var size = 1

    var body: some View {
        Menu("View \(size)") {
            Menu("Size") {
                Picker("Size", selection: $size) { ForEach(1..<4, id: \.self) { Text("Size \($0)") } }
            }
            Button("Other") {}
        }
    }
}

private struct Card: Identifiable, Equatable { let id: Int }

private struct Cards: View {
    let log: Log
    @State private var cards = [Card(id: 1), Card(id: 2)]

    var body: some View {
        VStack {
            ForEach(cards) { card in
                Text("Card \(card.id)")
                    .contextMenu {
                        Button("Delete", role: .destructive) {
                            cards.removeAll { $0 == card }
                            log("deleted \(card.id)")
                        }
                        Menu("Move") { Button("Up") { log("up \(card.id)") } }
                    }
            }
        }
    }
}

@MainActor @Suite("Menus", .serialized)
struct MenuTests {
    @Test("the menu of a picker with many options opens where the chosen one is")
    func manyOptions() {
        struct Years: View {
            @State private var year = 120
            var body: some View {
                Picker("Year", selection: $year) { ForEach(0..<300) { Text("Option \($0)").tag($0) } }
            }
        }
        let screen = Screen(size: CGSize(width: 400, height: 500)) { Years() }
        screen.any("Year").tap()
        screen.advance(by: .seconds(1))
        let options = screen.texts.filter { $0.hasPrefix("Option") }
        #expect(options.contains("Option 118") && options.contains("Option 122") && !options.contains("Option 0"))
        screen.text("Option 119").tap()
        #expect(screen.any("Year").value == "Option 119")
    }

    @Test("a menu is a button that opens its items")
    func opens() {
        let log = Log()
        let screen = Screen { Menus(log: log) }
        #expect(screen.texts == ["Actions"])
        screen.button("Actions").tap()
        #expect(screen.texts == ["Actions", "Copy", "More", "Grid"])
        screen.button("Copy").tap()
        #expect(screen.texts == ["Actions"])
        screen.button("Actions").select("Copy")
        #expect(log.lines == ["copy", "copy"])
    }

    @Test(
        "on the desktop a row shows the keys that do the same, which are its own and not read out",
        arguments: [
            (Idiom.desktop, ["Save", "Ctrl+S", "Sidebar", "F9", "Plain"]), (.phone, ["Save", "Sidebar", "Plain"]),
        ])
    func keys(_ idiom: Idiom, _ shown: [String]) {
        let screen = Screen(size: CGSize(width: 400, height: 400), idiom: idiom) {
            Menu("Actions") {
                Button("Save") {}.keyboardShortcut("s")
                Button("Sidebar") {}.keyboardShortcut("\u{F70C}", modifiers: [])
                Button("Plain") {}
            }
            .keyboardShortcut("\u{F70D}", modifiers: [])
        }
        screen.press(KeyEquivalent("\u{F70D}"))
        #expect(screen.texts.filter { $0 != "Actions" } == shown)
        for name in ["Save", "Sidebar", "Plain"] { #expect(screen.any(name).exists, "\(name)") }
    }

    @Test("a menu in a menu takes its place, below a row that leads back")
    func submenus() {
        let log = Log()
        let screen = Screen { Menus(log: log) }
        screen.button("Actions").tap()
        screen.button("More").tap()
        #expect(screen.texts == ["Actions", "More", "Rotate", "Deeper"])
        screen.button("Deeper").tap()
        #expect(screen.texts == ["Actions", "Deeper", "Flip"])
        screen.button("Deeper").tap()
        #expect(screen.texts == ["Actions", "More", "Rotate", "Deeper"])
        screen.button("Deeper").tap()
        screen.button("Flip").tap()
        #expect(screen.texts == ["Actions"])
        screen.button("Actions").tap()
        #expect(screen.texts == ["Actions", "Copy", "More", "Grid"])
        #expect(log.lines == ["flip"])
    }

    @Test("right and return enter a submenu, left and escape leave it, escape ends the menu")
    func submenuKeys() {
        let log = Log()
        let stage = Stage { Menus(log: log) }
        stage.click(stage.element(.menu, "Actions"))
        for key in [KeyEvent.Key.downArrow, .downArrow, .rightArrow] { stage.key(key) }
        #expect(stage.texts == ["Actions", "More", "Rotate", "Deeper"])
        stage.key(.leftArrow)
        #expect(stage.texts == ["Actions", "Copy", "More", "Grid"])
        stage.key(.character("m"))
        stage.key(.return)
        stage.key(.character("r"))
        stage.key(.escape)
        #expect(stage.texts == ["Actions", "Copy", "More", "Grid"])
        stage.key(.escape)
        #expect(stage.texts == ["Actions"])
        #expect(log.lines == [])
    }

    @Test("keys go on in the menu around after they led to an option of a submenu", arguments: [false, true])
    func optionsOfSubmenu(_ isChosen: Bool) {
        let stage = Stage { Sizes() }
        stage.click(stage.element(.menu, "View 1"))
        for key in [KeyEvent.Key.downArrow, .rightArrow, .downArrow] { stage.key(key) }
        if isChosen {
            stage.key(.return)
            #expect(stage.texts == ["View 2"])
            return
        }
        for _ in 0..<2 { stage.key(.escape) }
        #expect(stage.texts == ["View 1"])
        stage.key(.escape)
        stage.key(.downArrow)
        #expect(stage.texts == ["View 1"])
    }

    @Test("the item that keys lead to has the keyboard, for a screen reader to say, and the button gets it back")
    func keyboard() {
        let log = Log()
        let screen = Screen { Menus(log: log) }
        screen.press(.tab)
        screen.press(.space)
        #expect(screen.focusedLabel == "Copy")
        screen.press(.downArrow)
        #expect(screen.focusedLabel == "More")
        screen.press(.rightArrow)
        #expect(screen.focusedLabel == "Rotate")
        screen.press(.leftArrow)
        #expect(screen.focusedLabel == "More")
        screen.press(.escape)
        #expect(screen.focusedLabel == "Actions" && screen.texts == ["Actions"])
        screen.press(.space)
        screen.press(.return)
        #expect(log.lines == ["copy"] && screen.focusedLabel == "Actions")
    }

    @Test("with a primary action a click does that; a long press and the arrow open the menu")
    func primaryAction() {
        let log = Log()
        let screen = Screen {
            Menu("Add") {
                Button("Folder") { log("folder") }
            } primaryAction: {
                log("file")
            }
        }
        screen.button("Add").tap()
        #expect(log.lines == ["file"])
        #expect(screen.texts == ["Add"])
        screen.button("Add").longPress()
        screen.button("Folder").tap()
        #expect(log.lines == ["file", "folder"])
    }

    @Test("a text in a menu stands where the labels of rows do, and a picker lists its options")
    func textsAndPickers() {
        struct Owner: View {
            @State private var size = 1
            var body: some View {
                Menu("View") {
                    Text("Size")
                    Picker("Size", selection: $size) {
                        Text("Small").tag(1)
                        Text("Large").tag(2)
                    }
                    .pickerStyle(.inline)
                    Divider()
                    Button("Reset") { size = 1 }
                }
            }
        }
        let screen = Screen { Owner() }
        screen.button("View").tap()
        #expect(screen.texts.suffix(3) == ["Small", "Large", "Reset"])
        screen.button("Large").tap()
        #expect(screen.texts == ["View"])
        screen.button("View").tap()
        #expect(screen.button("Large").value == "1")
        #expect(screen.button("Small").value == "0")
    }

    @Test("a style draws the menu, and may use the style further out")
    func styles() {
        struct Framed: MenuStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text("framed")
                    Menu(configuration)
                }
            }
        }
        let screen = Screen { Menu("A") { Button("B") {} }.menuStyle(Framed()) }
        #expect(screen.texts == ["framed", "A"])
        screen.button("A").tap()
        #expect(screen.texts == ["framed", "A", "B"])
    }

    @Test("a secondary click opens the menu at the pointer; deleting what it belongs to ends it")
    func contextMenu() {
        let log = Log()
        let screen = Screen { Cards(log: log) }
        screen.any("Card 1").secondaryClick()
        #expect(screen.texts == ["Card 1", "Card 2", "Delete", "Move"])
        screen.button("Delete").tap()
        #expect(screen.texts == ["Card 2"])
        screen.any("Card 2").longPress()
        screen.button("Move").tap()
        screen.button("Up").tap()
        #expect(screen.texts == ["Card 2"])
        #expect(log.lines == ["deleted 1", "up 2"])
        #expect(screen.warnings == [])
    }

    @Test("the menu key opens the menu of what has the keyboard")
    func menuKey() {
        let log = Log()
        let stage = Stage {
            Button("Press") { log("press") }.contextMenu { Button("Item") { log("item") } }
        }
        stage.key(.tab)
        stage.key(.menu)
        stage.key(.downArrow)
        stage.key(.return)
        #expect(log.lines == ["item"])
        #expect(stage.texts == ["Press"])
    }

    @Test("a view with a menu is dragged by a gesture around it")
    func dragsWithMenu() {
        struct Page: View {
            @State private var offset = CGSize.zero
            var body: some View {
                Color.red.frame(width: 100, height: 100).overlay { Text("Square") }
                    .contextMenu { Button("Delete") {} }
                    .offset(offset)
                    .gesture(DragGesture().onChanged { offset = $0.translation })
            }
        }
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Page() }
        let before = screen.text("Square").frame
        screen.text("Square").drag(by: CGSize(width: 50, height: 30))
        #expect(screen.text("Square").frame == before.offsetBy(dx: 50, dy: 30))
        screen.text("Square").longPress()
        #expect(screen.button("Delete").exists)
    }

    @Test("a short press on a view with a menu stays a click")
    func clickStays() {
        let log = Log()
        let screen = Screen { Button("Press") { log("press") }.contextMenu { Button("Item") {} } }
        screen.button("Press").tap()
        #expect(log.lines == ["press"])
        screen.button("Press").longPress()
        #expect(log.lines == ["press"])
        #expect(screen.texts == ["Press", "Item"])
    }

    @Test("a context menu of 2019 may be nil, and one without items does not open")
    func empty() {
        let screen = Screen {
            VStack {
                Text("None").contextMenu(Optional<ContextMenu<Text>>.none)
                Text("Empty").contextMenu { if false { Button("Never") {} } }
                Text("One").contextMenu(ContextMenu { Button("Item") {} })
            }
        }
        screen.any("None").secondaryClick()
        screen.any("Empty").secondaryClick()
        #expect(screen.texts == ["None", "Empty", "One"])
        #expect(screen.text("One").isHittable)
        screen.any("One").secondaryClick()
        #expect(screen.texts == ["None", "Empty", "One", "Item"])
    }

    @Test("rows leave room for a tick only where one of their own menu can be ticked, not one of a submenu")
    func ticksOfSubmenu() {
        let screen = Screen {
            Menu("Menu") {
                Button("Item") {}
                Menu("Inner") { Toggle("Toggle", isOn: .constant(true)) }
            }
        }
        screen.button("Menu").tap()
        let place = screen.text("Item").frame
        screen.button("Inner").tap()
        screen.button("Inner").tap()
        #expect(screen.text("Item").frame == place)
    }

    struct Keys: View {
        @State private var done: [String] = []
        @State private var isLocked = false
        let made: () -> Void
        var body: some View {
            Text(done.joined(separator: " "))
            Menu("File") {
                Text("Made").onAppear(perform: made)
                Button("Note") { done.append("note") }.keyboardShortcut("n")
                Button("Locked") { done.append("locked") }.keyboardShortcut("l").disabled(isLocked)
                Menu("Export") {
                    Button("Picture") { done.append("picture") }.keyboardShortcut("p", modifiers: [.command, .shift])
                }
            }
            Button("Lock") { isLocked = true }
        }
    }

    @Test("the keys of items work while their menu is closed, whose items are made when keys ask for them")
    func keysOfClosedMenu() {
        var made = 0
        let screen = Screen { Keys { made += 1 } }
        screen.press("x")
        screen.press("l")
        #expect(made == 0)
        screen.press("n", modifiers: .command)
        #expect(made == 1 && screen.texts.contains("note") && !screen.button("Note").exists)
        screen.press("p", modifiers: [.command, .shift])
        screen.press("l", modifiers: .command)
        #expect(screen.texts.contains("note picture locked") && !screen.texts.contains("Made"))
        screen.button("Lock").tap()
        screen.press("l", modifiers: .command)
        #expect(screen.texts.contains("note picture locked"))
    }

    struct Endless: View {
        let level: Int
        let log: (Int) -> Void
        var body: some View {
            Menu("More") {
                Button("Here") {}.onAppear { log(level) }.onDisappear { log(-level) }
                Endless(level: level + 1, log: log)
            }
        }
    }

    @Test("keys that no item has end at menus in one another without end, and keep no items")
    func keysOfEndlessMenus() {
        var log: [Int] = []
        let screen = Screen { Endless(level: 1) { log.append($0) } }
        screen.press("k", modifiers: .command)
        #expect(log.prefix(4) == [1, 2, 3, 4] && Set(log.dropFirst(4)) == [-1, -2, -3, -4])
        screen.press("k", modifiers: .command)
        #expect(log.count == 8)
    }
}
