@testable import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Scrolling", .serialized)
struct ScrollingTests {
    struct Rows: View {
        @State var shown: Int?
        var anchor: UnitPoint?
        var isLazy = true
        var body: some View {
            VStack(spacing: 0) {
                ScrollView {
                    if isLazy {
                        LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                    } else {
                        VStack(spacing: 0) { rows }.scrollTargetLayout()
                    }
                }
                .scrollPosition(id: $shown, anchor: anchor)
                .frame(height: 400)
                Text("shown \(shown ?? -1)")
                Button("Go") { shown = 20 }
            }
        }

        private var rows: some View {
            ForEach(0..<50, id: \.self) { Text("row \($0)").frame(maxWidth: .infinity).frame(height: 50) }
        }
    }

    @Test(
        "a position follows what is scrolled to the beginning, and scrolls when it is written",
        arguments: [true, false])
    func position(isLazy: Bool) {
        let screen = Screen { Rows(isLazy: isLazy) }
        #expect(screen.texts.contains("shown -1"))
        screen.scroll(at: CGPoint(x: 195, y: 300), by: CGSize(width: 0, height: 175))
        #expect(screen.texts.contains("shown 3"))
        screen.button("Go").tap()
        #expect(screen.texts.contains("row 20") && screen.texts.contains("shown 20"))
        screen.scroll(at: CGPoint(x: 195, y: 300), by: CGSize(width: 0, height: -2000))
        #expect(screen.texts.contains("shown 0"))
    }

    @Test("an anchor in the middle tells the view in the middle, and puts it there")
    func anchor() {
        let screen = Screen { Rows(shown: 20, anchor: .center) }
        let frame = screen.rects["row 20"]!
        let top = screen.rects["shown 20"]!.minY - 400
        #expect(abs(frame.midY - (top + 200)) < 1)
        screen.scroll(at: CGPoint(x: 195, y: 300), by: CGSize(width: 0, height: 100))
        #expect(screen.texts.contains("shown 22"))
    }

    @Test("what is disabled is not scrolled by the user, and is by a program")
    func disabled() {
        let screen = Screen { Rows().scrollDisabled(true) }
        screen.scroll(at: CGPoint(x: 195, y: 300), by: CGSize(width: 0, height: 175))
        #expect(screen.texts.contains("row 0"))
        screen.button("Go").tap()
        #expect(screen.texts.contains("row 20"))
    }

    @Test("the bars that tell where one is are shown as the surroundings say")
    func indicators() {
        func bars(_ visibility: ScrollIndicatorVisibility, _ shows: Bool = true) -> Int {
            let picture = Picture(100, 100) {
                ScrollView(showsIndicators: shows) { Color.clear.frame(height: 500) }.scrollIndicators(visibility)
            }
            return picture.outlines.count
        }
        #expect(bars(.hidden) < bars(.automatic) && bars(.never, true) == bars(.hidden))
        #expect(bars(.visible, false) == bars(.automatic) && bars(.automatic, false) == bars(.hidden))
    }

