import MartletCairo
import SwiftUI
import Testing
import ViewTesting

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

    private func screens() -> (Screen, Screen) {
        func screen(_ hasRing: Bool) -> Screen {
            Screen(size: CGSize(width: 400, height: 300)) { Page(hasRing: hasRing) }
        }
        return (screen(true), screen(false))
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

    @Test("the ring around a section's header that opens it is whole")
    func header() {
        let (with, without) = screens()
        for each in [with, without] { each.press(.tab) }
        let header = with.button("Parts").frame
        #expect(difference(with, without) == header.insetBy(dx: -3, dy: -3).integral)
    }
}
