import MartletDisplay
import MartletHost
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Dots of pages", .serialized)
struct PageDotTests {
    private func colors(_ idiom: Idiom, _ mode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) -> [RGBA] {
        let picture = Picture(
            300, 400, idiom: idiom,
            TabView {
                Color.blue
                Color.green
                Color.orange
            }
            .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: mode)))
        defer { picture.close() }
        return picture.items.compactMap { item in
            guard case .fill(.ellipse(let rect), .color(let color), _) = item, rect.width == 8 else { return nil }
            return color
        }
    }

    @Test("they are light on what a phone's pages go on with below them, the one of the page that is shown the most")
    func phone() {
        let dots = colors(.phone)
        #expect(dots.count == 3)
        #expect(dots.allSatisfy { $0.red == 1 && $0.green == 1 && $0.blue == 1 })
        #expect(dots[0].alpha == 1 && dots[1].alpha < 0.6)
    }

    @Test("on a box and on a desktop they have the colour of letters")
    func others() {
        for dots in [colors(.phone, .always), colors(.desktop)] {
            #expect(dots.count == 3 && dots.allSatisfy { $0.red < 0.3 })
            #expect(dots[0].alpha > dots[1].alpha)
        }
    }
}
