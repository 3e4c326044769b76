import SwiftUI

@testable import ViewTesting

/// A tree of containers, modifiers and leaves as a value, which can be changed anywhere.
struct LayoutSpec: Identifiable, Equatable, CustomStringConvertible {
    enum Kind: CaseIterable {
        // Containers.
        case hStack, vStack, zStack, grid, fitting, vGrid, hGrid, lazyVStack, lazyHStack, scroll, custom, switched,
            group
        // Containers that draw something of their own, and pages.
        case section, groupBox, disclosure, labeled, controlGroup, glass, hSplit, vSplit, list, form, table, tabs,
            navigationStack, splitView
        // Modifiers, of the first child.
        case fixedFrame, flexibleFrame, padding, overlay, background, safeAreaInset, safeAreaPadding, ignoresSafeArea
        case relativeFrame, aspectRatio, offset, position, fixedSize, priority, guide, scaled, reader
        // Leaves.
        case color, box, text, spacer, divider, symbol

        /// The containers that only lay out.
        static let layouts = Array(allCases[...allCases.firstIndex(of: .group)!])
        static let structures = Array(
            allCases[allCases.firstIndex(of: .section)!...allCases.firstIndex(of: .splitView)!])
        static let containers = layouts + structures
        static let leaves = Array(allCases[allCases.firstIndex(of: .color)!...])
        static let modifiers = allCases.filter { !containers.contains($0) && !leaves.contains($0) }
    }

    let id: Int
    var kind: Kind
    /// From 0 to 99; what they mean is the kind's.
    var numbers: [Int]
    var children: [LayoutSpec]

    var isModifier: Bool { Kind.modifiers.contains(kind) }
    var isLeaf: Bool { Kind.leaves.contains(kind) }

    func number(_ index: Int, _ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(range.lowerBound + numbers[index] % (range.upperBound - range.lowerBound + 1))
    }

    func one<T>(_ index: Int, of values: [T]) -> T { values[numbers[index] % values.count] }

    var count: Int { children.reduce(1) { $0 + $1.count } }

    func contains(_ kinds: Set<Kind>) -> Bool { kinds.contains(kind) || children.contains { $0.contains(kinds) } }

    var description: String {
        "\(id).\(kind)\(numbers)" + (children.isEmpty ? "" : "(\(children.map(\.description).joined(separator: " ")))")
    }
}

/// Makes trees and changes them.
struct LayoutSpecs {
    var random: SeededRandom
    private let containers: [LayoutSpec.Kind]
    private var lastID = 0

    init(seed: UInt64, containers: [LayoutSpec.Kind] = LayoutSpec.Kind.layouts) {
        random = SeededRandom(state: seed)
        self.containers = containers
    }

    private mutating func numbers() -> [Int] { (0..<4).map { _ in Int.random(in: 0..<100, using: &random) } }

    /// A tree whose root has two to four views inside.
    mutating func tree(_ depth: Int, in kind: LayoutSpec.Kind) -> LayoutSpec {
        lastID += 1
        let id = lastID
        let count = Int.random(in: 2...4, using: &random)
        return LayoutSpec(
            id: id, kind: kind, numbers: numbers(), children: (0..<count).map { _ in tree(depth - 1) })
    }

    mutating func tree(_ depth: Int) -> LayoutSpec {
        lastID += 1
        let id = lastID
        let kinds: [LayoutSpec.Kind] =
            depth == 0
            ? LayoutSpec.Kind.leaves
            : Int.random(in: 0..<3, using: &random) > 0 ? containers : LayoutSpec.Kind.modifiers
        let kind = kinds.randomElement(using: &random)!
        let count =
            depth == 0 ? 0 : LayoutSpec.Kind.modifiers.contains(kind) ? 2 : Int.random(in: 1...4, using: &random)
        return LayoutSpec(
            id: id, kind: kind, numbers: numbers(), children: (0..<count).map { _ in tree(depth - 1) })
    }

    /// Changes one place of a tree: its numbers, its kind, or what is inside.
    mutating func change(_ spec: inout LayoutSpec) {
        var place = Int.random(in: 0..<spec.count, using: &random)
        change(&spec, &place)
    }