    @Test("a view beside a scroll view makes room that its content can be scrolled out of")
    func safeAreaInset() {
        let screen = Screen(size: CGSize(width: 300, height: 400)) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { Text("row \($0)").frame(height: 60) }
                }
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { Text("bar").frame(maxWidth: .infinity).frame(height: 50) }
            .safeAreaInset(edge: .top) { Text("head").frame(height: 40) }
        }
        #expect(screen.rects["bar"]!.midY == 375 && screen.rects["head"]!.midY == 20)
        #expect(screen.rects["row 0"]!.midY == 70)
        screen.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 5000))
        #expect(screen.rects["row 9"]!.midY == 320)
    }

    @Test("scrolling to a row puts it beside what makes room, not behind it", arguments: [true, false])
    func scrollsIntoSafeArea(isLazy: Bool) {
        let screen = Screen(size: CGSize(width: 300, height: 400)) {
            ScrollViewReader { proxy in
                ScrollView {
                    if isLazy {
                        LazyVStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text("row \($0)").frame(height: 60) } }
                    } else {
                        VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text("row \($0)").frame(height: 60) } }
                    }
                }
                .safeAreaInset(edge: .bottom) {
                    Button("Go") { proxy.scrollTo(20) }.frame(maxWidth: .infinity).frame(height: 50)
                }
            }
        }
        screen.button("Go").tap()
        #expect(abs(screen.rects["row 20"]!.midY - 320) < 1)
    }

    @Test("room at the edges of what does not scroll is a padding, and part of it is not the safe area")
    func safeAreaPadding() {
        let screen = Screen(size: CGSize(width: 300, height: 400)) {
            ZStack {
                Color.clear.accessibilityIdentifier("inside")
                Color.clear.ignoresSafeArea().accessibilityIdentifier("around")
            }
            .safeAreaPadding(.horizontal, 20)
            .safeAreaPadding(10)
        }
        #expect(screen.rects["inside"] == CGRect(x: 30, y: 10, width: 240, height: 380))
    }

    struct Pages<B: ScrollTargetBehavior>: View {
        let behavior: B
        var width: CGFloat = 300
        var body: some View {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<6, id: \.self) { Text("page \($0)").frame(width: width, height: 200) }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(behavior)
        }
    }

    private func begin(_ page: Int, _ screen: Screen, width: CGFloat) -> CGFloat {
        screen.rects["page \(page)"].map { $0.midX - width / 2 } ?? .infinity
    }

    @Test("pages come to rest one by one, where they are nearest")
    func paging() {
        let screen = Screen(size: CGSize(width: 300, height: 200)) { Pages(behavior: .paging) }
        screen.swipe(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 120, y: 100), steps: 40)
        screen.advance(by: .seconds(1))
        #expect(begin(0, screen, width: 300) == 0)
        screen.swipe(from: CGPoint(x: 280, y: 100), to: CGPoint(x: 20, y: 100), steps: 4)
        screen.advance(by: .seconds(1))
        #expect(begin(1, screen, width: 300) == 0)
        screen.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 200, height: 0))
        screen.advance(by: .seconds(1))
        #expect(begin(2, screen, width: 300) == 0)
    }

    @Test("one notch of a wheel turns a page or goes on to the next view, and at the end it stays there")
    func wheelPaging() {
        func notch(_ screen: Screen, _ delta: CGFloat) {
            screen.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: delta, height: 0))
            screen.advance(by: .seconds(1))
        }
        let pages = Screen(size: CGSize(width: 300, height: 200)) { Pages(behavior: .paging) }
        notch(pages, 40)
        notch(pages, 40)
        #expect(begin(2, pages, width: 300) == 0)
        notch(pages, -40)
        #expect(begin(1, pages, width: 300) == 0)
        notch(pages, -40)
        notch(pages, -40)
        #expect(begin(0, pages, width: 300) == 0)
        let views = Screen(size: CGSize(width: 300, height: 200)) { Pages(behavior: .viewAligned, width: 120) }
        notch(views, 30)
        #expect(begin(1, views, width: 120) == 0)
    }

    @Test("views come to rest where they begin")
    func viewAligned() {
        let screen = Screen(size: CGSize(width: 300, height: 200)) { Pages(behavior: .viewAligned, width: 120) }
        screen.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 170, height: 0))
        screen.advance(by: .seconds(1))
        #expect(begin(1, screen, width: 120) == 0)
    }

    @Test("margins are kept around the content, which is seen in them while it is scrolled")
    func contentMargins() {
        let screen = Screen(size: CGSize(width: 300, height: 400)) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { Text("row \($0)").frame(maxWidth: .infinity).frame(height: 60) }
                }
            }
            .contentMargins(.vertical, 30, for: .scrollContent)
            .contentMargins(.leading, 100)
        }
        #expect(screen.rects["row 0"]!.midY == 60 && screen.rects["row 0"]!.midX == 200)
        screen.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 5000))
        #expect(screen.rects["row 9"]!.midY == 340)
    }

    struct OnlyInside: View {
        @State private var count = 0
        var body: some View {
            ScrollViewReader { _ in
                Text("count \(count)")
                Button("More") { count += 1 }
            }
        }
    }

    @Test("what a scroll view reader's content reads, it follows")
    func readerFollows() {
        let screen = Screen { OnlyInside() }
        screen.button("More").tap()
        #expect(screen.texts == ["count 1", "More"])
    }

    private struct WidePages: View {
        @State var page: Int? = 5

        var body: some View {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { Text("page \($0)").containerRelativeFrame(.horizontal).id($0) }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .scrollPosition(id: $page)
        }
    }

    @Test("pages of a lazy stack fill the window in any width that it is given, also those out of sight")
    func resizedPages() {
        let screen = Screen(size: CGSize(width: 400, height: 300)) { WidePages() }
        for width in [CGFloat(392), 500, 330] {
            screen.size.width = width
            #expect(screen.text("page 5").frame.midX == width / 2)
            screen.swipe(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 40, y: 100))
            screen.advance(by: .seconds(2))
            #expect(screen.text("page 6").frame.midX == width / 2)
            screen.swipe(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 260, y: 100))
            screen.advance(by: .seconds(2))
            #expect(screen.text("page 5").frame.midX == width / 2)
        }
    }
}
