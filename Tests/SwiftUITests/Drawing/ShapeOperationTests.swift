import Foundation
import MartletCairo
import MartletDisplay
import Testing

@testable import SwiftUI

@MainActor @Suite("Shape operations")
struct ShapeOperationTests {
    private let a = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    private let b = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

    /// The area inside, found by asking for points.
    private func area(_ path: Path) -> Int {
        var count = 0
        for x in -10..<60 {
            for y in -10..<60 where path.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) { count += 1 }
        }
        return count
    }

    @Test("two squares that overlap come to what is in one, in both, in the first alone, and in one alone")
    func squares() {
        #expect(area(a.union(b)) == 700)
        #expect(area(a.intersection(b)) == 100)
        #expect(area(a.subtracting(b)) == 300)
        #expect(area(a.symmetricDifference(b)) == 600)
        #expect(a.intersection(b).boundingRect == CGRect(x: 10, y: 10, width: 10, height: 10))
    }

    @Test("squares side by side, the same, apart, and one in the other")
    func special() {
        let beside = Path(CGRect(x: 20, y: 0, width: 20, height: 20))
        #expect(area(a.union(beside)) == 800 && a.intersection(beside).isEmpty)
        #expect(area(a.union(a)) == 400 && area(a.intersection(a)) == 400 && a.subtracting(a).isEmpty)
        let far = Path(CGRect(x: 40, y: 40, width: 5, height: 5))
        #expect(area(a.union(far)) == 425 && a.intersection(far).isEmpty && area(a.subtracting(far)) == 400)
        let inside = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(area(a.subtracting(inside)) == 300 && area(a.union(inside)) == 400)
    }

    @Test("nothing, and what is no number, combine to what is left")
    func bad() {
        let nothing = Path()
        #expect(area(a.union(nothing)) == 400 && a.intersection(nothing).isEmpty && nothing.subtracting(a).isEmpty)
        let bad = Path { $0.addLines([CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 1, y: CGFloat.infinity)]) }
        #expect(area(a.union(bad)) == 400 && a.intersection(bad).isEmpty)
    }

    @Test("a star that crosses itself has a hole by the even-odd rule, and none by the winding rule")
    func rules() {
        let star = Path { path in
            path.addLines(
                (0..<5).map { index in
                    let angle = Double(index) * 4 * .pi / 5 - .pi / 2
                    return CGPoint(x: 25 + 20 * cos(angle), y: 25 + 20 * sin(angle))
                })
            path.closeSubpath()
        }
        let all = Path(CGRect(x: 0, y: 0, width: 50, height: 50))
        let center = CGPoint(x: 25, y: 25)
        #expect(star.intersection(all).contains(center) && !star.intersection(all, eoFill: true).contains(center))
    }

    @Test("circles keep their area within a percent")
    func circles() {
        let (left, right) = (
            Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)),
            Path(ellipseIn: CGRect(x: 20, y: 0, width: 40, height: 40))
        )
        let whole = Double.pi * 400
        let shared = 2 * 400 * acos(0.5) - 10 * (4.0 * 400 - 400).squareRoot()
        #expect(abs(Double(area(left.union(right))) - (2 * whole - shared)) < 0.01 * whole)
        #expect(abs(Double(area(left.intersection(right))) - shared) < 0.01 * whole)
    }

    @Test("the line of a path is cut where another path begins")
    func lines() {
        let line = Path { $0.addLines([CGPoint(x: -10, y: 5), CGPoint(x: 30, y: 5)]) }
        #expect(line.lineIntersection(a).boundingRect == CGRect(x: 0, y: 5, width: 20, height: 0))
        let outside = line.lineSubtraction(a)
        #expect(outside.boundingRect == CGRect(x: -10, y: 5, width: 40, height: 0))
        var moves = 0
        outside.forEach { if case .move = $0 { moves += 1 } }
        #expect(moves == 2)
    }

    @Test("shapes combine in the rectangle that they are given")
    func shapes() {
        let picture = Picture(
            Sized(40, 40, Rectangle().subtracting(Circle().size(width: 20, height: 20)).fill(Color.pureRed))
        ).pixels
        #expect(picture[40, 40] == .white && picture[60, 60] == .pureRed && picture[31, 31] == .pureRed)
        let union = Picture(Sized(40, 40, Circle().union(Rectangle().size(width: 10, height: 10)).fill(Color.pureRed)))
        #expect(union.pixels[31, 31] == .pureRed && union.pixels[68, 31] == .white)
    }

    @Test("many lines are cut in good time")
    func speed() {
        func comb(_ vertical: Bool) -> Path {
            Path { path in
                for index in 0..<30 {
                    let at = CGFloat(index) * 2
                    path.addRect(
                        vertical ? CGRect(x: at, y: 0, width: 1, height: 60) : CGRect(x: 0, y: at, width: 60, height: 1)
                    )
                }
            }
        }
        let clock = ContinuousClock()
        var result = Path()
        let time = clock.measure { result = comb(true).intersection(comb(false)) }
        #expect(result.boundingRect == CGRect(x: 0, y: 0, width: 59, height: 59))
        #expect(time < .seconds(20))
    }

    @Test("a shape follows the shape of its container, smaller by the distance from its edges")
    func containerRelative() {
        let inner = Sized(60, 60, ContainerRelativeShape().fill(Color.pureRed))
        let picture = Picture(inner.padding(10).containerShape(RoundedRectangle(cornerRadius: 30, style: .circular)))
        // The corners are of 30 points less the 10 of the padding.
        let same = Picture(Sized(60, 60, RoundedRectangle(cornerRadius: 20, style: .circular).fill(Color.pureRed)))
        #expect(picture.pixels == same.pixels)
        #expect(Picture(inner).pixels == Picture(Sized(60, 60, Color.pureRed)).pixels, "a rectangle without one")
    }

    @Test("a picture without smoothing ends at whole pixels")
    func antialiased() {
        let pixel = DisplayImage(pixelWidth: 1, pixelHeight: 1, bytesPerRow: 4, pixels: [0, 0, 255, 255])
        func colors(_ isSmooth: Bool) -> Set<RGBA8> {
            let image = Image(.pixels(pixel, scale: 1)).resizable().antialiased(isSmooth)
            return Set(Picture(Sized(40, 40, image).rotationEffect(.degrees(20))).pixels.values)
        }
        #expect(colors(true).count > 2 && colors(false) == [.pureRed, .white])
    }
}
