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
