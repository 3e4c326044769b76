import MartletDisplay
import MartletGraph
import Testing
import ViewTesting

@testable import SwiftUI

/// Stacks in scroll views whose rows are all made.
@MainActor @Suite("Stacks of many rows", .serialized)
struct EagerStackTests {
    struct Item: Identifiable, Equatable {
        let id: Int
        var text: String
        var height: CGFloat = 20
        var offset: CGFloat = 0
        var color = Color.pureBlue
    }

    @MainActor final class Model {
        var items: Binding<[Item]>?
        var guide: Binding<Bool>?
        var measured: [Int] = []
    }

    struct Column: View {
        @State var items: [Item]
        @State private var hasGuide = false
        let model: Model
        var alignment = HorizontalAlignment.center

        init(_ items: [Item], _ model: Model, _ alignment: HorizontalAlignment = .center) {
            _items = State(initialValue: items)
            self.model = model
            self.alignment = alignment
        }

        var body: some View {
            (model.items, model.guide) = ($items, $hasGuide)
            return ScrollView {
                VStack(alignment: alignment, spacing: 4) {
                    ForEach(items) { item in
                        HStack {
                            Text(item.text)
                            Counting(id: item.id, model: model) {
                                item.color.frame(width: 30, height: item.height).offset(y: item.offset)
                            }
                            Button("Remove") {}
                        }
                        .alignmentGuide(alignment) { hasGuide ? $0.width / 4 : $0[alignment] }
                    }
                }
            }
        }
    }

