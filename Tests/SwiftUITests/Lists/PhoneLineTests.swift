import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Lines between the rows of a phone", .serialized)
struct PhoneLineTests {
    @Observable final class Model {
        var isWide: Bool
        init(isWide: Bool) { self.isWide = isWide }
    }

    private struct Page: View {
        let model: Model
        var body: some View {
            List {
                HStack {
                    if model.isWide { Color.clear.frame(width: 60, height: 10) }
                    Text("One")
                    Spacer()
                }
                .frame(height: 40)
                Text("Two").frame(height: 40)
            }
        }
    }

    @Test("a line begins anew where the first text of the row above went, though that row has the size it had")
    func follows() {
        let size = CGSize(width: 390, height: 300)
        func screen(_ model: Model) -> Screen { Screen(size: size, idiom: .phone) { Page(model: model) } }
        let model = Model(isWide: false)
        let changed = screen(model)
        let before = changed.image()
        model.isWide = true
        changed.advance(by: .milliseconds(20))
        #expect(changed.image() != before)
        #expect(changed.image() == screen(Model(isWide: true)).image())
    }
}
