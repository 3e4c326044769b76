import MartletHost
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor @Suite("Hovering and the pointer's shape", .serialized)
struct HoverTests {
    @Test("continuous hovering tells each place in the space asked for, and the end")
    func continuous() {
        let log = Log()
        let stage = Stage {
            Color.red.frame(width: 100, height: 100).onContinuousHover { phase in
                switch phase {
                case .active(let place): log(text(place))
                case .ended: log("ended")
                }
            }
        }
        stage.pointer(.moved, CGPoint(x: 200, y: 300))
        stage.pointer(.moved, CGPoint(x: 160, y: 260))
        stage.pointer(.moved, CGPoint(x: 10, y: 10))
        stage.pointer(.moved, CGPoint(x: 20, y: 10))
        #expect(log.lines == ["50,50", "10,10", "ended"])
    }

    @Test("what scrolls under a resting pointer is hovered over")
    func scrolling() {
        let log = Log()
        let stage = Stage {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 300).onHover { log("red \($0)") }
                    Color.blue.frame(height: 2000).onHover { log("blue \($0)") }
                }
            }
        }
        stage.pointer(.moved, CGPoint(x: 200, y: 290))
        stage.wheel(CGPoint(x: 200, y: 290), CGSize(width: 0, height: 60))
        #expect(log.lines == ["red true", "red false", "blue true"])
    }

    @Test("nothing is hovered over while the pointer drags, until it lets go")
    func dragging() {
        let log = Log()
        let stage = Stage {
            VStack(spacing: 0) {
                Color.red.gesture(DragGesture())
                Color.blue.onHover { log("blue \($0)") }
            }
        }
        stage.pointer(.down, CGPoint(x: 200, y: 100))
        stage.pointer(.moved, CGPoint(x: 200, y: 200))
        stage.pointer(.moved, CGPoint(x: 200, y: 500))
        #expect(log.lines == [])
        stage.pointer(.up, CGPoint(x: 200, y: 500))
        #expect(log.lines == ["blue true"])
    }

    @Test("a link shows a hand, a style of one's own another shape, and a disabled view the arrow")
    func cursors() {
        let stage = Stage {
            VStack(spacing: 0) {
                Link("Terms", destination: URL(string: "https://example.com")!).frame(height: 100)
                Color.red.frame(height: 100).pointerStyle(.grabIdle)
                Color.blue.frame(height: 100).pointerStyle(.link).disabled(true)
                Color.green.frame(height: 100).pointerStyle(.zoomIn)
                    .overlay { Color.yellow.frame(width: 50, height: 50).pointerStyle(nil) }
            }
        }
        stage.pointer(.moved, stage.place(of: "Terms"))
        stage.pointer(.moved, CGPoint(x: 200, y: 250))
        stage.pointer(.moved, CGPoint(x: 200, y: 350))
        stage.pointer(.moved, CGPoint(x: 200, y: 410))
        stage.pointer(.moved, CGPoint(x: 200, y: 450))
        stage.pointer(.left, .zero)
        #expect(stage.window.window.cursors == [.pointingHand, .grab, .arrow, .zoomIn, .arrow])
    }
}
