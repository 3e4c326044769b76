import MartletGraph
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Random trees laid out by layouts as values", .serialized)
struct LayoutPropertyTests {
    enum Kind: CaseIterable { case stacks, values }

    private struct Tree {
        var random: SeededRandom
        let kind: Kind

        mutating func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        mutating func spacing() -> CGFloat? { Bool.random(using: &random) ? nil : number(0...12) }

        mutating func view(_ depth: Int) -> AnyView {
            if depth == 0 { return leaf() }
            let children = (0..<Int.random(in: 1...4, using: &random)).map { _ in view(depth - 1) }
            let content = ForEach(Array(children.indices), id: \.self) { children[$0] }
            // What frames a spacer, or gives it a priority, is a spacer to our stacks, and no public call tells.
            let first = depth == 1 ? leaf(withSpacers: false) : children[0]
            switch Int.random(in: 0...9, using: &random) {
            case 0...2: return row(content)
            case 3...5: return column(content)
            case 6: return AnyView(first.padding(number(0...9)))
            case 7: return AnyView(first.frame(minWidth: number(0...40), maxWidth: number(40...200)))
            case 8: return AnyView(first.layoutPriority(number(0...2)))
            default: return AnyView(first.fixedSize(horizontal: Bool.random(using: &random), vertical: false))
            }
        }

        private mutating func row(_ content: some View) -> AnyView {
            let alignment: VerticalAlignment = [.top, .center, .bottom, .firstTextBaseline].randomElement(
                using: &random)!
            let spacing = spacing()
            switch kind {
            case .stacks: return AnyView(HStack(alignment: alignment, spacing: spacing) { content })
            case .values: return AnyView(AnyLayout(HStackLayout(alignment: alignment, spacing: spacing)) { content })
            }
        }

        private mutating func column(_ content: some View) -> AnyView {
            let alignment: HorizontalAlignment = [.leading, .center, .trailing].randomElement(using: &random)!
            let spacing = spacing()
            switch kind {
            case .stacks: return AnyView(VStack(alignment: alignment, spacing: spacing) { content })
            case .values: return AnyView(AnyLayout(VStackLayout(alignment: alignment, spacing: spacing)) { content })
            }
        }

        private mutating func leaf(withSpacers: Bool = true) -> AnyView {
            switch Int.random(in: withSpacers ? 0...6 : 1...6, using: &random) {
            case 0: return AnyView(Spacer(minLength: Bool.random(using: &random) ? nil : number(0...20)))
            case 1: return AnyView(Color.red.frame(width: number(5...60), height: number(5...60)))
            case 2: return AnyView(Color.red)
            case 3: return AnyView(Divider())
            case 4: return AnyView(Text("words that wrap where there is too little room"))
            case 5: return AnyView(Color.red.frame(maxWidth: number(10...80), maxHeight: number(10...80)))
            default: return AnyView(Text("word").font(.system(size: number(8...30))))
            }
        }
    }

    private func rects(_ seed: UInt64, _ kind: Kind) -> [CGRect] {
        var tree = Tree(random: SeededRandom(state: seed), kind: kind)
        let window = TestWindow(size: CGSize(width: 320, height: 240), tree.view(3))
        window.settle()
        defer { window.close() }
        func leaves(_ node: LayoutNode) -> [CGRect] {
            let children = node.layoutChildren
            return children.isEmpty ? [node.frameInWindow] : children.flatMap { leaves($0) }
        }
        return leaves(window.root.root)
    }

    @Test("the stacks as values give the rectangles of the stacks")
    func sameAsStacks() {
        for seed in UInt64(1)...400 {
            let expected = rects(seed, .stacks)
            for kind in [Kind.values] {
                let found = rects(seed, kind)
                let isSame =
                    found.count == expected.count
                    && zip(found, expected).allSatisfy { a, b in
                        abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01
                            && abs(a.height - b.height) < 0.01
                    }
                let different = zip(found, expected).first { $0 != $1 }
                #expect(isSame, "seed \(seed), \(kind): \(String(describing: different))")
            }
        }
    }

    @Test("a grid of boxes stands as its formula says")
    func gridFormula() {
        for seed in UInt64(1)...60 {
            var random = SeededRandom(state: seed)
            let columns = Int.random(in: 1...5, using: &random)
            let sizes: [[CGSize]] = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                (0..<columns).map { _ in
                    CGSize(
                        width: CGFloat(Int.random(in: 1...40, using: &random)),
                        height: CGFloat(Int.random(in: 1...30, using: &random)))
                }
            }
            let grid = Grid(alignment: .bottomTrailing, horizontalSpacing: 3, verticalSpacing: 4) {
                ForEach(sizes.indices, id: \.self) { row in
                    GridRow {
                        ForEach(0..<columns, id: \.self) { column in
                            Color.red.frame(width: sizes[row][column].width, height: sizes[row][column].height)
                                .accessibilityIdentifier("\(row) \(column)")
                        }
                    }
                }
            }
            let window = CGSize(width: 400, height: 400)
            let rects = Screen(size: window) {
                grid.frame(width: window.width, height: window.height, alignment: .topLeading)
            }.rects
            let widths: [CGFloat] = (0..<columns).map { column in sizes.map { $0[column].width }.max()! }
            let heights: [CGFloat] = sizes.map { row in row.map { $0.height }.max()! }
            for (row, cells) in sizes.enumerated() {
                for (column, size) in cells.enumerated() {
                    let right = widths[0...column].reduce(0, +) + 3 * CGFloat(column)
                    let bottom = heights[0...row].reduce(0, +) + 4 * CGFloat(row)
                    let expected = CGRect(
                        x: right - size.width, y: bottom - size.height, width: size.width, height: size.height)
                    #expect(rects["\(row) \(column)"] == expected, "seed \(seed)")
                }
            }
        }
    }
}
