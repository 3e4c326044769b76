import SwiftUI
import Testing

@Suite("Unit curves")
struct UnitCurveTests {
    private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 2e-6 }

    @Test("progress and speed of curves by name")
    func names() {
        let table: [(UnitCurve, Double, Double, Double)] = [
            (.easeIn, 0.1, 0.017027, 0.324183), (.easeIn, 0.25, 0.093465, 0.674598),
            (.easeIn, 0.5, 0.315357, 1.073978), (.easeIn, 0.75, 0.621861, 1.368289),
            (.easeInOut, 0.1, 0.019722, 0.402245), (.easeInOut, 0.25, 0.129162, 1.059262),
            (.easeInOut, 0.5, 0.5, 1.724138),
        ]
        for (curve, time, value, velocity) in table {
            #expect(isNear(curve.value(at: time), value) && isNear(curve.velocity(at: time), velocity), "\(time)")
            if curve == .easeIn { #expect(isNear(UnitCurve.easeOut.value(at: 1 - time), 1 - value)) }
        }
        #expect(isNear(UnitCurve.easeInOut.value(at: 0.75), 0.870838))
        #expect(UnitCurve.linear.value(at: 0.3) == 0.3 || isNear(UnitCurve.linear.value(at: 0.3), 0.3))
    }

    @Test("curves begin at 0 and end at 1, with the speeds of their control points")
    func ends() {
        for curve in [
            UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
        ] {
            #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
            #expect(curve.value(at: -3) == 0 && curve.value(at: 3) == 1 && curve.value(at: .nan) == 0)
        }
        #expect(UnitCurve.easeIn.velocity(at: 0) == 0 && UnitCurve.easeIn.velocity(at: 1) == 0)
        #expect(UnitCurve.easeOut.velocity(at: 0) == 1 && UnitCurve.easeOut.velocity(at: 1) == 0)
    }

    @Test("circular curves are quarters of a circle")
    func circular() {
        #expect(isNear(UnitCurve.circularEaseIn.value(at: 0.6), 0.2))
        #expect(isNear(UnitCurve.circularEaseOut.value(at: 0.4), 0.8))
        #expect(isNear(UnitCurve.circularEaseInOut.value(at: 0.3), 0.1))
        #expect(isNear(UnitCurve.circularEaseInOut.value(at: 0.7), 0.9))
    }

    @Test("control points left and right of the curve count as its ends; the inverse exchanges time and progress")
    func bezier() {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
        #expect(isNear(curve.value(at: 0.5), 0.5) && isNear(curve.velocity(at: 0.5), -1))
        #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
        let ease = UnitCurve.easeIn
        for time in [0.1, 0.4, 0.9] { #expect(isNear(ease.inverse.value(at: ease.value(at: time)), time)) }
    }
}
