import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Phases")
struct PhaseTests {
    @Test("semantics 142: without a trigger the phases go round, each when the one before is logically complete")
    func round() {
        var asked: [Int] = []
        let screen = Screen {
            PhaseAnimator([0, 1, 2]) { phase in
                Text(verbatim: "phase \(phase)")
            } animation: { phase in
                asked.append(phase)
                return .linear(duration: 1)
            }
        }
        #expect(screen.text("phase 1").exists && asked == [1])
        screen.advance(by: .seconds(1))
        #expect(screen.text("phase 2").exists)
        screen.advance(by: .seconds(1))
        #expect(screen.text("phase 0").exists)
        screen.advance(by: .seconds(1))
        #expect(screen.text("phase 1").exists && asked == [1, 2, 0, 1])
    }

    private struct Triggered: View {
        @State private var count = 0
        var body: some View {
            Text(verbatim: "base")
                .phaseAnimator([0, 1, 2], trigger: count) { view, phase in
                    HStack {
                        view
                        Text(verbatim: "phase \(phase)")
                    }
                } animation: { _ in
                    .linear(duration: 1)
                }
            Button("Go") { count += 1 }
        }
    }

    @Test(
        "semantics 143: with a trigger it rests at the first; a change goes to the second from anywhere, and back once")
    func trigger() {
        let screen = Screen { Triggered() }
        screen.advance(by: .seconds(3))
        #expect(screen.text("phase 0").exists && screen.text("base").exists)
        screen.button("Go").tap()
        var phases: [String] = []
        func look() { phases += screen.texts.filter { $0.hasPrefix("phase") } }
        look()
        screen.advance(by: .seconds(1))
        look()
        screen.button("Go").tap()
        look()
        for _ in 0..<4 {
            screen.advance(by: .seconds(1))
            look()
        }
        #expect(phases.map { $0.last! } == ["1", "2", "1", "2", "0", "0", "0"])
    }

    @Test("semantics 144: phases without animations are gone to at once, and a whole round of them rests")
    func atOnce() {
        let screen = Screen {
            PhaseAnimator([0, 1, 2]) {
                Text(verbatim: "phase \($0)")
            } animation: { _ in
                nil
            }
        }
        screen.advance(by: .seconds(1))
        #expect(screen.text("phase 0").exists)
        let none = Screen { PhaseAnimator([Int]()) { Text(verbatim: "phase \($0)") } }
        #expect(none.texts == [])
    }
}
