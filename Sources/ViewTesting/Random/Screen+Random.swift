import CMartletPreviews
import SwiftUI

extension Screen {
    /// Uses the screen in `steps` random ways: every gesture, the wheel, keys, letters and context menus on what is
    /// there, other sizes of the window and of texts, light and dark, and time that passes.
    ///
    /// The same seed does the same. The test fails when there is a run-time warning, or when what is shown after a
    /// step is not what the same views show when every body is evaluated and everything is laid out and drawn anew
    /// (`rebuild()`). The failure says the seed, the step and what was done last; a trap says it too.
    ///
    ///     screen.interact(randomly: 10_000, seed: 1)
    ///
    /// - Parameters:
    ///   - checkInterval: after how many steps what is shown is compared.
    ///   - arrivals: what the program may do by itself at any time, such as to write what a server sent; now and then
    ///     one of these is called, from a timer or in the middle of a drag.
    ///   - prepare: called after each step; waits for what comes from outside, such as a server's answer.
    public func interact(
        randomly steps: Int, seed: UInt64, checkInterval: Int = 1, arrivals: [@MainActor () -> Void] = [],
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
        afterEach prepare: (Screen) -> Void = { _ in }
    ) {
        let fault = faultOfUse(
            randomly: steps, seed: seed, checkInterval: checkInterval, arrivals: arrivals, afterEach: prepare)
        if let fault { report(fault, at: SourcePlace(fileID, filePath, line, column)) }
    }

    /// - Parameter deserved: parts of warnings that are in order.
    /// - Returns: what is wrong, and how it came about; nil when nothing is.
    package func faultOfUse(
        randomly steps: Int, seed: UInt64, checkInterval: Int, arrivals: [@MainActor () -> Void] = [],
        deserved: [String] = [], afterEach prepare: (Screen) -> Void
    ) -> String? {
        var user = RandomUser(self, seed: seed, arrivals: arrivals)
        var known = warnings.count
        defer { martlet_say_on_trap(nil) }
        for step in 1...max(steps, 1) {
            let interaction = user.next()
            user.done.append("\(step). \(interaction.name)")
            let story = user.story(seed: seed, step: step, checkInterval)
            martlet_say_on_trap("The program stopped. \(story)\n")
            interaction.perform(self)
            prepare(self)
            // What moves is compared at rest.
            let isChecked = step % checkInterval == 0
            if isChecked, root.isMoving { settle(atMost: .seconds(5)) }
            let differences = isChecked ? rebuild() : []
            let new = warnings.dropFirst(known)
            if let warning = new.first(where: { new in !deserved.contains { new.contains($0) } }) {
                return "\(warning)\n\(story)"
            }
            known += new.count
            if !differences.isEmpty {
                let gone = differences.filter { $0.hasPrefix("-") }.prefix(8)
                let lines = gone + differences.filter { !$0.hasPrefix("-") }.prefix(8)
                let list = lines.joined(separator: "\n")
                return "Something is shown otherwise than from nothing:\n\(list)\n\(story)"
            }
        }
        return nil
    }
}

extension RandomUser {
    /// What was done last, and how to do it again.
    fileprivate func story(seed: UInt64, step: Int, _ checkInterval: Int) -> String {
        let interval = checkInterval == 1 ? "" : ", checkInterval: \(checkInterval)"
        let list = done.suffix(12).map { "  " + $0 }.joined(separator: "\n")
        return "Done last, of interact(randomly: \(step), seed: \(seed)\(interval)):\n\(list)"
    }
}
