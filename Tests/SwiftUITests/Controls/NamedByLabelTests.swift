import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Pairs of a label and what it names", .serialized)
struct NamedByLabelTests {
    private struct Page: View {
        @Namespace private var pairs
        @State private var name = "Volume"
        @State private var value = 0.5
        var body: some View {
            HStack {
                Text(name).accessibilityLabeledPair(role: .label, id: 1, in: pairs)
                Text("Balance").accessibilityLabeledPair(role: .label, id: 2, in: pairs)
                VStack {
                    Slider(value: $value).accessibilityLabeledPair(role: .content, id: 2, in: pairs)
                    Slider(value: $value).accessibilityLabeledPair(role: .content, id: 1, in: pairs)
                    Slider(value: $value) { Text("Own") }.accessibilityLabeledPair(role: .content, id: 1, in: pairs)
                    Slider(value: $value).accessibilityLabeledPair(role: .content, id: 3, in: pairs)
                }
                Button("Rename") { name = "Loudness" }
            }
        }
    }

    @Test("what has no name of its own is called as the label of its pair, and as that is called later")
    func names() {
        let screen = Screen(size: CGSize(width: 600, height: 300)) { Page() }
        let (volume, balance, own) = (screen.slider("Volume"), screen.slider("Balance"), screen.slider("Own"))
        #expect(volume.exists && balance.exists && own.exists)
        #expect(balance.frame.maxY <= volume.frame.minY && volume.frame.maxY <= own.frame.minY)
        screen.button("Rename").tap()
        #expect(screen.slider("Loudness").exists && !screen.slider("Volume").exists)
    }
}
