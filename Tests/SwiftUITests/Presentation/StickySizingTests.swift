import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Sheets that do not shrink")
struct StickySizingTests {
    struct Page: View {
        let isSticky: Bool
        @State private var height: CGFloat = 100
        var body: some View {
            Color.clear.sheet(isPresented: .constant(true)) {
                VStack(spacing: 0) {
                    Button("Taller") { height = 300 }
                    Button("Lower") { height = 100 }
                    Color.clear.frame(width: 200, height: height)
                }
                .frame(maxHeight: .infinity, alignment: .top)
                .presentationSizing(.fitted.sticky(vertical: isSticky))
            }
        }
    }

    @Test("along an axis where it is sticky a sheet grows with its content and does not shrink with it")
    func sticky() {
        func tops(_ isSticky: Bool) -> [CGFloat] {
            let screen = Screen(size: CGSize(width: 800, height: 700)) { Page(isSticky: isSticky) }
            var tops = [screen.button("Taller").frame.minY]
            screen.button("Taller").tap()
            tops.append(screen.button("Taller").frame.minY)
            screen.button("Lower").tap()
            tops.append(screen.button("Taller").frame.minY)
            return tops
        }
        let free = tops(false)
        #expect(free[1] == free[0] - 100 && free[2] == free[0])
        #expect(tops(true)[2] != free[0])
    }
}
