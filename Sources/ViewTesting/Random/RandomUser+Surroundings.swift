import MartletHost
import SwiftUI

/// What is done to no element: keys, the window, time, and what the program does by itself.
extension RandomUser {
    mutating func key() -> Interaction {
        let keys: [(KeyEquivalent, EventModifiers)] = [
            (.escape, []), (.escape, []), (.tab, []), (.tab, []), (.tab, .shift), (.return, []), (.return, []),
            (.space, []), (.space, []), (.upArrow, []), (.downArrow, []), (.downArrow, []), (.leftArrow, []),
            (.rightArrow, []), (.downArrow, .shift), (.upArrow, .shift), (.delete, []), (.deleteForward, []),
            (.home, []), (.end, []), (.pageUp, []), (.pageDown, []), ("a", []), ("字", []), ("a", .command),
            ("n", .command), ("s", .command), (.leftArrow, .option), (.return, .command), ("\u{F735}", []),
            ("\u{F708}", []),
        ]
        let (key, modifiers) = pick(keys)!
        let name = KeyEquivalent.names[key] ?? String(key.character)
        return Interaction("key: \(modifiers.prefix)\(name)") { $0.press(key, modifiers: modifiers) }
    }

    mutating func surroundings() -> Interaction {
        switch number(below: 10) {
        case 0..<4:
            let sizes = [(390, 640), (860, 640), (320, 480), (600, 400), (1200, 800), (520, 900)]
            let (width, height) = pick(sizes)!
            let (extra, wide) = (number(0...40), CGFloat(width))
            let size = CGSize(width: wide + extra, height: CGFloat(height))
            return Interaction("window of \(size.width) × \(size.height)") { $0.size = size }
        case 4..<7:
            return Interaction("dark or light") { $0.colorScheme = $0.colorScheme == .dark ? .light : .dark }
        case 7..<9:
            let size = chance(2) ? DynamicTypeSize.large : pick(DynamicTypeSize.allCases)!
            return Interaction("texts of size \(size)") { $0.dynamicTypeSize = size }
        default:
            let phase = pick([ScenePhase.active, .inactive, .background])!
            return Interaction("window \(phase)") {
                $0.root.setPhase(phase)
                $0.bringUpToDate()
            }
        }
    }

    mutating func time() -> Interaction {
        let milliseconds = pick([16, 100, 500, 500, 3000])!
        return Interaction("\(milliseconds) ms") { $0.advance(by: .milliseconds(milliseconds)) }
    }

    /// What the program does by itself, now or when some time has passed.
    mutating func arrival(atOnce: Bool = false) -> Interaction {
        let index = number(below: arrivals.count)
        let action = arrivals[index]
        let delay = atOnce || chance(2) ? 0 : Double(number(0...1))
        return Interaction("arrival \(index)\(delay > 0 ? " in \(delay) s" : "")") { screen in
            screen.clock.schedule(after: delay, action)
            screen.bringUpToDate()
        }
    }
}

extension KeyEquivalent {
    fileprivate static let names: [KeyEquivalent: String] = [
        .escape: "Escape", .tab: "Tab", .return: "Return", .space: "space", .upArrow: "up", .downArrow: "down",
        .leftArrow: "left", .rightArrow: "right", .delete: "Backspace", .deleteForward: "Delete", .home: "Home",
        .end: "End", .pageUp: "Page Up", .pageDown: "Page Down", "\u{F735}": "Menu", "\u{F708}": "F5",
    ]
}

extension EventModifiers {
    fileprivate var prefix: String {
        let names: [(EventModifiers, String)] = [(.shift, "Shift-"), (.option, "Alt-"), (.command, "Command-")]
        return names.filter { contains($0.0) }.map(\.1).joined()
    }
}
