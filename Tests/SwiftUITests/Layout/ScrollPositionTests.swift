import SwiftUI
import Testing
import ViewTesting

/// A plane of 1000 by 800 points in a scroll view of 300 by 200.
@MainActor @Suite("Positions of scroll views", .serialized)
struct ScrollPositionTests {
    struct Plane: View {
        var axes: Axis.Set = [.horizontal, .vertical]
        @State var position = ScrollPosition()
        @State private var height: CGFloat = 800
        let changes: [(name: String, change: (inout ScrollPosition) -> Void)]

        private func short(_ length: CGFloat?) -> String { length.map { $0.isFinite ? "\(Int($0))" : "?" } ?? "-" }

        private var told: String {
            let point = position.point.map { "\(short($0.x)),\(short($0.y))" } ?? "-"
            return "point \(point) x \(short(position.x)) y \(short(position.y)) "
                + "edge \(position.edge.map { "\($0)" } ?? "-") user \(position.isPositionedByUser)"
        }

        var body: some View {
            VStack(spacing: 0) {
                ScrollView(axes) {
                    Color.red.frame(width: axes.contains(.horizontal) ? 1000 : nil, height: height)
                        .accessibilityIdentifier("plane")
                }
                .scrollPosition($position)
                .frame(width: 300, height: 200)
                Text(told).accessibilityIdentifier("told")
                ForEach(changes.indices, id: \.self) { index in
                    Button(changes[index].name) { changes[index].change(&position) }
                }
                Button("Grow") { height += 100 }
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }

    private func screen(
        _ changes: [(name: String, change: (inout ScrollPosition) -> Void)], axes: Axis.Set = [.horizontal, .vertical],
        from position: ScrollPosition = ScrollPosition(), direction: LayoutDirection = .leftToRight
    ) -> Screen {
        Screen(size: CGSize(width: 300, height: 600)) {
            Plane(axes: axes, position: position, changes: changes).environment(\.layoutDirection, direction)
        }
    }

    /// How far the content was scrolled from its top left corner.
    private func offset(_ screen: Screen) -> CGPoint? {
        screen.rects["plane"].map { CGPoint(x: -$0.minX, y: -$0.minY) }
    }

    private func told(_ screen: Screen) -> String? { screen.texts.first { $0.hasPrefix("point") } }

    @Test("a position scrolls to a point, or along one axis only, and tells what it was asked for")
    func places() {
        let screen = screen([
            ("Point", { $0.scrollTo(point: CGPoint(x: 120, y: 90)) }), ("X", { $0.scrollTo(x: 250) }),
            ("Y", { $0.scrollTo(y: 310) }), ("Both", { $0.scrollTo(x: 40, y: 50) }),
        ])
        #expect(offset(screen) == .zero && told(screen) == "point - x - y - edge - user false")
        screen.button("Point").tap()
        #expect(offset(screen) == CGPoint(x: 120, y: 90))
        #expect(told(screen) == "point 120,90 x 120 y 90 edge - user false")
        screen.button("X").tap()
        #expect(offset(screen) == CGPoint(x: 250, y: 90) && told(screen) == "point - x 250 y - edge - user false")
        screen.button("Y").tap()
        #expect(offset(screen) == CGPoint(x: 250, y: 310) && told(screen) == "point - x - y 310 edge - user false")
        screen.button("Both").tap()
        #expect(offset(screen) == CGPoint(x: 40, y: 50))
        #expect(told(screen) == "point 40,50 x 40 y 50 edge - user false")
    }

    @Test("a position scrolls to each edge and leaves the other axis where it is", arguments: Edge.allCases)
    func edges(edge: Edge) {
        let screen = screen([("Edge", { $0.scrollTo(edge: edge) })], from: ScrollPosition(x: 120, y: 90))
        #expect(offset(screen) == CGPoint(x: 120, y: 90))
        screen.button("Edge").tap()
        let expected =
            switch edge {
            case .top: CGPoint(x: 120, y: 0)
            case .bottom: CGPoint(x: 120, y: 600)
            case .leading: CGPoint(x: 0, y: 90)
            case .trailing: CGPoint(x: 700, y: 90)
            }
        #expect(offset(screen) == expected && told(screen) == "point - x - y - edge \(edge) user false")
    }

    @Test("right to left, x counts from the left as well, and the edges are the other ones")
    func rightToLeft() {
        let screen = screen(
            [
                ("X", { $0.scrollTo(x: 250) }), ("Point", { $0.scrollTo(point: CGPoint(x: 30, y: 40)) }),
                ("Leading", { $0.scrollTo(edge: .leading) }), ("Trailing", { $0.scrollTo(edge: .trailing) }),
            ], direction: .rightToLeft)
        #expect(offset(screen) == CGPoint(x: 700, y: 0))
        screen.button("X").tap()
        #expect(offset(screen) == CGPoint(x: 250, y: 0))
        screen.button("Point").tap()
        #expect(offset(screen) == CGPoint(x: 30, y: 40))
        screen.button("Leading").tap()
        #expect(offset(screen) == CGPoint(x: 700, y: 40))
        screen.button("Trailing").tap()
        #expect(offset(screen) == CGPoint(x: 0, y: 40))
    }

    @Test("the content that grows stays at the edge that was asked for, and at no point")
    func growth() {
        let screen = screen([
            ("Bottom", { $0.scrollTo(edge: .bottom) }), ("Y", { $0.scrollTo(y: 600) }),
        ])
        screen.button("Bottom").tap()
        screen.button("Grow").tap()
        #expect(offset(screen) == CGPoint(x: 0, y: 700))
        screen.button("Y").tap()
        screen.button("Grow").tap()
        #expect(offset(screen) == CGPoint(x: 0, y: 600))
    }

    @Test("after the user has scrolled nothing is asked for, and the same can be asked for again")
    func again() {
        let screen = screen([("Point", { $0.scrollTo(point: CGPoint(x: 120, y: 90)) })])
        for _ in 0..<2 {
            screen.button("Point").tap()
            #expect(offset(screen) == CGPoint(x: 120, y: 90))
            screen.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 20, height: 30))
            #expect(offset(screen) == CGPoint(x: 140, y: 120) && told(screen) == "point - x - y - edge - user true")
        }
    }

