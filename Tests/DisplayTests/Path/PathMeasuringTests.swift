import Foundation
import MartletDisplay
import Testing

@Suite("Measuring paths")
struct PathMeasuringTests {
    let square = Outline.rect(CGRect(x: 0, y: 0, width: 100, height: 100))

    func isNear(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat) -> Bool {
        [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY].allSatisfy { abs($0) <= tolerance }
    }

    @Test("the bounds of a curve are those of its line, not of its control points")
    func exactBounds() {
        var path = PathElements()
        path.move(to: .zero)
        path.quadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(path.controlPointBounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test("a circle is held within its box and nothing more")
    func containment() {
        let circle = Outline.path(Outline.ellipse(CGRect(x: 0, y: 0, width: 100, height: 100)).pathElements)
        #expect(circle.contains(CGPoint(x: 50, y: 1)))
        #expect(!circle.contains(CGPoint(x: 10, y: 10)))
        #expect(isNear(circle.bounds, CGRect(x: 0, y: 0, width: 100, height: 100), within: 1e-9))
        #expect(
            Outline.roundedRect(CGRect(x: 0, y: 0, width: 100, height: 50), cornerSize: CGSize(width: 90, height: 90))
                .contains(CGPoint(x: 1, y: 25)))
    }

    @Test("the first half of a square's line is its top and right")
    func trimming() {
        #expect(
            square.trimmed(from: 0, to: 0.5).pathElements.elements == [
                .move(to: .zero), .line(to: CGPoint(x: 100, y: 0)), .line(to: CGPoint(x: 100, y: 100)),
            ])
        #expect(square.trimmed(from: 0, to: 1) == square)
        #expect(square.trimmed(from: 0.5, to: 0.5).pathElements.isEmpty)
    }

    @Test("the first quarter of a circle runs from the right to the bottom")
    func trimmingCurves() {
        let quarter = Outline.ellipse(CGRect(x: -50, y: -50, width: 100, height: 100)).trimmed(from: 0, to: 0.25)
        #expect(isNear(quarter.bounds, CGRect(x: 0, y: 0, width: 50, height: 50), within: 0.1))
    }

    @Test("a flattened circle stays within the tolerance")
    func flattening() {
        let flat = Outline.ellipse(CGRect(x: -50, y: -50, width: 100, height: 100)).flattened(tolerance: 0.1)
        for case .line(let point) in flat.elements { #expect(abs(hypot(point.x, point.y) - 50) < 0.1) }
        #expect(flat.elements.count > 16 && flat.elements.count < 100)
    }

    @Test("moving an outline keeps its kind, turning it makes a path")
    func transforming() {
        let circle = Outline.ellipse(CGRect(x: 0, y: 0, width: 10, height: 10))
        let moved = circle.applying(CGAffineTransform(translationX: 5, y: 0).scaledBy(x: 2, y: 1))
        #expect(moved == .ellipse(CGRect(x: 5, y: 0, width: 20, height: 10)))
        guard case .path = square.applying(CGAffineTransform(rotationAngle: 1)) else {
            Issue.record("a turned square is no rectangle")
            return
        }
    }
}
