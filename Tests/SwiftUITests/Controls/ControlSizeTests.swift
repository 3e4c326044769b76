import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Control sizes", .serialized)
struct ControlSizeTests {
    private struct Controls: View {
        var size: ControlSize
        @State private var isOn = false
        @State private var value = 0.0
        @State private var count = 0
        var body: some View {
            VStack(alignment: .leading) {
                Text("\(isOn) \(Int((value * 100).rounded())) \(count)")
                Toggle("Switch", isOn: $isOn).toggleStyle(.switch).labelsHidden()
                Toggle("Box", isOn: $isOn).toggleStyle(.checkbox).labelsHidden()
                Slider(value: $value) { Text("Slider") }
                Stepper("Stepper", value: $count).labelsHidden()
            }
            .controlSize(size)
        }
    }

    private func screen(_ size: ControlSize, _ idiom: Idiom = .desktop) -> Screen {
        Screen(size: CGSize(width: 300, height: 400), idiom: idiom) { Controls(size: size) }
    }

    private func heights(_ screen: Screen) -> [CGFloat] {
        [
            screen.toggle("Switch").frame, screen.toggle("Box").frame, screen.slider("Slider").frame,
            screen.stepper("Stepper").frame,
        ].map(\.height)
    }

    @Test("a desktop's switches, boxes, sliders and steppers follow the size of controls, a phone's do not")
    func heights() {
        let usual = heights(screen(.regular))
        #expect(usual == [26, 20, 34, 34])
        let (mini, large) = (heights(screen(.mini)), heights(screen(.large)))
        for (place, height) in usual.enumerated() {
            #expect(mini[place] < height && height < large[place], "\(place): \(mini) \(large)")
        }
        #expect(heights(screen(.mini, .phone)) == heights(screen(.regular, .phone)))
    }

    @Test("a slider of any size has its knob under the pointer")
    func slider() {
        for size in [ControlSize.mini, .large] {
            let screen = screen(size)
            let track = screen.slider("Slider").frame
            screen.tap(at: CGPoint(x: track.midX, y: track.midY))
            #expect(screen.texts.contains("false 50 0"), "\(screen.texts)")
            screen.tap(at: CGPoint(x: track.maxX - 1, y: track.midY))
            #expect(screen.texts.contains("false 100 0"), "\(screen.texts)")
        }
    }
}
