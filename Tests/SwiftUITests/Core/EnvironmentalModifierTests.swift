import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Modifiers worked out from the environment")
struct EnvironmentalModifierTests {
    struct Padded: ViewModifier {
        let length: CGFloat
        func body(content: Content) -> some View { content.padding(length) }
    }

    struct ByCount: EnvironmentalModifier {
        let factor: CGFloat
        func resolve(in environment: EnvironmentValues) -> some ViewModifier {
            Padded(length: factor * CGFloat(environment.lineLimit ?? 0))
        }
    }

    final class Model: ObservableObject {
        @Published var limit: Int? = 1
        @Published var factor: CGFloat = 10
    }

    struct Page: View {
        @ObservedObject var model: Model
        var body: some View {
            Color.red.frame(width: 10, height: 10).modifier(ByCount(factor: model.factor))
                .accessibilityIdentifier("padded").environment(\.lineLimit, model.limit)
        }
    }

    @Test("they follow the environment and their own values")
    func follows() {
        let model = Model()
        let stage = Stage { Page(model: model) }
        #expect(stage.size("padded").width == 30)
        model.limit = 3
        stage.window.settle()
        #expect(stage.size("padded").width == 70)
        model.factor = 5
        stage.window.settle()
        #expect(stage.size("padded").width == 40)
    }

    @Test("how much a background stands out is told to the views above it")
    func prominence() {
        struct Reader: View {
            @Environment(\.backgroundProminence) var prominence
            var body: some View { Text(prominence == .increased ? "increased" : "standard") }
        }
        let stage = Stage {
            Reader()
            Reader().environment(\.backgroundProminence, .increased)
        }
        #expect(stage.texts == ["standard", "increased"])
    }
}
