import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("What gestures can be made with")
struct InputKindTests {
    @Test("a tap of fingers alone is not made by the mouse")
    func tap() {
        let log = Log()
        let screen = Screen(size: CGSize(width: 200, height: 200)) {
            VStack(spacing: 0) {
                Color.red.onTapGesture(inputKinds: .directTouch) { log("touch") }
                Color.blue.onTapGesture(inputKinds: .pointer) { log("pointer") }
            }
        }
        screen.tap(at: CGPoint(x: 100, y: 50))
        #expect(log.lines == [])
        screen.tap(at: CGPoint(x: 100, y: 150))
        #expect(log.lines == ["pointer"])
    }

    @Test("a drag of fingers alone is not made by the mouse, and one of the mouse not by fingers")
    func drag() {
        let log = Log()
        let screen = Screen(size: CGSize(width: 200, height: 200)) {
            VStack(spacing: 0) {
                Color.red.gesture(DragGesture(inputKinds: .directTouch).onEnded { _ in log("touch") })
                Color.blue.gesture(DragGesture(inputKinds: .pointer).onEnded { _ in log("pointer") })
            }
        }
        for y in [50.0, 150] {
            screen.drag(from: CGPoint(x: 50, y: y), to: CGPoint(x: 150, y: y))
            screen.swipe(from: CGPoint(x: 50, y: y), to: CGPoint(x: 150, y: y))
        }
        #expect(log.lines == ["touch", "pointer"])
    }

    @Test("a long press and two fingers count where they may")
    func others() {
        let log = Log()
        let screen = Screen(size: CGSize(width: 200, height: 200)) {
            VStack(spacing: 0) {
                Color.red.gesture(LongPressGesture(inputKinds: .directTouch).onEnded { _ in log("touch") })
                Color.blue.gesture(MagnifyGesture(inputKinds: .pointer).onEnded { _ in log("magnify") })
                Color.green.gesture(RotateGesture(inputKinds: .indirectTouch).onEnded { _ in log("rotate") })
            }
        }
        screen.longPress(at: CGPoint(x: 100, y: 20))
        screen.magnify(at: CGPoint(x: 100, y: 100), by: 2)
        #expect(log.lines == [])
        screen.rotate(at: CGPoint(x: 100, y: 180), by: .degrees(40))
        #expect(log.lines == ["rotate"])
    }

    @Test("modifier keys are told as they are held, by those that count")
    func modifierKeys() {
        let log = Log()
        let screen = Screen {
            Text("a").onModifierKeysChanged(mask: [.option, .shift]) { old, new in
                log("\(old.rawValue) \(new.rawValue)")
            }
            Text("b").onModifierKeysChanged(initial: false) { _, new in log("all \(new.rawValue)") }
        }
        #expect(log.lines == ["0 0"])
        screen.hold(.option)
        screen.hold([.option, .control])
        screen.hold([])
        #expect(log.lines == ["0 0", "0 8", "all 8", "all 12", "8 0", "all 0"])
    }

    @Test("edges of frames show which way they move")
    func cursors() {
        let stage = Stage {
            VStack(spacing: 0) {
                Color.red.frame(height: 100).pointerStyle(.columnResize(directions: .leading))
                Color.blue.frame(height: 100).pointerStyle(.frameResize(position: .topLeading))
                Color.green.frame(height: 100).pointerStyle(.frameResize(position: .bottom, directions: .inward))
                Color.yellow.frame(height: 100).pointerVisibility(.hidden)
                Color.red.frame(height: 100).pointerStyle(.rowResize(directions: .all))
                Color.blue.frame(height: 100).pointerStyle(.columnResize(directions: .leading))
                    .environment(\.layoutDirection, .rightToLeft)
            }
        }
        for y in stride(from: 50.0, to: 600, by: 100) { stage.pointer(.moved, CGPoint(x: 200, y: y)) }
        #expect(
            stage.window.window.cursors
                == [.resizeLeft, .resizeFalling, .resizeUp, .hidden, .resizeUpDown, .resizeRight])
    }
}
