import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Anchors of scroll views", .serialized)
struct ScrollAnchorTests {
    struct Messages: View {
        var count = 20
        var isLazy = false
        @State private var more = 0
        var body: some View {
            VStack(spacing: 0) {
                ScrollView {
                    if isLazy {
                        LazyVStack(spacing: 0) { rows }
                    } else {
                        VStack(spacing: 0) { rows }
                    }
                }
                .frame(height: 200)
                Button("More") { more += 1 }
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }

        private var rows: some View {
            ForEach(0..<(count + more), id: \.self) { Text("row \($0)").frame(height: 50).frame(maxWidth: .infinity) }
        }
    }

    @Test("with the end as its anchor a scroll view shows the end, and goes on with it", arguments: [false, true])
    func staysAtEnd(isLazy: Bool) {
        let screen = Screen(size: CGSize(width: 300, height: 240)) {
            Messages(isLazy: isLazy).defaultScrollAnchor(.bottom)
        }
        #expect(screen.rects["row 19"]?.midY == 175)
        screen.button("More").tap()
        #expect(screen.rects["row 20"]?.midY == 175)
    }

    @Test("who has scrolled elsewhere is not moved by more content", arguments: [false, true])
    func staysWithUser(isLazy: Bool) {
        let screen = Screen(size: CGSize(width: 300, height: 240)) {
            Messages(isLazy: isLazy).defaultScrollAnchor(.bottom)
        }
        screen.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -300))
        #expect(screen.rects["row 10"]?.midY == 25)
        screen.button("More").tap()
        #expect(screen.rects["row 10"]?.midY == 25)
    }

    @Test("content smaller than the scroll view stands at the anchor", arguments: [0, 0.5, 1])
    func alignsSmallContent(share: CGFloat) {
        let screen = Screen(size: CGSize(width: 300, height: 240)) {
            Messages(count: 2).defaultScrollAnchor(UnitPoint(x: 0.5, y: share))
        }
        #expect(screen.rects["row 0"]?.midY == 25 + 100 * share)
    }

    @Test("each role has an anchor of its own")
    func roles() {
        let screen = Screen(size: CGSize(width: 300, height: 240)) {
            Messages().defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .initialOffset)
        }
        #expect(screen.rects["row 0"]?.midY == 25)
        let small = Screen(size: CGSize(width: 300, height: 240)) {
            Messages(count: 2).defaultScrollAnchor(.bottom).defaultScrollAnchor(nil, for: .alignment)
        }
        #expect(small.rects["row 0"]?.midY == 25)
        small.button("More").tap()
        small.button("More").tap()
        small.button("More").tap()
        #expect(small.rects["row 4"]?.midY == 175)
    }

    // MARK: Sizes that change

    @Test(
        "an anchor for changes of size leaves the beginning alone, and holds the end once it was scrolled to",
        arguments: [false, true])
    func sizeChanges(isLazy: Bool) {
        let screen = Screen(size: CGSize(width: 300, height: 240)) {
            Messages(isLazy: isLazy).defaultScrollAnchor(.bottom, for: .sizeChanges)
        }
        #expect(screen.rects["row 0"]?.midY == 25)
        screen.button("More").tap()
        #expect(screen.rects["row 0"]?.midY == 25)
        screen.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 5000))
        #expect(screen.rects["row 20"]?.midY == 175)
        screen.button("More").tap()
        #expect(screen.rects["row 21"]?.midY == 175)
    }

    @Test(
        "without an anchor for changes of size the content that is seen stays, whatever the common anchor is",
        arguments: [false, true])
    func noSizeChanges(isLazy: Bool) {
        let screen = Screen(size: CGSize(width: 300, height: 240)) {
            Messages(isLazy: isLazy).defaultScrollAnchor(.bottom).defaultScrollAnchor(nil, for: .sizeChanges)
        }
        #expect(screen.rects["row 19"]?.midY == 175)
        screen.button("More").tap()
        #expect(screen.rects["row 19"]?.midY == 175)
    }

    @Test("the middle stays in the middle; content that outgrows its scroll view goes on with the anchor's end")
    func middle() {
        let screen = Screen(size: CGSize(width: 300, height: 240)) {
            Messages().defaultScrollAnchor(.center, for: .initialOffset).defaultScrollAnchor(.center, for: .sizeChanges)
        }
        #expect(screen.rects["row 10"]?.midY == 125)
        screen.button("More").tap()
        #expect(screen.rects["row 10"]?.midY == 100)
        let small = Screen(size: CGSize(width: 300, height: 240)) {
            Messages(count: 2).defaultScrollAnchor(.bottom, for: .sizeChanges)
        }
        #expect(small.rects["row 0"]?.midY == 25)
        for _ in 0..<3 { small.button("More").tap() }
        #expect(small.rects["row 4"]?.midY == 175)
    }

    @Test("another height of the scroll view is a change of size, too")
    func room() {
        func screen(_ anchor: UnitPoint?) -> Screen {
            Screen(size: CGSize(width: 300, height: 200)) {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { Text("row \($0)").frame(height: 50).frame(maxWidth: .infinity) }
                    }
                }
                .defaultScrollAnchor(.bottom, for: .initialOffset).defaultScrollAnchor(anchor, for: .sizeChanges)
            }
        }
        let held = screen(.bottom)
        #expect(held.rects["row 19"]?.midY == 175)
        held.size.height = 130
        #expect(held.rects["row 19"]?.midY == 105)
        let free = screen(nil)
        free.size.height = 130
        #expect(free.rects["row 16"]?.midY == 25)
    }

    struct Flashing: View {
        @State private var flashes = 0
        var onAppear = false
        var body: some View {
            VStack {
                ScrollView { Color.blue.frame(height: 1000) }
                    .scrollIndicatorsFlash(trigger: flashes)
                    .scrollIndicatorsFlash(onAppear: onAppear)
                Button("Flash") { flashes += 1 }
            }
        }
    }

    @Test("bars are shown for a second when they are to flash")
    func flashes() {
        let screen = Screen(size: CGSize(width: 100, height: 200)) { Flashing() }
        screen.button("Flash").tap()
        screen.advance(by: .seconds(3))
        let still = screen.image(scale: 1)
        screen.button("Flash").tap()
        #expect(screen.image(scale: 1) != still)
        screen.advance(by: .seconds(3))
        #expect(screen.image(scale: 1) == still)
        let quiet = Screen(size: CGSize(width: 100, height: 200)) { Flashing() }.image(scale: 1)
        #expect(Screen(size: CGSize(width: 100, height: 200)) { Flashing(onAppear: true) }.image(scale: 1) != quiet)
    }

    @Test("what is smaller than its scroll view cannot be pulled where only larger content bounces")
    func bounce() {
        func isRefreshed(_ behavior: ScrollBounceBehavior, rows: Int) -> Bool {
            var count = 0
            let screen = Screen(size: CGSize(width: 300, height: 240)) {
                Messages(count: rows).scrollBounceBehavior(behavior)
                    .refreshable { await MainActor.run { count += 1 } }
            }
            screen.swipe(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 180))
            screen.advance(by: .seconds(1))
            return count == 1
        }
        #expect(isRefreshed(.automatic, rows: 2) && isRefreshed(.basedOnSize, rows: 20))
        #expect(!isRefreshed(.basedOnSize, rows: 2))
    }

    @Test("the usual room between a window and its content is added on the edges that are asked for")
    func scenePadding() {
        let screen = Screen(size: CGSize(width: 300, height: 240)) {
            Color.red.scenePadding(.horizontal).accessibilityIdentifier("inner")
        }
        #expect(screen.rects["inner"] == CGRect(x: 0, y: 0, width: 300, height: 240))
        let inside = Screen(size: CGSize(width: 300, height: 240)) {
            Color.red.accessibilityIdentifier("inner").scenePadding(.horizontal)
        }
        #expect(inside.rects["inner"] == CGRect(x: 20, y: 0, width: 260, height: 240))
    }
}
