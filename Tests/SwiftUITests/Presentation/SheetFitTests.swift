import SwiftUI
import Testing
@testable import ViewTesting

@MainActor @Suite("Sheets around rows", .serialized)
struct SheetFitTests {
    private struct Page<Content: View>: View {
        @State private var isShown = true
        @ViewBuilder let content: () -> Content
        var body: some View { Color.clear.sheet(isPresented: $isShown) { content() } }
    }

    private func height(@ViewBuilder _ content: @escaping () -> some View) -> CGFloat {
        height(Screen(size: CGSize(width: 800, height: 800)) { Page(content: content) })
    }

    private func height(_ screen: Screen) -> CGFloat {
        screen.description.elements.first { $0.role == .dialog }?.frame.height ?? 0
    }

    private struct Growing: View {
        @State private var count = 2
        var body: some View {
            VStack {
                Button("More") { count += 3 }
                List(0..<count, id: \.self) { Text("Row \($0)") }
            }
        }
    }

    @Test("a sheet is as high as its rows, a page's bar included, and no higher than it may be")
    func rows() {
        let form = height { Form { Toggle("On", isOn: .constant(true)) }.formStyle(.grouped) }
        let list = height { List(0..<5, id: \.self) { Text("\($0)") } }
        let page = height { NavigationStack { List(0..<5, id: \.self) { Text("\($0)") }.navigationTitle("Five") } }
        #expect(form == 160 && list > 220 && list < 300, "\(form), \(list)")
        #expect(page > list + 30 && page < list + 60, "\(page)")
        #expect(height { List(0..<500, id: \.self) { Text("\($0)") } } == 640)
        #expect(height { ScrollView { Color.red.frame(height: 300) } } == 300)
    }

    @Test("what takes the room there is still has all of it")
    func takers() {
        #expect(height { GeometryReader { _ in Text("Here") } } == 640)
        #expect(height { TextEditor(text: .constant("Note")) } == 640)
        #expect(
            height {
                VStack {
                    List { Text("One") }; TextEditor(text: .constant("Note"))
                }
            } == 640)
        #expect(height { Color.red } == 640)
    }

    @Test("a sheet grows with the rows in it")
    func grows() {
        let screen = Screen(size: CGSize(width: 800, height: 800)) { Page { Growing() } }
        let before = height(screen)
        screen.button("More").tap()
        #expect(height(screen) > before + 90 && screen.rebuild() == [])
    }
}
