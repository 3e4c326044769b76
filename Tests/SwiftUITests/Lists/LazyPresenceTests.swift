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

    private struct Groups: View {
        let kind: Int
        let log: Log
        @State private var extra: [Int] = []

        var body: some View {
            Button("More") { extra.append(extra.count) }
            switch kind {
            case 0: List { groups { rows($0) } }
            case 1: List { groups { group in Section("Group \(group)") { rows(group) } } }
            case 2: ScrollView { LazyVStack { groups { rows($0) } } }
            case 3:
                ScrollView {
                    LazyVStack {
                        groups { group in
                            Section {
                                row("s\(group)"); rows(group)
                            }
                        }
                    }
                }
            case 5: List { Group(subviews: groups { rows($0) }) { views in ForEach(views) { $0 } } }
            default:
                List {
                    groups { group in
                        row("t\(group)")
                        rows(group)
                    }
                }
            }
        }

        private func groups(@ViewBuilder _ content: @escaping (Int) -> some View) -> some View {
            ForEach(0..<3, id: \.self) { content($0) }
        }

        private func rows(_ group: Int) -> some View {
            ForEach([0, 1] + extra.map { $0 + 2 }, id: \.self) { row("\(group)-\($0)") }
        }

        private func row(_ name: String) -> some View {
            Text(name).onAppear { log.events.append(name) }.onDisappear { log.events.append("gone " + name) }
        }
    }

    @Test(
        "the rows of groups appear, those of the first one too, also where the container is asked how wide it wants to be",
        arguments: [0, 1, 2, 3, 5, 6], [false, true])
    func groups(kind: Int, isAsked: Bool) {
        let log = Log()
        let screen = Screen(size: CGSize(width: 400, height: 900)) {
            VStack { Groups(kind: kind, log: log) }.fixedSize(horizontal: isAsked, vertical: false)
        }
        _ = screen.texts
        let names = ["0-0", "0-1", "1-0", "1-1", "2-0", "2-1"]
        let more = kind == 3 ? ["s0", "s1", "s2"] : kind == 6 ? ["t0", "t1", "t2"] : []
        #expect(Set(log.events) == Set(names + more) && log.events.count == Set(log.events).count)
        log.events = []
        screen.button("More").tap()
        _ = screen.texts
        #expect(Set(log.events) == ["0-2", "1-2", "2-2"])
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
