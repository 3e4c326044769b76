import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Inspectors and sizes of sheets")
struct InspectorTests {
    struct Page: View {
        @State private var shows = false
        @State private var count = 0
        var body: some View {
            VStack {
                Text("count \(count)")
                Button("Count") { count += 1 }
                Button("Toggle") { shows.toggle() }
            }
            .inspector(isPresented: $shows) {
                Text("details \(count)").inspectorColumnWidth(min: 150, ideal: 200, max: 260)
            }
        }
    }

    @Test("details stand at the trailing edge as wide as they ask, follow what they read, and their edge is dragged")
    func column() {
        let screen = Screen(size: CGSize(width: 700, height: 300)) { Page() }
        #expect(!screen.text("details 0").exists)
        #expect(screen.rects["count 0"]!.midX == 350)
        screen.button("Toggle").tap()
        #expect(screen.rects["details 0"]!.midX == 600)
        screen.button("Count").tap()
        #expect(screen.text("details 1").exists)
        screen.drag(from: CGPoint(x: 499.5, y: 250), to: CGPoint(x: 459.5, y: 250))
        #expect(screen.rects["details 1"]!.midX == 580)
        screen.drag(from: CGPoint(x: 459.5, y: 250), to: CGPoint(x: 100, y: 250))
        #expect(screen.rects["details 1"]!.midX == 570)
        screen.button("Toggle").tap()
        #expect(!screen.text("details 1").exists)
    }

    @Test("in a narrow window details are a sheet, whose end is written; the page keeps its state")
    func narrow() {
        let screen = Screen(size: CGSize(width: 700, height: 400)) { Page() }
        screen.button("Count").tap()
        screen.button("Toggle").tap()
        screen.size = CGSize(width: 400, height: 400)
        #expect(screen.text("details 1").exists)
        screen.press(.escape)
        #expect(!screen.text("details 1").exists)
        screen.size = CGSize(width: 700, height: 400)
        #expect(screen.texts == ["count 1", "Count", "Toggle"])
    }

    struct Square: PresentationSizing {
        func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
            let size = root.sizeThatFits(.unspecified)
            return ProposedViewSize(width: size.width * 2, height: size.width * 2)
        }
    }

    private func size(_ sizing: some PresentationSizing) -> CGSize {
        let screen = Screen(size: CGSize(width: 1000, height: 1000)) {
            Text("page").sheet(isPresented: .constant(true)) {
                Color.red.frame(minWidth: 100, idealWidth: 100, maxWidth: .infinity, minHeight: 50, idealHeight: 50)
                    .onGeometryChange(for: CGSize.self) {
                        $0.size
                    } action: {
                        Self.told = $0
                    }
                    .presentationSizing(sizing)
            }
        }
        _ = screen.texts
        return Self.told
    }

    private static var told = CGSize.zero

    @Test("a sheet has the size of its sizing: a form's, a page's, its content's, or the program's own")
    func sizing() {
        #expect(size(.form).width == 540)
        #expect(size(.page).width == 700)
        #expect(size(.fitted) == CGSize(width: 100, height: 50))
        #expect(size(.page.fitted(horizontal: false, vertical: true)) == CGSize(width: 700, height: 50))
        #expect(size(Square()).width == 200)
    }
}
