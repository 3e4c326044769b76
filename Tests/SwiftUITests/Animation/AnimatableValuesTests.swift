import SwiftUI
import Testing

@Suite("Values that move together")
struct AnimatableValuesTests {
    @Test("they are added, taken away and scaled one by one")
    func arithmetic() {
        let a = AnimatableValues(1.0, 2.0, CGFloat(4)), b = AnimatableValues(3.0, 5.0, CGFloat(6))
        #expect(a + b == AnimatableValues(4.0, 7.0, CGFloat(10)))
        #expect(b - a == AnimatableValues(2.0, 3.0, CGFloat(2)))
        var c = a
        c.scale(by: 2)
        #expect(c == AnimatableValues(2.0, 4.0, CGFloat(8)))
        #expect(a.magnitudeSquared == 21)
        #expect(a != b)
        #expect(AnimatableValues<Double, Double>.zero == AnimatableValues(0.0, 0.0))
    }
}
