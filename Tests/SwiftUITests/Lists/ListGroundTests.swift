import MartletCairo
import Testing
import ViewTesting

@testable import SwiftUI

/// What rows lie on, and what bars are drawn on above them.
@MainActor @Suite("Grounds of lists")
struct ListGroundTests {
    /// The colours of a column of pixels, from the top, each once.
    private func column(
        _ x: Int, idiom: Idiom = .phone, scheme: ColorScheme = .light, in range: Range<Int> = 0..<600, _ view: some View
    ) -> [RGBA8] {
        let window = TestWindow(size: CGSize(width: 390, height: 600), colorScheme: scheme, idiom: idiom, view)
        defer { window.close() }
        window.settle()
        let pixels = CairoRenderer().pixels(of: window.root.rootGroup, size: window.root.size)
        return range.reduce(into: []) { colors, y in
            if !colors.contains(pixels[x, y]) { colors.append(pixels[x, y]) }
        }
    }

    private func background(_ color: some ShapeStyle, _ scheme: ColorScheme) -> RGBA8 {
        column(5, scheme: scheme, Rectangle().fill(color).ignoresSafeArea())[0]
    }

    @Test("the bar of a page lies on the ground of its list", arguments: [ColorScheme.light, .dark])
    func bar(scheme: ColorScheme) {
        func ground(_ style: some ListStyle, _ idiom: Idiom) -> [RGBA8] {
            column(
                5, idiom: idiom, scheme: scheme,
                NavigationStack {
                    List { Text("Row").listRowSeparator(.hidden) }.listStyle(style).navigationTitle("Title")
                })
        }
        for idiom in [Idiom.phone, .desktop] {
            #expect(ground(.plain, idiom).count == 1)
            #expect(ground(.insetGrouped, idiom).count == 1)
        }
    }

    @Test("on a phone a plain list has the background of views around it, on a desktop the one of lists")
    func plain() {
        let page = VStack(spacing: 0) {
            Color.clear.frame(height: 100)
            List { Text("Row").listRowSeparator(.hidden) }.listStyle(.plain)
        }
        .background(.background)
        #expect(column(5, scheme: .dark, page) == [background(.background, .dark)])
        #expect(column(5, idiom: .desktop, scheme: .dark, page).count == 2)
    }

    private struct Sheets<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { Color.red.sheet(isPresented: .constant(true)) { content } }
    }

    @Test("in a sheet, lists and .background have the colour of the sheet", arguments: [ColorScheme.light, .dark])
    func sheet(scheme: ColorScheme) {
        func colors(_ view: some View) -> [RGBA8] {
            column(5, scheme: scheme, in: 100..<560, Sheets { view })
        }
        let bare = colors(Color.clear)
        #expect(bare.count == 1)
        let form = NavigationStack { Form { EmptyView() }.navigationTitle("New") }
        #expect(colors(form) == bare)
        #expect(colors(Rectangle().fill(.background)) == bare)
        #expect(colors(Color(.systemBackground)) == bare)
        #expect((background(.background, scheme) == bare[0]) == (scheme == .light))
    }

    private final class Model: ObservableObject {
        @Published var isClear = true
    }

    private struct Rows: View {
        @ObservedObject var model: Model
        var body: some View {
            List {
                Section {
                    Text("A").listRowBackground(model.isClear ? Color.clear : nil)
                    Text("B")
                    Text("C").listRowBackground(Color.pureRed)
                }
            }
            .listStyle(.insetGrouped).scrollContentBackground(.hidden).background(Color.pureBlue)
        }
    }

    @Test("a row with a background of its own lies on nothing else; the card is cut where it is")
    func ownBackground() {
        let model = Model()
        let picture = Picture(390, 300, Rows(model: model))
        defer { picture.close() }
        func colors() -> [RGBA8] {
            let pixels = picture.pixels
            return picture.textFrames.map { pixels[200, Int($0.midY)] }
        }
        #expect(colors() == [.pureBlue, .white, .pureRed])
        model.isClear = false
        picture.run()
        #expect(colors() == [.white, .white, .pureRed])
    }
}
