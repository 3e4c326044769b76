import Foundation

/// What the user did, in window coordinates: points, y down from the top left of the content.
package enum InputEvent: Equatable, Sendable {
    case pointer(PointerEvent)
    case scroll(ScrollEvent)
    case transform(TransformEvent)
    case key(KeyEvent)
    /// The modifier keys that are held from now on.
    case modifiers(KeyModifiers)
}

package struct PointerEvent: Equatable, Sendable {
    package enum Phase: Sendable { case down, moved, up, cancelled, left }
    package enum Button: Sendable { case primary, secondary, middle }

    package var phase: Phase
    package var location: CGPoint
    package var button: Button
    /// 1 for a single click, 2 for a double click; counted by the host with the desktop's settings.
    package var clickCount: Int
    package var modifiers: KeyModifiers
    /// Seconds on the host's clock.
    package var time: TimeInterval
    /// Tells fingers apart; 0 is the mouse.
    package var sequence: UInt64

    package init(
        phase: Phase, location: CGPoint, button: Button = .primary, clickCount: Int = 1,
        modifiers: KeyModifiers = [], time: TimeInterval, sequence: UInt64 = 0
    ) {
        self.phase = phase
        self.location = location
        self.button = button
        self.clickCount = clickCount
        self.modifiers = modifiers
        self.time = time
        self.sequence = sequence
    }
}

package struct ScrollEvent: Equatable, Sendable {
    package enum Phase: Sendable { case began, changed, ended }

    package var location: CGPoint
    /// Points by which the content should move; positive y shows what is further down.
    package var delta: CGSize
    package var phase: Phase
    package var modifiers: KeyModifiers
    package var time: TimeInterval
    /// Whether the fingers have left in motion and the content runs on.
    package var isMomentum: Bool

    package init(
        location: CGPoint, delta: CGSize, phase: Phase, modifiers: KeyModifiers = [], time: TimeInterval,
        isMomentum: Bool = false
    ) {
        self.location = location
        self.delta = delta
        self.phase = phase
        self.modifiers = modifiers
        self.time = time
        self.isMomentum = isMomentum
    }
}

/// Two fingers on a touchpad or screen, since the gesture began.
package struct TransformEvent: Equatable, Sendable {
    package enum Phase: Sendable { case began, changed, ended, cancelled }

    package var phase: Phase
    package var location: CGPoint
    package var magnification: CGFloat
    /// Radians, clockwise.
    package var rotation: Double
    package var time: TimeInterval

    package init(phase: Phase, location: CGPoint, magnification: CGFloat, rotation: Double, time: TimeInterval) {
        self.phase = phase
        self.location = location
        self.magnification = magnification
        self.rotation = rotation
        self.time = time
    }
}

package struct KeyModifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let shift = KeyModifiers(rawValue: 1)
    package static let control = KeyModifiers(rawValue: 2)
    package static let option = KeyModifiers(rawValue: 4)
    package static let command = KeyModifiers(rawValue: 8)
    package static let capsLock = KeyModifiers(rawValue: 16)

    /// Whether the key of a desktop's commands is held, and no other.
    package var isControlOnly: Bool {
        let held = subtracting(.capsLock)
        return held == .control || held == .command
    }
}

package struct KeyEvent: Equatable, Sendable {
    package enum Phase: Sendable { case down, repeated, up }

    package enum Key: Hashable, Sendable {
        case character(Character)
        case upArrow, downArrow, leftArrow, rightArrow, home, end, pageUp, pageDown
        case escape, `return`, tab, space, delete, deleteForward, menu
        case function(Int)
    }

    package var phase: Phase
    package var key: Key
    package var characters: String
    package var modifiers: KeyModifiers

    package init(phase: Phase, key: Key, characters: String = "", modifiers: KeyModifiers = []) {
        self.phase = phase
        self.key = key
        self.characters = characters
        self.modifiers = modifiers
    }
}

/// What happened in a native element.
package enum NativeEvent: Equatable, Sendable {
    /// The whole text after the edit.
    case textChanged(String)
    /// What is selected of the text now, in Unicode scalars; an empty range is the caret's place. Only told of entries
    /// that ask for it.
    case selectionChanged(Range<Int>)
    case submitted
    case editingBegan
    case editingEnded
    /// It may ask for another size now.
    case sizeChanged
}
