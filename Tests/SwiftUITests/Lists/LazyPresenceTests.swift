import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("What appears in lazy stacks")
struct LazyPresenceTests {
    private final class Log: ObservableObject {
        var seen: Set<Int> = []
        var ever: Set<Int> = []
        var events: [String] = []
        var pages = 1
    }

    private struct Stack: View {
        let log: Log
        var body: some View {
            ScrollView {
                LazyVStack {
                    Color.clear.frame(height: 1)
                        .onAppear { log.events.append("top") }.onDisappear { log.events.append("top gone") }
                    ForEach(0..<1000) { row in
                        Text("Row \(row)").frame(height: 50)
                            .onAppear {
                                log.seen.insert(row)
                                log.ever.insert(row)
                            }
                            .onDisappear { log.seen.remove(row) }
                    }
                    Color.clear.frame(height: 1).onAppear { log.events.append("end") }
                }
            }
        }
    }

    @Test(
        "rows that a container looked into to find how wide they want to be have not appeared for that",
        arguments: [0, 1, 2])
    func lookedInto(kind: Int) {
        let log = Log()
        func rows() -> some View {
            ForEach(0..<500) { row in
                Text("Row \(row)").frame(height: 80)
                    .onAppear { log.ever.insert(row) }.task { log.events.append("\(row)") }
            }
        }
        let screen = Screen(size: CGSize(width: 300, height: 400)) {
            ScrollView {
                switch kind {
                case 0: LazyVStack { rows() }
                case 1: LazyVGrid(columns: [GridItem()]) { rows() }
                default: LazyVStack { Section { rows() } }
                }
            }
            .frame(height: 200).fixedSize(horizontal: true, vertical: false)
        }
        _ = screen.texts
        #expect(log.ever.count >= 3 && log.ever.count < 8, "\(log.ever.count)")
        screen.scroll(at: screen.rects["Row 0"]!.origin, by: CGSize(width: 0, height: 800))
        #expect(log.ever.contains(10) && log.ever.count < 25)
    }

    @Test("rows appear near the fold only, however low the first view is, and single views come and go as rows do")
    func presence() {
        let log = Log()
        let screen = Screen(size: CGSize(width: 390, height: 844)) { Stack(log: log) }
        _ = screen.texts
        #expect(log.events == ["top"])
        #expect((14...30).contains(log.ever.count) && log.ever == log.seen, "\(log.ever.count)")
        for _ in 0..<20 { screen.scroll(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: 400)) }
        _ = screen.texts
        #expect(log.events == ["top", "top gone"])
        #expect(log.seen.count < 40 && log.seen.min()! > 100)
        for _ in 0..<20 { screen.scroll(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: -400)) }
        _ = screen.texts
        #expect(log.events == ["top", "top gone", "top"])
    }

    private struct Pages: View {
        @State private var count = 20
        var body: some View {
            List {
                ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 60) }
                ProgressView().onAppear { count += 20 }
            }
            .overlay { Text("\(count) rows") }
        }
    }

    @Test("what loads more at the end of a list does so each time somebody comes there")
    func loading() {
        let screen = Screen(size: CGSize(width: 390, height: 500)) { Pages() }
        #expect(screen.texts.contains("20 rows"))
        for expected in ["40 rows", "60 rows"] {
            for _ in 0..<40 where !screen.texts.contains(expected) {
                screen.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 100))
            }
            #expect(screen.texts.contains(expected))
        }
    }
}
