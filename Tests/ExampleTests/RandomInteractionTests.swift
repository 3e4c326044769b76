import MartletCards
import MartletInventory
import MartletNotes
import MartletSurvey
import SwiftUI
import Testing
import ViewTesting

/// Random interactions on each example, the same on every run: no crash and no warning. `RANDOM_STEPS=10000` makes them
/// as many; `RANDOM_CHECK=1` compares the tree after every step with one that is laid out from nothing.
@MainActor @Suite("Random interactions", .serialized)
struct RandomInteractionTests {
    func run(_ view: some View, seed: UInt64) {
        let environment = ProcessInfo.processInfo.environment
        let steps = environment["RANDOM_STEPS"].flatMap(Int.init) ?? 300
        let interval = environment["RANDOM_CHECK"].flatMap(Int.init) ?? .max
        // A fresh screen now and then, so that no run stays in a corner of the app.
        for part in 0..<10 {
            let screen = Screen(size: CGSize(width: part.isMultiple(of: 2) ? 390 : 860, height: 640)) { view }
            screen.interact(randomly: max(steps / 10, 1), seed: seed + UInt64(part), checkInterval: interval)
        }
    }

    @Test func notes() { run(NotesView(), seed: 100) }
    @Test func survey() { run(SurveyView(), seed: 200) }
    @Test func inventory() { run(InventoryView(), seed: 300) }
    @Test func cards() { run(CardsView(), seed: 500) }
}
