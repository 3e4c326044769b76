import MartletCairo
import Testing

@testable import SwiftUI
@testable import ViewTesting

/// What the pointer and the wheel reach, as somebody with a plain mouse meets it.
@MainActor @Suite("What the pointer reaches")
struct PointerReachTests {
    private struct Stroked<Frame: View>: View {
        let frame: Frame
        @State private var count = 0
        var body: some View {
            Button("\(count) times") { count += 1 }.padding(30).overlay { frame }.accessibilityIdentifier("card")
        }
    }

    @Test("a line around a view lets through what is pressed inside of it")
    func strokes() {
        func count(_ frame: some View) -> Bool {
            let screen = Screen { Stroked(frame: frame) }
            screen.tap(at: screen.any("0 times").frame.center)
            return screen.texts.contains("1 times")
        }
        let shape = RoundedRectangle(cornerRadius: 8)
        #expect(count(shape.stroke(.red)))
        #expect(count(shape.strokeBorder(.clear, lineWidth: 3)))
        #expect(count(shape.stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4]))))
        #expect(!count(shape.fill(.red)))
        #expect(!count(shape.fill(.red).stroke(.blue)))
    }

    @Test("the line itself is hit")
    func line() {
        var hits = 0
        let screen = Screen(size: CGSize(width: 100, height: 100)) {
            Circle().stroke(.red, lineWidth: 10).padding(10).onTapGesture { hits += 1 }
        }
        screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(hits == 0)
        screen.tap(at: CGPoint(x: 50, y: 10))
        #expect(hits == 1)
    }

    @Test("a button on glass is pressed wherever its glass is")
    func glass() {
        var count = 0
        let screen = Screen(size: CGSize(width: 200, height: 100)) {
            Button("Glass") { count += 1 }.buttonStyle(.glassProminent)
        }
        let frame = screen.button("Glass").frame
        screen.tap(at: CGPoint(x: frame.midX, y: frame.minY + 2))
        screen.tap(at: CGPoint(x: frame.midX, y: frame.maxY - 2))
        #expect(count == 2 && frame.height > 25)
    }

    private struct Rows: View {
        @State private var selection: Int?
        var body: some View {
            List(0..<4, id: \.self, selection: $selection) { number in
                Text("Row \(number)").contextMenu { Button("Menu \(number)") {} }
            }
        }
    }

    @Test("the menu of a row opens anywhere in the row, and by the menu key on a selected one")
    func menus() {
        let screen = Screen(size: CGSize(width: 400, height: 400)) { Rows() }
        let row = screen.text("Row 1").frame
        screen.secondaryClick(at: CGPoint(x: 360, y: row.midY))
        #expect(screen.texts.contains("Menu 1"))
        screen.press(.escape)
        screen.tap(at: CGPoint(x: 360, y: screen.text("Row 2").frame.midY))
        screen.press(KeyEquivalent("\u{F70D}"), modifiers: .shift)
        #expect(screen.texts.contains("Menu 2"))
    }

    @Test("a wheel moves sideways what can only be moved sideways, and down what can be moved down")
    func wheel() {
        struct Columns: View {
            var body: some View {
                ScrollView(.horizontal) {
                    HStack {
                        ForEach(0..<20) { column in
                            ScrollView {
                                VStack { ForEach(0..<40) { Text("Cell \(column)/\($0)") } }
                            }
                            .frame(width: 120, height: 200)
                        }
                    }
                }
            }
        }
        let screen = Screen(size: CGSize(width: 400, height: 400)) { Columns() }
        let cell = screen.text("Cell 0/0").frame
        screen.scroll(at: CGPoint(x: 124, y: 200), by: CGSize(width: 0, height: 60))
        #expect(screen.text("Cell 0/0").frame.minX == cell.minX - 60)
        screen.advance(by: .seconds(5))
        screen.scroll(at: CGPoint(x: 130, y: 200), by: CGSize(width: 0, height: 60))
        #expect(screen.text("Cell 1/0").frame.minY < cell.minY)
    }

    @Test("what asks for a text has the keyboard")
    func alert() {
        struct Asking: View {
            @State private var isAsking = false
            @State private var name = ""
            var body: some View {
                Button("Ask") { isAsking = true }
                    .alert("Name?", isPresented: $isAsking) {
                        TextField("Name", text: $name)
                        Button("OK") {}
                    }
            }
        }
        let screen = Screen { Asking() }
        screen.button("Ask").tap()
        #expect(screen.textField("Name").isFocused)
    }

    @Test("a bordered button has the tint that is set around it, and on a phone its label always has one")
    func tint() {
        func reds(_ idiom: Idiom, _ tint: Color?) -> Bool {
            let screen = Screen(size: CGSize(width: 100, height: 60), idiom: idiom) {
                Button("WWWW") {}.buttonStyle(.bordered).tint(tint)
            }
            let pixels = CairoRenderer().pixels(of: screen.root.rootGroup, size: screen.size, background: .white)
            return pixels.values.contains { Int($0.red) - Int($0.green) > 150 }
        }
        #expect(reds(.desktop, .red) && reds(.phone, .red))
        #expect(!reds(.desktop, nil) && !reds(.phone, nil))
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
