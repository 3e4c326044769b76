import MartletHost
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor @Suite("Magnifying and turning", .serialized)
struct TransformTests {
    private let place = CGPoint(x: 200, y: 300)

    private func card(_ log: Log) -> some View {
        Color.red.frame(width: 200, height: 200)
            .gesture(
                MagnificationGesture().onChanged { log("scale \(percent($0))") }
                    .onEnded { log("scaled \(percent($0))") }
                    .simultaneously(
                        with: RotationGesture().onChanged { log("angle \(degrees($0))") }
                            .onEnded { log("turned \(degrees($0))") }))
    }

    private func percent(_ scale: CGFloat) -> Int { Int((scale * 100).rounded()) }
    private func degrees(_ angle: Angle) -> Int { Int(angle.degrees.rounded()) }

    @Test("two fingers on a touchpad magnify and turn at the same time, each from its own least change on")
    func touchpad() {
        let log = Log()
        let stage = Stage { card(log) }
        stage.transform(.began, place)
        stage.transform(.changed, place, magnification: 1.005)
        stage.transform(.changed, place, magnification: 1.5)
        stage.transform(.changed, place, magnification: 1.5, rotation: .degrees(30))
        stage.transform(.ended, place, magnification: 2, rotation: .degrees(30))
        #expect(log.lines == ["scale 150", "angle 30", "scaled 200", "turned 30"])
        log.lines = []
        stage.transform(.began, CGPoint(x: 20, y: 20))
        stage.transform(.changed, CGPoint(x: 20, y: 20), magnification: 2)
        stage.transform(.ended, CGPoint(x: 20, y: 20), magnification: 2)
        #expect(log.lines == [])
    }

    @Test("two fingers on a touch screen do the same, from two presses")
    func touchScreen() {
        let log = Log()
        let stage = Stage { card(log).gesture(DragGesture().onChanged { _ in log("drag") }) }
        stage.finger(1, .down, CGPoint(x: 150, y: 300))
        stage.finger(2, .down, CGPoint(x: 250, y: 300))
        stage.finger(2, .moved, CGPoint(x: 300, y: 300))
        stage.finger(1, .moved, CGPoint(x: 100, y: 300))
        stage.finger(2, .moved, CGPoint(x: 100, y: 500))
        stage.finger(1, .up, CGPoint(x: 100, y: 300))
        stage.finger(2, .up, CGPoint(x: 100, y: 500))
        #expect(log.lines == ["scale 150", "scale 200", "angle 90", "scaled 200", "turned 90"])
        log.lines = []
        stage.finger(1, .down, CGPoint(x: 150, y: 300))
        stage.finger(1, .moved, CGPoint(x: 250, y: 300))
        stage.finger(1, .up, CGPoint(x: 250, y: 300))
        #expect(log.lines == ["drag"])
    }

    @Test("the wheel with Control held magnifies, with Alt or Control and Shift it turns, and a rest ends it")
    func wheel() {
        let log = Log()
        let place = CGPoint(x: 200, y: 100)
        let stage = Stage { ScrollView { card(log).frame(height: 1000, alignment: .top) } }
        #expect(stage.wheel(place, CGSize(width: 0, height: -60), .control))
        #expect(stage.wheel(place, CGSize(width: 0, height: -60), .control))
        #expect(log.lines == ["scale 110", "scale 121"])
        stage.advance(by: 0.4)
        #expect(log.lines == ["scale 110", "scale 121", "scaled 121"])
        log.lines = []
        stage.wheel(place, CGSize(width: 0, height: 120), .option)
        stage.wheel(place, CGSize(width: 60, height: 0), [.control, .shift])
        stage.advance(by: 0.4)
        #expect(log.lines == ["angle 10", "angle 15", "turned 15"])
        log.lines = []
        // Where there is nothing to magnify the wheel scrolls.
        #expect(stage.wheel(CGPoint(x: 200, y: 400), CGSize(width: 0, height: 60), .control))
        #expect(log.lines == [])
    }

    @Test("a drag with Control held magnifies and turns about the middle of the view")
    func controlDrag() {
        let log = Log()
        let stage = Stage { card(log).gesture(DragGesture().onChanged { _ in log("drag") }) }
        stage.pointer(.down, CGPoint(x: 250, y: 300), with: .control)
        stage.pointer(.moved, CGPoint(x: 300, y: 300), with: .control)
        stage.pointer(.moved, CGPoint(x: 200, y: 400), with: .control)
        stage.pointer(.up, CGPoint(x: 200, y: 400), with: .control)
        #expect(log.lines == ["scale 200", "angle 90", "scaled 200", "turned 90"])
    }

    @Test("more than half a turn counts on")
    func turns() {
        var counter = AngleCounter(CGVector(dx: 1, dy: 0))
        for step in 1...9 {
            let angle = Double(step) * .pi / 4
            _ = counter.turn(to: CGVector(dx: cos(angle), dy: sin(angle)))
        }
        #expect(abs(counter.total - 9 * .pi / 4) < 1e-9)
    }

    @Test("the newer gestures tell where they began and how fast they are")
    func newer() {
        let log = Log()
        let stage = Stage {
            Color.red.frame(width: 200, height: 200)
                .gesture(
                    MagnifyGesture().onEnded {
                        log("\(text($0.startLocation)) \($0.startAnchor.x) \(percent($0.velocity))")
                    }
                )
                .simultaneousGesture(RotateGesture().onEnded { log("\(degrees($0.rotation)) \(degrees($0.velocity))") })
        }
        stage.transform(.began, CGPoint(x: 150, y: 300))
        stage.advance(by: 0.1)
        stage.transform(.changed, place, magnification: 1.5, rotation: .degrees(10))
        stage.transform(.ended, place, magnification: 1.5, rotation: .degrees(10))
        #expect(log.lines == ["50,100 0.25 500", "10 100"])
    }

    @Test("a transformation the window system cancels ends nothing")
    func cancelled() {
        let log = Log()
        let stage = Stage { card(log) }
        stage.transform(.began, place)
        stage.transform(.changed, place, magnification: 2)
        stage.transform(.cancelled, place, magnification: 2)
        #expect(log.lines == ["scale 200"])
    }
}
