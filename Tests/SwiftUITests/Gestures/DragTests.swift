import MartletHost
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor @Suite("Drags", .serialized)
struct DragTests {
    @Test("a drag begins after ten points, changes with each move, and ends once")
    func phases() {
        let log = Log()
        let stage = Stage {
            Color.red.gesture(
                DragGesture().onChanged { log("changed \(text($0.translation))") }
                    .onEnded { log("ended \(text($0.translation)) from \(text($0.startLocation))") })
        }
        stage.drag(
            CGPoint(x: 50, y: 50), CGPoint(x: 58, y: 50), CGPoint(x: 60, y: 50), CGPoint(x: 60, y: 50),
            CGPoint(x: 80, y: 90))
        #expect(log.lines == ["changed 10,0", "changed 10,0", "changed 30,40", "ended 30,40 from 50,50"])
        log.lines = []
        stage.drag(CGPoint(x: 50, y: 50), CGPoint(x: 55, y: 50))
        #expect(log.lines == [])
    }

    @Test("a drag with no minimum begins with the press")
    func noMinimum() {
        let log = Log()
        let stage = Stage {
            Color.red.gesture(
                DragGesture(minimumDistance: 0).onChanged { log("changed \(text($0.location))") }
                    .onEnded { _ in log("ended") })
        }
        stage.click(CGPoint(x: 50, y: 60))
        #expect(log.lines == ["changed 50,60", "ended"])
    }

    @Test("places are told in the space asked for: the view's, the window's, or one with a name")
    func spaces() {
        let log = Log()
        let stage = Stage {
            Color.red.frame(width: 100, height: 100)
                .gesture(DragGesture().onEnded { log("local \(text($0.location))") })
                .simultaneousGesture(
                    DragGesture(coordinateSpace: .global).onEnded { log("global \(text($0.location))") }
                )
                .simultaneousGesture(
                    DragGesture(coordinateSpace: .named("box")).onEnded { log("box \(text($0.location))") }
                )
                .padding(20)
                .coordinateSpace(name: "box")
        }
        stage.drag(CGPoint(x: 160, y: 260), CGPoint(x: 200, y: 300))
        #expect(log.lines == ["local 50,50", "global 200,300", "box 70,70"])
    }

    @Test("the velocity is that of the last tenth of a second, and a rest ends it")
    func velocity() {
        let log = Log()
        let stage = Stage {
            Color.red.gesture(
                DragGesture().onEnded { log("\(text($0.velocity)) to \(text($0.predictedEndTranslation))") })
        }
        stage.drag(CGPoint(x: 50, y: 50), CGPoint(x: 60, y: 50), CGPoint(x: 70, y: 50), CGPoint(x: 80, y: 50))
        stage.pointer(.down, CGPoint(x: 50, y: 50))
        stage.advance(by: 0.01)
        stage.pointer(.moved, CGPoint(x: 90, y: 50))
        stage.advance(by: 0.5)
        stage.pointer(.up, CGPoint(x: 90, y: 50))
        #expect(log.lines == ["1000,0 to 280,0", "0,0 to 40,0"])
    }

    @Test("a view that follows the pointer tells the true translation in its own space")
    func following() {
        struct Follower: View {
            let log: Log
            @State private var offset = CGSize.zero
            var body: some View {
                Color.red.frame(width: 100, height: 100)
                    .gesture(
                        DragGesture().onChanged {
                            offset = $0.translation
                            log(text($0.translation))
                        }
                    )
                    .offset(offset)
            }
        }
        let log = Log()
        let stage = Stage { Follower(log: log) }
        stage.drag(
            CGPoint(x: 200, y: 300), CGPoint(x: 220, y: 300), CGPoint(x: 240, y: 310), CGPoint(x: 260, y: 320))
        #expect(log.lines == ["20,0", "40,10", "60,20"])
    }

    @Test("a body that runs in the middle of a drag changes its closures and nothing else")
    func newClosures() {
        struct Counter: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                Color.red.gesture(
                    DragGesture().onChanged { _ in
                        count += 1
                        log("count \(count)")
                    }
                    .onEnded { [count] _ in log("captured \(count)") })
            }
        }
        let log = Log()
        let stage = Stage { Counter(log: log) }
        stage.drag(CGPoint(x: 50, y: 50), CGPoint(x: 70, y: 50), CGPoint(x: 80, y: 50))
        #expect(log.lines == ["count 1", "count 2", "captured 2"])
    }

    @Test("all that an event changes is one update")
    func oneUpdate() {
        struct Counter: View {
            @State private var a = 0
            @State private var b = 0
            @GestureState private var c = 0
            var body: some View {
                Text("\(a) \(b) \(c)").frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
                    .gesture(
                        DragGesture().onChanged { _ in
                            a += 1
                            b += 1
                        }
                        .updating($c) { _, state, _ in state += 1 }
                        .onEnded { _ in a = 0 })
            }
        }
        let log = BodyLog()
        BodyLog.shared = log
        defer { BodyLog.shared = nil }
        let stage = Stage { Counter() }
        log.reset()
        stage.drag(CGPoint(x: 50, y: 50), CGPoint(x: 70, y: 50), CGPoint(x: 80, y: 50))
        #expect(stage.texts == ["0 2 0"])
        #expect(log.counts == ["Counter": 3])
    }

    @Test("a drag is continuous while it goes on, and is not when it ends")
    func continuous() {
        let log = Log()
        let stage = Stage {
            Color.red.gesture(
                DragGesture().onChanged { _ in log("\(Transaction(values: .current).isContinuous)") }
                    .onEnded { _ in log("\(Transaction(values: .current).isContinuous)") })
        }
        stage.drag(CGPoint(x: 50, y: 50), CGPoint(x: 70, y: 50))
        #expect(log.lines == ["true", "false"])
    }

    @Test("a drag through rotation and scale is told in the view's own space")
    func transformed() {
        let log = Log()
        let stage = Stage {
            Color.red.frame(width: 100, height: 100)
                .gesture(DragGesture().onEnded { log(text($0.translation)) })
                .rotationEffect(.degrees(90))
                .scaleEffect(2)
        }
        stage.drag(CGPoint(x: 200, y: 300), CGPoint(x: 240, y: 300))
        // Outside of the layout frame, inside of what is shown.
        stage.drag(CGPoint(x: 290, y: 390), CGPoint(x: 290, y: 350))
        #expect(log.lines == ["0,-20", "-20,0"])
    }
}
