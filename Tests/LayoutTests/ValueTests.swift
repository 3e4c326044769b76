import Foundation
import Testing

@testable import MartletLayout

@Suite("Layout values")
struct ValueTests {
    @Test("Angles convert, compare and calculate")
    func angles() {
        #expect(Angle.degrees(180).radians == .pi)
        #expect(Angle(radians: .pi / 2).degrees == 90)
        #expect(Angle.degrees(10) < .degrees(20))
        #expect((Angle.radians(1) + .radians(2) - .radians(0.5)) / 2 * 4 == .radians(5))
        #expect(-Angle.radians(1) == Angle(radians: -1))
        #expect(Angle() == .zero)
    }

    @Test("Edge sets contain the edges they are made of")
    func edges() {
        #expect(Edge.Set.all == [.horizontal, .vertical])
        #expect(Edge.Set.horizontal.contains(Edge.Set(.leading)))
        #expect(Edge.Set.vertical == [.top, .bottom])
        #expect(HorizontalEdge.Set.all.contains(.init(.trailing)))
        #expect(VerticalEdge.Set(.bottom) == .bottom)
        #expect(Axis.Set.horizontal.union(.vertical).rawValue == 3)
        #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
    }

    @Test("A union of spacings keeps the larger preference of the chosen edges")
    func spacingUnion() {
        let union = ViewSpacing(4).union(ViewSpacing(10), edges: .horizontal)
        #expect(union.distance(to: ViewSpacing(), along: .horizontal) == 10)
        #expect(union.distance(to: ViewSpacing(), along: .vertical) == 4)
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
        #expect(ViewSpacing().distance(to: .zero, along: .vertical) == 0)
    }

    @Test("Unit points name the corners, edges and centre")
    func unitPoints() {
        #expect(UnitPoint.bottomTrailing.point(in: rect(10, 20, 30, 40)) == CGPoint(x: 40, y: 60))
        #expect(UnitPoint.center.point(in: rect(0, 0, 30, 40)) == CGPoint(x: 15, y: 20))
        #expect(UnitPoint.zero == .topLeading)
    }
}
