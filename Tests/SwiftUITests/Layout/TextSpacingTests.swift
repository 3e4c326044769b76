import MartletGraph
import Testing
import ViewTesting

@testable import SwiftUI

/// Where no stack says how far its views stand apart, they do (semantics 77).
@MainActor @Suite("The distance of texts", .serialized)
struct TextSpacingTests {
    /// The distances between the texts and pictures, from the top.
    private func gaps(@ViewBuilder _ content: () -> some View) -> [CGFloat] {
        let window = TestWindow(size: CGSize(width: 300, height: 300), VStack { content() })
        window.settle()
        defer { window.close() }
        let stack = window.root.root.base.layoutChildren[0].layoutChildren
        return zip(stack, stack.dropFirst()).map { $1.origin.y - $0.origin.y - $0.size.height }
    }

    private var box: some View { Color.red.frame(width: 10, height: 10) }

    @Test(
        "a text without letters is as high as one of its font, and has no width",
        arguments: [Font.caption, .largeTitle])
    func empty(font: Font) {
        func size(_ text: String) -> CGSize {
            WindowRoot(size: .zero, Text(text).font(font)).contentSize(.unspecified)
        }
        #expect(size("").width == 0 && size("").height == size("Full").height)
    }

    @Test("text follows text without a distance, whatever their fonts; everything else stands 8 apart")
    func kinds() {
        #expect(
            gaps {
                Text("a")
                Text("b").font(.title).bold()
                box
                Text("c")
                Image(systemName: "star")
                Image(systemName: "star")
            } == [0, 8, 8, 8, 8])
    }

    @Test("a text with room or a fixed height around it is no text to its neighbours, one with a background is")
    func wrapped() {
        #expect(
            gaps {
                Text("a")
                Text("b").padding(.horizontal, 5).background(Color.yellow).opacity(0.5)
                Text("c").frame(maxWidth: .infinity, alignment: .leading)
                Text("d").padding(.bottom, 3)
                Text("e").frame(height: 30)
                Text("f").padding()
            } == [0, 0, 0, 8, 8])
    }

    @Test("a stack ends with texts where all that is there is text")
    func stacks() {
        #expect(
            gaps {
                HStack {
                    Text("a")
                    Text("b")
                }
                Text("c")
                HStack {
                    Text("d")
                    box
                }
                Text("e")
                VStack {
                    box
                    Text("f")
                }
                Text("g")
                Button("h") {}
                Button("i") {}.buttonStyle(.plain)
                Toggle("j", isOn: .constant(true))
            } == [0, 8, 8, 8, 0, 8, 8, 8])
    }

    @Test("beside each other texts stand 8 apart, and a stack's own spacing counts for all")
    func others() {
        let window = TestWindow(
            size: CGSize(width: 300, height: 300),
            HStack {
                Text("a")
                Text("b")
            })
        window.settle()
        let row = window.root.root.base.layoutChildren[0].layoutChildren
        #expect(row[1].origin.x - row[0].origin.x - row[0].size.width == 8)
        window.close()
        let union = ViewSpacing.text.union(.other)
        #expect(union.distance(to: .text, along: .vertical) == 8)
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
        #expect(ViewSpacing.text.distance(to: .zero, along: .vertical) == 0)
    }
}
