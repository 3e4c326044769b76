import MartletDisplay
import MartletHost
import Testing

@testable import SwiftUI

@MainActor @Suite("The desktop's settings")
struct DesktopLookTests {
    private func fonts(_ picture: Picture) -> [FontDescription] {
        picture.run()
        func runs(_ group: DisplayGroup) -> [FontDescription] {
            group.items.flatMap { item -> [FontDescription] in
                switch item {
                case .group(let child): runs(child)
                case .text(let text, _): text.text.runs.map(\.font)
                default: []
                }
            }
        }
        return runs(picture.root.rootGroup)
    }

    private var content: some View {
        VStack {
            Text("body")
            Text("title").font(.title)
            Text("fixed").font(.system(size: 20))
            Text("mono").font(.body.monospaced())
            Text("large").dynamicTypeSize(.accessibility2)
        }
    }

    @Test("texts of every kind grow with the desktop's scale, in its font, and what a program sets counts beside it")
    func texts() {
        let picture = Picture(800, 600, content)
        let root = picture.root
        let usual = fonts(picture)
        root.setDesktopText(scale: 1.45, family: "DejaVu Serif")
        let larger = fonts(picture)
        #expect(larger.prefix(4).map(\.size) == usual.prefix(4).map { $0.size * 1.45 })
        #expect(larger.map(\.family) == ["DejaVu Serif", "DejaVu Serif", "DejaVu Serif", nil, "DejaVu Serif"])
        #expect(larger[4].size > usual[4].size && root.dynamicTypeSize == .xxxLarge)
        root.setDesktopText(scale: 1, family: nil)
        #expect(fonts(picture) == usual && root.dynamicTypeSize == .large)
    }

    @Test("what the desktop's settings say while a window is open reaches its views")
    func settings() {
        let picture = Picture(800, 600, content)
        let usual = fonts(picture)
        picture.window.window.change {
            $0.textScale = 2
            $0.fontFamily = "DejaVu Serif"
            $0.isHighContrast = true
        }
        let larger = fonts(picture)
        #expect(larger[0].size == usual[0].size * 2 && larger[0].family == "DejaVu Serif")
        #expect(picture.root.dynamicTypeSize == .accessibility2 && picture.root.colorSchemeContrast == .increased)
        picture.window.window.change { $0.isHighContrast = false }
        #expect(picture.root.colorSchemeContrast == .standard && fonts(picture) == larger)
    }

    @Test("the size that programs are told is the nearest to the desktop's scale")
    func sizes() {
        let expected: [(CGFloat, DynamicTypeSize)] = [
            (0.5, .xSmall), (1, .large), (1.25, .xxLarge), (2, .accessibility2),
        ]
        for (scale, size) in expected { #expect(DynamicTypeSize(scale: scale) == size) }
    }

    @Test("high contrast is in the environment and makes texts and borders stronger")
    func contrast() {
        @MainActor final class Seen { var contrasts: [ColorSchemeContrast] = [] }
        struct Content: View {
            let seen: Seen
            @Environment(\.colorSchemeContrast) var contrast
            var body: some View {
                let _ = seen.contrasts.append(contrast)
                VStack {
                    Text("body").foregroundStyle(Color.secondary)
                    Button("Button") {}
                }
            }
        }
        let seen = Seen()
        let picture = Picture(300, 300, Content(seen: seen))
        let root = picture.root
        func items() -> [DisplayItem] {
            picture.run()
            func flat(_ group: DisplayGroup) -> [DisplayItem] {
                group.items.flatMap { item -> [DisplayItem] in
                    if case .group(let child) = item { flat(child) } else { [item] }
                }
            }
            return flat(root.rootGroup)
        }
        func strokes(_ items: [DisplayItem]) -> Int { items.count { if case .stroke = $0 { true } else { false } } }
        func dimmest(_ items: [DisplayItem]) -> Float {
            items.map { if case .text(let text, _) = $0 { text.text.runs[0].color.alpha } else { 1 } }.min()!
        }
        let usual = items()
        root.colorSchemeContrast = .increased
        let strong = items()
        #expect(seen.contrasts == [.standard, .increased])
        #expect(strokes(strong) == strokes(usual) + 1)
        #expect(abs(dimmest(usual) - 0.5) < 0.01 && abs(dimmest(strong) - 0.9) < 0.01)
    }
}
