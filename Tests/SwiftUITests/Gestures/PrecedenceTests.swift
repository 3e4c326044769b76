import MartletHost
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor @Suite("Precedence of gestures", .serialized)
struct PrecedenceTests {
    private let place = CGPoint(x: 200, y: 300)
    private let near = CGPoint(x: 220, y: 300)
    private let far = CGPoint(x: 260, y: 300)

    /// A square of 100 points in the middle, with gestures of its own.
    private func square(_ log: Log) -> some View { Color.red.frame(width: 100, height: 100) }

    @Test("a child's gesture comes before its parent's of the same kind")
    func child() {
        let log = Log()
        let stage = Stage {
            square(log)
                .gesture(DragGesture().onChanged { _ in log("child") })
                .padding(50)
                .contentShape(Rectangle())
                .gesture(DragGesture(minimumDistance: 0).onChanged { _ in log("parent") })
        }
        stage.drag(place, CGPoint(x: 205, y: 300), near)
        #expect(log.lines == ["child"])
        log.lines = []
        stage.drag(CGPoint(x: 120, y: 300), CGPoint(x: 140, y: 300))
        #expect(log.lines == ["parent", "parent"])
    }

    @Test("a child's tap and its parent's drag share a press: who does not move taps")
    func tapAndDrag() {
        let log = Log()
        let stage = Stage {
            square(log).onTapGesture { log("tap") }
                .gesture(DragGesture(minimumDistance: 0).onChanged { log("drag \(text($0.translation))") })
        }
        stage.click(place)
        #expect(log.lines == ["tap"])
        log.lines = []
        stage.drag(place, CGPoint(x: 205, y: 300), near)
        #expect(log.lines == ["drag 20,0"])
    }

    @Test("a gesture of high priority comes before those in the view, a button included")
    func highPriority() {
        let log = Log()
        let stage = Stage {
            VStack {
                Button("Press") { log("button") }
                square(log).onTapGesture { log("child") }
            }
            .highPriorityGesture(TapGesture().onEnded { log("parent") })
            .simultaneousGesture(TapGesture().onEnded { log("also") })
        }
        stage.click(stage.element(.button, "Press"))
        stage.click(place)
        #expect(log.lines == ["parent", "also", "parent", "also"])
    }

    @Test("a simultaneous gesture is told besides those in the view, after them")
    func simultaneous() {
        let log = Log()
        let stage = Stage {
            Button("Press") { log("button") }
                .simultaneousGesture(TapGesture().onEnded { log("tap") })
                .simultaneousGesture(LongPressGesture().onEnded { _ in log("long") })
        }
        stage.click(stage.element(.button, "Press"))
        #expect(log.lines == ["button", "tap"])
        log.lines = []
        let place = stage.place(of: "Press")
        stage.pointer(.down, place)
        stage.advance(by: 0.6)
        stage.pointer(.up, place)
        #expect(log.lines == ["long", "button", "tap"])
    }

    @Test("a press on a button is the button's: what it is dragged over does not move")
    func buttonInDrag() {
        let log = Log()
        let stage = Stage {
            VStack {
                Button("Press") { log("button") }
                square(log)
            }
            .gesture(DragGesture().onChanged { _ in log("drag") })
        }
        let button = stage.place(of: "Press")
        stage.drag(button, CGPoint(x: button.x + 60, y: button.y + 60))
        stage.drag(button, CGPoint(x: button.x + 60, y: button.y + 60), button)
        #expect(log.lines == ["button"])
        log.lines = []
        stage.drag(place, far)
        #expect(log.lines == ["drag"])
    }

    @Test("a drag of high priority takes the press from a button once it moves")
    func highPriorityDrag() {
        let log = Log()
        let stage = Stage {
            Button("Press") { log("button") }
                .highPriorityGesture(DragGesture().onChanged { _ in log("drag") })
        }
        let button = stage.place(of: "Press")
        stage.drag(button, CGPoint(x: button.x + 12, y: button.y))
        #expect(log.lines == ["drag"])
        stage.click(button)
        #expect(log.lines == ["drag", "button"])
    }

