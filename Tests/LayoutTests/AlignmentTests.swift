import Foundation
import Testing

@testable import MartletLayout

private enum Waist: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height * 0.75 }
}

extension VerticalAlignment {
    fileprivate static let waist = VerticalAlignment(Waist.self)
}

@Suite("Alignment")
struct AlignmentTests {
    @Test("semantics 80: only the highest priority decides the size of a ZStack")
    func zStackSize() {
        let boxes = [Box.fixed(100, 10), .fixed(20, 40), .fixed(30, 5)]
        func solve(_ priorities: [Double]) -> CGSize {
            DepthLayout().solve(.unspecified, priorities: priorities) { boxes[$0].measure($1) }.size
        }
        #expect(solve([0, 0, 0]) == size(100, 40))
        #expect(solve([0, 1, 1]) == size(30, 40))
        #expect(solve([]) == .zero)
    }

    @Test("semantics 80: a child of lower priority is given the stack's size and aligned with the rest")
    func zStackBackground() {
        let stack = DepthLayout(alignment: .topLeading)
        let text = Box.fixed(60, 20)
        let solution = stack.solve(.init(width: 300, height: 300), priorities: [-1, 0]) { _, proposal in
            text.measure(proposal)
        }
        let proposal = stack.proposal(ofPriority: -1, solution)
        #expect(proposal == .init(width: 60, height: 20))
        let placement = stack.placement(
            of: Box.shape.measure(proposal), priority: -1, in: rect(5, 5, 60, 20), solution)
        #expect(placement.frame == rect(5, 5, 60, 20))
    }

    @Test("semantics 93: a stack reports the mean of explicit guides, and the first or last baseline")
    func combinedGuides() {
        let stack = Stack.vertical(
            spacing: 0, alignment: .leading,
            .text(40, 20, baseline: 15).guide(.listRowSeparatorLeading, 10), .fixed(40, 10),
            .text(40, 20, baseline: 16).guide(.listRowSeparatorLeading, 30)
        ).solve(nil, nil)
        let dimensions = ViewDimensions(size: stack.solution.size, explicit: stack.guides)
        #expect(dimensions[explicit: .firstTextBaseline] == 15)
        #expect(dimensions[explicit: .lastTextBaseline] == 46)
        #expect(dimensions[.listRowSeparatorLeading] == 20)
        #expect(dimensions[explicit: HorizontalAlignment.center] == nil)
        #expect(Stack.vertical(.fixed(10, 10)).solve(nil, nil).guides == nil)
    }

    @Test("semantics 93: combineExplicit skips views without a value")
    func combineExplicit() {
        #expect(HorizontalAlignment.leading.combineExplicit([2, nil, 4, 9]) == 5)
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit([nil, 30, 12]) == 12)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit([nil, 30, 12]) == 30)
        #expect(VerticalAlignment.top.combineExplicit([nil, nil]) == nil)
    }

    @Test("semantics 94: a frame places its guide on its child's")
    func frameAlignment() {
        let frame = ViewDimensions(size: size(100, 50))
        let child = Box.fixed(20, 10).measure(.unspecified)
        func origin(_ alignment: Alignment) -> CGPoint {
            FrameLayout.origin(of: child, in: frame, alignment: alignment)
        }
        #expect(origin(.center) == CGPoint(x: 40, y: 20))
        #expect(origin(.bottomTrailing) == CGPoint(x: 80, y: 40))
        #expect(origin(.topLeading) == .zero)
        let guided = Box.fixed(20, 10).guide(HorizontalAlignment.leading, 5).measure(.unspecified)
        #expect(FrameLayout.place(guided, in: frame, alignment: .topLeading) == rect(-5, 0, 20, 10))
        #expect(
            FrameLayout.place(child, in: frame, alignment: .topLeading, layoutDirection: .rightToLeft)
                == rect(80, 0, 20, 10))
    }

    @Test("An overlay is aligned on the guides of the view below it")
    func overlay() {
        let text = Box.text(80, 30, baseline: 22).measure(.unspecified)
        let badge = Box.text(10, 10, baseline: 8).measure(.unspecified)
        #expect(FrameLayout.place(badge, in: text, alignment: .trailingFirstTextBaseline) == rect(70, 14, 10, 10))
    }

    @Test("A guide has the value set for it, else its default; baselines fall to the bottom edge")
    func guideValues() {
        let plain = ViewDimensions(size: size(40, 20))
        #expect(plain[.waist] == 15)
        #expect(plain[VerticalAlignment.center] == 10)
        #expect(plain[.trailing] == 40)
        #expect(plain[.firstTextBaseline] == 20)
        #expect(plain[explicit: .firstTextBaseline] == nil)
        let set = Box.fixed(40, 20).guide(.waist, 3).measure(.unspecified)
        #expect(set[.waist] == 3)
        #expect(set[explicit: .waist] == 3)
    }

    @Test("Guides move with the view when it stands inside another")
    func translatedGuides() {
        var guides = ExplicitGuides(firstBaseline: 5)
        guides[HorizontalAlignment.leading.key] = 1
        let moved = guides.translated(by: CGPoint(x: 10, y: 100))
        #expect((moved.firstBaseline, moved.lastBaseline) == (105, nil))
        #expect(moved[HorizontalAlignment.leading.key] == 11)
        guides[HorizontalAlignment.leading.key] = nil
        #expect(guides == ExplicitGuides(firstBaseline: 5))
    }

    @Test("Alignments are equal when their identity and axis are")
    func equality() {
        #expect(VerticalAlignment(Waist.self) == .waist)
        #expect(VerticalAlignment.center != .waist)
        #expect(HorizontalAlignment(Waist.self).key != VerticalAlignment(Waist.self).key)
        #expect(Alignment.center == Alignment(horizontal: .center, vertical: .center))
        #expect(
            Set([VerticalAlignment.waist.key, VerticalAlignment(Waist.self).key, VerticalAlignment.top.key]).count == 2)
    }
}
