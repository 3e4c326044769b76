import MartletCairo
import MartletDisplay
import Testing

@testable import SwiftUI
@testable import ViewTesting

/// What bars of pages and of tab views are drawn on, and whether they are light or dark.
@MainActor @Suite("Backgrounds of bars")
struct BarBackgroundTests {
    private func screen(_ idiom: Idiom, _ view: some View) -> Screen {
        Screen(size: CGSize(width: 600, height: 500), idiom: idiom) { view }
    }

    private func pixel(_ screen: Screen, _ x: Int, _ y: Int) -> RGBA8 {
        CairoRenderer().pixels(of: screen.root.rootGroup, size: screen.root.size)[x, y]
    }

    /// Whether the letters of a text are white, as they are on something dark; nil where it is not shown.
    private func isWhite(_ screen: Screen, _ text: String) -> Bool? {
        screen.root.rootGroup.runs.first { $0.text == text }.map { $0.color.red > 0.9 && $0.color.green > 0.9 }
    }

    private func page(_ look: (AnyView) -> some View) -> some View {
        NavigationStack {
            AnyView(look(AnyView(List(0..<40) { Text("Row \($0)") }.navigationTitle("Title"))))
        }
    }

    @Test("on a phone a background that is always visible goes on behind the large title, whose letters follow it")
    func largeTitle() {
        let screen = screen(
            .phone,
            page {
                $0.toolbarBackground(Color.pureBlue, for: .navigationBar)
                    .toolbarBackground(.visible, for: .navigationBar).toolbarColorScheme(.dark, for: .navigationBar)
            })
        #expect(pixel(screen, 3, 10) == .pureBlue && pixel(screen, 3, 70) == .pureBlue)
        #expect(isWhite(screen, "Title") == true)
        #expect(pixel(screen, 3, 200) != .pureBlue)
    }

    @Test("on a phone one that is not is seen once the title has gone, and only then is the bar dark")
    func scrolled() {
        let screen = screen(
            .phone,
            page {
                $0.toolbarBackground(Color.pureBlue, for: .navigationBar)
                    .toolbarColorScheme(.dark, for: .navigationBar)
            })
        #expect(pixel(screen, 3, 10) != .pureBlue && isWhite(screen, "Title") == false)
        screen.scroll(at: CGPoint(x: 300, y: 300), by: CGSize(width: 0, height: 200))
        #expect(pixel(screen, 3, 10) == .pureBlue && isWhite(screen, "Title") == true)
    }

    @Test("a material is as dark as its bar", arguments: [Idiom.phone, .desktop])
    func material(idiom: Idiom) {
        let screen = screen(
            idiom,
            page {
                $0.navigationBarTitleDisplayMode(.inline).toolbarBackground(.ultraThinMaterial, for: .navigationBar)
                    .toolbarColorScheme(.dark, for: .navigationBar)
            })
        #expect(isWhite(screen, "Title") == true && pixel(screen, 3, 10).red < 160)
    }

    @Test("a dark bar has a background though the page names none; where that is hidden the bar is as its page")
    func bare() {
        let dark = screen(.desktop, page { $0.toolbarColorScheme(.dark, for: .navigationBar) })
        #expect(isWhite(dark, "Title") == true && pixel(dark, 3, 10).red < 80)
        let hidden = screen(
            .desktop,
            page {
                $0.toolbarColorScheme(.dark, for: .navigationBar).toolbarBackground(.hidden, for: .navigationBar)
            })
        #expect(isWhite(hidden, "Title") == false)
    }

    @Test("the bar of a tab view is drawn as the page that is shown asks", arguments: [Idiom.phone, .desktop])
    func tabBar(idiom: Idiom) {
        struct Tabs: View {
            @State var tab = 0
            var body: some View {
                TabView(selection: $tab) {
                    Button("Go") { tab = 1 }.frame(maxWidth: .infinity, maxHeight: .infinity)
                        .toolbarBackground(Color.pureBlue, for: .tabBar).toolbarColorScheme(.dark, for: .tabBar)
                        .tabItem { Text("One") }.tag(0)
                    Text("Page").tabItem { Text("Two") }.tag(1)
                }
            }
        }
        let screen = screen(idiom, Tabs())
        let y = idiom == .phone ? 490 : 30
        #expect(pixel(screen, 3, y) == .pureBlue)
        #expect(isWhite(screen, "Two") == true || idiom == .phone)
        screen.button("Go").tap()
        #expect(pixel(screen, 3, y) != .pureBlue && isWhite(screen, "Two") != true)
    }
}
