import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Where scrolling ends")
struct ScrollTargetTests {
    private static let size = CGSize(width: 300, height: 200)

    /// Rests where it would without a behaviour, and may run on less far.
    private struct Limited: ScrollTargetBehavior {
        let isLimited: Bool
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

        func properties(context: PropertiesContext) -> Properties {
            var properties = Properties()
            properties.limitsScrolls = isLimited && context.axes == .horizontal
            return properties
        }
    }

    private struct Strip<B: ScrollTargetBehavior>: View {
        let behavior: B
        var body: some View {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { Text("\($0)").frame(width: 60, height: 100) }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(behavior)
        }
    }

    /// How far a flick takes a strip.
    private func distance(_ behavior: some ScrollTargetBehavior) -> CGFloat {
        flick(Screen(size: Self.size) { Strip(behavior: behavior) })
    }

    private func flick(_ screen: Screen) -> CGFloat {
        screen.swipe(from: CGPoint(x: 280, y: 100), to: CGPoint(x: 100, y: 100), steps: 3)
        screen.advance(by: .seconds(3))
        let shown = (0..<100).first { screen.rects["\($0)"].map { $0.midX >= 30 } ?? false }!
        return CGFloat(shown) * 60 + 30 - screen.rects["\(shown)"]!.midX
    }

    @Test("content whose behaviour limits it runs on half as far")
    func limits() {
        let free = distance(Limited(isLimited: false)), limited = distance(Limited(isLimited: true))
        #expect(limited > 180 && abs((free - 180) / (limited - 180) - 2) < 0.1)
    }

    @Test("aligned views go on by a few where there is little room, and as far as they run elsewhere")
    func compact() {
        struct Page: View {
            let width: UserInterfaceSizeClass
            var body: some View { Strip(behavior: .viewAligned).environment(\.horizontalSizeClass, width) }
        }
        #expect(flick(Screen(size: Self.size) { Page(width: .compact) }) == 180)
        #expect(flick(Screen(size: Self.size) { Page(width: .regular) }) > 240)
    }

    @Test("views are aligned where they are laid out, however they are drawn", arguments: [1, 0.8])
    func drawnSmaller(scale: CGFloat) {
        let screen = Screen(size: CGSize(width: 200, height: 200)) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<4) {
                        Color.red.frame(width: 200).accessibilityIdentifier("card \($0)").scaleEffect(scale)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
        }
        screen.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 30, height: 0))
        screen.settle()
        #expect(abs(screen.any("card 1").frame.midX - 100) < 1)
    }

    @Test("a strong flick goes as far in a lazy stack, whose views are not all made")
    func lazy() {
        struct Page: View {
            let isLazy: Bool
            var body: some View {
                ScrollView(.horizontal) {
                    if isLazy {
                        LazyHStack(spacing: 0) { views }.scrollTargetLayout()
                    } else {
                        HStack(spacing: 0) { views }.scrollTargetLayout()
                    }
                }
                .scrollTargetBehavior(.viewAligned).environment(\.horizontalSizeClass, .regular)
            }
            private var views: some View {
                ForEach(0..<100, id: \.self) { Text("\($0)").frame(width: 60, height: 100) }
            }
        }
        func reached(_ isLazy: Bool) -> Int {
            let screen = Screen(size: CGSize(width: 200, height: 200)) { Page(isLazy: isLazy) }
            screen.swipe(from: CGPoint(x: 190, y: 100), to: CGPoint(x: 10, y: 100), steps: 2)
            #expect(screen.isAnimating)
            #expect(screen.settle(), "what comes to rest by itself is waited for")
            return (0..<100).first { abs((screen.rects["\($0)"]?.midX ?? 999) - 30) < 1 } ?? -1
        }
        #expect(reached(true) == reached(false) && reached(true) > 5)
    }

    @Test("a behaviour with another limit is followed")
    func changes() {
        struct Page: View {
            @State private var limit = ViewAlignedScrollTargetBehavior.LimitBehavior.never
            var body: some View {
                Strip(behavior: .viewAligned(limitBehavior: limit))
                Button("Limit") { limit = .alwaysByOne }
            }
        }
        let screen = Screen(size: Self.size) { Page() }
        screen.button("Limit").tap()
        #expect(flick(screen) == 60)
    }

    private struct Rows: View {
        @State private var shown: Int?
        @State private var place = ScrollPosition(idType: Int.self)
        let way: String

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<50, id: \.self) { Text("\($0)").frame(height: 20) }
                    }
                    .scrollTargetLayout()
                }
                .frame(height: 100)
                .modifier(Tied(way: way, shown: $shown, place: $place))
                Text("shown \(shown ?? -1)")
                Button("Bottom") {
                    withTransaction(\.scrollTargetAnchor, .bottom) {
                        switch way {
                        case "id": shown = 20
                        case "position": place.scrollTo(id: 20)
                        case "named", "id, named": proxy.scrollTo(20, anchor: .top)
                        default: proxy.scrollTo(20)
                        }
                    }
                }
            }
        }

        private struct Tied: ViewModifier {
            let way: String
            @Binding var shown: Int?
            @Binding var place: ScrollPosition

            func body(content: Content) -> some View {
                switch way {
                case "id", "id, named": content.scrollPosition(id: $shown, anchor: .top)
                case "position": content.scrollPosition($place)
                default: content
                }
            }
        }
    }

    @Test(
        "a transaction says which point of a view is put where, for calls that name none",
        arguments: ["id", "position", "proxy", "named"])
    func anchors(way: String) {
        let screen = Screen(size: Self.size) { Rows(way: way) }
        let top = screen.rects["0"]!.midY
        screen.button("Bottom").tap()
        #expect(screen.rects["20"]!.midY == (way == "named" ? top : top + 80))
    }

    @Test("a position follows a proxy to rows that were not made, and keeps what it asked for itself")
    func follows() {
        let followed = Screen(size: Self.size) { Rows(way: "id, named") }
        followed.button("Bottom").tap()
        #expect(followed.texts.contains("shown 20"))
        let asking = Screen(size: Self.size) { Rows(way: "id") }
        asking.button("Bottom").tap()
        #expect(asking.texts.contains("shown 20"))
    }
}
