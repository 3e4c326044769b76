import MartletCairo
import SwiftUI
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Marks of sliders", .serialized)
struct SliderTickTests {
    struct Speed: View {
        @State private var speed = 1.0
        var body: some View {
            VStack {
                Text("at \(speed.formatted())")
                Slider(value: $speed, in: 0...2) {
                    Text("Speed")
                } ticks: {
                    SliderTick("Slow", 0.5)
                    SliderTickContentForEach([1.0, 1.0, 1.5], id: \.self) { value in
                        SliderTick(value) { Text("x\(value.formatted())") }
                    }
                    SliderTick(2)
                }
            }
        }
    }

    @Test("labels of marks stand below the places of the knob; at a mark the slider says its label")
    func labels() {
        let screen = Screen(size: CGSize(width: 220, height: 200)) { Speed() }
        #expect(screen.texts == ["at 1", "Slow", "x1", "x1.5"])
        let (slider, rects) = (screen.slider("Speed"), screen.rects)
        #expect(slider.frame.width == 220 && slider.value == "x1")
        #expect(abs(rects["Slow"]!.midX - 60) < 1 && abs(rects["x1.5"]!.midX - 160) < 1)
        #expect(rects["Slow"]!.minY == slider.frame.maxY)
        slider.set(0.7)
        #expect(screen.texts[0] == "at 0.7" && slider.value == "35%")
        slider.set(0.5)
        #expect(slider.value == "Slow")
    }

    @Test("a slider with labels below its track stands where any view of its size does, beside the labels of its ends")
    func place() {
        let screen = Screen(size: CGSize(width: 300, height: 200)) {
            VStack(spacing: 0) {
                Slider(value: .constant(1.0), in: 0...2) {
                    Text("Speed")
                } currentValueLabel: {
                    Text("now")
                } minimumValueLabel: {
                    Text("min")
                } maximumValueLabel: {
                    Text("max")
                } ticks: {
                    SliderTick("Slow", 0.5)
                }
                Color.clear
            }
            .frame(height: 120)
        }
        let (slider, rects) = (screen.slider("Speed").frame, screen.rects)
        #expect(slider.minY == 40 && slider.height == 34)
        #expect(rects["min"]?.midY == slider.midY && rects["max"]?.midY == slider.midY)
    }

    @Test("on a phone labels of marks are only told")
    func phone() {
        let screen = Screen(size: CGSize(width: 220, height: 200)) { Speed() }
        screen.idiom = .phone
        #expect(screen.texts == ["at 1"] && screen.slider("Speed").value == "x1")
    }

    @Test("labels that would lie on the one before are left out")
    func crowded() {
        func labels(_ width: CGFloat) -> [String] {
            Screen(size: CGSize(width: width, height: 100)) {
                Slider(value: .constant(0), in: 0...10) {
                    Text("Amount")
                } ticks: {
                    SliderTickContentForEach([0.0, 9, 1, 5, 10], id: \.self) { value in
                        SliderTick(value) { Text("value \(value.formatted())") }
                    }
                }
            }.texts
        }
        #expect(labels(300) == ["value 0", "value 9", "value 5"])
        #expect(labels(900) == ["value 0", "value 9", "value 1", "value 5", "value 10"])
        #expect(labels(40) == ["value 0"])
    }

    @Test("a slider stays the same when its value comes to a mark and leaves it")
    func stays() {
        let log = Log()
        struct Sound: View {
            let log: Log
            @State private var volume = 0.7
            var body: some View {
                Slider(value: $volume) {
                    Text("Volume").onAppear { log("made") }
                } ticks: {
                    SliderTick("Half", 0.5)
                }
            }
        }
        let screen = Screen(size: CGSize(width: 220, height: 100)) { Sound(log: log) }
        let slider = screen.slider("Volume")
        slider.set(0.5)
        #expect(slider.value == "Half")
        slider.set(0.2)
        #expect(slider.value == "20%" && log.lines == ["made"])
    }

    struct Balance: View {
        @State private var balance = 0.5
        var body: some View {
            Slider(value: $balance, in: -1...1, step: 0.25, neutralValue: 0, enabledBounds: -0.6...0.8) {
                Text("Balance")
            } currentValueLabel: {
                Text("right by \(balance.formatted())")
            } tick: {
                $0 == 0 ? SliderTick($0) : nil
            }
        }
    }

    @Test("only enabled values of the steps are chosen, and the current value's label is told")
    func enabled() {
        let screen = Screen(size: CGSize(width: 220, height: 100)) { Balance() }
        let slider = screen.slider("Balance")
        #expect(slider.value == "right by 0.5")
        slider.set(1)
        #expect(slider.value == "right by 0.75")
        slider.set(-1)
        #expect(slider.value == "right by -0.5")
    }

    @Test("the track is filled from the neutral value, and fainter where nothing can be chosen")
    func track() {
        let picture = Picture(220, 34) { Balance().tint(.pureBlue) }
        // The knob is 50 points right of the middle.
        #expect(picture.pixels[130, 17] == .pureBlue)
        let (open, closed) = (picture.pixels[90, 17], picture.pixels[20, 17])
        #expect(open != .pureBlue && closed != open && closed.red > open.red)
        // The mark in the middle is half in the tint.
        #expect(picture.pixels[110, 17] != .pureBlue && picture.pixels[110, 17] != open)
    }

    @Test("a desktop marks the values of a step while there is room between them; a phone marks none")
    func steps() {
        func picture(_ last: Double, _ step: Double?) -> Picture {
            Picture(220, 34) {
                if let step {
                    Slider(value: .constant(0), in: 0...last, step: step)
                } else {
                    Slider(value: .constant(0), in: 0...last)
                }
            }
        }
        let plain = picture(10, nil).pixels
        let marked = picture(10, 1).pixels
        #expect(marked[110, 17] != plain[110, 17] && marked[100, 17] == plain[100, 17])
        #expect(picture(100, 1).pixels[110, 17] == plain[110, 17])
        func phone(_ slider: Slider<EmptyView, EmptyView>) -> Data {
            Screen(size: CGSize(width: 220, height: 34), idiom: .phone) { slider }.image()
        }
        #expect(
            phone(Slider(value: .constant(0), in: 0...10, step: 1)) == phone(Slider(value: .constant(0), in: 0...10)))
    }
}
