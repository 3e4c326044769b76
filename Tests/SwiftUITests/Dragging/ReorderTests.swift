import MartletHost
import SwiftUI
import Testing

@testable import ViewTesting

@MainActor @Suite("Reordering", .serialized)
struct ReorderTests {
    struct Card: Identifiable {
        let id: Int
        var name: String { "card \(id)" }
    }

    @MainActor final class Log { var entries: [String] = [] }

    enum Kind { case column, row, grid, list }

    struct Board: View {
        let kind: Kind
        let log: Log
        var isEnabled = true
        @State private var cards = (1...4).map { Card(id: $0) }

        @ViewBuilder private var content: some View {
            let items = ForEach(cards) { card in
                Text(card.name).frame(width: 80, height: kind == .column ? 20 + CGFloat(card.id) * 10 : 40)
            }.reorderable()
            switch kind {
            case .column: VStack { items }
            case .row: HStack { items }
            case .grid: LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))]) { items }
            case .list: List { items }
            }
        }

        var body: some View {
            content.reorderContainer(for: Card.self, isEnabled: isEnabled) { difference in
                log.entries.append("\(difference.sources) \(difference.destination.position)")
                let moved = cards.filter { difference.sources.contains($0.id) }
                cards.removeAll { difference.sources.contains($0.id) }
                switch difference.destination.position {
                case .before(let id): cards.insert(contentsOf: moved, at: cards.firstIndex { $0.id == id }!)
                case .end: cards += moved
                }
            }
        }
    }

    private func screen(_ kind: Kind, _ log: Log, isEnabled: Bool = true, direction: LayoutDirection = .leftToRight)
        -> Screen
    {
        Screen(size: CGSize(width: 400, height: 400)) {
            Board(kind: kind, log: log, isEnabled: isEnabled).environment(\.layoutDirection, direction)
        }
    }

    /// Drags the middle of a card to the middle of where another one is.
    private func drag(_ screen: Screen, _ from: Int, to: Int) throws {
        let (start, end) = (try #require(screen.rects["card \(from)"]), try #require(screen.rects["card \(to)"]))
        screen.drag(from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: end.midY))
        screen.settle()
    }

    private func pointer(_ screen: Screen, _ phase: PointerEvent.Phase, _ point: CGPoint) {
        screen.send(.pointer(PointerEvent(phase: phase, location: point, clickCount: 1, time: screen.clock.now)))
    }

    private func order(_ screen: Screen) -> [String] { screen.texts.map { String($0.last!) } }

    @Test("a card goes where it is dropped: in columns, rows, grids and lists, forwards and back")
    func moves() throws {
        for kind in [Kind.column, .row, .grid, .list] {
            let log = Log()
            let screen = screen(kind, log)
            try drag(screen, 1, to: 3)
            #expect(order(screen) == ["2", "3", "1", "4"], "\(kind)")
            try drag(screen, 4, to: 2)
            #expect(order(screen) == ["4", "2", "3", "1"], "\(kind)")
            try drag(screen, 4, to: 1)
            #expect(order(screen) == ["2", "3", "1", "4"], "\(kind)")
            #expect(log.entries == ["[1] before(4)", "[4] before(2)", "[4] end"], "\(kind) \(screen.warnings)")
        }
    }

    @Test("nothing is told of a card that comes back to its place, or cannot be moved")
    func inPlace() throws {
        let log = Log()
        let moved = screen(.column, log)
        let card = try #require(moved.rects["card 2"])
        moved.drag(from: CGPoint(x: card.midX, y: card.midY), to: CGPoint(x: card.midX + 60, y: card.midY + 6))
        moved.settle()
        #expect(moved.rects["card 2"] == card && log.entries.isEmpty)
        let fixed = screen(.column, log, isEnabled: false)
        try drag(fixed, 1, to: 3)
        #expect(order(fixed) == ["1", "2", "3", "4"] && log.entries.isEmpty)
    }

    @Test("a row goes the other way where texts are read from right to left")
    func mirrored() throws {
        let log = Log()
        let screen = screen(.row, log, direction: .rightToLeft)
        try drag(screen, 1, to: 3)
        #expect(log.entries == ["[1] before(4)"])
        #expect(try #require(screen.rects["card 1"]).minX < #require(screen.rects["card 3"]).minX)
    }

    @Test("while a card is dragged the others make room, and the data stays")
    func room() throws {
        let log = Log()
        let screen = screen(.column, log)
        screen.showsSystemMotion = true
        let before = screen.rects
        let pictures = screen.image()
        let (start, end) = (try #require(before["card 1"]), try #require(before["card 2"]))
        pointer(screen, .down, CGPoint(x: start.midX, y: start.midY))
        for y in [start.midY + 10, end.midY + 4] { pointer(screen, .moved, CGPoint(x: start.midX, y: y)) }
        screen.advance(by: .seconds(1))
        // It is ten points higher than the one whose place it takes.
        #expect(try #require(screen.rects["card 2"]).midY == start.midY + 5)
        #expect(screen.image() != pictures && log.entries.isEmpty)
        pointer(screen, .up, CGPoint(x: start.midX, y: end.midY + 4))
        screen.settle()
        #expect(order(screen) == ["2", "1", "3", "4"])
    }

    @Test("a finger that has rested takes a card along; one that moves at once does not")
    func finger() throws {
        let log = Log()
        let screen = screen(.row, log)
        let (start, end) = (try #require(screen.rects["card 1"]), try #require(screen.rects["card 3"]))
        func touch(_ phase: PointerEvent.Phase, _ x: CGFloat) {
            screen.send(
                .pointer(
                    PointerEvent(
                        phase: phase, location: CGPoint(x: x, y: start.midY), clickCount: 1, time: screen.clock.now,
                        sequence: 1)))
        }
        for rests in [false, true] {
            touch(.down, start.midX)
            if rests { screen.advance(by: .milliseconds(600)) }
            for step in 1...10 { touch(.moved, start.midX + (end.midX - start.midX) * CGFloat(step) / 10) }
            touch(.up, end.midX)
            #expect(log.entries == (rests ? ["[1] before(4)"] : []))
        }
    }

    private struct Long: View {
        let log: Log
        var body: some View {
            ScrollView {
                LazyVStack { ForEach((1...200).map { Card(id: $0) }) { Text($0.name).frame(height: 40) }.reorderable() }
            }
            .reorderContainer(for: Card.self) { log.entries.append("\($0.sources) \($0.destination.position)") }
        }
    }

    @Test("behind the last card that is made comes the next of the data")
    func lazy() throws {
        let log = Log()
        let screen = Screen(size: CGSize(width: 300, height: 400)) { Long(log: log) }
        let last = try #require(screen.rects.max { $0.value.maxY < $1.value.maxY })
        let number = try #require(Int(last.key.dropFirst(5)))
        let start = try #require(screen.rects["card 2"])
        // Far below all that is made.
        screen.drag(from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: start.midX, y: 5000))
        let entry = try #require(log.entries.first)
        #expect(number < 150 && entry.hasPrefix("[2] before("), "\(entry)")
    }

    @Test("a card or a row can be moved without a pointer", arguments: [Kind.row, .list])
    func actions(kind: Kind) {
        let log = Log()
        let screen = screen(kind, log)
        #expect(screen.text("card 2").actions == ["Move Up", "Move Down"])
        screen.text("card 2").act("Move Down")
        screen.text("card 2").act("Move Down")
        screen.text("card 1").act("Move Up")
        #expect(order(screen) == ["1", "3", "4", "2"] && log.entries == ["[2] before(4)", "[2] end"])
    }

    struct Columns: View {
        let log: Log
        @State private var columns = ["todo": [1, 2], "done": [3]]
        var body: some View {
            HStack(alignment: .top) {
                ForEach(["todo", "done"], id: \.self) { name in
                    VStack {
                        ForEach(columns[name]!.map { Card(id: $0) }) { Text($0.name).frame(width: 100, height: 40) }
                            .reorderable(collectionID: name)
                    }
                }
            }
            .reorderContainer(for: Card.self, in: String.self) { difference in
                log.entries.append("\(difference)")
                for name in columns.keys { columns[name]!.removeAll { difference.sources.contains($0) } }
                let name = difference.destination.collectionID
                if case .before(let id) = difference.destination.position {
                    columns[name]!.insert(contentsOf: difference.sources, at: columns[name]!.firstIndex(of: id)!)
                } else {
                    columns[name]! += difference.sources
                }
            }
        }
    }

    @Test("a card goes from one collection to another, before the one or behind the one that it is dropped on")
    func collections() throws {
        let log = Log()
        let screen = Screen(size: CGSize(width: 400, height: 300)) { Columns(log: log) }
        let (one, three) = (try #require(screen.rects["card 1"]), try #require(screen.rects["card 3"]))
        screen.drag(from: CGPoint(x: one.midX, y: one.midY), to: CGPoint(x: three.midX, y: three.midY + 12))
        screen.settle()
        let moved = try #require(screen.rects["card 1"])
        #expect(abs(moved.midX - three.midX) < 1 && moved.minY > three.maxY, "\(log.entries) \(screen.warnings)")
        let two = try #require(screen.rects["card 2"])
        screen.drag(from: CGPoint(x: two.midX, y: two.midY), to: CGPoint(x: three.midX, y: two.midY - 12))
        screen.settle()
        #expect(try #require(screen.rects["card 2"]).maxY < #require(screen.rects["card 3"]).minY)
    }
}
