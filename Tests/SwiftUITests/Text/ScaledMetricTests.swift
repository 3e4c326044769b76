import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Scaled metrics")
struct ScaledMetricTests {
    private struct Box: View {
        @ScaledMetric private var body20 = 20.0
        @ScaledMetric(relativeTo: .largeTitle) private var title20: CGFloat = 20
        var body: some View {
            VStack {
                Text("\(Int(body20))")
                Text("\(Int(title20))")
            }
        }
    }

    private struct Sizes: View {
        @State private var size = DynamicTypeSize.large
        var body: some View {
            VStack {
                Box().dynamicTypeSize(size)
                Button("Larger") { size = .accessibility5 }
                Button("Smaller") { size = .xSmall }
            }
        }
    }

    @Test("a length grows with the lines of its text style, and follows the size")
    func grows() {
        let screen = Screen { Sizes() }
        #expect(screen.texts.prefix(2) == ["20", "20"])
        screen.button("Larger").tap()
        // 20 * 62 / 22 and 20 * 70 / 41.
        #expect(screen.texts.prefix(2) == ["56", "34"])
        screen.button("Smaller").tap()
        // 20 * 19 / 22 and 20 * 38 / 41, rounded to whole pixels.
        #expect(screen.texts.prefix(2) == ["17", "19"])
    }

    @Test("a length of another view is another")
    func values() {
        struct Metric: View {
            @ScaledMetric var length: CGFloat
            init(_ length: CGFloat) { _length = ScaledMetric(wrappedValue: length) }
            var body: some View { Text("\(Int(length))") }
        }
        struct Changing: View {
            @State private var length: CGFloat = 10
            var body: some View {
                Metric(length)
                Button("Change") { length = 12 }
            }
        }
        let screen = Screen { Changing() }
        screen.button("Change").tap()
        #expect(screen.texts.first == "12")
    }
}
