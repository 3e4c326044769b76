import SwiftUI
import Testing
@testable import ViewTesting

@MainActor @Suite("Narrow sheets and pop-overs at a side", .serialized)
struct SheetWidthTests {
    private func screen(@ViewBuilder _ content: @escaping () -> some View) -> Screen {
        Screen(size: CGSize(width: 900, height: 700)) {
            Color.clear.sheet(isPresented: .constant(true), content: content)
        }
    }

    @Test("a sheet is as wide as its content, and no narrower than a small dialog")
    func width() {
        func width(_ content: some View) -> CGFloat? {
            screen { content }.description.elements.first { $0.role == .dialog }?.frame.width
        }
        #expect(width(NavigationStack { Text("Page").navigationTitle("Title") }.frame(width: 300)) == 300)
        #expect(width(Text("Hello")) == 240)
        #expect(width(Color.red.frame(width: 500)) == 500)
    }

    @Test("what confirms is the last item of a bar, what cancels the first")
    func answers() {
        let screen = screen {
            Text("Page").frame(width: 500, height: 300).toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
                ToolbarItem(placement: .primaryAction) { Button("Share") {} }
                ToolbarItem(placement: .navigation) { Button("Help") {} }
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            }
        }
        #expect(screen.button("Cancel").frame.maxX < screen.button("Help").frame.minX)
        #expect(screen.button("Share").frame.maxX < screen.button("Save").frame.minX)
    }

    @Test("a pop-over stands at the edge that it is wanted at", arguments: [Edge.leading, .trailing, .top, .bottom])
    func edge(_ edge: Edge) {
        let screen = Screen(size: CGSize(width: 900, height: 700)) {
            Text("Anchor").popover(isPresented: .constant(true), arrowEdge: edge) {
                Text("Details").padding().frame(width: 200, height: 100)
            }
        }
        let (anchor, card) = (screen.text("Anchor").frame, screen.text("Details").frame)
        switch edge {
        case .leading: #expect(card.maxX < anchor.minX && abs(card.midY - anchor.midY) < 2)
        case .trailing: #expect(card.minX > anchor.maxX && abs(card.midY - anchor.midY) < 2)
        case .top: #expect(card.maxY < anchor.minY)
        case .bottom: #expect(card.minY > anchor.maxY)
        }
    }
}
