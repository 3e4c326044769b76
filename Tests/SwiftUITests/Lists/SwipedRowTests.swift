import MartletCairo
import Testing

@testable import SwiftUI
@testable import ViewTesting

@MainActor @Suite("Rows that were swiped open")
struct SwipedRowTests {
    struct ByPlace: View {
        @State private var trees = ["Yew", "Elm", "Oak"]
        var body: some View {
            NavigationStack {
                List {
                    ForEach(trees.indices, id: \.self) { Text(trees[$0]) }
                        .onDelete { trees.remove(atOffsets: $0) }
                }
                .toolbar { EditButton() }
            }
        }
    }

    @Test("a button that is pressed with the keyboard closes the row, which takes the place of the deleted one")
    func pressedByKey() {
        let screen = Screen { ByPlace() }
        screen.showsSystemMotion = true
        screen.button("Edit").tap()
        for (gone, next) in [("Yew", "Elm"), ("Elm", "Oak")] {
            screen.button("Remove \(gone)").tap()
            screen.settle()
            for _ in 0..<20 where screen.focusedLabel != "Delete" { screen.press(.tab) }
            screen.press(.space)
            screen.settle()
            #expect(!screen.button("Delete").exists && !screen.texts.contains(gone))
            #expect(screen.button("Remove \(next)").exists)
        }
    }

    @Test("a row that is closed when it has only begun to open stays closed")
    func closedAtOnce() {
        let screen = Screen { ByPlace() }
        screen.showsSystemMotion = true
        screen.button("Edit").tap()
        screen.settle()
        screen.button("Remove Yew").tap()
        screen.button("Done").tap()
        screen.settle()
        #expect(!screen.button("Delete").exists)
        #expect(screen.rects["Yew"]?.minX == screen.rects["Elm"]?.minX)
    }

