import MartletCairo
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Anchors")
struct AnchorTests {
    struct Places: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    struct Points: PreferenceKey {
        static var defaultValue: Anchor<[CGPoint]>? { nil }
        static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
            value = value ?? nextValue()
        }
    }

    @MainActor final class Seen {
        var rects: [CGRect] = []
        var points: [CGPoint] = []
    }

    @Test("a proxy gives the place of another view in its own coordinates, also inside what is moved")
    func proxy() {
        let seen = Seen()
        let picture = Picture(
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10).anchorPreference(key: Places.self, value: .bounds) { [$0] }
                Color.blue.frame(width: 30, height: 40)
                    .transformAnchorPreference(key: Places.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4)))
                {
                    $0.append($1)
                }
            }
            .overlayPreferenceValue(Places.self) { anchors in
                GeometryReader { proxy in
                    let _ = seen.rects = anchors.map { proxy[$0] }
                }
            })
        picture.close()
        #expect(
            seen.rects == [CGRect(x: 0, y: 15, width: 20, height: 10), CGRect(x: 21, y: 2, width: 3, height: 4)])
    }

    @Test("what is placed by an anchor stands there from the first frame, whatever is animated as the views appear")
    func firstFrame() throws {
        struct Marked: View {
            @State private var isOn = false
            var body: some View {
                VStack(spacing: 40) {
                    Color.blue.frame(width: 10, height: 10).opacity(isOn ? 1 : 0)
                        .onAppear { withAnimation(.linear(duration: 2).repeatForever()) { isOn = true } }
                    Color.clear.frame(width: 20, height: 20).anchorPreference(key: Places.self, value: .bounds) { [$0] }
                }
                .frame(width: 100, height: 100)
                .backgroundPreferenceValue(Places.self) { anchors in
                    GeometryReader { proxy in
                        if let rect = anchors.first.map({ proxy[$0] }) {
                            Rectangle().fill(Color.pureRed).frame(width: rect.width, height: rect.height)
                                .offset(x: rect.minX, y: rect.minY)
                        }
                    }
                }
            }
        }
        let screen = Screen(size: CGSize(width: 100, height: 100)) { Marked() }
        for _ in 0..<3 {
            let image = try #require(CairoRenderer.pixels(ofPNG: screen.image()))
            #expect(image[50, 75] == .pureRed && image[15, 20] != .pureRed)
            screen.advance(by: .milliseconds(300))
        }
    }

    struct Initial: View {
        @State var rect: CGRect
        let seen: Seen
        var body: some View {
            let _ = seen.rects.append(rect)
            Color.clear
        }
    }

    @Test("state made from the place of another view is made of the first place that it has", arguments: [true, false])
    func initialState(isBehind: Bool) {
        let seen = Seen()
        @ViewBuilder func reader(_ anchors: [Anchor<CGRect>]) -> some View {
            GeometryReader { proxy in
                ForEach(anchors.indices, id: \.self) { Initial(rect: proxy[anchors[$0]], seen: seen) }
            }
        }
        let marked = HStack(spacing: 0) {
            Color.red.frame(width: 20)
            Color.blue.frame(width: 30, height: 40).anchorPreference(key: Places.self, value: .bounds) { [$0] }
        }
        let screen = Screen(size: CGSize(width: 50, height: 40)) {
            if isBehind {
                marked.backgroundPreferenceValue(Places.self) { reader($0) }
            } else {
                marked.overlayPreferenceValue(Places.self) { reader($0) }
            }
        }
        screen.settle()
        #expect(!seen.rects.isEmpty && seen.rects.allSatisfy { $0 == CGRect(x: 20, y: 0, width: 30, height: 40) })
    }

    @Test("sources are points by name, by share and by place, several as one, or none")
    func sources() {
        let seen = Seen()
        let sources: [Anchor<CGPoint>.Source] = [
            .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
            .unitPoint(UnitPoint(x: 0.25, y: 0.5)), .point(CGPoint(x: 3, y: 4)),
        ]
        let picture = Picture(
            Color.red.frame(width: 40, height: 20)
                .anchorPreference(key: Points.self, value: Anchor<[CGPoint]>.Source(sources)) { $0 }
                .backgroundPreferenceValue(Points.self) { anchor in
                    GeometryReader { proxy in
                        let _ = seen.points = anchor.map { proxy[$0] } ?? []
                    }
                })
        picture.close()
        let expected: [(CGFloat, CGFloat)] = [
            (0, 0), (20, 0), (40, 0), (0, 10), (20, 10), (40, 10), (0, 20), (20, 20), (40, 20), (10, 10), (3, 4),
        ]
        #expect(seen.points == expected.map { CGPoint(x: $0.0, y: $0.1) })
        let none = Anchor<CGPoint?>.Source(Anchor<CGPoint>.Source?.none)
        #expect(none.assemble(none.points(.zero)) == nil)
    }
}
