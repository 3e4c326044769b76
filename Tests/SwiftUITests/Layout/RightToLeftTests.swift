import Foundation
import MartletGraph
import MartletHost
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Right to left", .serialized)
struct RightToLeftTests {
    private func frames(_ width: CGFloat = 200, @ViewBuilder _ content: () -> some View) -> [String: CGRect] {
        let window = TestWindow(size: CGSize(width: width, height: 100), content())
        window.settle()
        defer { window.close() }
        return Dictionary(window.root.describe().named.map { ($0.name, $0.frame) }, uniquingKeysWith: { a, _ in a })
    }

    private func box(_ name: String, _ width: CGFloat = 20) -> some View {
        Color.red.frame(width: width, height: 10).accessibilityIdentifier(name)
    }

    @Test("a row begins at the right, and leading padding is on the right")
    func row() {
        let found = frames {
            HStack(spacing: 5) {
                box("a", 20)
                box("b", 40)
            }
            .padding(.leading, 7)
            .frame(width: 200, alignment: .leading)
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(found["a"]?.minX == 173)
        #expect(found["b"]?.minX == 128)
    }

    @Test("the direction of the element around decides: a view that is left to right inside keeps its order")
    func nested() {
        let found = frames {
            HStack(spacing: 0) {
                HStack(spacing: 0) {
                    box("a")
                    box("b")
                }
                .environment(\.layoutDirection, .leftToRight)
                box("c")
            }
            .frame(width: 200, alignment: .leading)
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(found["a"]?.minX == 160)
        #expect(found["b"]?.minX == 180)
        #expect(found["c"]?.minX == 140)
    }

    @Test("offsets and positions count from the left all the same, and so does what a geometry reader tells")
    func physical() {
        final class Seen { var frame = CGRect.zero }
        let seen = Seen()
        let found = frames {
            VStack(spacing: 0) {
                box("offset").offset(x: 15).frame(maxWidth: .infinity, alignment: .leading)
                box("position").position(x: 30, y: 5).frame(height: 10)
                HStack(spacing: 0) {
                    Color.clear.frame(width: 50)
                    GeometryReader { proxy in
                        let _ = seen.frame = proxy.frame(in: .global)
                        box("inside")
                    }
                }
                .frame(height: 10)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(found["offset"]?.minX == 195)
        #expect(found["position"]?.midX == 30)
        #expect(seen.frame.minX == 0 && seen.frame.width == 150)
        #expect(found["inside"]?.minX == 130)
    }

    @Test("a shape is mirrored unless it says otherwise; a view where it is asked to be")
    func shapes() {
        struct Corner: Shape {
            var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors
            func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 10, height: 10)) }
        }
        struct Images: View {
            let direction: LayoutDirection
            var body: some View {
                VStack(spacing: 0) {
                    Corner().fill(.black).frame(height: 10)
                    Corner(layoutDirectionBehavior: .fixed).fill(.black).frame(height: 10)
                    Corner(layoutDirectionBehavior: .fixed).fill(.black).frame(height: 10)
                        .flipsForRightToLeftLayoutDirection(true)
                }
                .frame(width: 100, height: 100, alignment: .top)
                .environment(\.layoutDirection, direction)
            }
        }
        func isBlack(_ picture: Picture, _ x: Int, _ row: Int) -> Bool { picture.pixels[x, row * 10 + 5].red < 50 }
        let left = Picture { Images(direction: .leftToRight) }
        #expect((0...2).map { isBlack(left, 5, $0) } == [true, true, true])
        let right = Picture { Images(direction: .rightToLeft) }
        #expect((0...2).map { isBlack(right, 95, $0) } == [true, false, true])
        #expect((0...2).map { isBlack(right, 5, $0) } == [false, true, false])
    }

    @Test("a row of a scroll view begins at its right end; the wheel moves it as it moves the content")
    func scrolling() {
        let stage = Stage(size: CGSize(width: 100, height: 50)) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<50) { Text("\($0)").frame(width: 40) }
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        defer { stage.window.close() }
        #expect(stage.texts == ["0", "1", "2"])
        #expect(stage.place(of: "0").x == 80)
        _ = stage.root.handle(
            .scroll(
                ScrollEvent(
                    location: CGPoint(x: 50, y: 20), delta: CGSize(width: -400, height: 0), phase: .changed, time: 0)))
        stage.frame()
        #expect(stage.texts == ["10", "11", "12"])
        #expect(stage.place(of: "10").x == 80)
    }

