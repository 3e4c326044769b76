import MartletGraph
import Testing

@testable import SwiftUI

@MainActor @Suite("What a window tells its views")
struct WindowValueTests {
    struct Reader: View {
        @Environment(\.colorScheme) var scheme
        @Environment(\.scenePhase) var phase
        @Environment(\.horizontalSizeClass) var width
        @Environment(\.verticalSizeClass) var height

        var body: some View { Text("\(scheme) \(phase) \(width!) \(height!)") }
    }

    @Test("the phase and the size classes follow the window")
    func phaseAndSize() {
        let picture = Picture(600, 600, Reader())
        #expect(picture.texts == ["light active regular regular"])
        picture.root.setPhase(.inactive)
        picture.window.window.resize(to: CGSize(width: 300, height: 300))
        picture.run()
        #expect(picture.texts == ["light inactive compact compact"])
    }

    @Test("the first view with a wish decides whether the window is light or dark; without one the desktop does")
    func preferredScheme() {
        struct Content: View {
            @ObservedObject var model: Model
            var body: some View {
                Reader().preferredColorScheme(model.scheme)
                Text("b").preferredColorScheme(.light)
            }
        }
        final class Model: ObservableObject { @Published var scheme: ColorScheme? = .dark }
        let model = Model()
        let picture = Picture(600, 600, VStack { Content(model: model) })
        #expect(picture.window.window.preferredColorScheme == .dark)
        #expect(picture.texts[0] == "dark active regular regular")
        model.scheme = nil
        picture.run()
        #expect(picture.texts[0] == "light active regular regular")
        picture.window.window.setColorScheme(.dark)
        picture.run()
        #expect(picture.texts[0] == "light active regular regular")
        #expect(picture.window.window.preferredColorScheme == .light)
    }

    @Test("a scene for values makes its content for the value it is asked to show")
    func valueScene() {
        let group = WindowGroup(for: Int.self) { $value in Text("value \(value ?? 0)") }
        var list = _WindowList()
        group._collectWindows(into: &list)
        let description = list.windows[0]
        #expect(WindowRequest(value: 7).matches(description) && !WindowRequest(value: "7").matches(description))
        #expect(Picture(description.contentForValue(7)!).texts == ["value 7"])
        #expect(Picture(description.content).texts == ["value 0"] && description.contentForValue("7") == nil)
    }
}

@MainActor @Suite("Safe area")
struct SafeAreaTests {
    /// Covers the upper 20 points and the lower 10.
    final class BarsNode: ContainerNode {
        override var coveredEdges: EdgeInsets? { EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0) }

        override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

