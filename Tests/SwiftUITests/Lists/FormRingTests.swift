import MartletCairo
import MartletDisplay
import MartletHost
import Testing

@testable import SwiftUI
@testable import ViewTesting

@MainActor @Suite("Rings in forms", .serialized)
struct FormRingTests {
    private struct Page: View {
        let hasRing: Bool
        @State private var name = ""
        @State private var isOpen = true
        var body: some View {
            Form {
                Section("Parts", isExpanded: $isOpen) {
                    TextField("Name", text: $name)
                    Text("Other")
                }
            }
            .formStyle(.grouped)
            .focusEffectDisabled(!hasRing)
        }
    }

    private func screens() -> (Screen, Screen) { screens { Page(hasRing: $0) } }

    private func screens(_ page: (Bool) -> some View) -> (Screen, Screen) {
        func screen(_ hasRing: Bool) -> Screen {
            Screen(size: CGSize(width: 400, height: 300)) { page(hasRing) }
        }
        return (screen(true), screen(false))
    }

    private struct Rows: View {
        let hasRing: Bool
        @State private var isOn = true
        var body: some View {
            Form {
                Button("Send") {}
                Toggle("Sound", isOn: $isOn)
                HStack {
                    Button("Left") {}
                    Spacer()
                    Button("Right") {}
                }
                .buttonStyle(.borderless)
            }
            .formStyle(.grouped)
            .focusEffectDisabled(!hasRing)
        }
    }

    /// The rows and columns of points, from the first to the last, that differ.
    private func difference(_ first: Screen, _ second: Screen) -> CGRect {
        let (a, b) = (CairoRenderer.pixels(ofPNG: first.image())!, CairoRenderer.pixels(ofPNG: second.image())!)
        var rect = CGRect.null
        for y in 0..<a.height {
            for x in 0..<a.width where a[x, y] != b[x, y] {
                rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return rect
    }

    @Test("a field without a box shows by a ring around its row that it has the keyboard")
    func field() {
        let (with, without) = screens()
        for each in [with, without] { each.textField("Name").tap() }
        let ring = difference(with, without)
        #expect(ring.height > 40 && ring.width > 300, "\(ring)")
        #expect(ring.contains(with.textField("Name").frame))
    }

    @Test("the ring of what fills a row goes around the row, and not close around its text")
    func rows() {
        let (with, without) = screens { Rows(hasRing: $0) }
        for name in ["Send", "Sound"] {
            for each in [with, without] { each.press(.tab) }
            #expect(with.focusedLabel == name)
            let ring = difference(with, without)
            #expect(ring.width > 300 && ring.height > 40, "\(name): \(ring)")
            #expect(ring.contains(with.text(name).frame.insetBy(dx: -8, dy: -8)), "\(name): \(ring)")
        }
        for each in [with, without] { each.press(.tab) }
        #expect(with.focusedLabel == "Left")
        #expect(difference(with, without).width < 100)
    }

    @Test("the ring has an edge in the window's colour, which sets it off from other colours")
    func edge() {
        let screen = Screen(size: CGSize(width: 200, height: 100)) {
            Button("Go") {}.padding(30).background(Color.blue)
        }
        func rings() -> [(width: CGFloat, color: RGBA)] {
            screen.window.root.rootGroup.allItems.compactMap { item in
                if case .stroke(_, .color(let color), let style) = item { (style.lineWidth, color) } else { nil }
            }
        }
        #expect(rings().isEmpty)
        screen.press(.tab)
        _ = screen.texts
        #expect(rings().map(\.width) == [4, 2])
        #expect(rings().first?.color == SystemPalette(isDark: false).window)
        #expect(rings().last?.color == SystemColor.accent.withAlpha(multipliedBy: 0.5))
        screen.colorSchemeContrast = .increased
        #expect(rings().last?.color == SystemColor.accent.withAlpha(multipliedBy: 0.8))
    }

    @Test("the ring around a section's header that opens it is whole")
    func header() {
        let (with, without) = screens()
        for each in [with, without] { each.press(.tab) }
        let header = with.button("Parts").frame
        #expect(difference(with, without) == header.insetBy(dx: -3, dy: -3).integral)
    }
}
