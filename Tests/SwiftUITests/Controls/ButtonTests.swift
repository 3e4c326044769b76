import MartletHost
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor @Suite("Button", .serialized)
struct ButtonTests {
    @Test("a click on a button runs its action once")
    func clickRunsAction() {
        let log = Log()
        let stage = Stage { Button("Tap") { log("tap") } }
        stage.click(stage.element(.button, "Tap"))
        #expect(log.lines == ["tap"])
        #expect(stage.texts == ["Tap"])
    }

    @Test("letting go outside of the button does nothing")
    func dragOutCancels() {
        let log = Log()
        let stage = Stage { Button("Tap") { log("tap") } }
        let frame = stage.element(.button, "Tap").frame
        stage.pointer(.down, CGPoint(x: frame.midX, y: frame.midY))
        stage.pointer(.moved, CGPoint(x: frame.maxX + 50, y: frame.midY))
        stage.pointer(.up, CGPoint(x: frame.maxX + 50, y: frame.midY))
        #expect(log.lines == [])
    }

    @Test("a disabled button does nothing and blocks what is behind it")
    func disabledBlocks() {
        let log = Log()
        let stage = Stage {
            ZStack {
                Color.red.onTapGesture { log("behind") }
                Button("Tap") { log("tap") }.disabled(true)
            }
        }
        let button = stage.element(.button, "Tap")
        #expect(!button.isEnabled)
        stage.click(button)
        #expect(stage.root.perform(.activate, on: button.id) == false)
        #expect(log.lines == [])
        stage.click(CGPoint(x: 5, y: 5))
        #expect(log.lines == ["behind"])
    }

    @Test("a text button is 34 points high and wider than its label by 17 points on each side")
    func size() {
        let stage = Stage { Button("Tap") {} }
        let button = stage.element(.button, "Tap").frame
        let text = stage.root.describe().texts[0].frame
        #expect(button.height == 34)
        #expect(button.width == text.width + 34)
        #expect(text.midY == button.midY)
    }

    struct Pressing: ButtonStyle {
        let log: Log
        func makeBody(configuration: Configuration) -> some View {
            log(configuration.isPressed ? "down" : "up")
            return configuration.label.padding()
        }
    }

    @Test("a style of one's own sees the button go down and up, also when the pointer leaves and comes back")
    func styleSeesPress() {
        let log = Log()
        let stage = Stage { Button("Tap") { log("tap") }.buttonStyle(Pressing(log: log)) }
        let place = stage.place(of: "Tap")
        stage.pointer(.down, place)
        stage.pointer(.moved, CGPoint(x: 1, y: 1))
        stage.pointer(.moved, place)
        stage.pointer(.up, place)
        #expect(log.lines == ["up", "down", "up", "down", "tap", "up"])
    }

    struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Button(configuration)
                configuration.label.onTapGesture {
                    configuration.trigger()
                    configuration.trigger()
                }
            }
        }
    }

    @Test("a primitive style decides when the action runs, and may contain the button in the style further out")
    func primitiveStyle() {
        let log = Log()
        let stage = Stage { Button("Tap") { log("tap") }.buttonStyle(Twice()) }
        #expect(stage.texts == ["Tap", "Tap"])
        #expect(stage.elements.count == 1)
        let places = stage.root.describe().texts.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
        stage.click(places[0])
        #expect(log.lines == ["tap"])
        stage.click(places[1])
        #expect(log.lines == ["tap", "tap", "tap"])
    }

    struct Counter: View {
        @State private var count = 0
        var body: some View {
            Button("Count \(count)") { count += 1 }
        }
    }

    @Test("the label stays live, and one click evaluates the view that owns the state once")
    func labelIsLive() {
        let stage = Stage { Counter() }
        BodyLog.shared = BodyLog()
        defer { BodyLog.shared = nil }
        stage.click(stage.element(.button, "Count 0"))
        #expect(stage.texts == ["Count 1"])
        #expect(BodyLog.shared?.counts == ["Counter": 1])
        stage.click(stage.element(.button, "Count 1"))
        #expect(stage.texts == ["Count 2"])
    }

    @Test("space and return press the button that has the keyboard")
    func keys() {
        let log = Log()
        let stage = Stage {
            VStack {
                Button("One") { log("one") }
                Button("Two") { log("two") }
            }
        }
        stage.key(.space)
        stage.root.focusChanged(to: stage.element(.button, "Two").id)
        stage.key(.space)
        stage.key(.return)
        #expect(log.lines == ["two", "two"])
        #expect(stage.element(.button, "Two").isFocused)
    }

    @Test("a scroll that starts takes the press away")
    func scrollCancels() {
        let log = Log()
        let stage = Stage { Button("Tap") { log("tap") }.buttonStyle(Pressing(log: log)) }
        let place = stage.place(of: "Tap")
        stage.pointer(.down, place)
        _ = stage.root.handle(
            .scroll(ScrollEvent(location: place, delta: CGSize(width: 0, height: 4), phase: .began, time: 0)))
        stage.frame()
        stage.pointer(.up, place)
        #expect(log.lines == ["up", "down", "up"])
    }
}
