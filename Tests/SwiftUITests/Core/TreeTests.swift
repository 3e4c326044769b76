import MartletGraph
import Testing
import ViewTesting

@testable import SwiftUI

/// A leaf of a fixed size.
struct Box: LeafView {
    typealias Body = Never
    var width: CGFloat = 20
    var height: CGFloat = 10

    func change(from old: Box) -> ElementChange { width == old.width && height == old.height ? .none : .layout }
    func measure(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize { CGSize(width: width, height: height) }
    func draw(_ node: LayoutNode, into builder: inout DisplayBuilder) {
        builder.add(.fill(.rect(builder.rect(node.size)), .color(.black), FillStyle()))
    }
}

@MainActor
func frames(_ node: LayoutNode) -> [CGRect] {
    node is LeafNode<Box> ? [node.frameInWindow] : node.layoutChildren.flatMap { frames($0) }
}

@MainActor
final class Handle<Value> {
    var binding: Binding<Value>?
}

@MainActor @Suite("Tree", .serialized)
struct TreeTests {
    struct Rows: View {
        let handle: Handle<[Int]>
        @State private var heights = [10, 20, 30]

        var body: some View {
            let _ = handle.binding = $heights
            VStack(spacing: 0) {
                ForEach(heights, id: \.self) { Box(height: CGFloat($0)) }
            }
        }
    }

    @Test("rows follow their data")
    func rowsFollowData() {
        let handle = Handle<[Int]>()
        let window = TestWindow(size: CGSize(width: 100, height: 100), Rows(handle: handle))
        window.settle()
        #expect(frames(window.root.root).map(\.minY) == [20, 30, 50])
        handle.binding!.wrappedValue.removeFirst()
        window.settle()
        #expect(frames(window.root.root).map(\.minY) == [25, 45])
        handle.binding!.wrappedValue = [30, 10, 20]
        window.settle()
        #expect(frames(window.root.root).map(\.height) == [30, 10, 20])
        window.close()
    }

    struct Nest: View {
        let depth: Int
        var body: AnyView {
            depth == 0 ? AnyView(Box()) : AnyView(VStack { Nest(depth: depth - 1) }.padding(0))
        }
    }

    @Test("a tree of ten thousand levels neither overflows the stack nor takes quadratic time")
    func deepTree() {
        let window = TestWindow(size: CGSize(width: 100, height: 100), Nest(depth: 10_000))
        window.settle()
        #expect(DeepStack.run { frames(window.root.root) } == [CGRect(x: 40, y: 45, width: 20, height: 10)])
        window.close()
    }

    @Test("without a screen a warning goes to standard error, once")
    func standardError() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                for _ in 0..<2 {
                    let window = TestWindow(
                        size: CGSize(width: 100, height: 100), Color.red.frame(width: -1, height: -1))
                    window.settle()
                    window.close()
                }
            }
        }
        let lines = String(decoding: try #require(result).standardErrorContent, as: UTF8.self).split(separator: "\n")
        #expect(lines.filter { $0 == "SwiftUI: Invalid frame dimension (negative or non-finite)." }.count == 1)
    }
}
