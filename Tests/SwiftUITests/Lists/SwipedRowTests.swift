import SwiftUI
import Testing
import ViewTesting

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
}
