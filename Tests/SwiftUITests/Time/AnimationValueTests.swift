import SwiftUI
import Testing

@Suite("Values of animations")
struct AnimationValueTests {
    @Test("an angle animates as its radians times 128")
    func angle() {
        var angle = Angle.radians(0.5)
        #expect(angle.animatableData == 64)
        angle.animatableData = 128
        #expect(angle.radians == 1)
        #expect(Angle.degrees(180).animatableData == .pi * 128)
    }

    @Test("the interactive spring is the one with its default arguments")
    func interactiveSpring() {
        #expect(Animation.interactiveSpring == .interactiveSpring())
        #expect(Animation.interactiveSpring == .interactiveSpring(duration: 0.15, extraBounce: 0, blendDuration: 0.25))
        #expect(Animation.interactiveSpring(duration: 0.3) == .interactiveSpring(response: 0.3, dampingFraction: 0.85))
        #expect(Animation.interactiveSpring(extraBounce: 0.2) != .interactiveSpring)
    }
}
