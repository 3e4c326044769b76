import Foundation
import MartletTestServer
import MartletCards
import MartletDataFlow
import MartletInventory
import MartletNotes
import MartletSurvey
import SwiftUI
import Testing
import ViewTesting

/// Random interactions on each example, the same on every run: no crash, no warning, and after every tenth step the
/// screen shows what it would if every body were evaluated and everything laid out and drawn anew.
///
/// `RANDOM_STEPS=10000` makes them as many on each, `RANDOM_CHECK=1` compares after every step, `RANDOM_SEED` takes
/// other ways.
@MainActor @Suite("Random interactions", .serialized)
struct RandomInteractionTests {
    private func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap(Int.init) }

    private func run(seed: UInt64, afterEach prepare: (Screen) -> Void = { _ in }, _ view: () -> some View) {
        let steps = number("RANDOM_STEPS") ?? 1000
        let interval = number("RANDOM_CHECK") ?? 10
        let seed = seed + UInt64(number("RANDOM_SEED") ?? 0) * 1000
        // A fresh screen now and then, so that no run stays in a corner of the app.
        for part in 0..<10 {
            let screen = Screen(size: CGSize(width: part.isMultiple(of: 2) ? 390 : 860, height: 640), content: view)
            prepare(screen)
            screen.interact(
                randomly: max(steps / 10, 1), seed: seed + UInt64(part), checkInterval: interval, afterEach: prepare)
        }
    }

    @Test func notes() { run(seed: 100) { NotesView() } }
    @Test func survey() { run(seed: 200) { SurveyView() } }
    @Test func inventory() { run(seed: 300) { InventoryView() } }

    @Test func dataFlow() throws {
        let people = PeoplePageTests.people
        let server = try LocalServer { _ in .data(people) }
        run(seed: 400, afterEach: { screen in screen.wait { !screen.texts.contains("Loading") } }) {
            DataFlowView(address: server.address(of: "people.json"))
        }
    }

    @Test func cards() { run(seed: 500) { CardsView() } }
}
