import MartletHost
import SwiftUI

/// Something a user does, decided before it is done.
struct Interaction {
    let name: String
    let perform: @MainActor (Screen) -> Void

    init(_ name: String, _ perform: @escaping @MainActor (Screen) -> Void) {
        self.name = name
        self.perform = perform
    }
}

/// Somebody who does whatever can be done, the same for the same seed.
@MainActor
struct RandomUser {
    let screen: Screen
    let arrivals: [@MainActor () -> Void]
    var random: SplitMix
    /// What was done, in order.
    var done: [String] = []

    init(_ screen: Screen, seed: UInt64, arrivals: [@MainActor () -> Void]) {
        self.screen = screen
        self.arrivals = arrivals
        random = SplitMix(state: seed)
    }

    /// What is done next on what there is now.
    mutating func next() -> Interaction {
        switch number(below: 100) {
        case 0..<9: return key()
        case 9..<12: return surroundings()
        case 12..<16: return time()
        case 16..<20 where !arrivals.isEmpty: return arrival()
        default: break
        }
        let window = CGRect(origin: .zero, size: screen.size)
        let elements = screen.description.elements.filter {
            $0.isEnabled && !$0.isCovered && !$0.frame.intersection(window).isEmpty
        }
        guard let element = pick(elements), !chance(30) else {
            let point = CGPoint(x: number(0...window.width), y: number(0...window.height))
            return pointer(at: point, "at \(point.short)", window)
        }
        let visible = element.frame.intersection(window)
        return use(element, visible) ?? pointer(on: element, visible)
    }

    // MARK: Random choices

    mutating func number(below count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    /// Rounded, so that a place can be said and used again.
    mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
        (CGFloat.random(in: range, using: &random) * 4).rounded() / 4
    }

    /// True once in `count` times.
    mutating func chance(_ count: Int) -> Bool { number(below: count) == 0 }

    mutating func pick<C: Collection>(_ choices: C) -> C.Element? { choices.randomElement(using: &random) }

    mutating func offset(_ length: CGFloat) -> CGSize {
        CGSize(width: number(-length...length), height: number(-length...length))
    }
}

/// Random numbers that are the same on every machine.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension CGPoint {
    var short: String { "(\(x), \(y))" }
}

extension AccessibleElement {
    /// What it is called in the list of what was done.
    var name: String { "\(role.rawValue) \"\(label.prefix(40))\"" }
}
