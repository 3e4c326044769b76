import SwiftUI
import Testing
import ViewTesting

/// A stack that is offered nothing across is as long as its longest child, and what can be longer reaches as far.
@MainActor @Suite("What fills beside what does not")
struct FillingTests {
    private func size(_ content: some View, in length: CGFloat = 300) -> CGSize {
        Screen(size: CGSize(width: length, height: length)) { content }.any("it").frame.size
    }

    private var words: some View { Text("one\ntwo\nthree") }
    private var height: CGFloat { size(words.fixedSize().accessibilityIdentifier("it")).height }

    private func bar(_ color: Color = .red) -> some View { color.accessibilityIdentifier("it") }

    @Test("a bar beside a text in a scroll view is as high as the text")
    func bars() {
        let expected = CGSize(width: 4, height: height)
        #expect(
            size(
                ScrollView {
                    HStack {
                        bar().frame(width: 4); words
                    }
                }) == expected)
        #expect(
            size(
                ScrollView {
                    LazyVStack {
                        HStack {
                            words; bar().frame(width: 4)
                        }
                    }
                }) == expected)
        #expect(
            size(
                ScrollView {
                    AnyLayout(HStackLayout()) {
                        bar().frame(width: 4); words
                    }
                }) == expected)
        #expect(
            size(
                ScrollView {
                    HStack {
                        VStack(spacing: 0) {
                            Circle().frame(width: 8, height: 8); bar().frame(width: 4)
                        }; words
                    }
                })
                == CGSize(width: 4, height: height - 8))
    }

    @Test("a line in a column that is scrolled sideways is as wide as the column")
    func lines() {
        let view = ScrollView(.horizontal) {
            VStack {
                Text("A longer text"); bar().frame(height: 2)
            }.accessibilityElement(children: .contain)
        }
        let width = size(Text("A longer text").fixedSize().accessibilityIdentifier("it")).width
        #expect(size(view) == CGSize(width: width, height: 2))
    }

    @Test("the ground of a card is as large as what is on it, in a scroll view and where it has its own size")
    func cards() {
        let card = ZStack {
            bar(); words
        }
        let own = size(words.fixedSize().accessibilityIdentifier("it"))
        #expect(size(ScrollView { card }) == CGSize(width: 300, height: own.height))
        #expect(size(card.fixedSize()) == own)
        #expect(size(ScrollView([.horizontal, .vertical]) { card }) == own)
        let grid = ScrollView {
            LazyVGrid(columns: [GridItem(.fixed(80))]) {
                ForEach(0..<1) { _ in
                    ZStack {
                        bar(); words
                    }
                }
            }
        }
        #expect(size(grid) == CGSize(width: 80, height: own.height))
        let layout = ScrollView {
            AnyLayout(ZStackLayout()) {
                bar(); words
            }
        }
        #expect(size(layout) == CGSize(width: 300, height: own.height))
    }

    @Test("a cell of a lazy grid that fills is as high as its line")
    func cells() {
        let grid = ScrollView {
            LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.fixed(80))]) {
                bar()
                words
            }
        }
        #expect(size(grid).height == height)
    }

    @Test("a spacer in a column parts the texts as far as the row is high")
    func spacers() {
        let screen = Screen(size: CGSize(width: 300, height: 300)) {
            ScrollView {
                HStack {
                    VStack(spacing: 0) {
                        Text("top"); Spacer(); Text("bottom")
                    }
                    Color.red.frame(width: 10, height: 200)
                }
            }
        }
        let (top, bottom) = (screen.rects["top"]!, screen.rects["bottom"]!)
        #expect(bottom.maxY - top.minY == 200)
    }

    @Test("what fills stays as large as it is where nothing beside it is larger, and texts keep all of their lines")
    func unchanged() {
        #expect(
            size(
                ScrollView {
                    HStack {
                        bar(); Text("x").font(.system(size: 2))
                    }
                }
            ).height == 10)
        #expect(size(ScrollView { bar() }).height == 10)
        let words = VStack {
            VStack {
                Color.blue.frame(width: 10, height: 100); self.words
            }; self.words
        }
        let alone = size(ScrollView { words.accessibilityIdentifier("it").accessibilityElement(children: .contain) })
        let beside = ScrollView {
            HStack {
                words.accessibilityIdentifier("it").accessibilityElement(children: .contain)
                Color.red.frame(width: 10, height: alone.height + 20)
            }
        }
        #expect(size(beside).height == alone.height)
    }

    @Test("the bar follows the text as it grows")
    func follows() {
        struct Growing: View {
            @State private var count = 1
            var body: some View {
                Button("More") { count += 1 }
                ScrollView {
                    HStack {
                        Color.red.frame(width: 4).accessibilityIdentifier("it")
                        Color.blue.frame(width: 10, height: CGFloat(count) * 20)
                    }
                }
            }
        }
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Growing() }
        for height in [20, 40, 60] as [CGFloat] {
            #expect(screen.any("it").frame.height == height)
            screen.button("More").tap()
        }
    }
}
