import MartletHost
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor @Suite("Composed gestures", .serialized)
struct CompositionTests {
    private let place = CGPoint(x: 200, y: 300)
    private let near = CGPoint(x: 220, y: 300)

    @Test("a long press and then a drag: each step is told, and letting go early is none")
    func longPressThenDrag() {
        struct Steps: View {
            let log: Log
            @GestureState private var step = "none"
            var body: some View {
                VStack {
                    Text(step)
                    Color.red.gesture(
                        LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
                            .updating($step) { value, step, _ in
                                switch value {
                                case .first(true): step = "pressing"
                                case .second(true, let drag):
                                    step = drag.map { "drag \(text($0.translation))" } ?? "held"
                                default: step = "?"
                                }
                            }
                            .onEnded { value in
                                guard case .second(true, let drag?) = value else { return }
                                log("ended \(text(drag.translation))")
                            })
                }
            }
        }
        let log = Log()
        let stage = Stage { Steps(log: log) }
        stage.pointer(.down, place)
        #expect(stage.texts == ["pressing"])
        stage.advance(by: 0.6)
        #expect(stage.texts == ["held"])
        stage.pointer(.moved, near)
        #expect(stage.texts == ["drag 20,0"])
        stage.pointer(.up, near)
        #expect(stage.texts == ["none"])
        #expect(log.lines == ["ended 20,0"])

        stage.pointer(.down, place)
        stage.advance(by: 0.2)
        stage.pointer(.moved, near)
        #expect(stage.texts == ["none"])
        stage.advance(by: 1)
        stage.pointer(.moved, place)
        stage.pointer(.up, place)
        #expect(stage.texts == ["none"])
        #expect(log.lines == ["ended 20,0"])
    }

    @Test("a tap and then a drag takes two presses, the second within a second")
    func tapThenDrag() {
        let log = Log()
        let stage = Stage {
            Color.red.gesture(
                TapGesture().onEnded { log("tapped") }.sequenced(before: DragGesture().onEnded { _ in log("dragged") })
                    .onEnded { _ in log("both") })
        }
        stage.click(place)
        stage.advance(by: 0.5)
        stage.drag(place, near)
        #expect(log.lines == ["tapped", "dragged", "both"])
        log.lines = []
        stage.click(place)
        stage.advance(by: 1.5)
        stage.drag(place, near)
        #expect(log.lines == ["tapped"])
    }

    @Test("of two exclusive gestures a single tap waits for a double one")
    func exclusiveTaps() {
        let log = Log()
        let stage = Stage {
            Color.red.gesture(
                TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
                    switch value {
                    case .first: log("two")
                    case .second: log("one")
                    }
                })
        }
        stage.click(place)
        #expect(log.lines == [])
        stage.advance(by: 0.4)
        #expect(log.lines == ["one"])
        stage.click(place)
        stage.advance(by: 0.1)
        stage.click(place, count: 2)
        stage.advance(by: 1)
        #expect(log.lines == ["one", "two"])
    }

    @Test("of an exclusive long press and tap, the time decides, in either order")
    func exclusivePress() {
        for isTapFirst in [false, true] {
            let log = Log()
            let stage = Stage {
                if isTapFirst {
                    Color.red.gesture(
                        TapGesture().onEnded { log("tap") }
                            .exclusively(before: LongPressGesture().onEnded { _ in log("long") }))
                } else {
                    Color.red.gesture(
                        LongPressGesture().onEnded { _ in log("long") }
                            .exclusively(before: TapGesture().onEnded { log("tap") }))
                }
            }
            stage.click(place)
            stage.pointer(.down, place)
            stage.advance(by: 0.6)
            stage.pointer(.up, place)
            #expect(log.lines == ["tap", "long"])
        }
    }

    @Test("of two exclusive drags the second begins only when the first has failed")
    func exclusiveDrags() {
        let log = Log()
        let stage = Stage {
            Color.red.gesture(
                DragGesture(minimumDistance: 30).onChanged { _ in log("far") }
                    .exclusively(before: DragGesture(minimumDistance: 5).onChanged { _ in log("near") }))
        }
        stage.drag(place, CGPoint(x: 210, y: 300), CGPoint(x: 240, y: 300))
        #expect(log.lines == ["far"])
    }

    @Test("simultaneous gestures are told of together, and are over when both are")
    func simultaneous() {
        let log = Log()
        let stage = Stage {
            Color.red.gesture(
                LongPressGesture(minimumDuration: 0.2).onEnded { _ in log("long") }
                    .simultaneously(with: TapGesture().onEnded { log("tap") })
                    .onEnded { log("ended \($0.first == true) \($0.second != nil)") })
        }
        stage.pointer(.down, place)
        stage.advance(by: 0.3)
        #expect(log.lines == ["long"])
        stage.pointer(.up, place)
        #expect(log.lines == ["long", "tap", "ended true true"])
        log.lines = []
        stage.click(place)
        #expect(log.lines == ["tap", "ended false true"])
    }

    @Test("closures run inside out, and a mapped gesture tells something else")
    func order() {
        let log = Log()
        let stage = Stage {
            Color.red.gesture(
                DragGesture().onChanged { _ in log("first") }
                    .map { Int($0.translation.width) }
                    .onChanged { log("second \($0)") }
                    .onEnded { log("third \($0)") }
                    .onEnded { _ in log("fourth") })
        }
        stage.drag(place, near, CGPoint(x: 220, y: 330))
        #expect(log.lines == ["first", "second 20", "first", "third 20", "fourth"])
    }

    @Test("a gesture of whatever type, an optional one, and one with a body work as those they stand for")
    func erased() {
        struct Own: Gesture {
            let log: Log
            @Environment(\.isEnabled) private var isEnabled
            var body: some Gesture<DragGesture.Value> {
                DragGesture().onEnded { [isEnabled] in log("own \(text($0.translation)) \(isEnabled)") }
            }
        }
        struct Three: View {
            let log: Log
            var isThere = true
            var body: some View {
                Color.red
                    .simultaneousGesture(
                        AnyGesture(DragGesture().map { $0.translation.width }).onEnded { log("any \($0)") }
                    )
                    .simultaneousGesture(isThere ? DragGesture().onEnded { _ in log("optional") } : nil)
                    .simultaneousGesture(Own(log: log))
            }
        }
        let log = Log()
        let stage = Stage {
            VStack(spacing: 0) {
                Three(log: log)
                Three(log: log, isThere: false)
            }
        }
        stage.drag(CGPoint(x: 50, y: 50), CGPoint(x: 70, y: 50))
        #expect(log.lines == ["any 20.0", "optional", "own 20,0 true"])
        log.lines = []
        stage.drag(CGPoint(x: 50, y: 550), CGPoint(x: 70, y: 550))
        #expect(log.lines == ["any 20.0", "own 20,0 true"])
    }

    @Test("values compare by what they tell")
    func values() {
        typealias Pair = SimultaneousGesture<LongPressGesture, MagnificationGesture>.Value
        typealias Sequence = SequenceGesture<LongPressGesture, RotationGesture>.Value
        typealias Either = ExclusiveGesture<LongPressGesture, RotationGesture>.Value
        #expect(Pair(first: true, second: 1) == Pair(first: true, second: 1))
        #expect(Set([Pair(first: true, second: 1), Pair(first: true, second: nil)]).count == 2)
        #expect(Sequence.second(true, nil) != .second(true, .zero))
        #expect(Either.first(true) != .second(.zero))
    }
}