    @Test("a mask leaves out the gesture itself, or those in the view, or all")
    func masks() {
        for (mask, expected) in [
            (GestureMask.all, ["child"]), (.gesture, ["parent"]), (.subviews, ["child"]), (.none, []),
        ] {
            let log = Log()
            let stage = Stage {
                square(log).onTapGesture { log("child") }
                    .gesture(TapGesture().onEnded { log("parent") }, including: mask)
            }
            stage.click(place)
            #expect(log.lines == expected)
        }
    }

    @Test("a gesture that is not enabled leaves those in the view alone")
    func enabled() {
        let log = Log()
        let stage = Stage {
            square(log).onTapGesture { log("child") }
                .highPriorityGesture(TapGesture().onEnded { log("parent") }, isEnabled: false)
        }
        stage.click(place)
        #expect(log.lines == ["child"])
    }

    @Test("a gesture with keys counts where they are held, and leaves the press to others where they are not")
    func keys() {
        let log = Log()
        let stage = Stage {
            square(log).gesture(TapGesture().modifiers(.command).onEnded { log("command") })
                .gesture(TapGesture().modifiers([.shift, .option]).onEnded { log("both") })
                .onTapGesture { log("plain") }
        }
        for modifiers in [KeyModifiers.control, .command, .shift, [.shift, .option], []] {
            stage.pointer(.down, place, with: modifiers)
            stage.pointer(.up, place, with: modifiers)
        }
        #expect(log.lines == ["command", "command", "plain", "both", "plain"])
    }

    @Test("a view in front takes the click; what is behind does not, though it would have")
    func front() {
        let log = Log()
        let stage = Stage {
            ZStack {
                Color.blue.onTapGesture { log("behind") }
                square(log)
                Color.green.frame(width: 50, height: 50).onTapGesture { log("front") }
                Color.yellow.frame(width: 20, height: 20).onTapGesture { log("through") }.allowsHitTesting(false)
            }
        }
        stage.click(place)
        // The red square has no gesture and still hides what is behind.
        stage.click(CGPoint(x: 160, y: 260))
        stage.click(CGPoint(x: 20, y: 20))
        #expect(log.lines == ["front", "behind"])
    }

    @Test("a disabled view's gestures are left out")
    func disabled() {
        let log = Log()
        let stage = Stage {
            square(log).onTapGesture { log("child") }.disabled(true).onTapGesture { log("parent") }
        }
        stage.click(place)
        #expect(log.lines == ["parent"])
    }

    @Test("taps and long presses hit a view where it is shown: offset, position, rotation, scale, clip")
    func transforms() {
        let log = Log()
        let stage = Stage {
            ZStack {
                square(log).onTapGesture { log("offset") }.offset(x: -120, y: -200)
                square(log).onTapGesture { log("position") }.position(x: 320, y: 100)
                Color.red.frame(width: 100, height: 20).onTapGesture { log("rotation") }.rotationEffect(.degrees(90))
                square(log).onTapGesture { log("scale") }.scaleEffect(0.5).offset(x: 0, y: 200)
                Color.red.frame(width: 200, height: 100).onTapGesture { log("clip") }
                    .frame(width: 100, height: 100).clipShape(Circle()).offset(x: -140, y: 0)
            }
        }
        stage.click(CGPoint(x: 80, y: 100))
        stage.click(CGPoint(x: 320, y: 100))
        stage.click(CGPoint(x: 200, y: 345))
        stage.click(CGPoint(x: 245, y: 300))
        stage.click(CGPoint(x: 220, y: 520))
        stage.click(CGPoint(x: 230, y: 530))
        stage.click(CGPoint(x: 60, y: 300))
        stage.click(CGPoint(x: 15, y: 255))
        #expect(log.lines == ["offset", "position", "rotation", "scale", "clip"])
    }
}