    @Test("further than the content goes is its end; no number moves nothing")
    func badNumbers() {
        let screen = screen([
            ("Far", { $0.scrollTo(point: CGPoint(x: 5000, y: 5000)) }), ("Before", { $0.scrollTo(x: -50) }),
            ("Nowhere", { $0.scrollTo(y: .nan) }),
            ("Endless", { $0.scrollTo(point: CGPoint(x: CGFloat.infinity, y: 7)) }),
        ])
        screen.button("Far").tap()
        #expect(offset(screen) == CGPoint(x: 700, y: 600))
        screen.button("Before").tap()
        #expect(offset(screen) == CGPoint(x: 0, y: 600))
        screen.button("Nowhere").tap()
        #expect(offset(screen) == CGPoint(x: 0, y: 600))
        screen.button("Endless").tap()
        #expect(offset(screen) == CGPoint(x: 0, y: 7))
        let column = self.screen(
            [("Point", { $0.scrollTo(point: CGPoint(x: 50, y: 60)) }), ("Trailing", { $0.scrollTo(edge: .trailing) })],
            axes: .vertical)
        column.button("Point").tap()
        #expect(offset(column) == CGPoint(x: 0, y: 60))
        column.button("Trailing").tap()
        #expect(offset(column) == CGPoint(x: 0, y: 60))
    }

    private struct Rows: View {
        @State private var shown: Int?

        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    ScrollView {
                        LazyVStack(spacing: 0) { ForEach(0..<50) { Text("row \($0)").frame(height: 40) } }
                            .scrollTargetLayout()
                    }
                    .scrollPosition(id: $shown)
                    .frame(height: 200)
                    Text(verbatim: "shown \(shown ?? -1)")
                    Button("Go") { withAnimation(.linear(duration: 0.5)) { proxy.scrollTo(20, anchor: .top) } }
                    Button("Own") { withAnimation(.linear(duration: 0.5)) { shown = 48 } }
                }
            }
        }
    }

    @Test("an id is written where another one scrolls by an animation; one that was asked for stays")
    func animatedElsewhere() {
        let screen = Screen(size: CGSize(width: 300, height: 400)) { Rows() }
        screen.button("Go").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.texts.contains("shown 20"))
        // The last rows cannot stand at the top.
        screen.button("Own").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.texts.contains("row 48") && screen.texts.contains("shown 48"))
        screen.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -400))
        #expect(!screen.texts.contains("shown 48"))
    }
}
