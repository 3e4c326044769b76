import MartletGraph
import Observation
import SwiftUI
import Testing
import ViewTesting

@testable import SwiftUI

/// What is corrected in place is what would be made anew.
@MainActor @Suite("Incremental work", .serialized)
struct IncrementalTests {
    struct Column: View {
        let handle: Handle<[CGFloat]>
        let widths: [CGFloat]
        @State private var heights: [CGFloat]

        init(_ heights: [CGFloat], _ widths: [CGFloat], _ handle: Handle<[CGFloat]>) {
            self.handle = handle
            self.widths = widths
            _heights = State(initialValue: heights)
        }

        var body: some View {
            let _ = handle.binding = $heights
            ScrollView {
                VStack(alignment: .trailing) {
                    ForEach(heights.indices, id: \.self) { Box(width: widths[$0], height: heights[$0]) }
                }
            }
        }
    }

    @Test("a long column whose rows change stands where a new one would, after each of many changes")
    func columnFollowsRows() {
        var random = SeededRandom(state: 7)
        var heights = (0..<40).map { CGFloat($0 % 7 + 1) }
        let widths = (0..<40).map { CGFloat($0 % 5 + 3) }
        let handle = Handle<[CGFloat]>()
        let window = TestWindow(size: CGSize(width: 100, height: 100), Column(heights, widths, handle))
        window.settle()
        for _ in 0..<50 {
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                heights[Int.random(in: 0..<40, using: &random)] = CGFloat(Int.random(in: 0...9, using: &random))
            }
            handle.binding?.wrappedValue = heights
            window.settle()
            let fresh = TestWindow(size: CGSize(width: 100, height: 100), Column(heights, widths, Handle()))
            fresh.settle()
            #expect(frames(window.root.root) == frames(fresh.root.root))
            fresh.close()
        }
        window.close()
    }

    @Observable final class Names {
        var names = ["a", "b"]
    }

    struct NameList: View {
        let model: Names
        var body: some View {
            VStack { ForEach(0..<2, id: \.self) { Text(model.names[$0]) } }
        }
    }

    @Test("semantics 18: what the content of a ForEach reads is followed")
    func forEachFollowsObjects() {
        let model = Names()
        let window = TestWindow(size: CGSize(width: 100, height: 100), NameList(model: model))
        window.settle()
        #expect(window.root.describe().texts.map(\.text) == ["a", "b"])
        model.names[1] = "c"
        window.settle()
        #expect(window.root.describe().texts.map(\.text) == ["a", "c"])
        window.close()
    }

    struct Styled: View {
        let handle: Handle<Int>
        @State private var style = 0

        var body: some View {
            let _ = handle.binding = $style
            let button = Button(role: style == 2 ? .destructive : nil, action: {}, label: { Inner() })
            switch style {
            case 0, 2: button.modifier(ButtonLook(isPlain: false))
            default: button.modifier(ButtonLook(isPlain: true))
            }
        }
    }

    struct ButtonLook: ViewModifier {
        let isPlain: Bool
        func body(content: Content) -> some View {
            content.controlSize(isPlain ? .large : .regular).disabled(isPlain).buttonStyle(.bordered)
        }
    }

    struct Inner: View {
        @State private var count = 0
        var body: some View {
            Text("one")
            Text("two")
        }
    }

    @Test("a button of several views sets them side by side in one box, and follows size and role")
    func buttonFollowsSurroundings() {
        let handle = Handle<Int>()
        let window = TestWindow(size: CGSize(width: 300, height: 100), Styled(handle: handle))
        window.settle()
        let texts = window.root.describe().texts.map(\.frame)
        #expect(texts.count == 2 && texts[0].midY == texts[1].midY && texts[0].maxX < texts[1].minX)
        #expect(window.root.describe().elements.map(\.label) == ["one, two"])
        #expect(window.root.describe().elements[0].frame.height == 34)
        handle.binding?.wrappedValue = 1
        window.settle()
        #expect(window.root.describe().elements[0].frame.height == 42)
        #expect(window.root.describe().elements[0].isEnabled == false)
        handle.binding?.wrappedValue = 2
        window.settle()
        #expect(window.root.describe().elements[0].frame.height == 34)
        window.close()
    }

    struct Sized: View {
        let handle: Handle<ControlSize>
        @State private var size = ControlSize.regular

        var body: some View {
            let _ = handle.binding = $size
            Button("Go") {}.controlSize(size).disabled(size == .large)
        }
    }

    @Test("a button follows the size and the state of its surroundings in place")
    func buttonFollowsSize() {
        let handle = Handle<ControlSize>()
        let window = TestWindow(size: CGSize(width: 300, height: 100), Sized(handle: handle))
        window.settle()
        #expect(window.root.describe().elements[0].frame.height == 34)
        handle.binding?.wrappedValue = .large
        window.settle()
        #expect(window.root.describe().elements[0].frame.height == 42)
        #expect(window.root.describe().elements[0].isEnabled == false)
        handle.binding?.wrappedValue = .small
        window.settle()
        #expect(window.root.describe().elements[0].frame.height == 26)
        window.close()
    }
}

struct SeededRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 33)
    }
}
