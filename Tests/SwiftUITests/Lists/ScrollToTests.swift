import SwiftUI
import Testing
import ViewTesting

private final class Told { var lines: [String] = [] }

/// Scrolls to what the button's title says.
private struct Page<Content: View>: View {
    let ids: [String]
    var anchor: UnitPoint?
    @ViewBuilder let content: Content

    var body: some View {
        ScrollViewReader { proxy in
            VStack(spacing: 0) {
                content
                HStack {
                    ForEach(ids.indices, id: \.self) { index in
                        Button("To \(ids[index])") { proxy.scrollTo(ids[index], anchor: anchor) }
                    }
                }.frame(height: 40)
            }
        }
    }
}

@MainActor @Suite("Scrolling to views")
struct ScrollToTests {
    private static let size = CGSize(width: 300, height: 540)

    private func screen(_ ids: String..., anchor: UnitPoint? = nil, @ViewBuilder _ content: () -> some View) -> Screen {
        Screen(size: Self.size) { Page(ids: ids, anchor: anchor, content: content) }
    }

    @Test("a list that a program scrolls, at once and from the beginning, makes the large title small")
    func title() {
        struct Titled: View {
            let isDown: Bool
            var body: some View {
                NavigationStack {
                    ScrollViewReader { proxy in
                        List(0..<200, id: \.self) { Text("Row \($0)") }
                            .toolbar { Button("Mid") { proxy.scrollTo(100, anchor: .center) } }
                            .onAppear { if isDown { proxy.scrollTo(100, anchor: .top) } }
                    }
                    .navigationTitle("Rows")
                }
            }
        }
        func height(_ screen: Screen) -> CGFloat { screen.rects["Rows"]?.midY ?? 0 }
        let screen = Screen(idiom: .phone) { Titled(isDown: false) }
        let large = height(screen)
        screen.button("Mid").tap()
        #expect(screen.text("Row 100").isVisible && height(screen) < large - 20)
        let begun = Screen(idiom: .phone) { Titled(isDown: true) }
        #expect(begun.text("Row 100").isVisible && height(begun) == height(screen))
    }

    @Test("a proxy scrolls to rows of sections that were not made yet, in lists, lazy stacks and grids")
    func sections() {
        let list = screen("40.7") {
            List {
                ForEach(0..<60) { section in
                    Section("Header \(section)") {
                        ForEach(0..<10) { Text("Row \(section).\($0)").id("\(section).\($0)") }
                    }
                }
            }
        }
        list.button("To 40.7").tap()
        #expect(list.text("Row 40.7").isHittable)

        let stack = screen("s40r7", anchor: .center) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<60) { section in
                        Section {
                            ForEach((0..<10).map { "s\(section)r\($0)" }, id: \.self) { Text($0).frame(height: 50) }
                        } header: {
                            Text("Header \(section)").frame(height: 20)
                        }
                    }
                }
            }
        }
        stack.button("To s40r7").tap()
        // In the middle of what the header leaves free: 20 to 500.
        #expect(stack.text("s40r7").frame.midY == 260)
        #expect(stack.text("Header 40").frame.midY == 10)

        let grid = screen("s40r7") {
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
                    ForEach(0..<60) { section in
                        Section("Header \(section)") {
                            ForEach((0..<10).map { "s\(section)r\($0)" }, id: \.self) { Text($0).frame(height: 50) }
                        }
                    }
                }
            }
        }
        grid.button("To s40r7").tap()
        #expect(grid.text("s40r7").isHittable)
    }

    private struct Years: View {
        var body: some View {
            ScrollViewReader { proxy in
                VStack {
                    HStack {
                        Button("There") { withAnimation { proxy.scrollTo("9-10", anchor: .center) } }
                        Button("Back") { withAnimation { proxy.scrollTo("0-0", anchor: .top) } }
                    }
                    List {
                        ForEach(0..<10) { year in
                            Section("Year \(year)") {
                                ForEach(0..<60) { day in Text("Day \(year)-\(day)").id("\(year)-\(day)") }
                            }
                        }
                    }
                }
            }
        }
    }

    @Test("an animated way to a row of a section that was not made yet ends there", arguments: [Idiom.phone, .desktop])
    func animated(idiom: Idiom) {
        let screen = Screen(size: CGSize(width: 400, height: 700), idiom: idiom) { Years() }
        for _ in 0..<2 {
            screen.button("There").tap()
            screen.advance(by: .seconds(3))
            #expect(abs(screen.text("Day 9-10").frame.midY - 370) < 40)
            screen.button("Back").tap()
            screen.advance(by: .seconds(3))
            #expect(screen.text("Day 0-0").isHittable)
        }
    }

    @Test("a proxy scrolls to a view inside of a row that was not made yet, and to the part of the row")
    func parts() {
        let screen = screen("s30r19") {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<50) { section in
                        VStack(spacing: 0) {
                            ForEach((0..<20).map { "s\(section)r\($0)" }, id: \.self) { Text($0).frame(height: 50) }
                        }
                    }
                }
            }
        }
        screen.button("To s30r19").tap()
        #expect(screen.text("s30r19").frame.midY == 475)
    }

    @Test("a proxy scrolls to a row of a lazy stack in a row that was not made yet")
    func nested() {
        let screen = screen("s30r19") {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<50) { section in
                        LazyVStack(spacing: 0) {
                            ForEach((0..<20).map { "s\(section)r\($0)" }, id: \.self) { Text($0).frame(height: 50) }
                        }
                    }
                }
            }
        }
        screen.button("To s30r19").tap()
        #expect(screen.text("s30r19").isHittable)
    }

    @Test("rows that are only looked into neither appear nor disappear; an id that nobody has does nothing")
    func silence() {
        let log = Told()
        let screen = screen("nobody", "30.1") {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<50) { section in
                        Section {
                            ForEach(0..<2) { Text("\(section).\($0)").frame(height: 250).id("\(section).\($0)") }
                        } header: {
                            Color.red.frame(height: 10)
                                .onAppear { log.lines.append("+\(section)") }
                                .onDisappear { log.lines.append("-\(section)") }
                        }
                    }
                }
            }
        }
        log.lines = []
        screen.button("To nobody").tap()
        #expect(log.lines == [])
        #expect(screen.text("0.0").isHittable)
        screen.button("To 30.1").tap()
        #expect(screen.text("30.1").isHittable)
        // The header of the section itself may be out of sight.
        #expect(log.lines.contains { $0 == "+30" || $0 == "+31" })
        #expect(!log.lines.contains("+15") && !log.lines.contains("-15"))
    }

    @Test("after End, Home shows a list from its very top, and End to its very bottom")
    func ends() {
        struct Rows: View {
            @State private var selection: Int?
            var body: some View {
                List(selection: $selection) {
                    Section {
                        ForEach(0..<100) { Text("Row \($0)") }
                    } header: {
                        Text("Numbers")
                    } footer: {
                        Text("That is all")
                    }
                }
            }
        }
        for style in 0..<2 {
            let screen = Screen(size: Self.size) {
                if style == 0 { Rows().listStyle(.plain) } else { Rows().listStyle(.insetGrouped) }
            }
            let header = screen.text("Numbers").frame
            screen.text("Row 0").tap()
            screen.press(.end)
            #expect(screen.text("Row 99").isHittable)
            #expect(screen.text("That is all").isHittable)
            screen.press(.home)
            #expect(screen.text("Numbers").frame == header)
        }
    }
}
