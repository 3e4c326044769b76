import MartletGraph
import Testing

@testable import SwiftUI
@testable import ViewTesting

@MainActor @Suite("Random trees of every container, changed at random", .serialized)
struct LayoutChangeTests {
    private final class Model: ObservableObject {
        @Published var spec: LayoutSpec
        init(_ spec: LayoutSpec) { self.spec = spec }
    }

    private struct Page: View {
        @ObservedObject var model: Model
        var body: some View { LayoutSpecView(spec: model.spec) }
    }

    /// The frames of all elements, in the order of the tree.
    private func frames(_ node: LayoutNode, _ level: Int = 0) -> [String] {
        let name = String(repeating: " ", count: level) + "\(type(of: node))"
        return ["\(name) \(node.frameInWindow.rounded)"] + node.layoutChildren.flatMap { frames($0, level + 1) }
    }

    /// Where a scroll view stands, lengths that a lazy container has seen, pages that were shown, and the column that a
    /// narrow split view shows are state.
    private static let withState: Set<LayoutSpec.Kind> = [
        .vGrid, .hGrid, .lazyVStack, .lazyHStack, .scroll, .list, .form, .table, .tabs, .splitView,
    ]

    @Test("after each change all stands as it does when it is laid out from nothing", arguments: 0..<40)
    func changes(seed: Int) {
        var specs = LayoutSpecs(seed: UInt64(seed) &* 1_000_003 &+ 11)
        let tree = specs.tree(3)
        change(tree, &specs, steps: 25, "seed \(seed)")
    }

    @Test(
        "so does what is in lists, forms, tables, boxes, groups, tabs, pages and columns",
        arguments: LayoutSpec.Kind.structures, 0..<2)
    func structures(root: LayoutSpec.Kind, seed: Int) {
        var specs = LayoutSpecs(seed: UInt64(seed) &* 104_729 &+ 5, containers: LayoutSpec.Kind.containers)
        let tree = specs.tree(2 + seed % 2, in: root)
        change(tree, &specs, steps: 12, "\(root), seed \(seed)")
    }

    private func change(_ tree: LayoutSpec, _ specs: inout LayoutSpecs, steps: Int, _ name: String) {
        let model = Model(tree)
        let screen = Screen(size: CGSize(width: 320, height: 280)) { Page(model: model) }
        for step in 0..<steps {
            let before = model.spec
            switch step % 8 {
            case 5:
                screen.size = CGSize(
                    width: CGFloat(Int.random(in: 60...400, using: &specs.random)),
                    height: CGFloat(Int.random(in: 40...400, using: &specs.random)))
            case 6: screen.layoutDirection = screen.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
            case 7: screen.dynamicTypeSize = [.small, .large, .accessibility2].randomElement(using: &specs.random)!
            default: specs.change(&model.spec)
            }
            screen.bringUpToDate()
            let changed = frames(screen.root.root)
            let found = screen.rebuild()
            #expect(found == [], "\(name), step \(step): \(before) became \(model.spec)")
            guard found == [], !model.spec.contains(Self.withState) else { continue }
            let made = Screen(size: screen.size) { Page(model: model) }
            made.layoutDirection = screen.layoutDirection
            made.dynamicTypeSize = screen.dynamicTypeSize
            made.bringUpToDate()
            let different = zip(changed, frames(made.root.root)).filter { $0 != $1 }.prefix(3)
            #expect(different.isEmpty, "\(name), step \(step): \(before) became \(model.spec)")
        }
        #expect(screen.warnings == [])
    }

    private final class Widths: ObservableObject {
        @Published var greatest: CGFloat = 100
    }