    private mutating func change(_ spec: inout LayoutSpec, _ place: inout Int) {
        if place == 0 { return changeHere(&spec) }
        place -= 1
        for index in spec.children.indices {
            let count = spec.children[index].count
            if place < count { return change(&spec.children[index], &place) }
            place -= count
        }
    }

    private mutating func changeHere(_ spec: inout LayoutSpec) {
        switch Int.random(in: 0..<8, using: &random) {
        case 0 where !spec.isLeaf:
            spec.children.insert(tree(1), at: Int.random(in: 0...spec.children.count, using: &random))
        case 1 where spec.children.count > 1:
            spec.children.remove(at: Int.random(in: 0..<spec.children.count, using: &random))
        case 2 where spec.children.count > 1: spec.children.shuffle(using: &random)
        case 3:
            let kinds: [LayoutSpec.Kind] = spec.isLeaf ? LayoutSpec.Kind.leaves : containers
            spec.kind = kinds.randomElement(using: &random)!
        default: spec.numbers[Int.random(in: 0..<4, using: &random)] = Int.random(in: 0..<100, using: &random)
        }
    }
}

/// Shows a tree.
struct LayoutSpecView: View {
    let spec: LayoutSpec

    private static let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
    private static let vertical: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline]
    private static let both: [Alignment] = [.center, .topLeading, .bottomTrailing, .leading, .top]

    private var inside: some View { ForEach(spec.children) { LayoutSpecView(spec: $0) } }
    @ViewBuilder private var first: some View { if let child = spec.children.first { LayoutSpecView(spec: child) } }
    @ViewBuilder private var second: some View { if spec.children.count > 1 { LayoutSpecView(spec: spec.children[1]) } }
    private var spacing: CGFloat? { spec.numbers[1] < 40 ? nil : spec.number(1, 0...12) }

    var body: some View {
        if spec.isLeaf {
            leaf
        } else if spec.isModifier {
            modified
        } else if LayoutSpec.Kind.layouts.contains(spec.kind) {
            container
        } else {
            LayoutStructureView(spec: spec)
        }
    }

    @ViewBuilder private var leaf: some View {
        Group {
            switch spec.kind {
            case .box: Color.red.frame(width: spec.number(0, 1...70), height: spec.number(1, 1...50))
            case .text:
                Text(
                    spec.one(
                        0, of: ["a", "two words", "a longer text that may wrap where there is no room", "line\nline"])
                )
                .lineLimit(spec.one(1, of: [nil, 1, 2]))
                .font(spec.one(2, of: [.body, .caption, .title]))
            case .spacer: Spacer(minLength: spec.numbers[0] < 50 ? nil : spec.number(0, 0...20))
            case .divider: Divider()
            case .symbol: Image(systemName: "star").imageScale(spec.one(0, of: [.small, .large]))
            default: Color.blue
            }
        }
        .accessibilityIdentifier("\(spec.id)")
    }

    @ViewBuilder private var container: some View {
        switch spec.kind {
        case .hStack: HStack(alignment: spec.one(0, of: Self.vertical), spacing: spacing) { inside }
        case .vStack: VStack(alignment: spec.one(0, of: Self.horizontal), spacing: spacing) { inside }
        case .zStack: ZStack(alignment: spec.one(0, of: Self.both)) { inside }
        case .grid:
            Grid(alignment: spec.one(0, of: Self.both), horizontalSpacing: spacing) {
                ForEach(Array(spec.children.indices), id: \.self) { row in
                    if row % 3 == 2 {
                        LayoutSpecView(spec: spec.children[row])
                    } else {
                        GridRow(alignment: spec.one(2, of: [nil, .top, .bottom])) {
                            ForEach(spec.children[row].children) {
                                LayoutSpecView(spec: $0).gridCellColumns($0.numbers[3] % 7 == 0 ? 2 : 1)
                            }
                            LayoutSpecView(spec: spec.children[row])
                                .gridCellUnsizedAxes(spec.one(3, of: [[], .horizontal, .vertical]))
                        }
                    }
                }
            }
        case .fitting:
            ViewThatFits(in: spec.one(0, of: [.horizontal, .vertical, [.horizontal, .vertical]])) { inside }
        case .vGrid: LazyVGrid(columns: items, alignment: spec.one(0, of: Self.horizontal), spacing: spacing) { inside }
        case .hGrid: LazyHGrid(rows: items, alignment: spec.one(0, of: [.top, .center]), spacing: spacing) { inside }
        case .lazyVStack: LazyVStack(alignment: spec.one(0, of: Self.horizontal), spacing: spacing) { inside }
        case .lazyHStack: LazyHStack(alignment: spec.one(0, of: [.top, .bottom]), spacing: spacing) { inside }
        case .scroll: ScrollView(spec.one(0, of: [.vertical, .horizontal])) { inside }
        case .custom: UserColumn(alignment: spec.one(0, of: Self.horizontal), spacing: spacing) { inside }
        case .switched: layout { inside }
        default: Group { inside }
        }
    }

    private var items: [GridItem] {
        spec.one(
            2,
            of: [
                [GridItem(.flexible()), GridItem(.fixed(spec.number(3, 10...60)))],
                [GridItem(.adaptive(minimum: spec.number(3, 20...60)), spacing: spacing)],
                [GridItem(.flexible(minimum: 10, maximum: 50)), GridItem(.flexible(), alignment: .bottomTrailing)],
            ])
    }

    private var layout: AnyLayout {
        spec.one(
            0,
            of: [
                AnyLayout(HStackLayout(spacing: spacing)), AnyLayout(VStackLayout(spacing: spacing)),
                AnyLayout(ZStackLayout()), AnyLayout(UserColumn(alignment: .leading, spacing: spacing)),
                AnyLayout(GridLayout()),
            ])
    }

    @ViewBuilder private var modified: some View {
        switch spec.kind {
        case .fixedFrame:
            first.frame(
                width: spec.numbers[0] < 30 ? nil : spec.number(0, 5...120), height: spec.number(1, 5...90),
                alignment: spec.one(2, of: Self.both))
        case .flexibleFrame:
            first.frame(
                minWidth: spec.one(0, of: [nil, 30]), maxWidth: spec.one(1, of: [nil, .infinity, 90]),
                minHeight: spec.one(2, of: [nil, 20]), maxHeight: spec.one(3, of: [nil, .infinity, 60]))
        case .padding: first.padding(spec.one(0, of: [.all, .leading, [.top, .trailing]]), spec.number(1, 0...20))
        case .overlay: first.overlay(alignment: spec.one(0, of: Self.both)) { second }
        case .background: first.background(alignment: spec.one(0, of: Self.both)) { second }
        case .safeAreaInset:
            first.safeAreaInset(edge: spec.one(0, of: [VerticalEdge.top, .bottom]), spacing: spacing) {
                second.frame(height: spec.number(2, 5...40))
            }
        case .safeAreaPadding: first.safeAreaPadding(spec.one(0, of: [.all, .top, .leading]), spec.number(1, 0...20))
        case .ignoresSafeArea: first.ignoresSafeArea(edges: spec.one(0, of: [.all, .top, .horizontal]))
        case .relativeFrame:
            first.containerRelativeFrame(
                spec.one(0, of: [.horizontal, .vertical]), count: 1 + spec.numbers[1] % 4,
                spacing: spec.number(2, 0...9))
        case .aspectRatio:
            first.aspectRatio(spec.number(0, 1...4) / 2, contentMode: spec.one(1, of: [.fit, .fill]))
        case .offset: first.offset(x: spec.number(0, -20...20), y: spec.number(1, -20...20))
        case .position: first.position(x: spec.number(0, 0...90), y: spec.number(1, 0...90))
        case .fixedSize: first.fixedSize(horizontal: spec.numbers[0] < 50, vertical: spec.numbers[1] < 50)
        case .priority: first.layoutPriority(Double(spec.numbers[0] % 3))
        case .guide: first.alignmentGuide(.leading) { $0[.leading] - spec.number(0, -20...20) }
        case .scaled: first.scaleEffect(spec.number(0, 1...3)).rotationEffect(.degrees(90 * spec.number(1, 0...3)))
        default:
            GeometryReader { proxy in
                first.frame(width: proxy.size.width / 2, height: spec.number(0, 10...60))
            }
        }
    }
}
