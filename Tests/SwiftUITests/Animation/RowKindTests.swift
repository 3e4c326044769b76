import Testing
@testable import ViewTesting

@testable import SwiftUI

/// Rows that come, go and change places, in every container, animated in every way.
@MainActor @Suite("Motion of rows of every kind", .serialized)
struct RowKindTests {
    final class Model: ObservableObject {
        @Published var names = RowKindTests.names
    }

    nonisolated static let names = ["Ann", "Bea", "Cid", "Dan", "Eve", "Fay"]

    enum Kind: CaseIterable {
        case stack, lazyStack, plainList, list, sections, header, grid, lazyRow

        var isList: Bool { [.plainList, .list, .sections].contains(self) }
    }

    struct Page: View {
        @ObservedObject var model: Model
        let kind: Kind
        let isValue: Bool

        @ViewBuilder private var rows: some View { ForEach(model.names, id: \.self) { Text($0).padding(4) } }

        @ViewBuilder private var content: some View {
            switch kind {
            case .stack: ScrollView { VStack { rows }.frame(maxWidth: .infinity) }
            case .lazyStack: ScrollView { LazyVStack { rows } }
            case .plainList: List { rows }.listStyle(.plain)
            case .list: List { rows }
            case .sections:
                List {
                    Section { Text("First") }
                    Section { rows }
                    Section { Text("Last") }
                }
            case .header:
                ScrollView {
                    LazyVStack(pinnedViews: .sectionHeaders) {
                        Section("Names") { rows }
                        Section("Other") { Text("Last") }
                    }
                }
            case .grid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows } }
            case .lazyRow: ScrollView(.horizontal) { LazyHStack { rows } }
            }
        }

        var body: some View {
            if isValue { content.animation(.linear(duration: 0.5), value: model.names) } else { content }
        }
    }

    struct Change: CustomTestStringConvertible {
        let testDescription: String
        let names: [String]
    }

    nonisolated static let changes = [
        Change(testDescription: "insert", names: ["Ann", "New", "Bea", "Cid", "Dan", "Eve", "Fay"]),
        Change(testDescription: "insert first", names: ["New", "Ann", "Bea", "Cid", "Dan", "Eve", "Fay"]),
        Change(testDescription: "remove", names: ["Ann", "Cid", "Dan", "Eve", "Fay"]),
        Change(testDescription: "move", names: ["Dan", "Ann", "Bea", "Cid", "Eve", "Fay"]),
        Change(testDescription: "all", names: ["Fay", "New", "Cid", "Eve", "Ann"]),
        Change(testDescription: "empty", names: []),
    ]

    private func screen(_ model: Model, _ kind: Kind, isValue: Bool) -> Screen {
        Screen(size: CGSize(width: 300, height: 640)) { Page(model: model, kind: kind, isValue: isValue) }
    }

    private func write(_ names: [String], to model: Model, isValue: Bool) {
        if isValue { model.names = names } else { withAnimation(.linear(duration: 0.5)) { model.names = names } }
    }

    @Test(
        "semantics 119-122, 129: rows of every container come, go and change places on their way, and rest as if new",
        arguments: Kind.allCases, changes)
    func changes(kind: Kind, change: Change) {
        for isValue in [false, true] {
            let model = Model()
            let screen = screen(model, kind, isValue: isValue)
            // Halves of a point are pixels, so that what begins to move stands where it stood.
            let before = screen.image(scale: 2)
            write(change.names, to: model, isValue: isValue)
            #expect(screen.isAnimating && screen.texts.filter { $0.count == 3 } == change.names, "\(isValue)")
            let film = screen.film(for: .milliseconds(400), every: .milliseconds(100), scale: 2)
            #expect(Set(film).count == film.count, "\(isValue)")
            // Which line stands above a row of a list, its place among the rows says.
            #expect(film[0] == before || kind.isList, "\(isValue)")
            #expect(screen.settle(atMost: .seconds(3)) && screen.rebuild() == [])
            let other = Model()
            other.names = change.names
            #expect(screen.image(scale: 2) == self.screen(other, kind, isValue: isValue).image(scale: 2), "\(isValue)")
            #expect(screen.window.root.arrivals.isEmpty && screen.window.root.departures.isEmpty)
        }
    }

    @Test(
        "semantics 125: a change that is taken back half way leads back to the first picture", arguments: Kind.allCases)
    func takenBack(kind: Kind) {
        for change in Self.changes {
            let model = Model()
            let screen = screen(model, kind, isValue: false)
            let before = screen.image(scale: 2)
            write(change.names, to: model, isValue: false)
            screen.advance(by: .milliseconds(250))
            let half = screen.image(scale: 2)
            write(Self.names, to: model, isValue: false)
            #expect(half != before)
            // What changes places is drawn in the order in which it will stand; a line of a list belongs to a place.
            let keepsOrder = ["insert", "insert first", "remove", "empty"].contains(change.testDescription)
            if keepsOrder, !kind.isList {
                #expect(screen.image(scale: 2) == half, "\(change.testDescription): nothing jumps")
            }
            #expect(screen.settle(atMost: .seconds(3)) && screen.image(scale: 2) == before && screen.rebuild() == [])
        }
    }

    @Test("in a container that was scrolled, what is seen moves, and rests as if new", arguments: Kind.allCases)
    func scrolled(kind: Kind) {
        guard kind != .lazyRow else { return }
        let model = Model()
        model.names = (10..<60).map { "R\($0)" }
        let screen = screen(model, kind, isValue: false)
        screen.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 300))
        screen.settle()
        screen.advance(by: .seconds(3))
        let before = screen.image(scale: 2)
        let middle = screen.texts.filter { $0.hasPrefix("R") }[screen.texts.count / 2]
        withAnimation(.linear(duration: 0.5)) { model.names.removeAll { $0 == middle } }
        #expect(screen.isAnimating && screen.image(scale: 2) == before)
        let film = screen.film(for: .milliseconds(400), every: .milliseconds(100), scale: 2)
        #expect(Set(film).count == film.count)
        #expect(screen.settle(atMost: .seconds(3)) && !screen.texts.contains(middle) && screen.rebuild() == [])
    }
}
