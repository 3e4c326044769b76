import MartletCairo
import MartletDisplay
import MartletHeadless
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Motion of rows", .serialized)
struct RowMotionTests {
    private static let linear = Animation.linear(duration: 1)

    /// Where the rows of a page stand, by their colours; row 1 is red, row 2 is blue.
    private struct Rows<Content: View>: View {
        let ids: [Int]
        let container: ([Int]) -> Content
        var body: some View { ScrollView { container(ids) } }
    }

    private static func color(_ id: Int) -> some View {
        (id == 1 ? Color.pureRed : id == 2 ? .pureBlue : .gray).frame(width: 20, height: 20)
    }

    /// The vertical middle line of the page.
    private func lines(_ page: Moving, _ color: RGBA8, x: Int = 100) -> ClosedRange<Int>? {
        let pixels = page.picture.pixels
        let rows = (0..<100).filter { pixels[x, $0] == color }
        return rows.first.map { $0...rows.last! + 1 }
    }

    @Test("semantics 129: rows of a lazy stack that change places are drawn on their way")
    func moves() {
        let page = Moving { model in
            Rows(ids: model.isOn ? [2, 3, 1] : [1, 2, 3]) { ids in
                LazyVStack(spacing: 0) { ForEach(ids, id: \.self) { Self.color($0) } }
            }
        }
        #expect(lines(page, .pureRed) == 0...20 && lines(page, .pureBlue) == 20...40)
        page.change(Self.linear) { $0.isOn = true }
        #expect(lines(page, .pureBlue) == 20...40)
        page.advance(by: 0.5)
        #expect(lines(page, .pureBlue) == 10...20 && lines(page, .pureRed) == 20...40)
        page.advance(by: 0.6)
        #expect(lines(page, .pureBlue) == 0...20 && lines(page, .pureRed) == 40...60)
        let frames = page.frames
        page.advance(by: 1)
        #expect(page.frames == frames)
    }

    private struct Coming<Content: View>: View {
        let isOn: Bool
        @ViewBuilder let content: Content
        var body: some View {
            ZStack(alignment: .topLeading) {
                if isOn { content.frame(width: 200, height: 100).transition(.move(edge: .trailing)) }
            }
            .frame(width: 200, height: 100)
        }
    }

