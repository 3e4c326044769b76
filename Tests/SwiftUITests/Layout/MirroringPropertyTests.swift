import MartletGraph
import Testing
import ViewTesting

@testable import SwiftUI

/// Right to left, everything stands where its mirror stands left to right.
@MainActor @Suite("Random trees right to left", .serialized)
struct MirroringPropertyTests {
    static let width: CGFloat = 400

    private struct Tree {
        var random: SeededRandom

        mutating func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }

        mutating func one<T>(of values: [T]) -> T { values.randomElement(using: &random)! }

        mutating func edges() -> Edge.Set {
            var edges = Edge.Set()
            for edge in Edge.allCases where Bool.random(using: &random) { edges.insert(Edge.Set(edge)) }
            return edges
        }

        mutating func alignment() -> Alignment {
            one(of: [.leading, .trailing, .center, .topLeading, .bottomTrailing, .leadingFirstTextBaseline])
        }

        mutating func horizontal() -> HorizontalAlignment { one(of: [.leading, .center, .trailing]) }

        mutating func view(_ depth: Int) -> AnyView {
            if depth == 0 { return leaf() }
            let children = (0..<Int.random(in: 1...4, using: &random)).map { _ in view(depth - 1) }
            let content = ForEach(Array(children.indices), id: \.self) { children[$0] }
            let first = children[0]
            switch Int.random(in: 0...12, using: &random) {
            case 0...2: return AnyView(HStack(spacing: number(0...9)) { content })
            case 3, 4: return AnyView(VStack(alignment: horizontal()) { content })
            case 5: return AnyView(ZStack(alignment: alignment()) { content })
            case 6: return AnyView(first.padding(edges(), number(0...20)))
            case 7: return AnyView(first.frame(width: number(20...150), alignment: alignment()))
            case 8: return AnyView(first.frame(maxWidth: .infinity, alignment: alignment()))
            case 9:
                let over = view(0)
                return AnyView(first.overlay(alignment: alignment()) { over })
            case 10:
                let guide = number(-10...10)
                return AnyView(first.alignmentGuide(.leading) { $0[.trailing] - guide })
            case 11:
                let items = [GridItem(.fixed(number(20...60))), GridItem(.flexible(), alignment: alignment())]
                return AnyView(
                    LazyVGrid(columns: items, alignment: horizontal()) { content }.frame(width: number(90...200)))
            default:
                let inset = number(5...20)
                return AnyView(
                    first.safeAreaInset(edge: one(of: [HorizontalEdge.leading, .trailing])) {
                        Color.red.frame(width: inset)
                    })
            }
        }

        private mutating func leaf() -> AnyView {
            switch Int.random(in: 0...6, using: &random) {
            case 0: AnyView(Color.red.frame(width: number(1...60), height: number(1...30)))
            case 1: AnyView(Text(verbatim: one(of: ["a", "two words", "a longer text that may break"])))
            case 2: AnyView(Spacer())
            case 3: AnyView(Rectangle())
            case 4: AnyView(Toggle("Toggle", isOn: .constant(true)))
            case 5:
                AnyView(ScrollView(.horizontal) { Color.blue.frame(width: number(10...600), height: 10) })
            default: AnyView(GeometryReader { _ in Color.green.frame(width: 5, height: 5) }.frame(width: 30, height: 9))
            }
        }
    }

    /// The frames of all elements, in the order of the tree.
    static func frames(_ node: LayoutNode) -> [CGRect] {
        [node.frameInWindow] + node.layoutChildren.flatMap { frames($0) }
    }

    /// The frames that are not where their mirrors are, left to right.
    static func differences(_ leftToRight: [CGRect], _ rightToLeft: [CGRect], in width: CGFloat) -> [String] {
        guard leftToRight.count == rightToLeft.count else {
            return ["\(leftToRight.count) elements, \(rightToLeft.count) right to left"]
        }
        return zip(leftToRight, rightToLeft).compactMap { a, b in
            let mirror = CGRect(x: width - a.maxX, y: a.minY, width: a.width, height: a.height)
            let distance = abs(mirror.minX - b.minX) + abs(mirror.minY - b.minY) + abs(mirror.width - b.width)
            return distance < 0.01 ? nil : "\(a) became \(b)"
        }
    }

    private func tree(_ seed: Int) -> AnyView {
        var tree = Tree(random: SeededRandom(state: UInt64(seed) &* 7919 &+ 17))
        return tree.view(4)
    }

    @Test("a tree that is made right to left is the mirror of the same tree left to right", arguments: 0..<60)
    func made(seed: Int) {
        let size = CGSize(width: Self.width, height: 300)
        let plain = TestWindow(size: size, tree(seed))
        let mirrored = TestWindow(size: size, tree(seed).environment(\.layoutDirection, .rightToLeft))
        plain.settle()
        mirrored.settle()
        defer {
            plain.close()
            mirrored.close()
        }
        #expect(
            Self.differences(Self.frames(plain.root.root), Self.frames(mirrored.root.root), in: Self.width) == [])
    }

    @Test(
        "a tree whose window turns is the mirror of what it was, in another size too, and turns back", arguments: 0..<30
    )
    func turned(seed: Int) {
        let window = TestWindow(size: CGSize(width: Self.width, height: 300), tree(seed))
        window.settle()
        defer { window.close() }
        let before = Self.frames(window.root.root)
        window.root.layoutDirection = .rightToLeft
        window.settle()
        #expect(Self.differences(before, Self.frames(window.root.root), in: Self.width) == [])
        window.root.size.width = 333
        window.settle()
        let narrow = Self.frames(window.root.root)
        window.root.layoutDirection = .leftToRight
        window.settle()
        #expect(Self.differences(Self.frames(window.root.root), narrow, in: 333) == [])
        window.root.size.width = Self.width
        window.settle()
        #expect(Self.frames(window.root.root) == before)
    }
}
