import MartletCairo
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Ends of rows", .serialized)
struct RowEndTests {
    @Test("separators begin and end where a guide in the content says")
    func separators() {
        func line(_ guide: CGFloat?) -> CGRect? {
            let screen = Screen(size: CGSize(width: 300, height: 300), idiom: .phone) {
                List {
                    Text("One").alignmentGuide(.listRowSeparatorLeading) { guide ?? $0[.listRowSeparatorLeading] }
                    Text("Two").alignmentGuide(.listRowSeparatorLeading) { guide ?? $0[.listRowSeparatorLeading] }
                }
            }
            let image = CairoRenderer.pixels(ofPNG: screen.image())!
            // Between the rows: a card's white is everywhere else.
            for y in 40..<160 where (150..<250).allSatisfy({ image[$0, y].red < 250 }) && image[150, y - 3].red == 255 {
                let white = image[20 + 2, y - 3]
                let dark = (16..<284).filter { image[$0, y] != white }
                return CGRect(x: dark.first ?? 0, y: y, width: dark.count, height: 1)
            }
            return nil
        }
        let (plain, moved) = (line(0), line(40))
        #expect(plain != nil)
        #expect(moved?.minX == plain.map { $0.minX + 40 })
        #expect(moved?.maxX == plain?.maxX)
    }

    @Test("the line below a picker begins at the title that is seen of it")
    func picker() {
        let screen = Screen(size: CGSize(width: 390, height: 300), idiom: .phone) {
            NavigationStack {
                List {
                    Picker(selection: .constant(1)) {
                        Text("Vanilla").tag(1)
                    } label: {
                        Label("Flavor", systemImage: "square.fill")
                    }
                    .pickerStyle(.navigationLink)
                    Label("Other", systemImage: "square.fill")
                }
            }
        }
        let image = CairoRenderer.pixels(ofPNG: screen.image())!
        let other = screen.text("Other").frame
        let y = (Int(other.minY) - 40..<Int(other.minY)).last { image[300, $0].red < 250 } ?? 0
        let line = (20..<300).first { image[$0, y] == image[300, y] }
        #expect(line == Int(other.minX))
    }

    @Test("on a phone separators begin at the first text, and symbols of labels have the tint that nobody else chose")
    func labels() {
        struct Page: View {
            var body: some View {
                List {
                    Label("One", systemImage: "square.fill")
                    Label("Two", systemImage: "square.fill")
                    Label("Red", systemImage: "square.fill").foregroundStyle(.red)
                    Button(role: .destructive) {
                    } label: {
                        Label("Gone", systemImage: "square.fill")
                    }
                }
            }
        }
        func look(_ idiom: Idiom) -> (line: Int, colors: [RGBA8]) {
            let screen = Screen(size: CGSize(width: 300, height: 400), idiom: idiom) { Page() }
            let image = CairoRenderer.pixels(ofPNG: screen.image())!
            let titles = ["One", "Two", "Red", "Gone"].map { screen.text($0).frame }
            let y = (Int(titles[0].maxY)..<Int(titles[1].minY)).first { image[200, $0].red < 250 }!
            let line = (20..<200).first { image[$0, y] == image[200, y] }!
            let symbol = idiom == .phone ? 28 : 14
            return (line - Int(titles[0].minX), titles.map { image[Int($0.minX) - symbol, Int($0.midY)] })
        }
        // Right to left the line ends where the title does.
        let mirrored = Screen(size: CGSize(width: 300, height: 400), idiom: .phone) {
            Page().environment(\.layoutDirection, .rightToLeft)
        }
        let image = CairoRenderer.pixels(ofPNG: mirrored.image())!
        let titles = ["One", "Two"].map { mirrored.text($0).frame }
        let y = (Int(titles[0].maxY)..<Int(titles[1].minY)).first { image[100, $0].red < 250 }!
        let end = (100..<280).last { image[$0, y] == image[100, y] }!
        #expect(abs(end + 1 - Int(titles[0].maxX)) <= 1 && titles[0].maxX < 260)

        let (phone, desktop) = (look(.phone), look(.desktop))
        #expect(phone.line == 0 && desktop.line < -20)
        #expect(phone.colors[0].blue > phone.colors[0].red && phone.colors[1] == phone.colors[0])
        #expect(phone.colors[2...].allSatisfy { $0.red > $0.blue })
        #expect(desktop.colors[0].blue < 80, "ink")
    }

    @Test("on a phone the background of a row's own stands for that of the selection")
    func ownBackground() {
        func color(_ idiom: Idiom, chosen: Int) -> RGBA8 {
            let screen = Screen(size: CGSize(width: 300, height: 300), idiom: idiom) {
                List(selection: .constant(chosen)) { Text("One").tag(1).listRowBackground(Color.clear) }
            }
            let frame = screen.text("One").frame
            return CairoRenderer.pixels(ofPNG: screen.image())![200, Int(frame.midY)]
        }
        #expect(color(.phone, chosen: 1) == color(.phone, chosen: 2))
        #expect(color(.desktop, chosen: 1) != color(.desktop, chosen: 2))
    }

    @Test("what fills the first and the last row ends at the corners of their card")
    func corners() {
        let screen = Screen(size: CGSize(width: 300, height: 400), idiom: .phone) {
            List {
                Color(red: 1, green: 0, blue: 0).frame(height: 80).listRowInsets(EdgeInsets())
                Text("Below")
            }
        }
        let image = CairoRenderer.pixels(ofPNG: screen.image())!
        let red = (0..<400).flatMap { y in (0..<300).map { ($0, y) } }
            .filter { image[$0.0, $0.1].red > 230 && image[$0.0, $0.1].green < 40 }
        let (left, top) = (red.map(\.0).min() ?? 0, red.map(\.1).min() ?? 0)
        #expect(!red.isEmpty)
        #expect(!red.contains { $0 == (left, top) })
    }

    @Test("a navigation view that is a stack shows its first view alone")
    func stack() {
        let screen = Screen(size: CGSize(width: 390, height: 700), idiom: .phone) {
            NavigationView {
                Text("List")
                Text("Choose one")
            }
            .navigationViewStyle(.stack)
        }
        #expect(screen.texts == ["List"])
    }
}
