import SwiftUI
import Testing
import ViewTesting

private struct NotView {}

private struct Holder<Content> {
    let content: Content
    init(@ContentBuilder _ content: () -> Content) { self.content = content() }
}

/// What programs wrote before there were packs of parameters.
private struct Pair<A: View, B: View>: View {
    let a: A, b: B

    init(@ViewBuilder content: () -> TupleView<(A, B)>) { (a, b) = content().value }

    var body: some View {
        VStack {
            b
            a
        }
    }
}

@MainActor @Suite("ContentBuilder")
struct ContentBuilderTests {
    private struct Page: View {
        @State private var isOn = true

        @ContentBuilder private var items: some ToolbarContent {
            if #available(iOS 27, *) { ToolbarItem { Button("New") {} } } else { ToolbarItem { Button("Old") {} } }
            if isOn { ToolbarItem { Button("On") { isOn = false } } } else { ToolbarItem { Button("Off") {} } }
        }

        @ContentBuilder private var tabs: some TabContent<Int> {
            Tab("First", systemImage: "1.circle", value: 1) { NavigationStack { Text("One").toolbar { items } } }
        }

        var body: some View { TabView(selection: .constant(1)) { tabs } }
    }

    @Test("it builds items of toolbars and tabs from conditions as it does views")
    func otherContents() {
        let screen = Screen(size: CGSize(width: 700, height: 400)) { Page() }
        #expect(screen.texts.contains("New") && screen.texts.contains("On") && screen.texts.contains("One"))
        screen.button("On").tap()
        #expect(screen.texts.contains("Off") && !screen.texts.contains("On"))
    }

    @Test("it builds what nobody has said anything about")
    func unknownContents() {
        #expect(Holder { NotView() }.content is NotView)
        #expect(
            Holder {
                NotView(); 1
            }.content.content.1 == 1)
        #expect(Holder { if true { NotView() } else { 1 } }.content is _ConditionalContent<NotView, Int>)
        #expect(Holder {}.content is EmptyContent)
    }

    @Test("views are tuples of views as before, and a tuple of contents is a view where all are")
    func tuples() {
        let screen = Screen {
            VStack {
                Pair {
                    Text("one")
                    Text("two")
                }
                TupleContent(Text("three"), Text("four"))
            }
        }
        #expect(screen.texts == ["two", "one", "three", "four"])
        #expect(screen.rects["three"]!.maxY <= screen.rects["four"]!.minY)
    }

    @Test("what is a style and a view is a view where views are built")
    func styles() {
        let screen = Screen {
            ZStack {
                LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).opacity(0.4)
                Color.blue.opacity(0.7).blendMode(.overlay)
                Text("over")
            }
        }
        #expect(screen.texts == ["over"])
    }
}
