import Foundation
import Testing

@testable import MartletLayout

@Suite("Frames")
struct FrameTests {
    @Test("semantics 82: a fixed frame is exactly its size and offers it to its child")
    func fixed() {
        #expect(Box.shape.frame(width: 120, height: 30).size(5, .infinity) == size(120, 30))
        #expect(Box.shape.frame(width: 120).size(5, 40) == size(120, 40))
        let frame = FrameLayout.Fixed(width: 120, height: nil)
        #expect(frame.childProposal(.init(width: 5, height: nil)) == .init(width: 120, height: nil))
        #expect(frame.size(child: size(300, 17)) == size(120, 17))
        #expect(frame.issue == nil)
    }

    @Test(
        "semantics 82: a negative or non-finite dimension is ignored, with SwiftUI's sentence",
        arguments: [-1, .infinity, .nan])
    func invalidFixed(width: CGFloat) {
        let frame = FrameLayout.Fixed(width: width, height: 20)
        #expect(frame.size(child: size(7, 7)) == size(7, 20))
        #expect(frame.issue?.rawValue == "Invalid frame dimension (negative or non-finite).")
    }

    @Test("semantics 83: with both limits the proposal is clamped, whatever the child says")
    func bothLimits() {
        let frame = Box.fixed(500, 10).frame(minWidth: 50, maxWidth: 100)
        #expect([0, 70, 1_000].map { frame.size($0, 10).width } == [50, 70, 100])
        #expect(Box.fixed(5, 10).frame(minWidth: 0, maxWidth: .infinity).size(320, 10).width == 320)
    }

    @Test("semantics 84: with a maximum alone the frame is the proposal or a larger child, up to the maximum")
    func maximumOnly() {
        let frame = Box.fixed(60, 10).frame(maxWidth: 100)
        #expect([0, 80, 1_000].map { frame.size($0, 10).width } == [60, 80, 100])
        #expect(Box.fixed(400, 10).frame(maxWidth: .infinity).size(320, 10).width == 400)
    }

    @Test("semantics 85: with a minimum alone the frame is the proposal or a smaller child, from the minimum")
    func minimumOnly() {
        let frame = Box.fixed(60, 10).frame(minWidth: 40)
        #expect([0, 50, 1_000].map { frame.size($0, 10).width } == [40, 50, 60])
        #expect(Box.shape.frame(minWidth: 40).size(.infinity, 10).width == .infinity)
    }

    @Test("semantics 86: the ideal length answers a missing proposal")
    func ideal() {
        #expect(Box.shape.frame(idealWidth: 70).size(nil, 10).width == 70)
        #expect(Box.fixed(90, 10).frame(idealWidth: 70, maxWidth: 200).size(nil, 10).width == 70)
        #expect(Box.shape.frame(idealWidth: 70).size(30, 10).width == 30)
        #expect(Box.fixed(90, 10).frame(maxWidth: 50).size(nil, 10).width == 50)
        #expect(Box.fixed(90, 10).frame(minWidth: 120).size(nil, 10).width == 120)
    }

    @Test("semantics 87: a frame of maximum 20 in a ZStack 12 wide is 12 wide")
    func maximumInNarrowStack() {
        let box = Box.shape.frame(maxWidth: 20)
        let solution = DepthLayout().solve(.init(width: 12, height: 12), priorities: [0]) { box.measure($1) }
        #expect(solution.size == size(12, 12))
    }

    @Test("Limits that contradict each other are raised, with SwiftUI's sentence")
    func contradictoryLimits() {
        let frame = FrameLayout.Flexible(minWidth: 50, idealWidth: 20, maxWidth: 10)
        #expect(frame.size(.init(width: 5, height: 5), child: size(1, 1)) == size(50, 1))
        #expect(frame.issue?.rawValue == "Contradictory frame constraints specified.")
        #expect(FrameLayout.Flexible(minWidth: -5).issue == .invalidDimension)
        #expect(FrameLayout.Flexible(minWidth: -.infinity, maxHeight: .infinity).issue == nil)
    }

    @Test("semantics 88: a view of fixed size offers nothing on the chosen axes")
    func fixedSize() {
        let proposal = ProposedViewSize(width: 5, height: 6)
        #expect(proposal.fixingSize(horizontal: true, vertical: false) == .init(width: nil, height: 6))
        #expect(proposal.fixingSize(horizontal: true, vertical: true) == .unspecified)
    }

    @Test("semantics 89: without a proposal a shape is 10 by 10")
    func unspecified() {
        #expect(Box.shape.size(nil, nil) == size(10, 10))
        #expect(Box.shape.size(nil, 4) == size(10, 4))
    }

    @Test("semantics 91: padding shrinks the proposal and grows the size, by 16 an edge")
    func padding() {
        let padding = PaddingLayout()
        #expect(padding.childProposal(.init(width: 100, height: nil)) == .init(width: 68, height: nil))
        #expect(padding.childProposal(.init(width: 20, height: 0)) == .zero)
        #expect(padding.size(child: size(68, 10)) == size(100, 42))
        #expect(padding.origin == CGPoint(x: 16, y: 16))
        let edges = PaddingLayout([.leading, .top], 5)
        #expect(edges.size(child: size(10, 10)) == size(15, 15))
    }

    @Test("semantics 92: without a ratio the child's ideal size gives it")
    func idealRatio() {
        let layout = AspectRatioLayout(ratio: nil, contentMode: .fit)
        #expect(layout.childProposal(.init(width: 100, height: 100)) { size(40, 20) } == .init(width: 100, height: 50))
        #expect(layout.childProposal(.unspecified) { size(40, 20) } == .init(width: 40, height: 20))
    }

    @Test("A given ratio fits inside the proposal, or fills it")
    func givenRatio() {
        func lengths(_ mode: ContentMode, _ width: CGFloat?, _ height: CGFloat?) -> ProposedViewSize {
            AspectRatioLayout(ratio: 2, contentMode: mode)
                .childProposal(.init(width: width, height: height)) { size(10, 10) }
        }
        #expect(lengths(.fit, 100, 100) == .init(width: 100, height: 50))
        #expect(lengths(.fill, 100, 100) == .init(width: 200, height: 100))
        #expect(lengths(.fit, nil, 30) == .init(width: 60, height: 30))
        #expect(lengths(.fill, 60, nil) == .init(width: 60, height: 30))
        #expect(lengths(.fit, .infinity, 30) == .init(width: 60, height: 30))
        #expect(lengths(.fit, nil, nil) == .init(width: 10, height: 5))
    }
}
