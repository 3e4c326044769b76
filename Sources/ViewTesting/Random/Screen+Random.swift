import MartletHost
import SwiftUI

extension Screen {
    /// Uses the screen in `steps` random ways: clicks, keys, letters, drags, wheel and context menus on what is there.
    ///
    /// The same seed does the same. The test fails when there is a run-time warning, or when what is shown after a
    /// step is not what the same views show when every body is evaluated and everything is laid out and drawn anew.
    ///
    ///     screen.interact(randomly: 10_000, seed: 1)
    ///
    /// - Parameters:
    ///   - checkInterval: after how many steps what is shown is compared.
    ///   - prepare: called after each step; waits for what comes from outside, such as a server's answer.
    public func interact(
        randomly steps: Int, seed: UInt64, checkInterval: Int = 1, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column,
        afterEach prepare: (Screen) -> Void = { _ in }
    ) {
        let place = SourcePlace(fileID, filePath, line, column)
        var random = SplitMix(state: seed)
        var done: [String] = []
        let known = warnings.count
        for step in 1...max(steps, 1) {
            done.append(randomStep(&random))
            prepare(self)
            if warnings.count > known {
                return report(
                    "Seed \(seed), step \(step): \(warnings[known])\n\(done.suffix(8).joined(separator: "\n"))",
                    at: place)
            }
            guard step % checkInterval == 0 else { continue }
            let differences = rebuild()
            if !differences.isEmpty {
                let lines = (done.suffix(8) + differences.prefix(12)).joined(separator: "\n")
                return report("Seed \(seed), step \(step): shown otherwise than from nothing.\n\(lines)", at: place)
            }
        }
    }

    private func randomStep(_ random: inout SplitMix) -> String {
        let elements = description.elements.filter { $0.isEnabled && !$0.isCovered }
        guard let element = elements.randomElement(using: &random) else {
            press(.escape)
            return "key: escape"
        }
        let visible = element.frame.intersection(CGRect(origin: .zero, size: size))
        guard !visible.isEmpty else { return "nothing" }
        let point = CGPoint(x: visible.midX, y: visible.midY)
        let name = "\(element.role.rawValue) \"\(element.label)\""
        switch (element.role, Int.random(in: 0..<20, using: &random)) {
        case (.textField, 0..<14), (.secureField, 0..<14), (.textEditor, 0..<14):
            let found = Element(self, .any, element.label, SourcePlace())
            let letter = ["a", "é", " ", "7", "字"].randomElement(using: &random)!
            found.tell(element, .editingBegan)
            found.tell(element, .textChanged((element.value ?? "").suffix(30) + letter))
            if Bool.random(using: &random) { found.tell(element, .editingEnded) }
            return "letter into \(name)"
        case (.slider, 0..<14):
            let range = element.range.map { $0.minimum...max($0.minimum, $0.maximum) } ?? 0...1
            let value = Double.random(in: range, using: &random)
            return use(element, .setValue(value), "\(name) to \(value)")
        case (.stepper, 0..<14):
            return use(element, Bool.random(using: &random) ? .increment : .decrement, name)
        case (_, 0..<12):
            tap(at: point)
            return "tap \(name)"
        case (_, 12):
            secondaryClick(at: point)
            return "secondary click \(name)"
        case (_, 13...14):
            let offset = CGSize(
                width: Double.random(in: -80...80, using: &random), height: Double.random(in: -80...80, using: &random))
            drag(from: point, to: CGPoint(x: point.x + offset.width, y: point.y + offset.height))
            return "drag \(name)"
        case (_, 15...16):
            scroll(at: point, by: CGSize(width: 0, height: Double.random(in: -200...300, using: &random)))
            return "scroll \(name)"
        case (_, 17):
            advance(by: .milliseconds(500))
            return "half a second"
        default:
            let keys: [KeyEquivalent] = [.escape, .tab, .return, .upArrow, .downArrow, .delete]
            let key = keys.randomElement(using: &random)!
            press(key)
            return "key: \(key.character.debugDescription)"
        }
    }

    private func use(_ element: AccessibleElement, _ action: AccessibleAction, _ name: String) -> String {
        clock.capture { _ = root.perform(action, on: element.id) }
        settle()
        return name
    }
}

/// Random numbers that are the same on every machine.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
