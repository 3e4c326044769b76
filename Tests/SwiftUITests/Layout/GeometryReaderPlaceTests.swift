import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Where a GeometryReader is")
struct GeometryReaderPlaceTests {
    private struct OffsetKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
    }

    private struct Tracked: View {
        @State private var offset: CGFloat = 1
        var body: some View {
            VStack(spacing: 0) {
                Text("at \(Int(offset))")
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<60) { Text("Row \($0)").frame(height: 40) } }
                        .background(
                            GeometryReader { proxy in
                                Color.clear.preference(
                                    key: OffsetKey.self, value: proxy.frame(in: .named("scroll")).minY)
                            })
                }
                .coordinateSpace(name: "scroll")
                .onPreferenceChange(OffsetKey.self) { offset = $0 }
            }
        }
    }

    @Test("a preference made of the place in a named space follows scrolling, in the same frame")
    func preference() {
        let screen = Screen { Tracked() }
        #expect(screen.texts[0] == "at 0")
        screen.scroll(at: CGPoint(x: 195, y: 400), by: CGSize(width: 0, height: 130))
        #expect(screen.texts[0] == "at -130")
        screen.scroll(at: CGPoint(x: 195, y: 400), by: CGSize(width: 0, height: -30))
        #expect(screen.texts[0] == "at -100")
    }

    private struct Place: View {
        let proxy: GeometryProxy
        var body: some View { Text("row at \(Int(proxy.frame(in: .global).minY))") }
    }

    private struct Rows: View {
        let isLazy: Bool
        var body: some View {
            ScrollView {
                if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
            }
        }

        private var rows: some View {
            ForEach(0..<40) { _ in GeometryReader { proxy in Place(proxy: proxy) }.frame(height: 50) }
        }
    }

    @Test(
        "what is handed on to a view of its own is followed there, also in rows that are made late",
        arguments: [false, true])
    func handedOn(_ isLazy: Bool) {
        let screen = Screen { Rows(isLazy: isLazy) }
        #expect(screen.texts.first == "row at 0")
        screen.scroll(at: CGPoint(x: 195, y: 400), by: CGSize(width: 0, height: 105))
        for text in screen.texts {
            #expect(screen.text(text).frame.minY == CGFloat(Int(text.dropFirst(7)) ?? 1), "\(text)")
        }
        #expect(screen.texts.contains("row at -5") && screen.texts.contains("row at 795"))
    }

    @Test("who asks for the size alone is not evaluated while the reader moves; who asks for the place is once a step")
    func counts() {
        struct Size: View {
            let proxy: GeometryProxy
            var body: some View { Text("\(Int(proxy.size.height)) high") }
        }
        struct Page: View {
            @State private var height: CGFloat = 10
            var body: some View {
                Button("Lower") { height += 30 }
                Color.red.frame(height: height)
                GeometryReader { proxy in
                    VStack {
                        Size(proxy: proxy)
                        Place(proxy: proxy)
                    }
                }
                .frame(height: 100)
            }
        }
        let screen = Screen { Page() }
        screen.resetBodyCounts()
        screen.button("Lower").tap()
        #expect(screen.bodyCounts["Place"] == 1 && screen.bodyCounts["Size"] == nil, "\(screen.bodyCounts)")
    }

    @Test("a reader that its own content moves comes to rest, and the rest of the window goes on")
    func feedback() {
        struct Page: View {
            @State private var height: CGFloat = 0
            @State private var count = 0
            var body: some View {
                VStack(spacing: 0) {
                    Button("Count \(count)") { count += 1 }
                    Color.red.frame(height: height)
                    GeometryReader { proxy in
                        Color.clear.preference(key: OffsetKey.self, value: proxy.frame(in: .global).minY + 1)
                    }
                }
                .onPreferenceChange(OffsetKey.self) { height = $0 }
            }
        }
        let screen = Screen { Page() }
        screen.button("Count 0").tap()
        #expect(screen.button("Count 1").exists)
    }
}
