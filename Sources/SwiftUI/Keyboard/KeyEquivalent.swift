import MartletHost

/// A key of the keyboard, named by the character it stands for.
public struct KeyEquivalent: Sendable {
    public var character: Character

    public init(_ character: Character) { self.character = character }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    /// The key that deletes backwards.
    public static let delete = KeyEquivalent("\u{8}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
    public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) }
}

extension KeyEquivalent: Hashable {}

extension KeyEquivalent {
    /// The key of an event; nil where no character stands for it.
    init?(_ key: KeyEvent.Key) {
        switch key {
        case .character(let character): self.init(character)
        case .upArrow: self = .upArrow
        case .downArrow: self = .downArrow
        case .leftArrow: self = .leftArrow
        case .rightArrow: self = .rightArrow
        case .home: self = .home
        case .end: self = .end
        case .pageUp: self = .pageUp
        case .pageDown: self = .pageDown
        case .escape: self = .escape
        case .return: self = .return
        case .tab: self = .tab
        case .space: self = .space
        case .delete: self = .delete
        case .deleteForward: self = .deleteForward
        case .function(let number):
            guard let scalar = Unicode.Scalar(0xF703 + number) else { return nil }
            self.init(Character(scalar))
        case .menu: self.init("\u{F735}")
        }
    }

    /// The key as a window system knows it.
    package var key: KeyEvent.Key {
        switch character {
        case "\u{F700}": .upArrow
        case "\u{F701}": .downArrow
        case "\u{F702}": .leftArrow
        case "\u{F703}": .rightArrow
        case "\u{F729}": .home
        case "\u{F72B}": .end
        case "\u{F72C}": .pageUp
        case "\u{F72D}": .pageDown
        case "\u{F735}": .menu
        case "\u{1B}": .escape
        case "\r": .return
        case "\t": .tab
        case " ": .space
        case "\u{8}": .delete
        case "\u{F728}": .deleteForward
        case "\u{F704}"..."\u{F70F}": .function(Int(character.unicodeScalars.first!.value) - 0xF703)
        default: .character(character)
        }
    }

    /// What the key is called in a menu.
    var name: String {
        switch character {
        case "\u{F700}": "↑"
        case "\u{F701}": "↓"
        case "\u{F702}": "←"
        case "\u{F703}": "→"
        case "\u{F729}": "Home"
        case "\u{F72B}": "End"
        case "\u{F72C}": "Page Up"
        case "\u{F72D}": "Page Down"
        case "\u{F739}": "Clear"
        case "\u{1B}": "Esc"
        case "\r": "Return"
        case "\t": "Tab"
        case " ": "Space"
        case "\u{8}": "Backspace"
        case "\u{F728}": "Delete"
        case "\u{F704}"..."\u{F71B}": "F\(character.unicodeScalars.first!.value - 0xF703)"
        default: character.uppercased()
        }
    }
}
