import Foundation
import MartletRandomUse
import Testing

/// Random use of each example, each page of Gallery and of programs made for it, the same on every run: no crash, no
/// warning, and now and then the screen is compared with what it would show if every body were evaluated and
/// everything laid out and drawn anew. `make test-random` does it ten thousand times and compares after every step.
@MainActor @Suite("Random interactions", .serialized)
struct RandomInteractionTests {
    @Test("an example app", arguments: RandomProgram.apps)
    func app(_ program: RandomProgram) { #expect(program.use(steps: 800, checkInterval: 10) == nil) }

    @Test("a page of Gallery", arguments: RandomProgram.pages)
    func page(_ program: RandomProgram) {
        #expect(program.use(steps: 100, windows: 2, checkInterval: 5) == nil)
    }

    @Test("a program made to be used so", arguments: RandomProgram.hostile)
    func hostile(_ program: RandomProgram) {
        #expect(program.use(steps: 200, windows: 4, checkInterval: 2) == nil)
    }
}