    @Test("a slider grows from the right, by a click and by the arrow that points away from its beginning")
    func slider() {
        struct Volume: View {
            @State private var volume = 0.0
            var body: some View {
                VStack {
                    Text("\(Int(volume))")
                    Slider(value: $volume, in: 0...10, step: 1) { Text("Volume") }.frame(width: 220)
                }
                .environment(\.layoutDirection, .rightToLeft)
            }
        }
        let stage = Stage { Volume() }
        defer { stage.window.close() }
        let frame = stage.element(.slider, "Volume").frame
        stage.click(CGPoint(x: frame.maxX - 10 - 60, y: frame.midY))
        #expect(stage.texts.first == "3")
        stage.root.focusedElement = stage.element(.slider, "Volume").id
        _ = stage.root.handle(.key(KeyEvent(phase: .down, key: .leftArrow)))
        stage.frame()
        #expect(stage.texts.first == "4")
        _ = stage.root.handle(.key(KeyEvent(phase: .down, key: .rightArrow)))
        stage.frame()
        #expect(stage.texts.first == "3")
    }

    @Test("a swipe to the right reveals what is at a row's trailing edge")
    func swipe() {
        let stage = Stage {
            List {
                Text("Row").swipeActions(edge: .trailing) { Button("Archive") {} }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        defer { stage.window.close() }
        let start = stage.place(of: "Row")
        stage.drag(start, CGPoint(x: start.x + 45, y: start.y), CGPoint(x: start.x + 90, y: start.y))
        let archive = stage.find(.button, "Archive")
        #expect(archive != nil)
        #expect((archive?.frame.midX ?? 400) < 200)
    }

    @Test("symbols that point forward or backward point the other way, keys of a player do not")
    func symbols() {
        #expect(SymbolContent.mirrored("chevron.forward") == "chevron.backward")
        #expect(SymbolContent.mirrored("arrow.backward.circle.fill") == "arrow.forward.circle.fill")
        #expect(SymbolContent.mirrored("backward.end.fill") == "backward.end.fill")
        #expect(SymbolContent.mirrored("chevron.right") == "chevron.right")
    }

    @Test("Alt and the arrow to the right go back, a menu and a pop-over begin at the right of what they belong to")
    func pages() {
        let stage = Stage(size: CGSize(width: 400, height: 400)) {
            NavigationStack {
                VStack {
                    NavigationLink("Next") { Text("Second").navigationTitle("Two") }
                    Menu("More") { Button("One") {} }.frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        defer { stage.window.close() }
        stage.click(stage.element(.button, "Next"))
        #expect(stage.texts.contains("Second"))
        _ = stage.root.handle(.key(KeyEvent(phase: .down, key: .leftArrow, modifiers: .option)))
        stage.frame()
        #expect(stage.texts.contains("Second"))
        _ = stage.root.handle(.key(KeyEvent(phase: .down, key: .rightArrow, modifiers: .option)))
        stage.frame()
        #expect(!stage.texts.contains("Second"))
        let menu = stage.element(.menu, "More").frame
        #expect(menu.maxX > 380)
        stage.click(stage.element(.menu, "More"))
        let card = (stage.root.root.layers[0] as! LayerNode).card!
        #expect(abs(card.origin.x + card.size.width - menu.maxX) <= 6)
    }

    @Test("lines of text begin at the leading edge, whatever script they are in")
    func text() {
        func begin(_ text: String, _ direction: LayoutDirection) -> Bool {
            let picture = Picture(100, 60) {
                Text(verbatim: text).frame(width: 100, height: 60, alignment: .leading)
                    .environment(\.layoutDirection, direction)
            }
            let pixels = picture.pixels
            // The second line is short: is it at the left?
            return (0..<30).contains { x in (30..<58).contains { pixels[x, $0].red < 128 } }
        }
        #expect(begin("long line\nx", .leftToRight) == true)
        #expect(begin("long line\nx", .rightToLeft) == false)
        #expect(begin("שורה ארוכה\nא", .leftToRight) == true)
        #expect(begin("שורה ארוכה\nא", .rightToLeft) == false)
    }
}
