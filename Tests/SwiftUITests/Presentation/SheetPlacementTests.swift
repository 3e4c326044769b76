import MartletHost
import Testing

@testable import SwiftUI
@testable import ViewTesting

@MainActor @Suite("Where sheets and pop-overs lie", .serialized)
struct SheetPlacementTests {
    @Test("several views in a sheet stand in a column")
    func column() {
        let screen = Screen {
            Color.clear.sheet(isPresented: .constant(true)) {
                Text("One")
                Text("Two")
            }
        }
        #expect(screen.text("One").frame.maxY <= screen.text("Two").frame.minY)
    }

    private final class Rows: ObservableObject {
        @Published var numbers = Array(0..<60)
    }

    private struct RowsPage: View {
        @ObservedObject var rows: Rows
        var body: some View {
            List(rows.numbers, id: \.self) { number in
                Text("Row \(number)").popover(isPresented: .constant(number == 0), arrowEdge: .top) { Text("About 0") }
            }
        }
    }

    @Test("a pop-over goes with its row, also out of sight, where it ends at the window's edge")
    func movedRow() {
        let rows = Rows()
        let screen = Screen(size: CGSize(width: 400, height: 500)) { RowsPage(rows: rows) }
        let above = screen.rects["About 0"]!
        #expect(above.midY < 150)
        rows.numbers.reverse()
        #expect(screen.rects["About 0"]!.midY > 400)
        #expect(screen.rebuild() == [])
        rows.numbers.reverse()
        #expect(screen.rects["About 0"] == above)
        #expect(screen.rebuild() == [])
    }

    @Test("so does one of a row that is there anyway, below rows that come")
    func movedAway() {
        struct Page: View {
            @ObservedObject var rows: Rows
            var body: some View {
                List {
                    ForEach(rows.numbers, id: \.self) { Text("Row \($0)") }
                    Text("Last").popover(isPresented: .constant(true), arrowEdge: .top) { Text("About it") }
                }
            }
        }
        let rows = Rows()
        rows.numbers = [0]
        let screen = Screen(size: CGSize(width: 400, height: 500)) { Page(rows: rows) }
        #expect(screen.rects["About it"]!.midY < 150)
        rows.numbers = Array(0..<60)
        #expect(screen.rects["About it"]!.midY > 400)
        #expect(screen.rebuild() == [])
    }

    @Test("a sheet is a card in a wide window, at the bottom of a narrow one, and a cover takes all")
    func frames() {
        let screen = Screen(size: CGSize(width: 900, height: 700)) {
            Text("Behind").sheet(isPresented: .constant(true)) {
                Color.red.frame(width: 400, height: 300).accessibilityName("red")
            }
        }
        #expect(screen.rects["red"] == CGRect(x: 250, y: 200, width: 400, height: 300))
        screen.size = CGSize(width: 390, height: 844)
        #expect(screen.rects["red"] == CGRect(x: -5, y: 296, width: 400, height: 300))
        let cover = Screen(size: CGSize(width: 900, height: 700)) {
            Text("Behind").fullScreenCover(isPresented: .constant(true)) { Color.red.accessibilityName("red") }
        }
        #expect(cover.rects["red"] == CGRect(x: 0, y: 0, width: 900, height: 700))
    }

    private struct Detents: View {
        let log: Log
        @State private var detent = PresentationDetent.medium
        @State private var isShown = true
        var body: some View {
            Text("At \(detent == .medium ? "medium" : "large")")
                .sheet(isPresented: $isShown) {
                    Color.red.accessibilityName("red")
                        .presentationDetents([.medium, .large], selection: $detent)
                }
        }
    }

    @Test("a sheet rests at its detents, is pulled from one to the next, and away")
    func detents() {
        let stage = Stage(size: CGSize(width: 390, height: 848)) { Detents(log: Log()) }
        func red() -> CGRect? { stage.root.describe().named.first { $0.name == "red" }?.frame }
        #expect(red() == CGRect(x: 0, y: 448, width: 390, height: 400))
        func pull(_ from: CGFloat, _ to: CGFloat) {
            stage.pointer(.down, CGPoint(x: 195, y: from))
            stage.pointer(.moved, CGPoint(x: 195, y: (from + to) / 2))
            stage.pointer(.moved, CGPoint(x: 195, y: to))
            stage.pointer(.up, CGPoint(x: 195, y: to))
        }
        pull(455, 150)
        #expect(red() == CGRect(x: 0, y: 48, width: 390, height: 800))
        #expect(stage.texts == ["At large"])
        pull(55, 400)
        #expect(stage.texts == ["At medium"])
        pull(455, 800)
        #expect(red() == nil)
    }

    @Test("a pop-over points to its view and ends with a press beside it")
    func popover() {
        struct Owner: View {
            @State private var isShown = false
            var body: some View {
                VStack {
                    Button("Info") { isShown = true }
                        .popover(isPresented: $isShown) { Text("Details").padding() }
                    Spacer()
                }
            }
        }
        let stage = Stage(size: CGSize(width: 900, height: 700)) { Owner() }
        let button = stage.element(.button, "Info").frame
        stage.click(stage.element(.button, "Info"))
        let details = stage.root.describe().texts.first { $0.text == "Details" }!.frame
        #expect(details.minY == button.maxY + 8 + 16)
        #expect(abs(details.midX - button.midX) <= 1)
        stage.click(CGPoint(x: 5, y: 600))
        #expect(stage.texts == ["Info"])
    }
}

extension View {
    fileprivate func accessibilityName(_ name: String) -> some View { modifier(NameModifier(name: name)) }
}

private struct NameModifier: ElementModifier {
    typealias Body = Never
    let name: String
    func change(from old: Self) -> ElementChange { .none }
    func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        list.addName(name, node)
    }
}
