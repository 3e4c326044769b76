import MartletGraph
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Layout in a window", .serialized)
struct LayoutInWindowTests {
    private func rects<V: View>(_ view: V, in size: CGSize = CGSize(width: 200, height: 100)) -> [CGRect] {
        let window = TestWindow(size: size, view)
        window.settle()
        defer { window.close() }
        return leaves(window.root.root)
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

    @Test("semantics 71: what is less flexible is served first, wherever it stands")
    func flexibility() {
        let row = HStack(spacing: 0) {
            Rectangle()
            Rectangle().frame(minWidth: 20, maxWidth: 60)
            Box(width: 50)
        }
        #expect(rects(row).map(\.width) == [90, 60, 50])
        #expect(rects(row).map(\.minX) == [0, 90, 150])
    }

    /// Takes half of the width that it is offered.
    struct Half: LeafView {
        typealias Body = Never
        func change(from old: Half) -> ElementChange { .none }
        func measure(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
            CGSize(width: (proposal.width ?? 10) / 2, height: 10)
        }
        func draw(_ node: LayoutNode, into builder: inout DisplayBuilder) {}
    }

    @Test("semantics 73: in 620 points a child that takes half of its share leaves the rest to those after it")
    func half() {
        let row = HStack(spacing: 10) {
            Rectangle()
            Half()
            Rectangle()
        }
        let rects = rects(row, in: CGSize(width: 620, height: 10))
        #expect(rects.map(\.width) == [200, 100, 300])
        #expect(rects.map(\.minX) == [0, 210, 320])
    }

    @Test("semantics 74: what has a higher priority is served first; what the others need at least is set aside")
    func priorities() {
        let row = HStack(spacing: 0) {
            Rectangle().frame(minWidth: 30)
            Rectangle().frame(maxWidth: 500).layoutPriority(1)
            Rectangle().frame(minWidth: 20).layoutPriority(-1)
        }
        #expect(rects(row).map(\.width) == [30, 150, 20])
    }

    @Test("semantics 75: among boundless children the larger minimum goes first")
    func ties() {
        let row = HStack(spacing: 0) {
            Rectangle()
            Rectangle().frame(minWidth: 80)
            Rectangle()
        }
        #expect(rects(row, in: CGSize(width: 150, height: 10)).map(\.width) == [35, 80, 35])
    }

    @Test("semantics 76: without a length to share, each child has its ideal one")
    func ideals() {
        let row = HStack(spacing: 0) {
            Rectangle()
            Rectangle().frame(minWidth: 20, idealWidth: 45, maxWidth: 60)
            Box(width: 50)
        }
        #expect(rects(row.fixedSize()).map(\.width) == [10, 45, 50])
    }

    @Test("semantics 79: a stack may be longer than what it is offered, and is not cut")
    func overflow() {
        let row = HStack(spacing: 5) {
            Box(width: 150, height: 20)
            Box(width: 150, height: 40)
        }
        #expect(
            rects(row) == [
                CGRect(x: -52.5, y: 40, width: 150, height: 20), CGRect(x: 102.5, y: 30, width: 150, height: 40),
            ])
    }

    @Test("semantics 80: only the children of the highest priority decide the size of a ZStack")
    func layers() {
        let stack = ZStack(alignment: .topLeading) {
            Box(width: 100, height: 10)
            Box(width: 20, height: 40).layoutPriority(1)
        }
        #expect(
            rects(stack) == [CGRect(x: 90, y: 30, width: 100, height: 10), CGRect(x: 90, y: 30, width: 20, height: 40)])
    }

    @Test("semantics 81: outside of a stack a spacer takes all it is offered, on both axes")
    func loneSpacer() {
        #expect(rects(Spacer()) == [CGRect(x: 0, y: 0, width: 200, height: 100)])
        #expect(rects(ZStack { Spacer() }.padding(10)) == [CGRect(x: 10, y: 10, width: 180, height: 80)])
    }

    @Test("semantics 83: between a minimum and a maximum a frame takes what it is offered, whatever is inside")
    func bothLimits() {
        func width(_ offered: CGFloat) -> CGFloat {
            rects(Rectangle().frame(minWidth: 50, maxWidth: 120).frame(width: offered))[0].width
        }
        #expect([20, 80, 200].map(width) == [50, 80, 120])
        let box = rects(Box(width: 20).frame(minWidth: 50, maxWidth: 120, alignment: .leading).frame(width: 80))
        #expect(box == [CGRect(x: 60, y: 45, width: 20, height: 10)])
    }

    @Test("semantics 84, 85: with one limit alone a frame is as large as its content within it")
    func oneLimit() {
        let most = rects(
            HStack(spacing: 0) {
                Box(width: 20).frame(maxWidth: 60, alignment: .trailing)
                Box(width: 90).frame(maxWidth: 60)
                Box()
            }, in: CGSize(width: 400, height: 10))
        #expect(most.map(\.minX) == [170, 175, 250])
        let least = rects(
            HStack(spacing: 0) {
                Box(width: 20).frame(minWidth: 60, alignment: .trailing)
                Box(width: 90).frame(minWidth: 60)
            }.fixedSize(), in: CGSize(width: 400, height: 10))
        #expect(least.map(\.minX) == [165, 185])
    }

    @Test("semantics 86: where nothing is offered a frame has its ideal length")
    func idealLength() {
        let view = Rectangle().frame(minWidth: 10, idealWidth: 70, maxWidth: 100, idealHeight: 30).fixedSize()
        #expect(rects(view).map(\.size) == [CGSize(width: 70, height: 30)])
    }

    @Test("semantics 88: fixedSize offers nothing on the axes that are named")
    func fixedSize() {
        #expect(
            rects(Rectangle().fixedSize(horizontal: true, vertical: false)).map(\.size) == [
                CGSize(width: 10, height: 100)
            ])
        #expect(
            rects(Rectangle().fixedSize(horizontal: false, vertical: true)).map(\.size) == [
                CGSize(width: 200, height: 10)
            ])
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
