import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Views whose lines are dragged")
struct DraggedPaneTests {
    private func pane(_ name: String) -> some View {
        Text(name).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    @Test("views share the room, and a line between two is dragged within their limits", arguments: [false, true])
    func dragging(isRightToLeft: Bool) {
        let screen = Screen(size: CGSize(width: 602, height: 200)) {
            HSplitView {
                pane("A")
                pane("B").frame(minWidth: 150)
                pane("C")
            }
        }
        if isRightToLeft { screen.layoutDirection = .rightToLeft }
        func start(_ name: String) -> CGFloat {
            let rect = screen.rects[name]!
            return isRightToLeft ? 602 - rect.maxX : rect.minX
        }
        func drag(_ from: CGFloat, _ to: CGFloat) {
            screen.drag(
                from: CGPoint(x: isRightToLeft ? 602 - from : from, y: 100),
                to: CGPoint(x: isRightToLeft ? 602 - to : to, y: 100))
        }
        #expect(["A", "B", "C"].map(start) == [0, 201, 402])
        drag(200.5, 230.5)
        #expect(["A", "B", "C"].map(start) == [0, 231, 402])
        drag(230.5, 400)
        #expect(["A", "B", "C"].map(start) == [0, 251, 402])
    }

    @Test("views below one another are dragged up and down, and keep their share when the window grows")
    func vertical() {
        let screen = Screen(size: CGSize(width: 300, height: 301)) {
            VSplitView {
                pane("A")
                pane("B")
            }
        }
        #expect(screen.rects["B"]!.minY == 151)
        screen.drag(from: CGPoint(x: 100, y: 150.5), to: CGPoint(x: 100, y: 100.5))
        #expect(screen.rects["B"]!.minY == 101)
        screen.size = CGSize(width: 300, height: 401)
        #expect(screen.rects["B"]!.minY == 151)
    }
}
