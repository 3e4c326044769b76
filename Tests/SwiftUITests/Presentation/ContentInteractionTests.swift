import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Swipes over the content of sheets")
struct ContentInteractionTests {
    struct Page: View {
        let interaction: PresentationContentInteraction
        var body: some View {
            Color.clear.sheet(isPresented: .constant(true)) {
                VStack(spacing: 0) {
                    Text("head").padding(.top, 30)
                    ScrollView { ForEach(0..<60) { Text("row \($0)").frame(height: 30) } }
                }
                .presentationDetents([.height(200), .height(400)])
                .presentationContentInteraction(interaction)
            }
        }
    }

    private func screen(_ interaction: PresentationContentInteraction, _ idiom: Idiom = .desktop) -> Screen {
        Screen(size: CGSize(width: 400, height: 700), idiom: idiom) { Page(interaction: interaction) }
    }

    private func top(_ screen: Screen) -> CGFloat { screen.rects["head"]!.minY }

    @Test("a swipe pulls the sheet to its next height, then scrolls; down from the beginning it pulls the sheet back")
    func resizes() {
        let screen = screen(.resizes)
        let low = top(screen)
        screen.swipe(from: CGPoint(x: 200, y: 650), to: CGPoint(x: 200, y: 480))
        screen.advance(by: .seconds(3))
        let high = top(screen)
        #expect(high == low - 200 && screen.texts.contains("row 0"))
        screen.swipe(from: CGPoint(x: 200, y: 650), to: CGPoint(x: 200, y: 480))
        screen.advance(by: .seconds(3))
        #expect(top(screen) == high && !screen.texts.contains("row 0"))
        screen.swipe(from: CGPoint(x: 200, y: 480), to: CGPoint(x: 200, y: 690))
        screen.advance(by: .seconds(3))
        screen.swipe(from: CGPoint(x: 200, y: 480), to: CGPoint(x: 200, y: 690))
        screen.advance(by: .seconds(3))
        screen.swipe(from: CGPoint(x: 200, y: 480), to: CGPoint(x: 200, y: 640))
        screen.advance(by: .seconds(3))
        #expect(top(screen) == low && screen.texts.contains("row 0"))
    }

    @Test("where it scrolls the sheet stays; by default it does so on the desktop, not on a phone")
    func scrolls() {
        for (interaction, idiom, scrolls) in [
            (PresentationContentInteraction.scrolls, Idiom.phone, true), (.automatic, .desktop, true),
            (.automatic, .phone, false),
        ] {
            let screen = screen(interaction, idiom)
            let low = top(screen)
            screen.swipe(from: CGPoint(x: 200, y: 650), to: CGPoint(x: 200, y: 520))
            screen.advance(by: .seconds(3))
            #expect((top(screen) == low) == scrolls && screen.texts.contains("row 0") != scrolls)
        }
    }
}