    @Test("what lies in a scroll view or list that comes in moves with it, and does not come on its own")
    func comesAlong() {
        let scrolled = Moving { model in
            Coming(isOn: model.isOn) { ScrollView { Color.pureRed.frame(width: 200, height: 20) } }
        }
        let lazy = Moving { model in
            Coming(isOn: model.isOn) {
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<3) { _ in Color.pureRed.frame(height: 20) } } }
            }
        }
        let list = Moving { model in
            Coming(isOn: model.isOn) {
                List { ForEach(0..<3) { _ in Color.pureRed.frame(height: 40).listRowInsets(EdgeInsets()) } }
                    .listStyle(.plain)
            }
        }
        for page in [scrolled, lazy, list] {
            page.change(Self.linear) { $0.isOn = true }
            page.advance(by: 0.25)
            #expect(page.picture.pixels[145, 15] != .pureRed && page.picture.pixels[155, 15] == .pureRed)
            page.advance(by: 0.5)
            #expect(page.picture.pixels[45, 15] != .pureRed && page.picture.pixels[55, 15] == .pureRed)
            page.advance(by: 0.5)
            #expect(page.picture.pixels[5, 15] == .pureRed)
        }
    }

    @Test("semantics 119-122: a row that is removed fades where it was, behind those that close up")
    func removes() {
        let page = Moving { model in
            Rows(ids: model.isOn ? [3, 2] : [3, 1, 2]) { ids in
                LazyVStack(spacing: 0) {
                    ForEach(ids, id: \.self) { Self.color($0).transition($0 == 1 ? .offset(y: 1) : .opacity) }
                }
            }
        }
        page.change(Self.linear) { $0.isOn = true }
        #expect(lines(page, .pureRed) == 20...40 && lines(page, .pureBlue) == 40...60)
        page.advance(by: 0.5)
        #expect(lines(page, .pureBlue) == 30...50 && lines(page, .pureRed)?.lowerBound == 21)
        page.advance(by: 0.6)
        #expect(lines(page, .pureRed) == nil && lines(page, .pureBlue) == 20...40)
        page.change(Self.linear) { $0.isOn = false }
        page.advance(by: 0.5)
        #expect(lines(page, .pureBlue) == 30...50)
        page.advance(by: 0.6)
        #expect(lines(page, .pureRed) == 20...40 && lines(page, .pureBlue) == 40...60)
        #expect(page.picture.root.arrivals.isEmpty && page.picture.root.departures.isEmpty)
    }

    @Test("semantics 125, 126: a row that comes back while it goes keeps its state, and disappears when it is gone")
    func comesBack() {
        final class Log { var lines: [String] = [] }
        struct Counting: View {
            @State private var number = 0
            let log: Log
            var body: some View {
                Color.pureRed.frame(width: 20, height: CGFloat(20 + number))
                    .onAppear {
                        log.lines.append("appear")
                        number += 10
                    }
                    .onDisappear { log.lines.append("disappear") }
            }
        }
        let log = Log()
        let page = Moving { model in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(model.isOn ? [] : [1], id: \.self) { _ in Counting(log: log).transition(.offset(y: 1)) }
                }
            }
        }
        #expect(lines(page, .pureRed) == 0...30)
        page.change(Self.linear) { $0.isOn = true }
        page.advance(by: 0.4)
        page.change(Self.linear) { $0.isOn = false }
        page.advance(by: 2)
        #expect(lines(page, .pureRed) == 0...30 && log.lines == ["appear"])
        page.change(Self.linear) { $0.isOn = true }
        page.advance(by: 0.9)
        #expect(log.lines == ["appear"])
        page.advance(by: 0.2)
        #expect(log.lines == ["appear", "disappear"] && lines(page, .pureRed) == nil)
    }

    @Test("rows that come into sight do so with their neighbours")
    func revealed() {
        let page = Moving { model in
            Rows(ids: model.isOn ? Array(51..<10_000) + [2] : Array(1..<10_000)) { ids in
                LazyVStack(spacing: 0) {
                    ForEach(ids, id: \.self) { (($0 == 60) ? Color.pureRed : .gray).frame(width: 20, height: 20) }
                }
            }
        }
        page.change(Self.linear) { $0.isOn = true }
        #expect(lines(page, .pureRed) == nil)
        page.advance(by: 0.5)
        #expect(lines(page, .pureRed) == nil)
        page.advance(by: 0.6)
        #expect(lines(page, .pureRed) == nil)
        let near = Moving { model in
            Rows(ids: model.isOn ? Array(8..<100) : Array(4..<100)) { ids in
                LazyVStack(spacing: 0) {
                    ForEach(ids, id: \.self) { (($0 == 10) ? Color.pureRed : .gray).frame(width: 20, height: 20) }
                }
            }
        }
        #expect(lines(near, .pureRed) == nil)
        near.change(Self.linear) { $0.isOn = true }
        near.advance(by: 0.5)
        #expect(lines(near, .pureRed) == 80...100)
        near.advance(by: 0.6)
        #expect(lines(near, .pureRed) == 40...60)
    }

    @Test("views of a grid move to the places of those that went")
    func grid() {
        let page = Moving { model in
            Rows(ids: model.isOn ? [2, 3, 4] : [3, 4, 2]) { ids in
                LazyVGrid(columns: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20), spacing: 0)], spacing: 0) {
                    ForEach(ids, id: \.self) { Self.color($0) }
                }
            }
        }
        #expect(lines(page, .pureBlue, x: 90) == 20...40)
        page.change(Self.linear) { $0.isOn = true }
        page.advance(by: 0.5)
        #expect(lines(page, .pureBlue, x: 85) == 10...30)
        page.advance(by: 0.6)
        #expect(lines(page, .pureBlue, x: 85) == 0...20)
    }

    @Test("what comes while others change places is seen at its own place on its way in")
    func comesAmongMovers() {
        func content(_ ids: [Int]) -> some View {
            ForEach(ids, id: \.self) { Self.color($0).transition(.offset(y: 1)) }
        }
        func ids(_ model: Moving.Model) -> [Int] { model.isOn ? [5, 1, 4, 3] : [6, 7, 3, 4] }
        let columns = [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20), spacing: 0)]
        let pages = [
            (Moving { model in VStack(spacing: 0) { content(ids(model)) }.frame(width: 200) }, 100, 20),
            (Moving { model in ScrollView { LazyVStack(spacing: 0) { content(ids(model)) } } }, 100, 20),
            (
                Moving { model in ScrollView { LazyVGrid(columns: columns, spacing: 0) { content(ids(model)) } } }, 110,
                0
            ),
        ]
        for (page, x, y) in pages {
            page.change(Self.linear) { $0.isOn = true }
            page.advance(by: 0.5)
            #expect(lines(page, .pureRed, x: x)?.lowerBound == y + 1, "half a point further down")
            page.advance(by: 0.6)
            #expect(lines(page, .pureRed, x: x) == y...y + 20)
        }
    }

    @Test("rows of a section come and go, in a stack, a lazy stack and a list; other views in them, too")
    func sections() {
        func content(_ model: Moving.Model) -> some View {
            Section {
                ForEach(model.isOn ? [3] : [1, 3], id: \.self) { Self.color($0).transition(.offset(y: 1)) }
                if !model.isOn { Color.pureBlue.frame(width: 20, height: 20).transition(.offset(y: 1)) }
            }
        }
        let pages = [
            Moving { model in VStack(spacing: 0) { content(model) }.frame(width: 200) },
            Moving { model in ScrollView { LazyVStack(spacing: 0) { content(model) } } },
            Moving { model in
                List { content(model).listRowInsets(EdgeInsets(top: 0, leading: 90, bottom: 0, trailing: 90)) }
                    .listStyle(.plain).environment(\.defaultMinListRowHeight, 10)
            },
        ]
        for page in pages {
            #expect(lines(page, .pureRed) != nil && lines(page, .pureBlue) != nil)
            page.change(Self.linear) { $0.isOn = true }
            page.advance(by: 0.5)
            #expect(lines(page, .pureRed) != nil && lines(page, .pureBlue) != nil)
            page.advance(by: 0.6)
            #expect(lines(page, .pureRed) == nil && lines(page, .pureBlue) == nil)
            page.change(Self.linear) { $0.isOn = false }
            page.advance(by: 1.1)
            #expect(lines(page, .pureRed) != nil && lines(page, .pureBlue) != nil)
            #expect(page.picture.root.arrivals.isEmpty && page.picture.root.departures.isEmpty)
        }
    }

    private struct Names: View {
        @State private var names = ["Ann", "Bea", "Cid", "Dan"]
        var body: some View {
            List { Section { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } } }
            Button("Remove") { withAnimation { _ = names.remove(at: 1) } }
        }
    }

    @Test(
        "semantics 130: a row of a list fades out while the others and their card close up"
    )
    func list() {
        let screen = Screen(size: CGSize(width: 300, height: 400)) { Names() }
        screen.button("Remove").tap()
        #expect(screen.texts == ["Ann", "Cid", "Dan", "Remove"] && screen.isAnimating)
        let film = screen.film(for: .milliseconds(250), every: .milliseconds(50))
        #expect(Set(film).count == film.count)
        screen.settle()
        let after = screen.image()
        #expect(screen.rebuild() == [] && screen.image() == after)
    }
}
