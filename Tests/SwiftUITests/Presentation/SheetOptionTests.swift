import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Options of presentations", .serialized)
struct SheetOptionTests {
    struct Owner: View {
        let log: (String) -> Void
        @State private var isPresenting = true
        var body: some View {
            Button("Outside") { log("outside") }
            if isPresenting { Presenter(log: log) { isPresenting = false } }
        }
    }

    struct Presenter: View {
        let log: (String) -> Void
        let leave: () -> Void
        @State private var isShown = false
        var body: some View {
            Button("Show") { isShown = true }
                .sheet(isPresented: $isShown, onDismiss: { log("dismissed") }) { Button("Leave") { leave() } }
        }
    }

    @Test("onDismiss is called, too, when the view that presents leaves")
    func presenterLeaves() {
        var log: [String] = []
        let screen = Screen { Owner { log.append($0) } }
        screen.button("Show").tap()
        screen.button("Leave").tap()
        #expect(!screen.button("Leave").exists && log == ["dismissed"])
        screen.button("Outside").tap()
        #expect(log == ["dismissed", "outside"])
    }

    struct Shrinking: View {
        let sizing: any PresentationSizing
        @State private var isShown = true
        @State private var height: CGFloat = 300
        var body: some View {
            Text("Page").sheet(isPresented: $isShown) {
                GeometryReader { proxy in
                    Button("\(Int(proxy.size.height))") { height = 180 }
                }
                .frame(width: 200)
                .frame(idealHeight: height)
                .fixedSize(horizontal: false, vertical: false)
                .modifier(Sized(sizing: sizing))
            }
        }
    }

    struct Sized: ViewModifier {
        let sizing: any PresentationSizing
        func body(content: Content) -> some View { AnyView(apply(sizing, to: content)) }
        private func apply(_ sizing: some PresentationSizing, to content: Content) -> any View {
            content.presentationSizing(sizing)
        }
    }

    @Test("a sheet with a size of its own comes to rest where its texts tell how they are laid out")
    func sizingAmongLayouts() {
        struct Lines: View {
            @State private var isShown = true
            var body: some View {
                Text("Page").sheet(isPresented: $isShown) {
                    GeometryReader { Text("\(Int($0.size.width))") }
                        .onPreferenceChange(Text.LayoutKey.self) { _ in }
                        .frame(width: 200, height: 100)
                        .presentationSizing(.fitted)
                }
            }
        }
        let screen = Screen(size: CGSize(width: 900, height: 800)) { Lines() }
        #expect(screen.texts == ["Page", "200"])
    }

    @Test("a sticky sheet keeps the largest size it had along its axes")
    func sticky() {
        func heights(_ sizing: any PresentationSizing) -> [String] {
            let screen = Screen(size: CGSize(width: 900, height: 800)) { Shrinking(sizing: sizing) }
            let before = screen.texts
            screen.button("300").tap()
            return (before + screen.texts).filter { Int($0) != nil }
        }
        #expect(heights(.fitted) == ["300", "180"])
        #expect(heights(.fitted.sticky(vertical: true)) == ["300", "300"])
        #expect(heights(.fitted.sticky(horizontal: true)) == ["300", "180"])
    }

    struct Behind: View {
        var interaction = PresentationBackgroundInteraction.enabled
        @State private var isShown = true
        @State private var count = 0
        @State private var detent = PresentationDetent.height(200)
        var body: some View {
            VStack {
                Button("Count \(count)") { count += 1 }
                Button("Raise") { detent = .large }
                Spacer()
            }
            .sheet(isPresented: $isShown) {
                Button("In sheet") { count += 10 }
                    .presentationDetents([.height(200), .large], selection: $detent)
                    .presentationBackgroundInteraction(interaction)
            }
        }
    }

