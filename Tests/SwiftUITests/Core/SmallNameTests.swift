import SwiftUI
import Testing
import ViewTesting

private struct Line: Shape {
    static var role: ShapeRole { .separator }
    func path(in rect: CGRect) -> Path { Path(rect) }
}

@MainActor @Suite("Names that hold a value")
struct SmallNameTests {
    @Test("a shape says what it is for, and corners have radii by their names")
    func shapes() {
        #expect(Line.role == .separator)
        #expect(Circle.role == .fill)
        var radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
        #expect(Edge.Corner.allCases.map { radii[$0] } == [1, 4, 2, 3])
        radii[.bottomTrailing] = 9
        #expect(radii.bottomTrailing == 9)
    }

    @Test("a path that crosses itself is the same surface in one direction")
    func normalized() {
        var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addPath(Path(CGRect(x: 5, y: 0, width: 10, height: 10)))
        let whole = path.normalized(eoFill: false)
        #expect(whole.contains(CGPoint(x: 7, y: 5), eoFill: true))
        #expect(!path.normalized(eoFill: true).contains(CGPoint(x: 7, y: 5), eoFill: false))
    }

    struct Values: View {
        @Environment(\.sidebarRowSize) private var size
        @Environment(\.isSceneCaptured) private var isCaptured
        @Environment(\.disableAutocorrection) private var isOff
        var body: some View { Text(verbatim: "\(size) \(isCaptured) \(String(describing: isOff))") }
    }

    @Test("values of the environment are those of the views around")
    func environment() {
        let screen = Screen {
            Values()
            Values().environment(\.sidebarRowSize, .large).disableAutocorrection(true)
        }
        #expect(screen.texts == ["medium false nil", "large false Optional(true)"])
    }

    @Test("a symbol comes and goes with an effect, and is there in between")
    func symbolTransition() {
        struct Bell: View {
            @State var isOn = false
            var body: some View {
                Button("Toggle") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                if isOn {
                    Image(systemName: "bell").accessibilityLabel("Bell")
                        .transition(.symbolEffect(.appear.up, options: .speed(2)))
                }
                Image(systemName: "star").symbolEffect(.automatic, isActive: false)
            }
        }
        let screen = Screen { Bell() }
        screen.button("Toggle").tap()
        #expect(screen.image("Bell").exists)
        let first = screen.image()
        screen.advance(by: .milliseconds(500))
        let middle = screen.image()
        screen.advance(by: .seconds(2))
        #expect(first != middle)
        #expect(middle != screen.image())
    }

    @Test("what is accepted leaves the views as they are")
    func accepted() {
        let screen = Screen {
            Text("a").writingToolsBehavior(.limited).writingToolsAffordanceVisibility(.hidden)
                .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
                .toolbarMinimizationSafeAreaAdjustment(.enabled, for: .navigationBar)
                .toolbarMinimizationRestoration(.atScrollEdge, for: .navigationBar)
                .windowToolbarFullScreenVisibility(.onHover).windowResizeAnchor(.top)
        }
        #expect(screen.text("a").frame == Screen { Text("a") }.text("a").frame)
    }
}
