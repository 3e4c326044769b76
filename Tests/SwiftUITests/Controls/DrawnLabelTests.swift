import MartletCairo
import MartletHost
import SwiftUI
import Testing

@testable import SwiftUI

/// Boxes of the system stand around titles, and not around what the program draws itself.
@MainActor @Suite("Labels and boxes of the program's own")
struct DrawnLabelTests {
    /// Whether a control draws a box: its middle left edge is not white.
    private func hasBox(_ view: some View) -> Bool {
        let picture = Picture(200, 100, view)
        defer { picture.close() }
        return picture.items.contains {
            if case .fill(.roundedRect, _, _) = $0 { true } else { false }
        }
    }

    struct Named: View {
        var isBusy = false
        var body: some View { if isBusy { ProgressView() } else { Text("Save").font(.headline) } }
    }

    struct Card: View {
        var body: some View { Text("Save").padding() }
    }

    struct Loud: ViewModifier {
        func body(content: Content) -> some View { content.font(.title).foregroundStyle(.red) }
    }

    struct Filled: ViewModifier {
        func body(content: Content) -> some View { content.padding().background(.red) }
    }

    @Test("a button with a title, however it is written, has a box")
    func titles() {
        #expect(hasBox(Button("Save") {}))
        #expect(hasBox(Button("Save", systemImage: "star") {}))
        #expect(hasBox(Button(action: {}) { Text("Save") }))
        #expect(hasBox(Button(action: {}) { Text("Save").bold().foregroundColor(.red) }))
        #expect(hasBox(Button(action: {}) { Label("Save", systemImage: "star") }))
        #expect(hasBox(Button(action: {}) { Label("Save", systemImage: "star").labelStyle(.iconOnly).font(.title) }))
        #expect(hasBox(Button(action: {}) { Named() }))
        #expect(hasBox(Button(action: {}) { Text("Save").accessibilityLabel("Keep").help("Keeps it").id(1) }))
        #expect(hasBox(Button(action: {}) { Text("Save").modifier(Loud()) }))
        #expect(hasBox(Menu("More") { Text("x") }))
        #expect(
            hasBox(
                Menu {
                    Text("x")
                } label: {
                    Label("More", systemImage: "ellipsis")
                }))
    }

    @Test("a button with a label that the program draws has none, and its label the tint")
    func drawn() {
        #expect(!hasBox(Button(action: {}) { Image(systemName: "plus") }))
        #expect(
            !hasBox(
                Button(action: {}) {
                    HStack {
                        Text("Save"); Image(systemName: "plus")
                    }
                }))
        #expect(!hasBox(Button(action: {}) { Text("Save").padding() }))
        #expect(!hasBox(Button(action: {}) { Text("Save").frame(maxWidth: .infinity) }))
        #expect(!hasBox(Button(action: {}) { Text("Save").background(Color.blue) }))
        #expect(!hasBox(Button(action: {}) { Card() }))
        #expect(!hasBox(Button(action: {}) { Text("Save").modifier(Filled()) }))
        #expect(
            !hasBox(
                Menu {
                    Text("x")
                } label: {
                    Image(systemName: "ellipsis")
                }))
        let picture = Picture(Button(action: {}) { Rectangle() }.tint(.pureGreen))
        #expect(picture.pixels[50, 50] == .pureGreen)
        picture.close()
    }

    @Test("a style that the program asks for is drawn in any case")
    func asked() {
        #expect(hasBox(Button(action: {}) { Image(systemName: "plus") }.buttonStyle(.bordered)))
        #expect(!hasBox(Button("Save") {}.buttonStyle(.plain)))
        #expect(
            hasBox(
                Menu {
                    Text("x")
                } label: {
                    Image(systemName: "plus")
                }.buttonStyle(.bordered)))
    }

    struct Framed: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration).opacity(0.9) }
    }

    @Test("a style made of the button that it styles knows what the label was")
    func resumed() {
        #expect(hasBox(Button("Save") {}.buttonStyle(Framed())))
        #expect(!hasBox(Button(action: {}) { Image(systemName: "plus") }.buttonStyle(Framed())))
    }

    @Test("a menu with a label that the program draws has no arrow, unless it is asked for")
    func arrow() {
        func pictures(_ view: some View) -> Int {
            let picture = Picture(200, 100, view)
            defer { picture.close() }
            return picture.root.describe().elements.count { $0.role == .menu } + picture.textFrames.count
        }
        let menu = Menu {
            Text("x")
        } label: {
            Color.red.frame(width: 40, height: 20)
        }
        let stage = Stage {
            VStack {
                menu; menu.menuIndicator(.visible)
            }
        }
        let widths = stage.elements.filter { $0.role == .menu }.map(\.frame.width)
        #expect(widths.count == 2 && widths[0] == 40 && widths[1] > 46)
        #expect(pictures(menu) == 1)
    }

    private func field(@ViewBuilder _ around: (TextField<Text>) -> some View) -> Bool {
        let stage = Stage { around(TextField("Name", text: .constant(""))) }
        // In a box of the system a field is 34 points high, and its letters stand 9 from the sides.
        return stage.boxes > 0
    }

    @Test("a text field has a box of the system where the program draws none")
    func boxedFields() {
        #expect(field { $0 })
        #expect(field { $0.padding() })
        #expect(field { $0.padding().background(Color.clear) })
        #expect(field { $0.overlay(alignment: .trailing) { Image(systemName: "xmark") } })
        #expect(field { $0.background(GeometryReader { _ in Color.clear }) })
        #expect(field { field in VStack { field }.padding().background(.red).cornerRadius(8) })
        #expect(
            field { field in
                HStack {
                    field; Button("Send") {}
                }.padding().background(.bar)
            })
        #expect(field { $0.frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.yellow) })
        #expect(field { $0.textFieldStyle(.roundedBorder).padding().background(.red) })
    }

    @Test("a text field in a box that the program draws is the text alone")
    func ownBoxes() {
        #expect(!field { $0.padding().background(Color.red) })
        #expect(!field { $0.padding().background(.red, in: Capsule()) })
        #expect(!field { $0.padding().background { RoundedRectangle(cornerRadius: 8).fill(.red) } })
        #expect(!field { $0.padding().overlay(RoundedRectangle(cornerRadius: 8).stroke(.red)) })
        #expect(!field { $0.overlay(Rectangle().frame(height: 1), alignment: .bottom) })
        #expect(!field { $0.padding(8).border(.red) })
        #expect(
            !field { field in
                HStack {
                    Image(systemName: "star"); field
                }.padding().background(.red).cornerRadius(8)
            })
        #expect(!field { field in RoundedRectangle(cornerRadius: 8).fill(.red).frame(height: 44).overlay { field } })
        #expect(!field { $0.modifier(Filled()) })
    }
}

extension Stage {
    /// How many rounded rectangles in the grey of the system's boxes are drawn.
    fileprivate var boxes: Int {
        func count(_ group: DisplayGroup) -> Int {
            group.items.reduce(0) { sum, item in
                switch item {
                case .group(let child): sum + count(child)
                case .fill(.roundedRect(_, let corners), .color(let color), _):
                    sum + (corners.width == 6 && color.alpha < 0.5 ? 1 : 0)
                default: sum
                }
            }
        }
        return count(root.rootGroup)
    }
}
