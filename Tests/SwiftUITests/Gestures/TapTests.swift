import MartletHost
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor @Suite("Taps, long presses and hovering", .serialized)
struct TapTests {
    @Test("the innermost of two tappable views acts alone")
    func innermost() {
        let log = Log()
        let stage = Stage {
            Color.red.frame(width: 20, height: 20).onTapGesture { log("inner") }
                .padding(20).background(Color.blue).onTapGesture { log("outer") }
        }
        stage.click(CGPoint(x: 200, y: 300))
        stage.click(CGPoint(x: 175, y: 300))
        #expect(log.lines == ["inner", "outer"])
    }

    @Test("a click waits for the second one where two mean something")
    func doubleClick() {
        let log = Log()
        let stage = Stage {
            Color.red.onTapGesture(count: 2) { log("two") }.onTapGesture { log("one") }
        }
        let place = CGPoint(x: 50, y: 50)
        stage.click(place)
        #expect(log.lines == [])
        stage.advance(by: 0.4)
        #expect(log.lines == ["one"])
        stage.click(place)
        stage.click(place, count: 2)
        stage.advance(by: 1)
        #expect(log.lines == ["one", "two"])
    }

    @Test("the place of a tap is in the view's own coordinates")
    func place() {
        let log = Log()
        let stage = Stage {
            Color.red.frame(width: 100, height: 100).onTapGesture { (place: CGPoint) in log("\(place.x) \(place.y)") }
        }
        stage.click(CGPoint(x: 160, y: 280))
        #expect(log.lines == ["10.0 30.0"])
    }

    @Test("a long press acts after its time, and neither when moved away nor when let go")
    func longPress() {
        let log = Log()
        let stage = Stage {
            Color.red.onLongPressGesture {
                log("long")
            } onPressingChanged: {
                log("\($0)")
            }
        }
        let place = CGPoint(x: 50, y: 50)
        stage.pointer(.down, place)
        stage.advance(by: 0.4)
        stage.pointer(.up, place)
        #expect(log.lines == ["true", "false"])
        stage.pointer(.down, place)
        stage.pointer(.moved, CGPoint(x: 50, y: 70))
        stage.advance(by: 1)
        stage.pointer(.up, place)
        #expect(log.lines == ["true", "false", "true", "false"])
        log.lines = []
        stage.pointer(.down, place)
        stage.advance(by: 0.6)
        stage.pointer(.up, place)
        #expect(log.lines == ["true", "false", "long"])
    }

    @Test("hovering is told when the pointer comes and goes")
    func hover() {
        let log = Log()
        let stage = Stage { Color.red.frame(width: 100, height: 100).onHover { log("\($0)") } }
        stage.pointer(.moved, CGPoint(x: 200, y: 300))
        stage.pointer(.moved, CGPoint(x: 210, y: 300))
        stage.pointer(.moved, CGPoint(x: 10, y: 10))
        stage.pointer(.moved, CGPoint(x: 210, y: 300))
        stage.pointer(.left, CGPoint(x: 210, y: 300))
        #expect(log.lines == ["true", "false", "true", "false"])
    }

    @Test("a content shape is hit where nothing is drawn, and what takes no events lets them through")
    func contentShape() {
        let log = Log()
        let stage = Stage {
            ZStack {
                Color.red.onTapGesture { log("behind") }
                Color.blue.allowsHitTesting(false)
                HStack(spacing: 100) {
                    Color.green.frame(width: 10, height: 10)
                    Color.green.frame(width: 10, height: 10)
                }
                .contentShape(Rectangle())
                .onTapGesture { log("row") }
            }
        }
        stage.click(CGPoint(x: 200, y: 300))
        stage.click(CGPoint(x: 20, y: 20))
        #expect(log.lines == ["row", "behind"])
    }
}
