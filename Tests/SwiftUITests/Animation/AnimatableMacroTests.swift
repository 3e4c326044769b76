import Testing
import ViewTesting

@testable import SwiftUI

@Animatable
private struct Arc: Shape {
    var start: Angle
    var sweep = Angle.degrees(90)
    var radius = 10.0
    var isClosed = false
    var name: String = ""
    @AnimatableIgnored var inset: CGFloat = 0
    let width: CGFloat = 4
    var half: Double { radius / 2 }

    nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

@Animatable
private struct Bar: View {
    var length: CGFloat
    @AnimatableIgnored var height: CGFloat = 10
    @State private var count = 0
    var body: some View { Color.pureRed.frame(width: length, height: height) }
}

@MainActor @Suite("@Animatable", .serialized)
struct AnimatableMacroTests {
    @Test("the data are those of the stored variables that can be animated, in their order")
    func data() {
        var arc = Arc(start: .degrees(30))
        #expect(arc.animatableData.first == Angle.degrees(30).animatableData)
        #expect(arc.animatableData.second.first == Angle.degrees(90).animatableData)
        #expect(arc.animatableData.second.second == 10)
        arc.animatableData = AnimatablePair(
            Angle.zero.animatableData, AnimatablePair(Angle.degrees(45).animatableData, 3))
        #expect(arc.start == .zero && arc.sweep == .degrees(45) && arc.radius == 3 && arc.inset == 0)
    }

    @Test("a view with it is evaluated with what is between; what is left out is at its end at once")
    func moves() {
        let page = Moving { model in Bar(length: model.isOn ? 110 : 10, height: model.isOn ? 30 : 10) }
        page.change(.linear(duration: 1)) { $0.isOn = true }
        page.advance(by: 0.5)
        #expect(page.red(row: 15) == 0...60)
        page.advance(by: 0.6)
        #expect(page.red() == 0...110)
    }
}
