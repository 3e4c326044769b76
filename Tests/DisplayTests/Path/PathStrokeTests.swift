import Foundation
import MartletDisplay
import Testing

@Suite("Stroked paths")
struct PathStrokeTests {
    func line(_ points: (CGFloat, CGFloat)...) -> PathElements {
        var path = PathElements()
        path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
        return path
    }

    func box(_ path: PathElements) -> [CGFloat] {
        [path.bounds.minX, path.bounds.minY, path.bounds.maxX, path.bounds.maxY].map { ($0 * 10).rounded() / 10 }
    }

    @Test("caps lengthen a line by half of its width, but the butt one")
    func caps() {
        let path = line((0, 0), (100, 0))
        #expect(box(path.stroked(StrokeStyle(lineWidth: 10))) == [0, -5, 100, 5])
        #expect(box(path.stroked(StrokeStyle(lineWidth: 10, lineCap: .square))) == [-5, -5, 105, 5])
        let round = path.stroked(StrokeStyle(lineWidth: 10, lineCap: .round))
        #expect(round.contains(CGPoint(x: 104, y: 0)) && !round.contains(CGPoint(x: 104, y: 4)))
    }

    @Test("a mitred corner reaches its tip, a bevelled one does not, and a limit bevels a sharp one")
    func joins() {
        let corner = line((0, 0), (100, 0), (100, 100))
        let tip = CGPoint(x: 104, y: -4)
        #expect(corner.stroked(StrokeStyle(lineWidth: 10)).contains(tip))
        #expect(!corner.stroked(StrokeStyle(lineWidth: 10, lineJoin: .bevel)).contains(tip))
        #expect(!corner.stroked(StrokeStyle(lineWidth: 10, lineJoin: .round)).contains(tip))
        #expect(corner.stroked(StrokeStyle(lineWidth: 10, lineJoin: .round)).contains(CGPoint(x: 103, y: -3)))
        #expect(!corner.stroked(StrokeStyle(lineWidth: 10, miterLimit: 1)).contains(tip))
    }

    @Test("a stroked circle is a ring")
    func ring() {
        let ring = Outline.ellipse(CGRect(x: -50, y: -50, width: 100, height: 100)).stroked(StrokeStyle(lineWidth: 10))
        for angle in stride(from: 0.0, to: 6.28, by: 0.1) {
            func point(_ radius: Double) -> CGPoint { CGPoint(x: radius * cos(angle), y: radius * sin(angle)) }
            #expect(ring.contains(point(50)) && ring.contains(point(54.8)) && ring.contains(point(45.2)))
            #expect(!ring.contains(point(44.8)) && !ring.contains(point(55.2)) && !ring.contains(point(0)))
        }
    }

    @Test("dashes alternate, shifted by the phase")
    func dashes() {
        let path = line((0, 0), (100, 0))
        func starts(_ dashed: PathElements) -> [CGFloat] {
            dashed.subpaths.map { $0.start.x.rounded() }
        }
        #expect(starts(path.dashed([10, 20])) == [0, 30, 60, 90])
        #expect(starts(path.dashed([10, 20], phase: 5)) == [0, 25, 55, 85])
        #expect(starts(path.dashed([30])) == [0, 60])
        #expect(path.dashed([]) == path && path.dashed([0, 0]) == path)
    }

    @Test("dashes without a length are dots under round caps")
    func dots() {
        let dotted = line((0, 0), (40, 0)).stroked(StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 20]))
        #expect(dotted.contains(CGPoint(x: 1, y: 0)) && dotted.contains(CGPoint(x: 20, y: 1)))
        #expect(!dotted.contains(CGPoint(x: 10, y: 0)))
    }

    @Test("a dash bends with its corner")
    func dashedCorner() {
        let corner = line((0, 0), (15, 0), (15, 15)).dashed([20, 5])
        #expect(corner.subpaths.count == 2)
        #expect(corner.subpaths[0].segments.count == 2)
    }
}