    @Test(
        "a row is closed when the keyboard comes to another row, as by a click into a text field of the window system")
    func focusElsewhere() {
        struct Fields: View {
            @State private var text = ""
            var body: some View {
                List {
                    Text("Elm").swipeActions { Button("Delete") {} }
                    TextField("Name", text: $text)
                }
            }
        }
        let screen = Screen(size: CGSize(width: 360, height: 300)) { Fields() }
        let row = screen.rects["Elm"]!
        screen.swipe(from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 180, y: row.midY))
        #expect(screen.button("Delete").exists)
        screen.root.requestFocus(screen.description.elements.first { $0.label == "Name" }!.id)
        screen.settle()
        #expect(screen.textField("Name").isFocused && !screen.button("Delete").exists)
    }

    private struct Buttons: View {
        @State private var log = "nothing"
        var body: some View {
            List {
                Text(log)
                Button("Ash") { log = "Ash" }.swipeActions { Button("Flag") { log = "Flag" } }
                Button("Elm") { log = "Elm" }
                Text("Oak").onTapGesture { log = "Oak" }
            }
        }
    }

    @Test("a click beside the buttons of a row hides them and does no more, wherever in the list; so does Escape")
    func clickElsewhere() {
        let screen = Screen(size: CGSize(width: 360, height: 400)) { Buttons() }
        let row = screen.rects["Ash"]!
        func open() {
            screen.swipe(from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 180, y: row.midY))
            #expect(screen.button("Flag").exists)
        }
        for name in ["Elm", "Oak"] {
            open()
            let place = screen.rects[name]!
            screen.tap(at: CGPoint(x: place.midX, y: place.midY))
            #expect(!screen.button("Flag").exists && screen.texts.contains("nothing"), "\(name)")
        }
        open()
        screen.tap(at: CGPoint(x: 60, y: row.midY))
        #expect(!screen.button("Flag").exists && screen.texts.contains("nothing"))
        open()
        screen.press(.tab)
        screen.press(.escape)
        #expect(!screen.button("Flag").exists)
        screen.button("Elm").tap()
        #expect(screen.texts.contains("Elm"))
    }

    @Test("the line below a swiped row stays inside of the list")
    func lines() throws {
        let screen = Screen(size: CGSize(width: 390, height: 300), idiom: .phone) {
            List {
                Text("Ash").swipeActions { Button("Flag") {} }
                Text("Elm")
            }
        }
        let row = screen.rects["Ash"]!
        func edge() throws -> [RGBA8] {
            let image = try #require(CairoRenderer.pixels(ofPNG: screen.image()))
            return (Int(row.maxY)..<Int(row.maxY) + 20).map { image[4, $0] }
        }
        let before = try edge()
        screen.swipe(from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 180, y: row.midY))
        #expect(screen.button("Flag").exists)
        #expect(try edge() == before)
    }

    struct Tinted: View {
        var body: some View {
            List {
                Text("Elm").swipeActions {
                    Button("Delete", role: .destructive) {}
                    Button("Flag") {}.tint(.orange)
                }
            }
        }
    }

    @Test("a button beside a row fills its height with red, or with the tint")
    func filled() throws {
        let screen = Screen(size: CGSize(width: 360, height: 300)) { Tinted() }
        let row = try #require(screen.rects["Elm"])
        let ground = try color(screen, 300, row.midY)
        screen.swipe(from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 180, y: row.midY))
        for (name, greens) in [("Delete", 0...60 as ClosedRange<UInt8>), ("Flag", 61...200)] {
            let button = try #require(screen.rects[name])
            #expect(button.height > row.height + 10)
            let beside = try color(screen, button.minX + 5, button.midY)
            let above = try color(screen, button.midX, button.minY + 4)
            #expect(beside == above && beside != ground, "\(name)")
            #expect(beside.red > 180 && greens.contains(beside.green) && beside.blue < 100, "\(name)")
        }
    }

    private func color(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) throws -> RGBA8 {
        try #require(CairoRenderer.pixels(ofPNG: screen.image()))[Int(x), Int(y)]
    }

    @Test("a finger opens a row as the mouse does, and scrolls the list where it goes up", arguments: [1, 10])
    func finger(steps: Int) throws {
        let screen = Screen(size: CGSize(width: 360, height: 300)) {
            List {
                ForEach(0..<30, id: \.self) { Text("Tree \($0)") }.onDelete { _ in }
            }
        }
        let row = try #require(screen.rects["Tree 2"])
        func swipe(_ dx: CGFloat, _ dy: CGFloat) {
            screen.swipe(
                from: CGPoint(x: 200, y: row.midY), to: CGPoint(x: 200 + dx, y: row.midY + dy), steps: steps)
        }
        swipe(-60, 0)
        let bar = try #require(screen.rects["Delete"])
        #expect(abs(bar.maxX - 348) < 0.01, "it stays open by its whole width")
        swipe(60, 0)
        screen.settle()
        #expect(!screen.button("Delete").exists && screen.rects["Tree 2"] == row)
        swipe(0, -60)
        #expect((screen.rects["Tree 2"]?.minY ?? 0) < row.minY && !screen.button("Delete").exists)
    }

    @Test(
        "a click on the empty ground below the rows hides the buttons of an open row",
        arguments: [Idiom.desktop, .phone])
    func ground(idiom: Idiom) throws {
        let screen = Screen(size: CGSize(width: 360, height: 600), idiom: idiom) {
            List {
                ForEach(["Yew", "Elm"], id: \.self) { Text($0) }.onDelete { _ in }
            }
        }
        let row = try #require(screen.rects["Yew"])
        screen.swipe(from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 200, y: row.midY))
        #expect(screen.button("Delete").exists)
        screen.tap(at: CGPoint(x: 180, y: 500))
        screen.settle()
        #expect(!screen.button("Delete").exists && screen.rects["Yew"] == row)
    }

    @Test("what editing adds beside a row is found where it shows when the row is open")
    func handlesMove() throws {
        let screen = Screen {
            NavigationStack {
                List {
                    ForEach(["Yew", "Elm"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
                }
                .toolbar { EditButton() }
            }
        }
        screen.button("Edit").tap()
        let closed = try #require(screen.rects["Reorder Yew"])
        let text = try #require(screen.rects["Yew"])
        screen.button("Remove Yew").tap()
        let moved = try #require(screen.rects["Yew"]).minX - text.minX
        #expect(moved < -40)
        #expect(screen.rects["Reorder Yew"]?.minX == closed.minX + moved)
    }
}
