import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Presentations sized by their content", .serialized)
struct IdealSizeTests {
    private struct Owner<Content: View>: View {
        @State private var isShown = false
        @ViewBuilder let content: Content
        var body: some View {
            VStack {
                Button("Open") { isShown = true }.popover(isPresented: $isShown) { content }
                Spacer()
            }
        }
    }

    private func open(@ViewBuilder _ content: () -> some View) -> Screen {
        let screen = Screen(size: CGSize(width: 900, height: 700)) { Owner(content: content) }
        screen.button("Open").tap()
        return screen
    }

    @Test("a sheet in a window too low for it shows its bar, and is cut below")
    func lowWindow() {
        let screen = Screen(size: CGSize(width: 420, height: 260)) {
            Color.clear.sheet(isPresented: .constant(true)) {
                VStack {
                    Button("Save") {}
                    Spacer()
                }
                .frame(height: 500)
            }
        }
        #expect(screen.button("Save").isHittable && screen.button("Save").frame.minY >= 48)
    }

    @Test("a pop-over shows a form, a list, a stack of pages, a lazy stack or a grid at its own size")
    func popovers() {
        let form = open {
            Form {
                Toggle("Loud", isOn: .constant(true))
                TextField("Name", text: .constant("Ada"))
                Section("More") { Text("Last row of the form") }
            }
        }
        #expect(form.toggle("Loud").isHittable && form.text("Last row of the form").isHittable)
        #expect(form.toggle("Loud").frame.width > 200)

        let list = open { List(0..<5) { Text("Item \($0)") } }
        #expect(list.texts.count == 6 && list.text("Item 4").isHittable)

        let many = open { List(0..<1_000) { Text("Item \($0)") } }
        #expect(many.text("Item 0").isHittable && !many.text("Item 999").exists)

        let stack = open {
            NavigationStack {
                List { NavigationLink("Details") { Text("Page") } }.navigationTitle("Settings")
            }
        }
        #expect(stack.text("Settings").isHittable)
        stack.any("Details").tap()
        #expect(stack.text("Page").exists)

        let lazy = open {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<3) { Text("Line \($0)").frame(width: 150, height: 40) } }
            }
        }
        #expect(lazy.text("Line 2").isHittable)
        #expect(lazy.text("Line 2").frame.midX > 0)

        let grid = open {
            LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60))]) { ForEach(0..<4) { Text("\($0)") } }
        }
        #expect(grid.text("3").isHittable)
        #expect(grid.text("1").frame.midX - grid.text("0").frame.midX == 68)
    }

    @Test("a list that takes its ideal size is as high as its rows, and no wider than its content asks for")
    func fixed() {
        let screen = Screen(size: CGSize(width: 900, height: 700)) {
            List { ForEach(0..<3) { Text("Row \($0)").frame(height: 20 + 20 * CGFloat($0)) } }
                .listStyle(.plain)
                .fixedSize()
                .accessibilityIdentifier("list")
                .background(Color.red)
        }
        let frames = (0..<3).map { screen.text("Row \($0)").frame }
        #expect(abs(frames[2].midY - frames[0].midY - 116) < 0.1)
    }

    @Test("a sheet without detents fills a narrow window but for a strip at its top")
    func sheets() {
        let screen = Screen(size: CGSize(width: 390, height: 844)) {
            Color.clear.sheet(isPresented: .constant(true)) {
                VStack {
                    Text("Top")
                    Spacer()
                    Text("Bottom")
                }
            }
        }
        #expect(screen.text("Top").frame.minY == 48)
        #expect(screen.text("Bottom").frame.maxY == 844)
        let small = Screen(size: CGSize(width: 390, height: 844)) {
            Color.clear.sheet(isPresented: .constant(true)) { Text("Middle") }
        }
        #expect(abs(small.text("Middle").frame.midY - (48 + 796 / 2)) <= 0.5)
    }
}
