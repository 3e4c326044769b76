import MartletGraph
import Testing

@testable import SwiftUI

@MainActor @Suite("Layout in a window", .serialized)
struct LayoutInWindowTests {
    private func rects<V: View>(_ view: V, in size: CGSize = CGSize(width: 200, height: 100)) -> [CGRect] {
        let root = WindowRoot(size: size, view)
        settle(root)
        defer { root.close() }
        return leaves(root.root)
    }

    private func leaves(_ node: LayoutNode) -> [CGRect] {
        let children = node.layoutChildren
        return children.isEmpty ? [node.frameInWindow] : children.flatMap { leaves($0) }
    }

    @Test("semantics 72: what is left is shared by those still unserved")
    func sharing() {
        let row = HStack(spacing: 0) {
            Rectangle().frame(maxWidth: 100)
            Rectangle().frame(minWidth: 100)
        }
        .frame(width: 150, height: 10)
        #expect(rects(row).map(\.width) == [75, 100])
    }

    @Test("semantics 77, 78: neighbours stand 8 apart, a spacer takes the rest")
    func spacing() {
        #expect(
            rects(
                HStack {
                    Box(); Box(); Spacer()
                }, in: CGSize(width: 100, height: 10)
            ).prefix(2)
                == [CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 28, y: 0, width: 20, height: 10)])
    }

    @Test("semantics 82, 94: a fixed frame is that large, and aligns what is inside")
    func fixedFrame() {
        #expect(
            rects(Box().frame(width: 60, height: 50, alignment: .bottomTrailing))
                == [CGRect(x: 110, y: 65, width: 20, height: 10)])
    }

    @Test("semantics 87: a maximum never makes more than what is offered")
    func maximumWidth() {
        let view = ZStack { Rectangle().frame(maxWidth: 20) }.frame(width: 12, height: 12)
        #expect(rects(view).map(\.width) == [12])
    }

    @Test("semantics 89: a shape that is offered nothing is 10 by 10")
    func ideal() {
        #expect(rects(Rectangle().fixedSize()).map(\.size) == [CGSize(width: 10, height: 10)])
    }

    @Test("semantics 90: a geometry reader puts its content at the top leading corner")
    func geometry() {
        let view = GeometryReader { proxy in Box(width: proxy.size.width / 2) }
        #expect(rects(view) == [CGRect(x: 0, y: 0, width: 100, height: 10)])
    }

    @Test("semantics 91: padding is 16 on every edge")
    func padding() {
        let view = Rectangle().padding()
        #expect(rects(view) == [CGRect(x: 16, y: 16, width: 168, height: 68)])
    }

    @Test("a modifier on several views applies to each")
    func distribution() {
        let view = VStack(spacing: 0) {
            Group {
                Box(); Box()
            }.padding(5)
        }
        #expect(rects(view).map(\.minY) == [35, 55])
    }
}
