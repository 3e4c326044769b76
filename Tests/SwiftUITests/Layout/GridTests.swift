import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Grid", .serialized)
struct GridTests {
    private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
    }

    private func rects(_ grid: some View, in size: CGSize = CGSize(width: 300, height: 200)) -> [String: CGRect] {
        Screen(size: size) { grid.frame(width: size.width, height: size.height, alignment: .topLeading) }.rects
    }

    @Test("columns are as wide as their widest cell, rows as high as their tallest; cells stand in the middle")
    func columnsAndRows() {
        let rects = rects(
            Grid(horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    box("a", 40, 20)
                    box("b", 30, 50)
                }
                GridRow {
                    box("c", 60, 10)
                    box("d", 20, 10)
                }
            })
        #expect(rects["a"] == CGRect(x: 10, y: 15, width: 40, height: 20))
        #expect(rects["b"] == CGRect(x: 70, y: 0, width: 30, height: 50))
        #expect(rects["c"] == CGRect(x: 0, y: 55, width: 60, height: 10))
        #expect(rects["d"] == CGRect(x: 75, y: 55, width: 20, height: 10))
    }

    @Test("a column's alignment is said in one of its cells, a row's in the row, the rest in the grid")
    func alignments() {
        let rects = rects(
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    box("a", 20, 20)
                    box("b", 20, 50).gridColumnAlignment(.trailing)
                }
                GridRow {
                    box("c", 50, 50)
                    box("d", 50, 10)
                }
            })
        #expect(rects["a"] == CGRect(x: 0, y: 30, width: 20, height: 20))
        #expect(rects["b"] == CGRect(x: 80, y: 0, width: 20, height: 50))
        #expect(rects["d"] == CGRect(x: 50, y: 50, width: 50, height: 10))
    }

    @Test("a cell can take several columns, and be anchored at a point of its area")
    func spansAndAnchors() {
        let rects = rects(
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    box("a", 40, 20)
                    box("b", 40, 20)
                    box("c", 40, 20)
                }
                GridRow {
                    box("wide", 130, 10).gridCellColumns(2)
                    box("d", 10, 40)
                }
                GridRow { box("anchored", 10, 10).gridCellAnchor(UnitPoint(x: 1, y: 0)) }
            })
        // 130 is 40 more than the two columns and the space between: 20 for each.
        #expect(rects["wide"] == CGRect(x: 0, y: 35, width: 130, height: 10))
        #expect(rects["a"]?.minX == 10 && rects["b"]?.minX == 80 && rects["c"]?.minX == 140)
        #expect(rects["anchored"] == CGRect(x: 50, y: 60, width: 10, height: 10))
    }

    @Test("a view outside of a row takes all columns; a divider makes the grid as wide as it can be, unless unsized")
    func fullWidth() {
        func grid(isUnsized: Bool) -> [String: CGRect] {
            rects(
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        box("a", 40, 20)
                        box("b", 60, 20)
                    }
                    Color.red.frame(height: 2).gridCellUnsizedAxes(isUnsized ? .horizontal : [])
                        .accessibilityIdentifier("line")
                })
        }
        #expect(grid(isUnsized: true)["line"] == CGRect(x: 0, y: 20, width: 100, height: 2))
        #expect(grid(isUnsized: false)["line"] == CGRect(x: 0, y: 20, width: 300, height: 2))
    }

    @Test("flexible columns share what is left equally")
    func flexibleColumns() {
        let rects = rects(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 100, 20)
                    Color.red.frame(height: 20).accessibilityIdentifier("b")
                    Color.red.frame(height: 20).accessibilityIdentifier("c")
                }
            })
        #expect(rects["b"] == CGRect(x: 100, y: 0, width: 100, height: 20))
        #expect(rects["c"] == CGRect(x: 200, y: 0, width: 100, height: 20))
    }

    @Test("shorter rows end in empty cells; an empty view is no cell, a modifier of a row goes to each cell")
    func emptyCells() {
        let rects = rects(
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    EmptyView()
                    box("a", 10, 10)
                    Color.clear.frame(width: 30, height: 1)
                    box("b", 10, 10)
                }
                GridRow { box("c", 10, 10) }
                GridRow {
                    box("d", 10, 10)
                    box("e", 10, 10)
                }
                .padding(5)
            })
        #expect(rects["a"]?.minX == 0 && rects["b"]?.minX == 50)
        #expect(rects["d"] == CGRect(x: 5, y: 25, width: 10, height: 10))
        #expect(rects["e"] == CGRect(x: 25, y: 25, width: 10, height: 10))
    }

    @Test("a row aligned on baselines is high enough for what lies above and below them")
    func baselines() {
        let screen = Screen(size: CGSize(width: 300, height: 200)) {
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Text("large").font(.system(size: 40)).accessibilityIdentifier("large")
                    Text("small").accessibilityIdentifier("small")
                }
                GridRow { box("next", 10, 10) }
            }
        }
        let (large, small, next) = (screen.rects["large"]!, screen.rects["small"]!, screen.rects["next"]!)
        #expect(small.minY > large.minY && small.maxY < large.maxY && next.minY >= large.maxY - 0.01)
    }

    struct Growing: View {
        @State private var count = 1
        @State private var span = 1
        var body: some View {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<count, id: \.self) { row in
                    GridRow {
                        Color.red.frame(width: 40, height: 20).gridCellColumns(span).accessibilityIdentifier("a\(row)")
                        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("b\(row)")
                    }
                }
            }
            Button("Row") { count += 1 }
            Button("Span") { span = 2 }
        }
    }

    @Test("rows come and spans change")
    func changes() {
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Growing() }
        screen.button("Row").tap()
        #expect(screen.rects["b1"]!.minY == screen.rects["b0"]!.maxY)
        #expect(screen.rects["b1"]!.minX == screen.rects["a1"]!.maxX)
        let x = screen.rects["a0"]!.minX
        screen.button("Span").tap()
        #expect(screen.rects["b0"]!.minX - screen.rects["a0"]!.minX == 40 && screen.rects["a0"]!.minX == x)
    }

    @Test("the layout as a value gives the same as the view, and rows keep their state when it is another layout")
    func gridLayout() {
        let content = Group {
            GridRow {
                box("a", 40, 20)
                box("b", 30, 50)
            }
            GridRow { box("c", 60, 10) }
        }
        let view = rects(Grid(horizontalSpacing: 3) { content })
        let value = rects(AnyLayout(GridLayout(horizontalSpacing: 3)) { content })
        #expect(view == value && view.count >= 3)
    }

    @Test("a cell with a wrong span, and an empty grid, harm nothing")
    func badInput() {
        let rects = rects(
            VStack(spacing: 0) {
                Grid {}
                Grid { GridRow {} }
                Grid(horizontalSpacing: .nan) {
                    GridRow {
                        box("a", 10, 10).gridCellColumns(-3)
                        box("b", 10, 10).gridCellColumns(0)
                    }
                }
            })
        #expect(rects["b"]?.minX == rects["a"]?.maxX)
    }
}
