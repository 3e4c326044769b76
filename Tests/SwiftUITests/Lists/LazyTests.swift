import Foundation
import SwiftUI
import Testing
import ViewTesting

private struct Row: View {
    let number: Int
    @State private var taps = 0
    var body: some View {
        Button("Row \(number): \(taps)") { taps += 1 }.frame(height: 50)
    }
}

private struct Item: Identifiable, Equatable {
    let id: Int
}

@MainActor @Suite("Lazy containers")
struct LazyTests {
    @Test("only the rows in sight and half a screen around them are made")
    func makesWhatIsVisible() {
        let screen = Screen(size: CGSize(width: 300, height: 500)) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100_000) { Row(number: $0) } } }
        }
        #expect(screen.texts == (0..<10).map { "Row \($0): 0" })
        #expect(screen.bodyCounts["Row"].map { $0 < 20 } == true)
    }

    @Test("rows come and go as they are scrolled, and keep their state")
    func scrolls() {
        let screen = Screen(size: CGSize(width: 300, height: 500)) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(number: $0) } } }
        }
        screen.button("Row 2: 0").tap()
        screen.text("Row 2: 1").scroll(by: CGSize(width: 0, height: 5000))
        #expect(screen.texts == (100..<110).map { "Row \($0): 0" })
        screen.text("Row 105: 0").scroll(by: CGSize(width: 0, height: -5000))
        #expect(screen.texts.prefix(4) == ["Row 0: 0", "Row 1: 0", "Row 2: 1", "Row 3: 0"])
    }

    @Test("rows appear when they come into sight and disappear when they leave it, in their order")
    func appears() {
        final class Log { var lines: [String] = [] }
        let log = Log()
        let screen = Screen(size: CGSize(width: 300, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100) { number in
                        Text("\(number)").frame(height: 100)
                            .onAppear { log.lines.append("+\(number)") }
                            .onDisappear { log.lines.append("-\(number)") }
                    }
                }
            }
        }
        #expect(log.lines == ["+0", "+1"])
        log.lines = []
        screen.text("0").scroll(by: CGSize(width: 0, height: 1000))
        #expect(log.lines == ["+9", "+10", "+11", "-0", "-1"])
        log.lines = []
        screen.text("10").scroll(by: CGSize(width: 0, height: -1000))
        #expect(log.lines == ["+0", "+1", "-9", "-10", "-11"])
    }

    @Test("inserting a row evaluates only the new row; the others keep their state")
    func insertion() {
        struct Page: View {
            @State private var items = (1...50).map { Item(id: $0) }
            var body: some View {
                Button("Insert") { items.insert(Item(id: 99), at: 1) }
                Button("Reverse") { items.reverse() }
                ScrollView { LazyVStack(spacing: 0) { ForEach(items) { Row(number: $0.id) } } }
            }
        }
        let screen = Screen(size: CGSize(width: 300, height: 500)) { Page() }
        screen.button("Row 2: 0").tap()
        screen.resetBodyCounts()
        screen.button("Insert").tap()
        #expect(screen.bodyCounts["Row"] == 1)
        #expect(screen.texts.dropFirst(2).prefix(3) == ["Row 1: 0", "Row 99: 0", "Row 2: 1"])
        screen.button("Reverse").tap()
        screen.button("Reverse").tap()
        #expect(screen.texts.dropFirst(2).prefix(3) == ["Row 1: 0", "Row 99: 0", "Row 2: 1"])
    }

    @Test("what is seen stays where it is when rows above change")
    func stableOffset() {
        struct Page: View {
            @State private var items = (0..<50).map { Item(id: $0) }
            var body: some View {
                ScrollView { LazyVStack(spacing: 0) { ForEach(items) { Row(number: $0.id) } } }
                    .overlay(alignment: .bottom) { Button("Remove") { items.removeFirst(2) } }
            }
        }
        let screen = Screen(size: CGSize(width: 300, height: 500)) { Page() }
        screen.text("Row 1: 0").scroll(by: CGSize(width: 0, height: 1000))
        let before = screen.text("Row 22: 0").frame
        screen.button("Remove").tap()
        #expect(screen.text("Row 22: 0").frame == before)
    }

    @Test("sections, conditions and several views a row mix with lazy rows")
    func nested() {
        struct Page: View {
            @State private var isShown = false
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        Button("Toggle") { isShown.toggle() }
                        if isShown { Text("Shown") }
                        ForEach(0..<2) { group in
                            Section("Group \(group)") {
                                ForEach(0..<2) { row in
                                    Text("\(group).\(row)")
                                    if row == 1 { Text("last") }
                                }
                            }
                        }
                        Group { Text("End") }
                    }
                }
            }
        }
        let screen = Screen { Page() }
        #expect(screen.texts == ["Toggle", "Group 0", "0.0", "0.1", "last", "Group 1", "1.0", "1.1", "last", "End"])
        screen.button("Toggle").tap()
        #expect(screen.texts.prefix(3) == ["Toggle", "Shown", "Group 0"])
    }

    @Test("a proxy scrolls to a row that is not made yet")
    func scrollTo() {
        let screen = Screen(size: CGSize(width: 300, height: 500)) {
            ScrollViewReader { proxy in
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(number: $0) } } }
                    .overlay(alignment: .bottom) {
                        HStack {
                            Button("Top") { proxy.scrollTo(500, anchor: .top) }
                            Button("Bottom") { proxy.scrollTo(999, anchor: .bottom) }
                        }
                    }
            }
        }
        screen.button("Top").tap()
        #expect(screen.text("Row 500: 0").frame.midY == 25)
        screen.button("Bottom").tap()
        #expect(screen.text("Row 999: 0").frame.midY == 475)
    }

    @Test("pinned headers stay at the top while their section is in sight")
    func pinned() {
        let screen = Screen(size: CGSize(width: 300, height: 200)) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<3) { section in
                        Section {
                            ForEach(0..<10) { Text("\(section).\($0)").frame(height: 50) }
                        } header: {
                            Text("Header \(section)").frame(height: 20)
                        }
                    }
                }
            }
        }
        screen.text("0.1").scroll(by: CGSize(width: 0, height: 300))
        #expect(screen.text("Header 0").frame.midY == 10)
        screen.text("0.7").scroll(by: CGSize(width: 0, height: 210))
        #expect(screen.text("Header 0").frame.midY == 0)
        #expect(screen.text("Header 1").frame.midY == 20)
    }

    @Test("grids fill lines with fixed, flexible and adaptive columns")
    func grids() {
        let screen = Screen(size: CGSize(width: 320, height: 400)) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(50), spacing: 10), GridItem(.flexible(), spacing: 0)], spacing: 0) {
                    ForEach(0..<4) { Text("a\($0)").frame(maxWidth: .infinity).frame(height: 30).border(.red) }
                }
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 70), spacing: 10)], spacing: 0) {
                    ForEach(0..<5) { Text("b\($0)").frame(height: 30) }
                }
            }
        }
        #expect(screen.text("a0").frame.midX == 25)
        #expect(screen.text("a1").frame.midX == 190)
        #expect(screen.text("a2").frame.midY == 45)
        #expect(screen.text("b3").frame.midY == screen.text("b0").frame.midY)
        #expect(screen.text("b4").frame.midY == screen.text("b0").frame.midY + 30)
    }

    @Test("an adaptive column whose minimum is wider than the grid is as wide as the grid, whatever is in it")
    func wideAdaptiveColumn() {
        let screen = Screen {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 1000))]) {
                Color.red.frame(maxWidth: .infinity).frame(height: 20).accessibilityIdentifier("cell")
                Color.red.frame(width: 700, height: 20).accessibilityIdentifier("content")
            }
        }
        #expect(screen.rects["cell"].map { [$0.minX, $0.width] } == [0, 390])
        #expect(screen.rects["content"].map { [$0.minX, $0.width] } == [-155, 700])
    }

    @Test("semantics 64: two rows with one id warn, and nothing traps")
    func repeatedIDs() {
        let screen = Screen {
            ScrollView { LazyVStack { ForEach([1, 2, 2, 3], id: \.self) { Row(number: $0) } } }
        }
        #expect(screen.texts == ["Row 1: 0", "Row 2: 0", "Row 2: 0", "Row 3: 0"])
        #expect(screen.warnings.count == 1)
        #expect(screen.warnings[0].contains("the ID 2 occurs multiple times within the collection"))
    }

    @Test("an update makes no more rows of uneven lengths than the last scrolling did, so that the bar stays")
    func unevenRows() {
        let screen = Screen(size: CGSize(width: 300, height: 300)) {
            List(0..<200, id: \.self) { row in
                VStack { ForEach(0..<(row * row % 7 + 1), id: \.self) { Text("line \($0)") } }
            }
        }
        for distance in [20.0, 60, 45, 110, -30, 400, 15] {
            screen.scroll(at: CGPoint(x: 150, y: 150), by: CGSize(width: 0, height: distance))
            #expect(screen.rebuild() == [])
        }
    }
}
