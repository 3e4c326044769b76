import Foundation
import Testing

@testable import MartletLayout

@Suite("Stacks share a length")
struct StackTests {
    @Test("semantics 71: the least flexible child is served first, wherever it stands")
    func leastFlexibleFirst() {
        let stack = Stack.horizontal(spacing: 0, .shape, .elastic(20...60), .fixed(50, 10)).solve(200, 10)
        #expect(stack.frames == [rect(0, 0, 90, 10), rect(90, 0, 60, 10), rect(150, 0, 50, 10)])
    }

    @Test("semantics 71: flexibility is the difference of the lengths at zero and at infinity")
    func flexibilityIsProbed() {
        // 100 of flexibility against 90: the second is served first, with half of 200.
        let stack = Stack.horizontal(spacing: 0, .elastic(0...100), .elastic(60...150)).solve(200, 10)
        #expect(stack.widths == [100, 100])
        #expect(stack.probes == 4)
    }

    @Test("semantics 72: maxWidth 100 and minWidth 100 in 150 are 75 and 100 wide")
    func equalShares() {
        let stack = Stack.horizontal(spacing: 0, .shape.frame(maxWidth: 100), .shape.frame(minWidth: 100))
        #expect(stack.solve(150, 10).frames == [rect(0, 0, 75, 10), rect(75, 0, 100, 10)])
        #expect(stack.solution.size == size(175, 10))
    }

    @Test("semantics 73: what a child leaves of its share goes to those after it")
    func remainderIsShared() {
        let half = Box { size(($0.width ?? 10) / 2, 10) }
        let stack = Stack.horizontal(spacing: 10, .shape, half, .shape).solve(620, 10)
        #expect(stack.frames == [rect(0, 0, 200, 10), rect(210, 0, 100, 10), rect(320, 0, 300, 10)])
    }

    @Test("semantics 74: the minima of lower priorities are set aside first")
    func lowerMinimaAreReserved() {
        let stack = Stack.horizontal(
            spacing: 0, .elastic(30...100), .elastic(0...500).layoutPriority(1), .elastic(20...100).layoutPriority(-1))
        #expect(stack.solve(200, 10).widths == [30, 150, 20])
    }

    @Test("semantics 74: a group of higher priority is served before the next")
    func prioritiesAreServedInTurn() {
        let stack = Stack.horizontal(
            spacing: 0, .shape, .elastic(0...80).layoutPriority(2), .elastic(0...50).layoutPriority(1))
        #expect(stack.solve(200, 10).widths == [70, 80, 50])
    }

    @Test("semantics 75: among boundless children the larger minimum goes first, then source order")
    func tiesAtInfinity() {
        let wide = Stack.horizontal(spacing: 0, .shape, .shape.frame(minWidth: 80), .shape).solve(150, 10)
        #expect(wide.widths == [35, 80, 35])
        var served: [Int] = []
        let boxes = (0..<4).map { index in
            Box {
                if let width = $0.width, width > 0, width.isFinite { served.append(index) }
                return $0.replacingUnspecifiedDimensions()
            }
        }
        Stack(wide.layout, boxes).solve(100, 10)
        #expect(served == [0, 1, 2, 3])
    }

    @Test("semantics 76: without a proposed length every child is asked for its ideal one, once")
    func idealLengths() {
        let stack = Stack.horizontal(spacing: 0, .shape, .elastic(20...60), .fixed(50, 30)).solve(nil, 40)
        #expect(stack.frames == [rect(0, 0, 10, 40), rect(10, 15, 60, 10), rect(70, 5, 50, 30)])
        #expect((stack.probes, stack.measurements) == (0, 3))
    }

    @Test("semantics 77: neighbours without a preference stand 8 apart, others as they prefer")
    func preferredSpacing() {
        let stack = Stack.horizontal(
            .fixed(10, 10), .fixed(10, 10), .fixed(10, 10).spacing(ViewSpacing(20, edges: .leading)),
            .fixed(10, 10).spacing(.zero), .fixed(10, 10)
        ).solve(nil, nil)
        #expect(stack.frames.map(\.minX) == [0, 18, 48, 58, 68])
    }