    private struct Row: View {
        @ObservedObject var widths: Widths
        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 60, maxWidth: widths.greatest).accessibilityLabel("A")
                Color.blue.frame(minWidth: 0, maxWidth: 150).accessibilityLabel("B")
            }
        }
    }

    @Test("what can grow further is served later, also where it was asked for many widths before")
    func forgotten() {
        let widths = Widths()
        let screen = Screen(size: CGSize(width: 100, height: 40)) { Row(widths: widths) }
        #expect(screen.rects["B"]?.width == 40)
        for width in stride(from: CGFloat(90), through: 300, by: 7) { screen.size.width = width }
        screen.size.width = 100
        #expect(screen.rects["B"]?.width == 40)
        // For what it is offered it answers as before; only without an end it wants more.
        widths.greatest = 300
        #expect(screen.rects["B"]?.width == 50)
        #expect(screen.rebuild() == [])
    }

    private struct Padded: View {
        @ObservedObject var widths: Widths
        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 60, maxWidth: widths.greatest).accessibilityLabel("A").padding(0)
                Color.blue.frame(minWidth: 0, maxWidth: 150).accessibilityLabel("B")
            }
        }
    }

    @Test("what can grow further is served later, also where room is around it")
    func padded() {
        let widths = Widths()
        let screen = Screen(size: CGSize(width: 100, height: 40)) { Padded(widths: widths) }
        #expect(screen.rects["B"]?.width == 40)
        widths.greatest = 300
        #expect(screen.rects["B"]?.width == 50)
    }

    private struct Squeezed: View {
        @ObservedObject var widths: Widths
        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 0, maxWidth: 30).accessibilityLabel("A")
                HStack(spacing: 0) {
                    Color.blue.frame(minWidth: widths.greatest - 80, maxWidth: 70).accessibilityLabel("B")
                }
            }
        }
    }

    @Test("what can shrink less is served earlier, also where that was only asked to find an order")
    func squeezed() {
        let widths = Widths()
        let screen = Screen(size: CGSize(width: 90, height: 40)) { Squeezed(widths: widths) }
        #expect(screen.rects["A"]?.width == 30 && screen.rects["B"]?.width == 60)
        // It answers as before to what it is offered, and becomes the less flexible of the two.
        widths.greatest = 125
        #expect(screen.rects["A"]?.width == 30 && screen.rects["B"]?.width == 45)
        #expect(screen.rebuild() == [])
    }

    @Test("a column written by a program gives the rectangles of a VStack", arguments: 0..<60)
    func userColumn(seed: Int) {
        var specs = LayoutSpecs(seed: UInt64(seed) &* 7_919 &+ 3)
        let children = (0..<Int.random(in: 1...5, using: &specs.random)).map { _ in specs.tree(1) }
            // Lazy containers estimate where they are offered less than they have seen.
            .filter { !$0.contains([.vGrid, .hGrid, .lazyVStack, .lazyHStack]) }
            // What changes a spacer is a spacer to our stacks, and no public call tells.
            .filter { ![.fitting, .group, .scroll].contains($0.kind) && !($0.isModifier && $0.contains([.spacer])) }
        let spec = LayoutSpec(
            id: 0, kind: .vStack, numbers: (0..<4).map { _ in Int.random(in: 0..<100, using: &specs.random) },
            children: children)
        var own = spec
        own.kind = .custom
        for size in [CGSize(width: 320, height: 240), CGSize(width: 90, height: 60), CGSize(width: 500, height: 900)] {
            let stack = Screen(size: size) { LayoutSpecView(spec: spec) }
            let column = Screen(size: size) { LayoutSpecView(spec: own) }
            let (expected, found) = (stack.rects, column.rects)
            #expect(expected.keys.sorted() == found.keys.sorted())
            let different = expected.filter { name, rect in found[name]?.rounded != rect.rounded }
            #expect(different.isEmpty, "seed \(seed), \(size): \(spec)")
        }
    }
}

extension CGRect {
    /// To hundredths of a point, in which the sums of the same numbers agree.
    fileprivate var rounded: CGRect {
        func round(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
        return CGRect(x: round(minX), y: round(minY), width: round(width), height: round(height))
    }
}
