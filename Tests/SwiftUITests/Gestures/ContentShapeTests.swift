import MartletDisplay
import Testing

@testable import SwiftUI
@testable import ViewTesting

/// Shapes that views are given for other uses than being hit.
@MainActor @Suite("Shapes of content")
struct ContentShapeTests {
    private struct Card: View {
        var kinds: ContentShapeKinds
        var isOutside = false
        var body: some View {
            VStack(spacing: 40) {
                if isOutside {
                    card.draggable("card").contentShape(kinds, Circle())
                } else {
                    card.contentShape(kinds, Circle()).draggable("card")
                }
                Button("Other") {}
            }
        }

        private var card: some View { Color.red.frame(width: 100, height: 100).accessibilityLabel("Card") }
    }

    /// How much is seen of the corner and of the middle of what follows the pointer, from 0 to 255.
    private func alphas(_ screen: Screen) throws -> [UInt8] {
        let drag = try #require(screen.any("Card").pickUp())
        defer { drag.cancel() }
        let image = try #require(drag.preview.flatMap { UIImage(data: $0) }?.pixels)
        func alpha(_ x: Int, _ y: Int) -> UInt8 { image.pixels[(y * 100 + x) * 4 + 3] }
        #expect(drag.previewSize == CGSize(width: 100, height: 100))
        return [alpha(3, 3), alpha(50, 50)]
    }

    @Test("what is dragged is seen in the shape for that, wherever the view was given it", arguments: [false, true])
    func drag(isOutside: Bool) throws {
        #expect(try alphas(Screen { Card(kinds: .dragPreview, isOutside: isOutside) }) == [0, 255])
        #expect(try alphas(Screen { Card(kinds: .contextMenuPreview, isOutside: isOutside) }) == [255, 255])
    }

    @Test("a preview of one's own is cut to it, too")
    func ownPreview() throws {
        let screen = Screen {
            Text("Outside").accessibilityLabel("Card").contentShape(.dragPreview, Circle())
                .draggable("x") { Color.blue.frame(width: 100, height: 100) }
        }
        #expect(try alphas(screen) == [0, 255])
    }

    /// What groups are cut to, from the outermost inwards.
    private func clips(_ group: DisplayGroup) -> [Outline] {
        let own = group.appearance.clip.map { [$0] } ?? []
        return group.items.reduce(own) { clips, item in
            if case .group(let child) = item { clips + self.clips(child) } else { clips }
        }
    }

    @Test("the preview above the items of a context menu is cut to the shape for that")
    func menu() {
        func hasCircle(_ kinds: ContentShapeKinds) -> Bool {
            let screen = Screen {
                Text("Card").contentShape(kinds, Circle()).contextMenu {
                    Button("Item") {}
                } preview: {
                    Color.blue.frame(width: 60, height: 60)
                }
            }
            screen.text("Card").secondaryClick()
            return clips(screen.root.rootGroup).contains { if case .ellipse = $0 { true } else { false } }
        }
        #expect(hasCircle(.contextMenuPreview) && hasCircle([.dragPreview, .contextMenuPreview]))
        #expect(!hasCircle(.dragPreview))
    }

    @Test("the ring of the keyboard goes around the shape for that, two points outside of it")
    func ring() {
        func strokes(_ kinds: ContentShapeKinds) -> [Outline] {
            let screen = Screen {
                Button("Card") {}.buttonStyle(.plain).frame(width: 60, height: 60).contentShape(kinds, Circle())
            }
            screen.press(.tab)
            return screen.root.rootGroup.allItems.compactMap {
                if case .stroke(let outline, _, _) = $0 { outline } else { nil }
            }
        }
        let rings = strokes(.focusEffect)
        let middle = CGRect(x: 195 - 32, y: 422 - 32, width: 64, height: 64)
        // The ring lies on an edge in the colour of the window.
        #expect(
            rings.count == 2 && rings[0] == rings[1]
                && rings.first?.boundingRect.insetBy(dx: -1, dy: -1).contains(middle) == true)
        #expect(rings.first.map { if case .ellipse = $0 { true } else { false } } == true)
        #expect(strokes(.dragPreview).contains { if case .ellipse = $0 { true } else { false } } == false)
    }
}
