import SwiftUI
import Testing
import ViewTesting

/// Data that changes by itself while the user is at a row.
@MainActor @Suite("Rows that change under the hand", .serialized)
struct LateChangeTests {
    @MainActor final class Model: ObservableObject {
        @Published var rows = Array(0..<5)
        var moves: [String] = []

        /// Calls `action` while a drag of ten steps, 16 ms each, is under way.
        func later(_ action: @escaping @MainActor (Model) -> Void) {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.08) { MainActor.assumeIsolated { action(self) } }
        }
    }

    @Test("a view with a modifier around becomes several rows, and one again")
    func divided() {
        struct Divided: View {
            @State private var numbers = [1]
            var body: some View {
                List {
                    ForEach(numbers, id: \.self) { Text("row \($0)") }.padding(4).opacity(0.9)
                    Button("more") { numbers = [1, 2, 3] }
                    Button("less") { numbers = [3] }
                }
            }
        }
        let screen = Screen { Divided() }
        for _ in 0..<2 {
            screen.button("more").tap()
            #expect(screen.texts == ["row 1", "row 2", "row 3", "more", "less"])
            screen.button("less").tap()
            #expect(screen.texts == ["row 3", "more", "less"])
        }
    }

    struct Rows: View {
        @ObservedObject var model: Model
        @State private var mode = EditMode.active

        var body: some View {
            List {
                ForEach(model.rows, id: \.self) { Text("row \($0)") }
                    .onDelete { model.rows.remove(atOffsets: $0) }
                    .onMove {
                        model.moves.append("\(Array($0)) to \($1)")
                        model.rows.move(fromOffsets: $0, toOffset: $1)
                    }
                Button("change") { model.later { $0.rows.removeLast(3) } }
                Button("grow") { model.later { $0.rows.insert(9, at: 0) } }
                Button("shift") { model.rows.removeFirst() }
                Button("edit") { mode = mode == .active ? .inactive : .active }
            }
            .environment(\.editMode, $mode)
        }
    }

    private func handle(_ label: String, _ screen: Screen) -> CGPoint {
        let frame = screen.stepper("Reorder \(label)").frame
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test("a row that is dragged while others vanish stays where it is")
    func movedRow() {
        let model = Model()
        let screen = Screen { Rows(model: model) }
        screen.button("change").tap()
        let start = handle("row 1", screen)
        screen.drag(from: start, to: CGPoint(x: start.x, y: start.y + 140))
        #expect(model.rows == [0, 1] && model.moves.isEmpty)
        #expect(screen.rebuild() == [])
        screen.drag(from: handle("row 0", screen), to: CGPoint(x: start.x, y: start.y + 20))
        #expect(model.rows == [1, 0] && model.moves == ["[0] to 2"])
    }

    @Test("a row that is held while another comes no longer looks like one that is dragged")
    func heldRow() {
        let model = Model()
        let screen = Screen { Rows(model: model) }
        screen.button("grow").tap()
        let start = handle("row 1", screen)
        screen.drag(from: start, to: CGPoint(x: start.x, y: start.y + 70))
        #expect(model.rows == [9, 0, 1, 2, 3, 4] && screen.rebuild() == [])
    }

    @Test("the button of a swiped row deletes that row also after others have gone")
    func swipedRow() {
        let model = Model()
        let screen = Screen { Rows(model: model) }
        screen.button("edit").tap()
        screen.text("row 3").drag(by: CGSize(width: -100, height: 0))
        model.rows.removeFirst(2)
        screen.button("Delete").tap()
        #expect(model.rows == [2, 4])
    }

    @Test("a swipe the other way shows nothing")
    func swipeTheOtherWay() {
        let model = Model()
        let screen = Screen { Rows(model: model).listStyle(.sidebar) }
        screen.button("edit").tap()
        screen.hover(at: nil)
        let picture = screen.image()
        screen.text("row 3").scroll(by: CGSize(width: -100, height: 0))
        #expect(screen.image() == picture)
        screen.text("row 3").drag(by: CGSize(width: 60, height: 0))
        screen.hover(at: nil)
        #expect(screen.image() == picture)
        screen.text("row 3").drag(by: CGSize(width: -100, height: 0))
        #expect(screen.button("Delete").exists)
    }

    @Test("the button of the last row, swiped, deletes nothing else when the row is gone")
    func swipedRowThatIsGone() {
        let model = Model()
        let screen = Screen { Rows(model: model) }
        screen.button("edit").tap()
        screen.text("row 4").drag(by: CGSize(width: -100, height: 0))
        model.rows.removeLast()
        #expect(!screen.button("Delete").exists)
        #expect(model.rows == [0, 1, 2, 3] && screen.rebuild() == [])
    }
}
