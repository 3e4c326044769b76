import MartletGraph
import Testing
import ViewTesting

@testable import SwiftUI

/// What a program's own layout, written as a stack, does.
private struct WrittenStack {
    let axis: Axis
    let spacing: CGFloat?
    let cross: (ViewDimensions) -> CGFloat

    struct Solution {
        var origins: [CGPoint] = []
        var offers: [ProposedViewSize] = []
        var size = CGSize.zero
    }

    private func main(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

    private func offer(_ main: CGFloat?, _ proposal: ProposedViewSize) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: main, height: proposal.height)
            : ProposedViewSize(width: proposal.width, height: main)
    }

    /// What each view is offered along the axis (semantics 71 to 76).
    private func offers(_ available: CGFloat, _ proposal: ProposedViewSize, _ views: LayoutSubviews) -> [CGFloat] {
        var offers = views.map { _ in max(0, available) }
        guard available > 0, available < .infinity, views.count > 1 else { return offers }
        func length(_ index: Int, _ main: CGFloat) -> CGFloat {
            self.main(views[index].sizeThatFits(offer(main, proposal)))
        }
        let least = views.indices.map { length($0, 0) }
        let most = views.indices.map { length($0, .infinity) }
        func flexibility(_ index: Int) -> CGFloat { most[index] == least[index] ? 0 : most[index] - least[index] }
        var remaining = available
        var rest = Array(views.indices)
        for priority in Set(views.map(\.priority)).sorted(by: >) {
            let group = rest.filter { views[$0].priority == priority }
            rest.removeAll { views[$0].priority == priority }
            let reserved = rest.reduce(0) { $0 + (least[$1].isFinite ? least[$1] : 0) }
            remaining -= reserved
            let order = group.sorted { a, b in
                if flexibility(a) != flexibility(b) { return flexibility(a) < flexibility(b) }
                return least[a] == least[b] ? a < b : least[a] > least[b]
            }
            for (place, index) in order.enumerated() {
                offers[index] = max(0, remaining / CGFloat(order.count - place))
                remaining -= length(index, offers[index])
            }
            remaining += reserved
        }
        return offers
    }

    func solve(_ proposal: ProposedViewSize, _ views: LayoutSubviews) -> Solution {
        var solution = Solution()
        let gaps = zip(views, views.dropFirst()).map { spacing ?? $0.spacing.distance(to: $1.spacing, along: axis) }
        let length = axis == .horizontal ? proposal.width : proposal.height
        let offers = length.map { self.offers($0 - gaps.reduce(0, +), proposal, views) }
        solution.offers = views.indices.map { offer(offers?[$0], proposal) }
        let sizes = views.indices.map { views[$0].dimensions(in: solution.offers[$0]) }
        let before = sizes.map(cross).max() ?? 0
        let after = sizes.map { across(CGSize(width: $0.width, height: $0.height)) - cross($0) }.max() ?? 0
        var position: CGFloat = 0
        for (index, size) in sizes.enumerated() {
            let start = before - cross(size)
            solution.origins.append(
                axis == .horizontal ? CGPoint(x: position, y: start) : CGPoint(x: start, y: position))
            position += main(CGSize(width: size.width, height: size.height)) + (index < gaps.count ? gaps[index] : 0)
        }
        solution.size =
            axis == .horizontal
            ? CGSize(width: position, height: before + after) : CGSize(width: before + after, height: position)
        return solution
    }

    func place(_ views: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
        let solution = solve(proposal, views)
        for index in views.indices {
            let origin = solution.origins[index]
            views[index].place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: solution.offers[index])
        }
    }

    func spacing(_ views: LayoutSubviews) -> ViewSpacing {
        var result = ViewSpacing()
        guard let first = views.first, let last = views.last else { return result }
        result.formUnion(first.spacing, edges: axis == .horizontal ? .leading : .top)
        result.formUnion(last.spacing, edges: axis == .horizontal ? .trailing : .bottom)
        for view in views where view.priority > -.infinity {
            result.formUnion(view.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
        }
        return result
    }
}

private struct WrittenHStack: Layout {
    var alignment: VerticalAlignment
    var spacing: CGFloat?
    private var stack: WrittenStack {
        WrittenStack(axis: .horizontal, spacing: spacing) { [alignment] in $0[alignment] }
    }
    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { stack.spacing(subviews) }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        stack.solve(proposal, subviews).size
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        stack.place(subviews, in: bounds, proposal)
    }
}

private struct WrittenVStack: Layout {
    var alignment: HorizontalAlignment
    var spacing: CGFloat?
    private var stack: WrittenStack {
        WrittenStack(axis: .vertical, spacing: spacing) { [alignment] in $0[alignment] }
    }
    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { stack.spacing(subviews) }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        stack.solve(proposal, subviews).size
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        stack.place(subviews, in: bounds, proposal)
    }
}

@MainActor @Suite("Random trees laid out by a program's own layouts", .serialized)
struct LayoutPropertyTests {
    enum Kind: CaseIterable { case stacks, values, written }

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
            case .written: return AnyView(WrittenHStack(alignment: alignment, spacing: spacing) { content })
            }
        }

        private mutating func column(_ content: some View) -> AnyView {
            let alignment: HorizontalAlignment = [.leading, .center, .trailing].randomElement(using: &random)!
            let spacing = spacing()
            switch kind {
            case .stacks: return AnyView(VStack(alignment: alignment, spacing: spacing) { content })
            case .values: return AnyView(AnyLayout(VStackLayout(alignment: alignment, spacing: spacing)) { content })
            case .written: return AnyView(WrittenVStack(alignment: alignment, spacing: spacing) { content })
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

    @Test("a layout written as a stack gives the stack's rectangles, and so do the stacks as values")
    func sameAsStacks() {
        for seed in UInt64(1)...400 {
            let expected = rects(seed, .stacks)
            for kind in [Kind.values, .written] {
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
