import MartletHost
import Testing

@testable import SwiftUI
@testable import ViewTesting

@MainActor @Suite("Watching scroll views", .serialized)
struct ScrollObservingTests {
    final class Log {
        var events: [String] = []
        func add(_ event: String) { events.append(event) }
        func take() -> [String] {
            defer { events = [] }
            return events
        }
    }

    private static let window = CGSize(width: 300, height: 200)
    private static let middle = CGPoint(x: 150, y: 100)

    private struct Rows: View {
        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { Text("row \($0)").frame(height: 50).frame(maxWidth: .infinity) }
            }
        }
    }

    @Test("geometry: offset, size, insets, container and what is visible")
    func geometry() {
        let log = Log()
        var last: ScrollGeometry?
        let screen = Screen(size: Self.window) {
            ScrollView { Rows() }.contentMargins(.vertical, 10)
                .onScrollGeometryChange(for: ScrollGeometry.self) {
                    $0
                } action: { old, new in
                    last = new
                    log.add("\(old.contentOffset.y) to \(new.contentOffset.y)")
                }
        }
        #expect(log.take() == ["-10.0 to -10.0"])
        #expect(
            last
                == ScrollGeometry(
                    contentOffset: CGPoint(x: 0, y: -10), contentSize: CGSize(width: 300, height: 1000),
                    contentInsets: EdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0),
                    containerSize: Self.window))
        screen.scroll(at: Self.middle, by: CGSize(width: 0, height: 110))
        #expect(log.take() == ["-10.0 to 100.0"])
        #expect(last?.bounds == CGRect(x: 0, y: 100, width: 300, height: 200))
        #expect(last?.visibleRect == CGRect(x: 0, y: 110, width: 300, height: 180))
    }

    @Test("the action is called only when what is worked out from the geometry is another value")
    func derivedValue() {
        let log = Log()
        let screen = Screen(size: Self.window) {
            ScrollView { Rows() }
                .onScrollGeometryChange(for: Bool.self) {
                    $0.contentOffset.y > 100
                } action: {
                    log.add("\($0) \($1)")
                }
        }
        screen.scroll(at: Self.middle, by: CGSize(width: 0, height: 60))
        screen.scroll(at: Self.middle, by: CGSize(width: 0, height: 60))
        screen.scroll(at: Self.middle, by: CGSize(width: 0, height: 60))
        #expect(log.take() == ["false false", "false true"])
    }

    @Test("of several scroll views inside the first is followed, with a warning")
    func severalScrollViews() {
        let log = Log()
        let screen = Screen(size: Self.window) {
            HStack {
                ScrollView { Rows() }
                ScrollView { Rows() }
            }
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y
            } action: {
                log.add("\($1)")
            }
        }
        screen.scroll(at: CGPoint(x: 220, y: 100), by: CGSize(width: 0, height: 60))
        #expect(log.take() == ["0.0"])
        screen.scroll(at: CGPoint(x: 20, y: 100), by: CGSize(width: 0, height: 60))
        #expect(log.take() == ["60.0"])
        #expect(screen.warnings.contains { $0.hasPrefix("onScrollGeometryChange was applied to a view with several") })
    }

    @Test("phases of a finger: it lies there, it scrolls, the content runs on and rests")
    func phases() {
        let log = Log()
        let screen = Screen(size: Self.window) {
            ScrollView { Rows() }.onScrollPhaseChange { log.add("\($0) \($1)") }
        }
        screen.swipe(from: CGPoint(x: 150, y: 180), to: CGPoint(x: 150, y: 80))
        screen.advance(by: .seconds(3))
        #expect(
            log.take() == [
                "idle tracking", "tracking interacting", "interacting decelerating", "decelerating idle",
            ])
        screen.swipe(from: Self.middle, to: Self.middle)
        screen.advance(by: .seconds(1))
        #expect(log.take() == ["idle tracking", "tracking idle"])
    }

    @Test("a wheel scrolls until it has stood still for a moment; the context knows where and how fast")
    func wheel() {
        let log = Log()
        let screen = Screen(size: Self.window) {
            ScrollView { Rows() }.onScrollPhaseChange { old, new, context in
                log.add("\(new) \(context.geometry.contentOffset.y) \(context.velocity != nil)")
            }
        }
        screen.scroll(at: Self.middle, by: CGSize(width: 0, height: 60))
        screen.advance(by: .seconds(1))
        #expect(log.take() == ["interacting 60.0 false", "idle 60.0 false"])
    }

    struct Positioned: View {
        let log: Log
        @State var position: ScrollPosition
        var isLazy = false
        var animation: Animation?

        init(log: Log, _ position: ScrollPosition = ScrollPosition(idType: Int.self), isLazy: Bool = false) {
            self.log = log
            _position = State(initialValue: position)
            self.isLazy = isLazy
        }

        var body: some View {
            VStack(spacing: 0) {
                ScrollView {
                    if isLazy {
                        LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                    } else {
                        VStack(spacing: 0) { rows }.scrollTargetLayout()
                    }
                }
                .scrollPosition($position)
                .onScrollPhaseChange { log.add("\($1)") }
                .frame(height: 200)
                Text(
                    "at \(position.viewID(type: Int.self) ?? -1) user \(position.isPositionedByUser) "
                        + "edge \(position.edge.map { "\($0)" } ?? "none")")
                Button("Row 10") { position.scrollTo(id: 10, anchor: .top) }
                Button("Bottom") { position.scrollTo(edge: .bottom) }
                Button("Point") { position.scrollTo(y: 130) }
                Button("Animated") { withAnimation(.linear(duration: 1)) { position.scrollTo(id: 10, anchor: .top) } }
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }

        private var rows: some View {
            ForEach(0..<40, id: \.self) { Text("row \($0)").frame(height: 50).frame(maxWidth: .infinity) }
        }
    }

    private func screen(_ view: Positioned) -> Screen { Screen(size: CGSize(width: 300, height: 500)) { view } }

    @Test("a position scrolls to ids, edges and points, and is told of the user", arguments: [false, true])
    func position(isLazy: Bool) {
        let screen = screen(Positioned(log: Log(), isLazy: isLazy))
        #expect(screen.texts.contains("at -1 user false edge none"))
        screen.button("Row 10").tap()
        #expect(screen.rects["row 10"]?.midY == 25 && screen.texts.contains("at 10 user false edge none"))
        screen.button("Bottom").tap()
        #expect(screen.rects["row 39"]?.midY == 175 && screen.texts.contains("at -1 user false edge bottom"))
        screen.scroll(at: Self.middle, by: CGSize(width: 0, height: -200))
        #expect(screen.texts.contains("at 32 user true edge none"))
        screen.button("Point").tap()
        #expect(screen.rects["row 2"]?.midY == -5 && screen.texts.contains("at -1 user false edge none"))
    }

    @Test("a scroll view begins where its position says")
    func initialPosition() {
        #expect(screen(Positioned(log: Log(), ScrollPosition(id: 7, anchor: .top))).rects["row 7"]?.midY == 25)
        #expect(screen(Positioned(log: Log(), ScrollPosition(edge: .bottom))).rects["row 39"]?.midY == 175)
        #expect(screen(Positioned(log: Log(), ScrollPosition(y: 100))).rects["row 2"]?.midY == 25)
    }

    @Test("scrolling by an animation takes its time, in its own phase", arguments: [false, true])
    func animated(isLazy: Bool) {
        let log = Log()
        let screen = screen(Positioned(log: log, isLazy: isLazy))
        screen.tapWithoutSettling(screen.rects["Animated"]!)
        screen.advance(by: .milliseconds(500))
        let y = screen.rects["row 5"]?.midY ?? 1000
        #expect(abs(y - 25) < 30)
        #expect(log.take() == ["animating"])
        screen.advance(by: .seconds(1))
        #expect(screen.rects["row 10"]?.midY == 25)
        #expect(log.take() == ["idle"])
    }

    @Test("the user ends a scroll by an animation")
    func interrupted() {
        let log = Log()
        let screen = screen(Positioned(log: log))
        screen.tapWithoutSettling(screen.rects["Animated"]!)
        screen.advance(by: .milliseconds(500))
        screen.scroll(at: Self.middle, by: CGSize(width: 0, height: -50))
        screen.advance(by: .seconds(2))
        #expect((screen.rects["row 4"]?.midY).map { abs($0 - 25) < 30 } == true)
        #expect(log.take() == ["animating", "idle", "interacting", "idle"])
    }

    @Test("a view is told when half of it comes into sight, and when it goes")
    func visibility() {
        let log = Log()
        let screen = Screen(size: Self.window) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 250)
                    Color.green.frame(height: 100).onScrollVisibilityChange { log.add("green \($0)") }
                    Color.blue.frame(height: 100).onScrollVisibilityChange(threshold: 0.9) { log.add("blue \($0)") }
                    Color.red.frame(height: 500)
                }
            }
        }
        #expect(log.take() == [])
        screen.scroll(at: Self.middle, by: CGSize(width: 0, height: 90))
        #expect(log.take() == [])
        screen.scroll(at: Self.middle, by: CGSize(width: 0, height: 20))
        #expect(log.take() == ["green true"])
        screen.scroll(at: Self.middle, by: CGSize(width: 0, height: 140))
        #expect(log.take() == ["blue true"])
        screen.scroll(at: Self.middle, by: CGSize(width: 0, height: 100))
        #expect(log.take() == ["green false"])
    }

    @Test("the ids of the views that are seen are told as others come")
    func targetVisibility() {
        var shown: [[Int]] = []
        let screen = Screen(size: Self.window) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text("row \($0)").frame(height: 50) } }
                    .scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: Int.self) { shown.append($0) }
        }
        screen.scroll(at: Self.middle, by: CGSize(width: 0, height: 75))
        screen.scroll(at: Self.middle, by: CGSize(width: 0, height: 5))
        #expect(shown == [[0, 1, 2, 3], [1, 2, 3, 4, 5], [2, 3, 4, 5]].map { $0 })
    }

    @Test("the space of the scroll view around is what it shows, by its axis where that is asked")
    func coordinateSpace() {
        let log = Log()
        let screen = Screen(size: Self.window) {
            VStack(spacing: 0) {
                Color.clear.frame(height: 40)
                ScrollView {
                    ScrollView(.horizontal) {
                        Color.red.frame(width: 500, height: 50)
                            .onGeometryChange(for: CGPoint.self) {
                                CGPoint(
                                    x: $0.frame(in: .scrollView).minX,
                                    y: $0.frame(in: .scrollView(axis: .vertical)).minY)
                            } action: {
                                log.add("\($0.x) \($0.y)")
                            }
                    }
                    Color.clear.frame(height: 1000)
                }
            }
        }
        screen.scroll(at: CGPoint(x: 150, y: 60), by: CGSize(width: 30, height: 0))
        screen.scroll(at: CGPoint(x: 150, y: 150), by: CGSize(width: 0, height: 20))
        #expect(log.take() == ["0.0 0.0", "-30.0 0.0", "-30.0 -20.0"])
    }

    /// Rests only at multiples of a number of points.
    struct Steps: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target.rect.origin.y = (target.rect.minY / 70).rounded() * 70
        }
    }

    @Test("a behaviour of the program's own says where the content comes to rest")
    func ownBehavior() {
        let log = Log()
        let screen = Screen(size: Self.window) {
            ScrollView { Rows() }.scrollTargetBehavior(Steps())
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: {
                    log.add("\($1)")
                }
        }
        screen.scroll(at: Self.middle, by: CGSize(width: 0, height: 160))
        screen.advance(by: .seconds(3))
        #expect(log.take().last == "140.0")
    }
}

extension Screen {
    /// Presses and releases in the middle of a rectangle, and lets no time pass.
    fileprivate func tapWithoutSettling(_ rect: CGRect) { click(at: CGPoint(x: rect.midX, y: rect.midY), count: 1) }
}