    /// Tells whenever it is measured.
    struct Counting: Layout {
        let id: Int
        let model: Model

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            MainActor.assumeIsolated { model.measured.append(id) }
            return subviews[0].sizeThatFits(proposal)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: bounds.origin, proposal: proposal)
        }
    }

    private func items(_ count: Int) -> [Item] { (0..<count).map { Item(id: $0, text: "row \($0)") } }

    private func frames(_ picture: Picture) -> [String] {
        picture.root.describe(beyondFold: 1e6).texts.map { "\($0.text) \($0.frame)" }
    }

    @Test("After any changes all rows stand where a stack made anew has them", arguments: 0..<40)
    func agreesWithNewStack(seed: Int) {
        var random = SeededRandom(state: UInt64(seed) &* 7919 &+ 31)
        let model = Model()
        let alignment: HorizontalAlignment = [.leading, .center, .trailing][seed % 3]
        let picture = Picture(300, 200, Column(items(40), model, alignment))
        defer { picture.close() }
        var next = 1000
        for _ in 0..<12 {
            var items = model.items!.wrappedValue
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let index = Int.random(in: items.indices, using: &random)
                switch Int.random(in: 0...7, using: &random) {
                case 0: items.swapAt(index, Int.random(in: items.indices, using: &random))
                case 1 where items.count > 20: items.remove(at: index)
                case 2:
                    items.insert(Item(id: next, text: "new \(next)"), at: index)
                    next += 1
                case 3: items[index].text += " and more"
                case 4: items[index].height = CGFloat(Int.random(in: 5...60, using: &random))
                case 5: items.shuffle(using: &random)
                case 6: items[index].text = "short"
                default: model.guide?.wrappedValue.toggle()
                }
            }
            model.items?.wrappedValue = items
            picture.run()
            let new = Model()
            let other = Picture(300, 200, Column(items, new, alignment))
            if model.guide!.wrappedValue { new.guide?.wrappedValue = true }
            other.run()
            #expect(frames(picture) == frames(other))
            #expect(picture.pixels == other.pixels)
            other.close()
        }
    }

    @Test("Rows that stay are not measured again when others come, go, change places or grow")
    func measuresOnlyWhatChanged() {
        let model = Model()
        let picture = Picture(300, 200, Column(items(100), model))
        defer { picture.close() }
        func measured(_ change: (inout [Item]) -> Void) -> Set<Int> {
            model.measured = []
            change(&model.items!.wrappedValue)
            picture.run()
            return Set(model.measured)
        }
        #expect(measured { $0.swapAt(3, 90) } == [])
        #expect(measured { $0.remove(at: 5) } == [])
        #expect(measured { $0.insert(Item(id: 500, text: "new"), at: 50) } == [500])
        #expect(measured { $0[20].height = 50 } == [model.items!.wrappedValue[20].id])
    }

    @Test("To know how small a window can be, no row is laid out in no width at all")
    func leastWindow() {
        let model = Model()
        let picture = Picture(
            300, 200,
            VStack {
                Text("Title"); Column(items(20), model)
            })
        defer { picture.close() }
        let least = picture.root.contentSize(.zero)
        model.items?.wrappedValue[3].text = "changed, and longer"
        picture.run()
        var texts = 0
        picture.root.root.firstScrollNode?.forEachBelow { element in
            guard element is TextNode else { return }
            texts += 1
            for entry in element.cache.entries where entry.proposal.width == 0 { #expect(entry.axis != nil) }
        }
        #expect(texts == 40, "those of the rows and their buttons")
        #expect(picture.root.contentSize(.zero) == least)
    }

    @Test("After a window had many widths, a row that changes is measured for the one it has")
    func forgetsWidths() {
        let model = Model()
        let picture = Picture(300, 200, Column(items(20), model))
        defer { picture.close() }
        func measured(after height: CGFloat) -> [Int] {
            model.measured = []
            model.items?.wrappedValue[3].height = height
            picture.run()
            return model.measured
        }
        let before = measured(after: 30)
        for width in 301...320 {
            picture.window.window.resize(to: CGSize(width: CGFloat(width), height: 200))
            picture.run()
        }
        _ = measured(after: 40)
        #expect(measured(after: 50) == before)
        #expect(before.allSatisfy { $0 == 3 } && !before.isEmpty)
        let other = Picture(320, 200, Column(model.items!.wrappedValue, Model()))
        defer { other.close() }
        #expect(frames(picture) == frames(other))
    }

    @Test("What a scroll view does not show is not drawn, until it comes near")
    func drawsWhatIsSeen() {
        let model = Model()
        let picture = Picture(300, 200, Column(items(500), model))
        defer { picture.close() }
        func drawn() -> [Int] {
            picture.runs.compactMap { $0.text.hasPrefix("row ") ? Int($0.text.dropFirst(4)) : nil }
        }
        #expect(drawn().first == 0 && drawn().count < 30)
        let scroll = picture.root.root.firstScrollNode!
        scroll.scroll(to: CGPoint(x: 0, y: 6000))
        picture.run()
        #expect(drawn().first! > 100 && drawn().count < 30)
        model.items?.wrappedValue[160].color = .pureRed
        model.items?.wrappedValue[3].text = "changed"
        picture.run()
        let other = Picture(300, 200, Column(model.items!.wrappedValue, Model()))
        defer { other.close() }
        other.root.root.firstScrollNode!.scroll(to: CGPoint(x: 0, y: 6000))
        other.run()
        #expect(picture.pixels == other.pixels)
        scroll.scroll(to: .zero)
        picture.run()
        #expect(picture.runs.contains { $0.text == "changed" } && drawn().first == 0)
    }

    @Test("A row out of sight that draws far outside its frame is drawn")
    func drawsWhatReachesIn() {
        let model = Model()
        let picture = Picture(300, 200, Column(items(500), model))
        defer { picture.close() }
        model.items?.wrappedValue[400].color = .pureGreen
        picture.run()
        #expect(!picture.pixels.values.contains(.pureGreen))
        let top = picture.root.describe(beyondFold: 1e6).elements.first { $0.label == "row 400" }!.frame.minY
        model.items?.wrappedValue[400].offset = 100 - top
        picture.run()
        #expect(picture.pixels.values.contains(.pureGreen))
        model.items?.wrappedValue[400].offset = 0
        picture.run()
        #expect(!picture.pixels.values.contains(.pureGreen))
    }
}

extension LayoutNode {
    fileprivate func forEachBelow(_ body: (LayoutNode) -> Void) {
        body(self)
        for child in layoutChildren { child.forEachBelow(body) }
    }

    fileprivate var firstScrollNode: ScrollNode? {
        if let scroll = self as? ScrollNode { return scroll }
        for child in layoutChildren { if let found = child.firstScrollNode { return found } }
        return nil
    }
}