    @Test("semantics 78: a spacer is 8 long at least, touches its neighbours and is served last")
    func spacers() {
        let stack = Stack.horizontal(.fixed(30, 10), .spacer, .elastic(0...50))
        #expect(stack.solve(200, 10).frames == [rect(0, 0, 30, 10), rect(30, 5, 120, 0), rect(150, 0, 50, 10)])
        #expect(stack.solve(60, 10).widths == [30, 8, 22])
        #expect(stack.solve(nil, 10).widths == [30, 8, 50])
    }

    @Test("semantics 78: two spacers share what is left")
    func twoSpacers() {
        let stack = Stack.horizontal(.spacer, .fixed(40, 10), .spacer).solve(100, 10)
        #expect(stack.frames == [rect(0, 5, 30, 0), rect(30, 0, 40, 10), rect(70, 5, 30, 0)])
    }

    @Test("semantics 79: a stack is as long as its children and spacings, and may overflow")
    func overflow() {
        let stack = Stack.horizontal(spacing: 5, .fixed(100, 20), .fixed(100, 40)).solve(50, 10)
        #expect(stack.solution.size == size(205, 40))
        #expect(stack.frames == [rect(0, 10, 100, 20), rect(105, 0, 100, 40)])
    }

    @Test("semantics 79: across, a stack reaches as far as its aligned children do on both sides")
    func alignedExtent() {
        let stack = Stack.horizontal(
            spacing: 0, alignment: .firstTextBaseline, .text(40, 30, baseline: 24), .text(40, 15, baseline: 10),
            .fixed(10, 20)
        ).solve(nil, nil)
        #expect(stack.frames == [rect(0, 0, 40, 30), rect(40, 14, 40, 15), rect(80, 4, 10, 20)])
        #expect(stack.solution.size == size(90, 30))
        let apart = Stack.vertical(
            spacing: 0, alignment: .leading, .fixed(30, 10), .fixed(30, 10).guide(.leading, 20), .fixed(30, 10)
        ).solve(nil, nil)
        #expect(apart.frames == [rect(20, 0, 30, 10), rect(0, 10, 30, 10), rect(20, 20, 30, 10)])
        #expect(apart.solution.size == size(50, 30))
    }

    @Test("Zero and infinity are passed on to every child without asking for flexibilities")
    func extremes() {
        let stack = Stack.horizontal(spacing: 0, .shape, .elastic(20...60), .fixed(50, 10))
        #expect(stack.solve(0, 10).widths == [0, 20, 50])
        #expect(stack.solve(.infinity, 10).widths == [.infinity, 60, 50])
        #expect(stack.probes == 0)
    }

    @Test("Children that fit an equal share are not asked for their minimum")
    func fittingChildrenAreProbedOnce() {
        let stack = Stack.horizontal(spacing: 0, .elastic(20...60), .elastic(5...70)).solve(200, 10)
        #expect(stack.widths == [60, 70])
        #expect((stack.probes, stack.measurements) == (2, 2))
    }

    @Test("Right to left mirrors the children inside the stack")
    func rightToLeft() {
        let row = Stack.horizontal(spacing: 10, direction: .rightToLeft, .fixed(30, 10), .fixed(60, 10))
        #expect(row.solve(nil, nil).frames == [rect(70, 0, 30, 10), rect(0, 0, 60, 10)])
        let column = Stack.vertical(
            spacing: 0, alignment: .leading, direction: .rightToLeft, .fixed(30, 10), .fixed(60, 10))
        #expect(column.solve(nil, nil).frames == [rect(30, 0, 30, 10), rect(0, 10, 60, 10)])
    }

    @Test("An empty stack has no size")
    func empty() {
        #expect(Stack.horizontal().solve(100, 100).solution.size == .zero)
    }

    @Test("A stack prefers the spacing of its outer children along its axis, of all of them across")
    func spacingOfStack() {
        let layout = StackLayout(axis: .horizontal, alignment: VerticalAlignment.center.key)
        let spacing = layout.spacing(of: [
            .init(spacing: ViewSpacing(1)), .init(spacing: ViewSpacing(30)), .init(spacing: ViewSpacing(4)),
        ])
        let neighbour = ViewSpacing()
        #expect(neighbour.distance(to: spacing, along: .horizontal) == 1)
        #expect(spacing.distance(to: neighbour, along: .horizontal) == 4)
        #expect(spacing.distance(to: neighbour, along: .vertical) == 30)
    }
}