        override func placeChildren() {
            let rest = CGSize(width: size.width, height: size.height - 30)
            for child in layoutChildren {
                let fit = child.sizeThatFits(ProposedViewSize(rest))
                let origin = CGPoint(x: (rest.width - fit.width) / 2, y: 20 + (rest.height - fit.height) / 2)
                child.place(at: origin, size: fit, proposal: ProposedViewSize(rest))
            }
        }
    }

    struct Bars: ViewModifier {
        typealias Body = Never

        static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs) -> _ViewNode {
            let node = BarsNode(inputs)
            node.content = C._makeNode(view.content, node.inputs)
            return node
        }

        static func _updateModified<C: View>(
            _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
        ) {
            let node = node as! BarsNode
            C._updateNode(node.content, view.content, node.inputs)
        }
    }

    @Test("a view that touches the safe area's edge extends beyond it, another stays")
    func extends() {
        let filled = Picture(Color.pureRed.ignoresSafeArea().modifier(Bars())).pixels
        #expect(filled[50, 2] == .pureRed && filled[50, 98] == .pureRed)
        let inside = Picture(Color.pureRed.modifier(Bars())).pixels
        #expect(inside[50, 2] == .white && inside[50, 25] == .pureRed && inside[50, 98] == .white)
        let top = Picture(Color.pureRed.edgesIgnoringSafeArea(.top).modifier(Bars())).pixels
        #expect(top[50, 2] == .pureRed && top[50, 98] == .white)
        let small = Picture(Sized(20, 20, Color.pureRed).ignoresSafeArea().modifier(Bars())).pixels
        #expect(small[50, 2] == .white)
    }

    @Test("a background goes on beyond the safe area where the view touches it, at the edges asked for")
    func backgrounds() {
        let all = Picture(Color.clear.background(Color.pureRed).modifier(Bars())).pixels
        #expect(all[50, 2] == .pureRed && all[50, 50] == .pureRed && all[50, 98] == .pureRed)
        let bottom = Picture(Color.clear.background(Color.pureRed, ignoresSafeAreaEdges: .bottom).modifier(Bars()))
            .pixels
        #expect(bottom[50, 2] == .white && bottom[50, 25] == .pureRed && bottom[50, 98] == .pureRed)
        let none = Picture(Color.clear.background(Color.pureRed, ignoresSafeAreaEdges: []).modifier(Bars())).pixels
        #expect(none[50, 2] == .white && none[50, 98] == .white)
        let small = Picture(Sized(20, 20, Color.clear).background(Color.pureRed).modifier(Bars())).pixels
        #expect(small[50, 2] == .white && small[50, 55] == .pureRed)
        let shaped = Picture(Color.clear.background(Color.pureRed, in: Rectangle()).modifier(Bars())).pixels
        #expect(shaped[50, 2] == .white && shaped[50, 25] == .pureRed)
        let above = Picture(Color.pureBlue.overlay(Color.pureRed).modifier(Bars())).pixels
        #expect(above[50, 2] == .pureRed && above[50, 50] == .pureRed)
    }

    @Test("what is scrolled does not go on under the bars, and what extends once does not again")
    func backgroundsInside() {
        let rows = Picture(
            ScrollView { Color.clear.frame(height: 70).background(Color.pureRed) }.modifier(Bars())
        ).pixels
        #expect(rows[50, 2] == .white && rows[50, 25] == .pureRed)
        let frame = FrameBox()
        _ = Picture(
            GeometryReader { proxy in
                let _ = frame.value = proxy.frame(in: .global)
                Color.clear
            }
            .ignoresSafeArea().ignoresSafeArea().modifier(Bars()))
        #expect(frame.value == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @MainActor final class FrameBox {
        var value = CGRect.null
        var insets: [EdgeInsets] = []
    }

    @Test("a reader knows how far bars reach beyond its edges, and hears when that changes")
    func readerInsets() {
        final class Model: ObservableObject { @Published var height: CGFloat = 30 }
        struct Content: View {
            @ObservedObject var model: Model
            let box: FrameBox
            var body: some View {
                VStack(spacing: 0) {
                    Color.pureBlue.frame(height: model.height)
                    GeometryReader { proxy in
                        let _ = box.insets.append(proxy.safeAreaInsets)
                        Color.clear
                    }
                    .frame(height: 40)
                    if model.height > 0 { Color.clear }
                }
            }
        }
        let (model, box) = (Model(), FrameBox())
        let picture = Picture(Content(model: model, box: box).modifier(Bars()))
        #expect(box.insets.last == EdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0))
        model.height = 0
        picture.run()
        #expect(box.insets.last == EdgeInsets())
        let full = FrameBox()
        _ = Picture(GeometryReader { proxy in let _ = full.insets.append(proxy.safeAreaInsets) }.modifier(Bars()))
        #expect(full.insets.last == EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
        let extended = FrameBox()
        _ = Picture(
            GeometryReader { proxy in let _ = extended.insets.append(proxy.safeAreaInsets) }.ignoresSafeArea()
                .modifier(Bars()))
        #expect(extended.insets.last == EdgeInsets())
    }

    @Test("the views around notice nothing, and the view follows when it comes to touch the edge")
    func follows() {
        final class Model: ObservableObject { @Published var height: CGFloat = 30 }
        struct Content: View {
            @ObservedObject var model: Model
            var body: some View {
                VStack(spacing: 0) {
                    Color.pureBlue.frame(height: model.height)
                    Color.pureRed.ignoresSafeArea()
                }
            }
        }
        let model = Model()
        let picture = Picture(Content(model: model).modifier(Bars()))
        #expect(picture.pixels[50, 25] == .pureBlue && picture.pixels[50, 98] == .pureRed)
        #expect(picture.pixels[50, 5] == .white)
        model.height = 0
        picture.run()
        #expect(picture.pixels[50, 5] == .pureRed)
    }
}
