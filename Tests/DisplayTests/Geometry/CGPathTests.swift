import Foundation
import MartletDisplay
import Testing

@Suite("CGPath")
struct CGPathTests {
    func dump(_ path: CGPath) -> [String] {
        var steps: [String] = []
        path.applyWithBlock { element in
            let count =
                switch element.pointee.type {
                case .moveToPoint, .addLineToPoint: 1
                case .addQuadCurveToPoint: 2
                case .addCurveToPoint: 3
                case .closeSubpath: 0
                }
            let points = (0..<count).map { index in
                let point = element.pointee.points[index]
                return "\(Int(point.x.rounded())),\(Int(point.y.rounded()))"
            }
            let letter = ["m", "l", "q", "c", "h"][Int(element.pointee.type.rawValue)]
            steps.append(([letter] + points).joined(separator: " "))
        }
        return steps
    }

    @Test("steps come out as they went in")
    func steps() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
        path.addCurve(to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
        path.closeSubpath()
        #expect(dump(path) == ["m 1,2", "l 3,4", "q 5,6 7,8", "c 1,2 3,4 5,6", "h"])
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test("a rectangle starts at its first corner and runs along the top")
    func rectangle() {
        var move = CGAffineTransform(translationX: 100, y: 0)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20), transform: &move)
        #expect(dump(path) == ["m 100,0", "l 110,0", "l 110,20", "l 100,20", "h"])
    }

    @Test("an arc that is not clockwise grows in angle, a clockwise one falls")
    func arcs() {
        func arc(clockwise: Bool) -> CGMutablePath {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
            return path
        }
        let short = arc(clockwise: false).boundingBoxOfPath
        #expect(abs(short.minX) < 1e-6 && abs(short.minY) < 1e-6)
        #expect(abs(short.maxX - 10) < 1e-6 && abs(short.maxY - 10) < 1e-6)
        let long = arc(clockwise: true).boundingBoxOfPath
        #expect(abs(long.minX + 10) < 0.01 && abs(long.minY + 10) < 0.01)
        #expect(dump(arc(clockwise: true)).count == 4)
    }

    @Test("a turn or more is one circle, whichever way")
    func circles() {
        for clockwise in [true, false] {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
            #expect(dump(path).count == 5)
        }
    }

    @Test("an arc between tangents touches both")
    func tangents() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        #expect(dump(path) == ["m 0,0", "l 80,0", "c 91,0 100,9 100,20"])
        let other = CGMutablePath()
        other.move(to: .zero)
        other.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: -100), radius: 20)
        #expect(dump(other) == ["m 0,0", "l 80,0", "c 91,0 100,-9 100,-20"])
    }

    @Test("an arc with a transformation continues from the current point")
    func transformedArc() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 10))
        path.addRelativeArc(
            center: .zero, radius: 10, startAngle: 0, delta: .pi / 2,
            transform: CGAffineTransform(translationX: 100, y: 0))
        #expect(dump(path).prefix(2) == ["m 10,10", "l 110,0"])
        #expect(path.currentPoint.x.rounded() == 100 && path.currentPoint.y.rounded() == 10)
    }

    @Test("a hole is outside by the even-odd rule and inside by winding in the same direction")
    func rules() {
        let path = CGMutablePath()
        path.addRects([CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 10, y: 10, width: 10, height: 10)])
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 5, y: 15), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 35, y: 15)))
    }

    @Test("equal steps are equal paths; a copy is apart from its original")
    func copies() {
        let path = CGMutablePath()
        #expect(path.isEmpty && path.boundingBox.isNull)
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        let copy = path.mutableCopy()!
        #expect(copy == path && copy.hashValue == path.hashValue)
        copy.addRoundedRect(in: CGRect(x: 0, y: 0, width: 4, height: 4), cornerWidth: 9, cornerHeight: 9)
        #expect(copy != path)
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 10))
    }
}
