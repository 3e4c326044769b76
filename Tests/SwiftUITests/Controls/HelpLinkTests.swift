import Foundation
import MartletCairo
import SwiftUI
import Testing

@testable import ViewTesting

@MainActor @Suite("Links to help, knobs of sliders")
struct HelpLinkTests {
    @Test("a link to help runs its action or opens its address, and is called Help")
    func help() {
        struct Page: View {
            @State private var count = 0
            var body: some View {
                Text("asked \(count)")
                HelpLink { count += 1 }
                HelpLink(destination: URL(string: "https://example.org/help")!)
            }
        }
        let screen = Screen { Page() }
        screen.button("Help").nth(0).tap()
        #expect(screen.text("asked 1").exists)
        screen.button("Help").nth(1).tap()
        #expect(screen.window.host.openedURLs == [URL(string: "https://example.org/help")!])
    }

    @Test("a slider without its knob is moved all the same")
    func knob() {
        func pixels(_ visibility: Visibility) -> [RGBA8] {
            let picture = Picture(100, 34, Slider(value: .constant(0.5)).sliderThumbVisibility(visibility))
            return (0..<34).map { picture.pixels[50, $0] }
        }
        #expect(pixels(.hidden) != pixels(.visible) && pixels(.automatic) == pixels(.visible))
        struct Page: View {
            @State private var value = 0.5
            var body: some View { Slider(value: $value).sliderThumbVisibility(.hidden).accessibilityLabel("Volume") }
        }
        let screen = Screen(size: CGSize(width: 300, height: 100)) { Page() }
        screen.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 290, y: 50))
        #expect(screen.slider("Volume").value == "100%")
    }
}
