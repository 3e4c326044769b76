import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Lists in lists, and rows that are pulled")
struct NestedListTests {
    @Test("a list in a form is a part of its card: its rows begin where the others do, and no box lies in a box")
    func nested() {
        let picture = Picture(390, 600) {
            Form {
                Text("Before")
                List(0..<3) { Text("Item \($0)") }
                Text("After")
            }
        }
        defer { picture.close() }
        let frames = Dictionary(uniqueKeysWithValues: zip(picture.texts, picture.textFrames))
        #expect(picture.texts == ["Before", "Item 0", "Item 1", "Item 2", "After"])
        #expect(frames["Item 0"]!.minX == frames["Before"]!.minX)
        #expect(frames["Item 2"]!.maxY < frames["After"]!.minY)
        #expect(frames["After"]!.minY - frames["Before"]!.minY < 260)
        let boxes = picture.outlines.filter {
            if case .roundedRect(let rect, _) = $0 { rect.width > 300 && rect.height > 30 } else { false }
        }
        #expect(boxes.count == 2, "the border and the card of the form's only section")
    }

    @Test("pulled further than its buttons are wide, a row keeps them at its edge")
    func pull() {
        struct Rows: View {
            var body: some View {
                List {
                    Text("Row")
                        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                            Button("First") {}
                            Button("Second") {}
                        }
                }.listStyle(.plain)
            }
        }
        let stage = Stage(size: CGSize(width: 400, height: 300)) { Rows() }
        defer { stage.window.close() }
        let place = stage.place(of: "Row")
        stage.pointer(.down, CGPoint(x: 380, y: place.y))
        for x in stride(from: CGFloat(370), through: 80, by: -10) { stage.pointer(.moved, CGPoint(x: x, y: place.y)) }
        stage.frame()
        let row = stage.root.root.descendants(of: ListRowNode.self)[0]
        let bar = row.trailingBar!
        #expect(row.swipe == -300)
        #expect(bar.origin.x == row.size.width - 300 && bar.size.width == 300)
        let buttons = bar.layoutChildren.sorted { $0.origin.x < $1.origin.x }
        #expect(buttons[0].origin.x == 0)
        #expect(buttons[0].origin.x + buttons[0].size.width == buttons[1].origin.x)
        #expect(buttons[1].origin.x + buttons[1].size.width == 300)
    }
}
