import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("What frames offer")
struct FrameOfferTests {
    private func lines<Framed: View>(@ViewBuilder _ framed: @escaping (AnyView) -> Framed) -> [CGFloat] {
        let screen = Screen(size: CGSize(width: 200, height: 600)) {
            ScrollView {
                framed(
                    AnyView(
                        VStack {
                            Text("Building Blocks").accessibilityIdentifier("first").padding(.vertical, 30)
                            Text("Building Blocks").accessibilityIdentifier("second")
                            Text("Building Blocks").accessibilityIdentifier("third")
                        }
                        .font(.system(size: 34))))
            }
        }
        return ["first", "second", "third"].compactMap { screen.rects[$0]?.height }
    }

    @Test("a stack in a frame that is as high as it likes shares no height out, so that no text is cut")
    func scrolled() {
        let expected = lines { $0 }
        #expect(expected.count == 3 && Set(expected).count == 1)
        #expect(lines { $0.frame(maxWidth: .infinity, alignment: .leading) } == expected)
        #expect(lines { $0.frame(width: 200) } == expected)
        #expect(lines { $0.frame(minHeight: 10) } == expected)
        // Also where there is more than enough height.
        #expect(lines { $0.frame(maxWidth: 200).frame(height: 800) } == expected)
        #expect(lines { $0.frame(maxWidth: 200).frame(maxHeight: .infinity).frame(height: 800) } == expected)
    }

    @Test("what fills the height it is offered fills a frame that is higher than its ideal height")
    func filled() {
        let screen = Screen(size: CGSize(width: 200, height: 600)) {
            ScrollView {
                Color.red.accessibilityIdentifier("least").frame(minHeight: 50)
                Color.red.accessibilityIdentifier("own").frame(maxWidth: .infinity)
            }
        }
        #expect(screen.rects["least"]?.height == 50)
        #expect(screen.rects["own"]?.size == CGSize(width: 200, height: 10))
    }
}
