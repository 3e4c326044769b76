import Testing

@testable import SwiftUI

@MainActor @Suite("Keyframes", .serialized)
struct KeyframeTests {
    private struct Place: Equatable {
        var x = 0.0
        var y = 0.0
    }

    @Test("semantics 146: tracks run at once, the longest counts, one that has ended holds")
    func tracks() {
        let timeline = KeyframeTimeline(initialValue: Place()) {
            KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
            KeyframeTrack(\.y) {
                LinearKeyframe(10, duration: 1)
                MoveKeyframe(0)
                LinearKeyframe(4, duration: 1, timingCurve: .easeIn)
            }
        }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: 0.5) == Place(x: 5, y: 5))
        #expect(timeline.value(time: 1) == Place(x: 10, y: 0))
        #expect(timeline.value(progress: 1) == Place(x: 10, y: 4))
        #expect(abs(timeline.value(time: 1.25).y - 4 * UnitCurve.easeIn.value(at: 0.25)) < 1e-9)
        #expect(timeline.value(time: -1) == Place() && timeline.value(time: .nan) == Place())
    }

    @Test("semantics 147: cubic keyframes go through each other without a corner, springs settle or are cut")
    func shapes() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10.0, duration: 1)
            CubicKeyframe(0.0, duration: 1)
        }
        // From rest to the top with the speed of the way around, which is none: Hermite's half.
        #expect(timeline.value(time: 0.5) == 5)
        let rising = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10.0, duration: 1)
            CubicKeyframe(20.0, duration: 1)
        }
        #expect(abs(rising.value(time: 0.5) - (5 - 10.0 / 8)) < 1e-9)
        #expect(abs(rising.value(time: 1.5) - (15 + 10.0 / 8)) < 1e-9)
        let spring = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1.0, spring: .smooth) }
        #expect(abs(spring.duration - Spring.smooth.settlingDuration(target: 1, epsilon: 0.001)) < 1e-9)
        #expect(abs(spring.value(time: 0.2) - Spring.smooth.value(target: 1, time: 0.2)) < 1e-9)
        let cut = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(1.0, duration: 0.1, spring: .smooth)
            for _ in 0..<2 { LinearKeyframe(2.0, duration: 0.5) }
        }
        #expect(abs(cut.duration - 1.1) < 1e-9 && cut.value(time: 5) == 2)
    }

    @Test("durations that are none take no time")
    func badInput() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1.0, duration: .nan)
            CubicKeyframe(2.0, duration: -3)
            SpringKeyframe(3.0, duration: 0)
        }
        #expect(timeline.duration == 0 && timeline.value(time: 0) == 3)
        #expect(KeyframeTimeline(initialValue: 7.0) { KeyframeTrack {} }.value(time: 1) == 7)
    }

    @Test("semantics 145: content is shown with the value of each frame, and stays at the end of triggered keyframes")
    func animator() {
        let page = Moving { model in
            KeyframeAnimator(initialValue: 0.0, trigger: model.number) { x in
                Color.pureRed.frame(width: 10, height: 10).offset(x: x)
            } keyframes: { _ in
                LinearKeyframe(100.0, duration: 1)
            }
        }
        #expect(page.red() == 0...10)
        page.change(nil) { $0.number = 1 }
        page.advance(by: 0.02)
        page.advance(by: 0.5)
        #expect(page.red().map { (45...55).contains($0.lowerBound) } == true)
        page.advance(by: 1)
        #expect(page.red() == 100...110)
        let frames = page.frames
        page.advance(by: 1)
        #expect(page.frames == frames)
    }

    @Test("keyframes without a trigger begin when they appear, and again")
    func repeating() {
        let page = Moving { _ in
            Color.pureRed.frame(width: 10, height: 10).keyframeAnimator(initialValue: 0.0) { content, x in
                content.offset(x: x)
            } keyframes: { _ in
                LinearKeyframe(100.0, duration: 1)
            }
        }
        var seen: [Int] = []
        for _ in 0..<30 {
            page.advance(by: 0.1)
            seen.append(page.red()?.lowerBound ?? -1)
        }
        #expect(seen.max()! > 80 && zip(seen, seen.dropFirst()).filter { $0 > $1 }.count >= 2)
    }
}