    @Test("what lies behind a sheet can be used where the sheet allows it, up to the height it allows")
    func backgroundInteraction() {
        let screen = Screen { Behind() }
        screen.button("Count 0").tap()
        screen.button("In sheet").tap()
        #expect(screen.button("Count 11").exists && screen.button("In sheet").exists)
        let closed = Screen { Behind(interaction: .disabled) }
        #expect(!closed.button("Count 0").isHittable)
        let limited = Screen { Behind(interaction: .enabled(upThrough: .height(200))) }
        #expect(limited.button("Count 0").isHittable)
        #expect(limited.button("In sheet").frame.midY == 744)
        limited.button("Raise").tap()
        #expect(limited.button("In sheet").frame.midY == 446)
        #expect(!limited.button("Count 0").isHittable)
    }

    @Test("a pop-over becomes a sheet in a narrow window, and a sheet a cover, where they say so")
    func compactAdaptation() {
        struct Adapting: View {
            let adaptation: PresentationAdaptation
            @State private var isShown = true
            var body: some View {
                Text("anchor")
                    .popover(isPresented: $isShown) {
                        Color.clear.frame(width: 100, height: 100).accessibilityIdentifier("content")
                            .presentationCompactAdaptation(adaptation)
                    }
            }
        }
        func content(_ adaptation: PresentationAdaptation, width: CGFloat, _ idiom: Idiom = .desktop) -> CGRect {
            let size = CGSize(width: width, height: 600)
            return Screen(size: size, idiom: idiom) { Adapting(adaptation: adaptation) }.rects["content"]!
        }
        #expect(content(.popover, width: 400).maxY < 480)
        #expect(content(.sheet, width: 400).midY == CGFloat(48 + (600 - 48) / 2))
        #expect(content(.sheet, width: 700) == content(.automatic, width: 700))
        #expect(content(.fullScreenCover, width: 400).midY == 300)
        // A phone's program has its pop-overs as sheets where nothing is said.
        #expect(content(.automatic, width: 400, .phone) == content(.sheet, width: 400, .phone))
        #expect(content(.popover, width: 400, .phone).maxY < 480)
        #expect(content(.automatic, width: 400).maxY < 480)
    }

    @Test("views are the background of a sheet, behind its content and clipped to its card")
    func backgroundView() {
        struct Backed: View {
            @State private var isShown = true
            var body: some View {
                Color.clear.sheet(isPresented: $isShown) {
                    Text("content").presentationBackground { Color(red: 0, green: 0, blue: 1) }
                }
            }
        }
        let picture = Picture(400, 600) { Backed() }
        #expect(picture.pixels[200, 590] == .pureBlue && picture.pixels[200, 30] != .pureBlue)
        #expect(picture.texts.contains("content"))
    }
}

@MainActor @Suite("Options of menus", .serialized)
struct MenuOptionTests {
    struct Counter: View {
        @State private var count = 0
        var body: some View {
            Menu("Count \(count)") {
                Button("More") { count += 1 }.menuActionDismissBehavior(.disabled)
                Button("Less") { count -= 1 }
            }
        }
    }

    @Test("a menu stays open while an item that wants it is used, by the pointer and by keys")
    func staysOpen() {
        let screen = Screen { Counter() }
        screen.button("Count 0").tap()
        screen.button("More").tap()
        #expect(screen.button("Less").exists)
        screen.press(.home)
        screen.press(.return)
        #expect(screen.button("Less").exists)
        screen.button("Less").tap()
        #expect(!screen.button("Less").exists && screen.button("Count 1").exists)
    }

    struct Ordered: View {
        let order: MenuOrder
        var body: some View {
            VStack {
                Spacer()
                Menu("Open") {
                    ForEach(0..<5, id: \.self) { Button("item \($0)") {} }
                }
                .menuOrder(order)
            }
        }
    }

    @Test("a menu that opens upwards has its first item nearest where it is ordered by priority")
    func order() {
        func tops(_ order: MenuOrder) -> [CGFloat] {
            let screen = Screen { Ordered(order: order) }
            screen.button("Open").tap()
            return (0..<5).map { screen.button("item \($0)").frame.minY }
        }
        #expect(tops(.fixed) == tops(.fixed).sorted())
        #expect(tops(.priority) == tops(.priority).sorted(by: >))
        let screen = Screen { Ordered(order: .priority) }
        screen.button("Open").tap()
        screen.press(.home)
        screen.press(.downArrow)
        #expect(screen.button("item 3").exists)
    }
}
