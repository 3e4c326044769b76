import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Layouts of the program's own", .serialized)
struct LayoutProtocolTests {
    private static let window = CGSize(width: 300, height: 200)

    private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
    }

    /// From corner to corner.
    struct Diagonal: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews.reduce(CGSize.zero) { sum, view in
                let size = view.sizeThatFits(.unspecified)
                return CGSize(width: sum.width + size.width, height: sum.height + size.height)
            }
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var corner = bounds.origin
            for view in subviews {
                view.place(at: corner, proposal: .unspecified)
                let size = view.sizeThatFits(.unspecified)
                corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
            }
        }
    }

    @Test("a layout decides its size and where its views stand")
    func placesViews() {
        let screen = Screen(size: Self.window) {
            Diagonal {
                box("a", 30, 20)
                box("b", 50, 40)
            }
            .frame(width: 300, height: 200, alignment: .topLeading)
        }
        #expect(screen.rects["a"] == CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(screen.rects["b"] == CGRect(x: 30, y: 20, width: 50, height: 40))
    }

    @Test("right to left the outcome is mirrored, and the layout knows the direction")
    func mirrors() {
        let screen = Screen(size: Self.window) {
            Diagonal {
                box("a", 30, 20)
                box("b", 50, 40)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        // 80 by 60 in the middle of the window.
        #expect(screen.rects["a"] == CGRect(x: 160, y: 70, width: 30, height: 20))
        #expect(screen.rects["b"] == CGRect(x: 110, y: 90, width: 50, height: 40))
    }

    /// Places its only view by an anchor.
    struct Pinned: Layout {
        var point: CGPoint
        var anchor: UnitPoint
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: point, anchor: anchor, proposal: proposal)
        }
    }

    @Test("a place is that of a point of the view")
    func anchors() {
        let screen = Screen(size: Self.window) {
            Pinned(point: CGPoint(x: 200, y: 100), anchor: .bottomTrailing) { box("a", 30, 20) }
        }
        #expect(screen.rects["a"] == CGRect(x: 170, y: 80, width: 30, height: 20))
    }

    struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }

    /// Shares its width by weight.
    struct Weighted: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let total = subviews.reduce(0) { $0 + $1[Weight.self] }
            var x = bounds.minX
            for view in subviews {
                let width = bounds.width * view[Weight.self] / total
                view.place(
                    at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
                x += width
            }
        }
    }

    struct Weights: View {
        @State private var weight: CGFloat = 2
        var body: some View {
            VStack(spacing: 0) {
                Weighted {
                    Color.red.accessibilityIdentifier("a")
                    Color.red.layoutValue(key: Weight.self, value: weight).padding(0).accessibilityIdentifier("b")
                }
                Button("Heavier") { weight = 5 }
            }
        }
    }

    @Test("values of the views are read through the modifiers around them, and followed")
    func layoutValues() {
        let screen = Screen(size: Self.window) { Weights() }
        #expect(screen.rects["a"]?.width == 100 && screen.rects["b"]?.width == 200)
        screen.button("Heavier").tap()
        #expect(screen.rects["a"]?.width == 50 && screen.rects["b"]?.width == 250)
    }

    final class Log: @unchecked Sendable {
        var events: [String] = []
        func take() -> [String] {
            defer { events = [] }
            return events
        }
    }

    /// Says what it is asked to do with its cache.
    struct Cached: Layout {
        let log: Log
        var number = 0
        func makeCache(subviews: Subviews) -> Int {
            log.events.append("make \(subviews.count)")
            return 0
        }
        func updateCache(_ cache: inout Int, subviews: Subviews) {
            cache += 1
            log.events.append("update \(cache)")
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
            CGSize(width: 10 * CGFloat(number + 1), height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
            for view in subviews { view.place(at: bounds.origin, proposal: .zero) }
        }
    }

    struct CachedViews: View {
        let log: Log
        @State private var number = 0
        @State private var count = 1
        var body: some View {
            Cached(log: log, number: number) { ForEach(0..<count, id: \.self) { Text("\($0)") } }
            Button("Number") { number += 1 }
            Button("Count") { count += 1 }
        }
    }

    @Test("the cache is made once, and brought up to date when the layout or its views are others")
    func caches() {
        let log = Log()
        let screen = Screen(size: Self.window) { CachedViews(log: log) }
        #expect(log.take() == ["make 1"])
        screen.button("Number").tap()
        #expect(log.take() == ["update 1"])
        screen.button("Count").tap()
        #expect(log.take() == ["update 2"])
    }

    /// Gives guides of its own.
    struct Guided: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 40, height: 40)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
        }
        func explicitAlignment(
            of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout ()
        ) -> CGFloat? {
            guide == .top ? bounds.minY + 15 : nil
        }
        func explicitAlignment(
            of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout ()
        ) -> CGFloat? {
            guide == .leading ? bounds.minX + 5 : nil
        }
    }

    @Test("a layout's guides align it in the container around, on both axes")
    func explicitAlignment() {
        let row = Screen(size: Self.window) {
            HStack(alignment: .top, spacing: 0) {
                Guided { box("a", 10, 10) }
                box("b", 20, 20)
            }
        }
        #expect(row.rects["b"]!.minY - row.rects["a"]!.minY == 15)
        let column = Screen(size: Self.window) {
            VStack(alignment: .leading, spacing: 0) {
                Guided { box("a", 10, 10) }
                box("b", 20, 20)
            }
        }
        #expect(column.rects["b"]!.minX - column.rects["a"]!.minX == 5)
    }

    @Test("without guides of its own a layout has those of its views where they stand")
    func mergedGuides() {
        let screen = Screen(size: Self.window) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Diagonal {
                    box("a", 10, 30)
                    Text("deep").accessibilityIdentifier("deep")
                }
                Text("beside").accessibilityIdentifier("beside")
            }
        }
        #expect(screen.rects["deep"]!.minY == screen.rects["beside"]!.minY)
    }

    struct Switching: View {
        @State private var isRow = false
        var body: some View {
            let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            layout {
                Counter().accessibilityIdentifier("counter")
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box")
                Spacer()
            }
            Button("Switch") { isRow.toggle() }
            Button("Animated") { withAnimation(.linear(duration: 1)) { isRow.toggle() } }
        }
    }

    struct Counter: View {
        @State private var count = 0
        var body: some View { Button("count \(count)") { count += 1 } }
    }

    @Test("with another layout the views keep their state, and spacers follow the axis")
    func anyLayout() {
        let screen = Screen(size: CGSize(width: 400, height: 400)) { Switching() }
        screen.button("count 0").tap()
        #expect(screen.rects["box"]!.minY >= screen.button("count 1").frame.maxY)
        screen.button("Switch").tap()
        #expect(screen.rects["box"]!.minX >= screen.button("count 1").frame.maxX)
        #expect(screen.rects["box"]!.midY == screen.button("count 1").frame.midY)
        #expect(screen.button("count 1").frame.minX < 1)
    }

    /// Points on a circle, turned by an angle.
    struct Circle: Layout {
        var angle: Double
        var animatableData: Double {
            get { angle }
            set { angle = newValue }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 200, height: 200)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for view in subviews {
                let point = CGPoint(x: bounds.midX + 80 * cos(angle), y: bounds.midY + 80 * sin(angle))
                view.place(at: point, anchor: .center, proposal: .unspecified)
            }
        }
    }

    struct Turning: View {
        var isErased = false
        @State private var angle = 0.0
        var body: some View {
            let layout = isErased ? AnyLayout(Circle(angle: angle)) : AnyLayout(VStackLayout())
            if isErased {
                layout { dot }
            } else {
                Circle(angle: angle) { dot }
            }
            Button("Turn") { withAnimation(.linear(duration: 1)) { angle = .pi } }
        }
        private var dot: some View { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("dot") }
    }

    @Test("what can be animated of a layout goes through what is between", arguments: [false, true])
    func animates(isErased: Bool) {
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Turning(isErased: isErased) }
        let start = screen.rects["dot"]!
        let button = screen.rects["Turn"]!
        screen.tap(at: CGPoint(x: button.midX, y: button.midY))
        screen.advance(by: .milliseconds(500))
        // Half of the way is the lowest point of the circle, and no point between the ends.
        #expect(abs(screen.rects["dot"]!.midX - (start.midX - 80)) < 12)
        #expect(abs(screen.rects["dot"]!.midY - (start.midY + 80)) < 12)
        screen.advance(by: .seconds(1))
        #expect(abs(screen.rects["dot"]!.midX - (start.midX - 160)) < 0.01)
    }

    /// What a layout can do wrong.
    struct Wrong: Layout {
        enum Fault: CaseIterable { case notANumber, endless, negative, nowhere, twice, pointless }
        let fault: Fault
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            switch fault {
            case .notANumber: CGSize(width: CGFloat.nan, height: 10)
            case .endless: CGSize(width: CGFloat.infinity, height: 10)
            case .negative: CGSize(width: 20, height: -10)
            default: CGSize(width: 50, height: 50)
            }
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            switch fault {
            case .nowhere: break
            case .twice: for _ in 0..<2 { subviews[0].place(at: bounds.origin, proposal: .unspecified) }
            case .pointless: subviews[0].place(at: CGPoint(x: CGFloat.nan, y: .infinity), proposal: .unspecified)
            default: subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: .nan, height: -5))
            }
        }
    }

    @Test(
        "a layout that is wrong is named in a warning, and the rest of the window is unharmed",
        arguments: Wrong.Fault.allCases)
    func wrong(_ fault: Wrong.Fault) {
        let screen = Screen(size: Self.window) {
            VStack(spacing: 0) {
                Wrong(fault: fault) { box("inside", 10, 10) }
                Text("below").accessibilityIdentifier("below")
            }
        }
        #expect(screen.warnings.count == 1 && screen.warnings[0].hasPrefix("The layout Wrong "))
        let below = screen.rects["below"]!
        #expect(below.minX.isFinite && below.maxY <= 200 && below.minY >= 0)
    }

    @Test("what is not placed stands in the middle, with what the container was proposed")
    func unplaced() {
        let screen = Screen(size: Self.window) {
            Wrong(fault: .nowhere) { box("inside", 10, 10) }.frame(width: 300, height: 200)
        }
        #expect(screen.rects["inside"] == CGRect(x: 145, y: 95, width: 10, height: 10))
    }

    @Test("distances: kinds of texts touch above one another, others keep 8 points, zero nothing")
    func spacing() {
        let none = ViewSpacing()
        #expect(none.distance(to: none, along: .horizontal) == 8)
        #expect(ViewSpacing.zero.distance(to: none, along: .vertical) == 0)
        #expect(ViewSpacing.zero.union(none).distance(to: none, along: .vertical) == 0)
    }
}
