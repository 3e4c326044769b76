import MartletGraph
import Testing
import ViewTesting

@testable import SwiftUI

/// Lengths that are none where they come in through more than one value.
@MainActor @Suite("Bad input to spacers, guides, priorities, lazy containers, margins and columns", .serialized)
struct UncheckedLengthTests {
    enum Place: CaseIterable {
        case spacer, guide, baseline, priority, anchor, lazySpacing, rows, inset, safeArea, margins
        case tableColumn, splitColumn, columns

        @MainActor @ViewBuilder func view(_ number: CGFloat) -> some View {
            switch self {
            case .spacer, .guide, .baseline, .priority, .anchor: stacked(number)
            case .lazySpacing, .rows, .inset, .safeArea, .margins: scrolled(number)
            default: divided(number)
            }
        }

        @MainActor @ViewBuilder private func stacked(_ number: CGFloat) -> some View {
            switch self {
            case .spacer:
                HStack {
                    Text("a")
                    Spacer(minLength: number)
                    Text("b")
                }
            case .guide:
                VStack(alignment: .leading) {
                    Text("a").alignmentGuide(.leading) { _ in number }
                    Text("b")
                }
            case .baseline:
                HStack(alignment: .firstTextBaseline) {
                    Text("a").alignmentGuide(.firstTextBaseline) { _ in number }
                    Text("b")
                }
            case .priority:
                HStack {
                    Text("a").layoutPriority(Double(number))
                    Text("b")
                }
            default:
                Text("a").rotationEffect(.degrees(10), anchor: UnitPoint(x: number, y: 0.5))
                Text("b").scaleEffect(2, anchor: UnitPoint(x: 0.5, y: number))
            }
        }

        @MainActor @ViewBuilder private func scrolled(_ number: CGFloat) -> some View {
            switch self {
            case .lazySpacing:
                ScrollView {
                    LazyVStack(spacing: number) {
                        Text("a")
                        Text("b")
                    }
                }
            case .rows:
                List {
                    Text("a").listRowInsets(EdgeInsets(top: number, leading: number, bottom: number, trailing: number))
                    Text("b")
                }
                .listStyle(.plain).listRowSpacing(number).environment(\.defaultMinListRowHeight, number)
            case .inset:
                Text("a").safeAreaInset(edge: .bottom, spacing: number) { Text("b") }
            case .safeArea:
                VStack {
                    Text("a")
                    Text("b")
                }
                .safeAreaPadding(number)
            default:
                ScrollView {
                    Text("a")
                    Text("b")
                }
                .contentMargins(number).contentMargins(.all, number, for: .scrollIndicators)
            }
        }

        struct Line: Identifiable { let id: Int }

        @MainActor @ViewBuilder private func divided(_ number: CGFloat) -> some View {
            switch self {
            case .tableColumn:
                Table([Line(id: 1)]) {
                    TableColumn("A") { _ in Text("a") }.width(min: number, ideal: number, max: number)
                    TableColumn("B") { _ in Text("b") }.width(number)
                }
            case .splitColumn:
                NavigationSplitView {
                    Text("a").navigationSplitViewColumnWidth(min: number, ideal: 40, max: number)
                } detail: {
                    Text("b")
                }
            default:
                // Each of these lengths takes part in how many columns there are.
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 20), spacing: number)]) {
                    Text("a")
                    Text("b")
                }
                LazyVGrid(columns: [GridItem(.adaptive(minimum: number)), GridItem(.flexible(minimum: number))]) {
                    Text("c")
                }
                LazyVGrid(columns: [GridItem(.fixed(number), spacing: number), GridItem(.flexible(maximum: number))]) {
                    Text("d")
                }
            }
        }
    }

    private static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, -40, 0]

    @Test("no element gets a place that is no number, and what is around stays", arguments: Place.allCases)
    func finite(place: Place) {
        func strange(_ node: LayoutNode) -> [String] {
            let frame = node.frameInWindow
            let isPlace = (frame.minX + frame.minY + frame.width + frame.height).isFinite
            return (isPlace ? [] : ["\(type(of: node)) \(frame)"]) + node.layoutChildren.flatMap { strange($0) }
        }
        for number in Self.numbers {
            let window = TestWindow(
                size: CGSize(width: 600, height: 300),
                VStack(spacing: 0) {
                    Text("before")
                    VStack { place.view(number) }.frame(width: 550, height: 200)
                    Text("after")
                })
            window.settle()
            #expect(strange(window.root.root) == [], "\(number)")
            let texts = window.root.describe().texts.map(\.text)
            #expect(texts.first == "before" && texts.last == "after", "\(number): \(texts)")
            window.close()
        }
    }

    @Test("priorities that are no numbers count as none: no view loses its room", arguments: [0, 1, 2])
    func priorities(index: Int) {
        let screen = Screen(size: CGSize(width: 300, height: 100)) {
            HStack(spacing: 0) {
                ForEach(0..<3, id: \.self) { place in
                    Color.red.frame(height: 10).accessibilityIdentifier("\(place)")
                        .layoutPriority(place == index ? .nan : 0)
                }
            }
        }
        #expect((0..<3).map { screen.rects["\($0)"]?.width } == [100, 100, 100])
    }

    @Test("columns of no width with a gap below zero are as many as there are points, and not endless")
    func endlessColumns() {
        let screen = Screen(size: CGSize(width: 100, height: 100)) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 1), spacing: -1)], spacing: 0) {
                ForEach(0..<3, id: \.self) { Color.red.frame(height: 10).accessibilityIdentifier("\($0)") }
            }
            Text("after")
        }
        #expect(screen.texts == ["after"])
        #expect((0..<3).compactMap { screen.rects["\($0)"] }.allSatisfy { $0.minX.isFinite && $0.width <= 100 })
    }
}
