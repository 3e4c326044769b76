import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("All previews in one window")
struct PreviewBrowserTests {
    private func item(_ number: Int, _ layout: PreviewLayout, _ view: some View) -> PreviewItem {
        var item = PreviewItem(owner: "Views", subject: "View", place: "Views:\(number)") { AnyView(view) }
        item.title = "Preview \(number)"
        item.layout = layout
        return item
    }

    @Test("the first is chosen until another is; each has the space it asks for, in the middle")
    func spaces() {
        let items = [
            item(1, .sizeThatFits, Color.red.frame(width: 70, height: 30).accessibilityIdentifier("fitting")),
            item(2, .fixed(width: 120, height: 60), Color.blue.accessibilityIdentifier("fixed")),
        ]
        let screen = Screen(size: CGSize(width: 900, height: 600)) { PreviewBrowser(items: items) }
        #expect(screen.warnings.isEmpty && screen.row("Preview 1").exists)
        let fitting = screen.any("fitting").frame
        #expect(fitting.size == CGSize(width: 70, height: 30))
        screen.text("Preview 2").tap()
        let fixed = screen.any("fixed").frame
        #expect(fixed.size == CGSize(width: 120, height: 60) && abs(fixed.midX - fitting.midX) < 1)
        #expect(screen.warnings.isEmpty)
    }
}
