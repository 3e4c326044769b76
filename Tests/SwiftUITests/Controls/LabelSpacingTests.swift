import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Spaces and boxes of controls")
struct LabelSpacingTests {
    private func gap(@ViewBuilder _ view: () -> some View) -> (icon: CGRect, title: CGRect) {
        let rects = Screen(size: CGSize(width: 300, height: 100)) { view() }.rects
        return (rects["icon"]!, rects["Title"]!)
    }

    private var label: some View {
        Label {
            Text("Title")
        } icon: {
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("icon")
        }
    }

    @Test("the space after the symbol of a label is the one that is asked for")
    func spacing() {
        let usual = gap { label }
        #expect(usual.title.minX - usual.icon.maxX == 6)
        let wide = gap { label.labelIconToTitleSpacing(20) }
        #expect(wide.title.minX - wide.icon.maxX == 20)
    }

    @Test("symbols in a width that is kept for them stand in its middle")
    func width() {
        let kept = gap { label.labelReservedIconWidth(30) }
        #expect(kept.title.minX - kept.icon.midX == 21)
    }

    @Test("a style of the program reads both values")
    func values() {
        struct Reader: View {
            @Environment(\.labelIconToTitleSpacing) private var spacing
            @Environment(\.labelReservedIconWidth) private var width
            var body: some View { Text("\(spacing ?? -1) \(width ?? -1)") }
        }
        let screen = Screen {
            Reader()
            Reader().labelIconToTitleSpacing(3).labelReservedIconWidth(4)
        }
        #expect(screen.texts == ["-1.000000 -1.000000", "3.000000 4.000000"])
    }

    @Test("text fields with other boxes are as high, and take what is typed")
    func fields() {
        struct Page: View {
            @State private var text = ""
            let style: Int
            var body: some View {
                let field = TextField("Name", text: $text)
                switch style {
                case 0: field.textFieldStyle(.roundedBorder)
                case 1: field.textFieldStyle(.squareBorder)
                case 2: field.textFieldStyle(.bordered)
                default: field.textFieldStyle(.bordered).textInputBorderShape(.capsule)
                }
                Text("said \(text)")
            }
        }
        let screens = (0..<4).map { style in Screen(size: CGSize(width: 300, height: 100)) { Page(style: style) } }
        let pictures = screens.map { $0.image() }
        #expect(Set(pictures).count == 3 && pictures[0] == pictures[2])
        #expect(Set(screens.map { $0.textField("Name").frame.midY }).count == 1)
        for screen in screens {
            screen.textField("Name").type("x")
            #expect(screen.texts.contains("said x"))
        }
    }

    @Test("a menu in a bordered button opens; a borderless one may be without its arrow")
    func menus() {
        let screen = Screen(size: CGSize(width: 300, height: 200)) {
            Menu("Plain") { Button("One") {} }.menuStyle(.borderlessButton)
            Menu("Bare") { Button("Two") {} }.menuStyle(BorderlessButtonMenuStyle(showsMenuIndicator: false))
            Menu("Boxed") { Button("Three") {} }.menuStyle(.borderedButton)
        }
        let width = { (name: String) in screen.any(name).frame.width }
        #expect(width("Boxed") > width("Plain"))
        screen.any("Boxed").tap()
        #expect(screen.texts.contains("Three"))
    }
}
