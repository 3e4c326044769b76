import MartletGraph
import MartletHost

/// A key that went down, is held, or went up.
public struct KeyPress: Sendable {
    /// What happened to the key.
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether somebody further out may have the key too.
    public enum Result: Sendable {
        case handled, ignored
    }

    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers

    init?(_ event: KeyEvent) {
        guard let key = KeyEquivalent(event.key) else { return nil }
        self.key = key
        phase =
            switch event.phase {
            case .down: .down
            case .repeated: .repeat
            case .up: .up
            }
        characters = event.characters
        modifiers = EventModifiers(event.modifiers)
    }
}

/// Acts on keys while the keyboard is in a view.
nonisolated struct KeyPressModifier: NodeModifier {
    typealias Body = Never
    let phases: KeyPress.Phases
    let takes: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result

    @MainActor func makeNode(_ inputs: _ViewInputs) -> KeyPressNode { KeyPressNode(self, inputs) }

    @MainActor func update(_ node: KeyPressNode) {
        node.modifier = self
    }
}

/// The node of a view that acts on keys.
final class KeyPressNode: ChildNode, KeyResponder {
    var isBuiltIn: Bool { false }
    var modifier: KeyPressModifier

    init(_ modifier: KeyPressModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    func keyPressed(_ event: KeyEvent) -> Bool {
        guard let press = KeyPress(event), modifier.phases.contains(press.phase), modifier.takes(press) else {
            return false
        }
        return modifier.action(press) == .handled
    }
}

extension View {
    /// Runs `action` when `key` is pressed, once or repeatedly, while the keyboard is in this view.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
    }

    /// Runs `action` when something happens to `key` while the keyboard is in this view.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, takes: { $0.key == key }, action: action))
    }

    /// Runs `action` when something happens to one of `keys` while the keyboard is in this view.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, takes: { keys.contains($0.key) }, action: action))
    }

    /// Runs `action` when a key that makes one of `characters` is used while the keyboard is in this view.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                phases: phases,
                takes: { press in
                    !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
                }, action: action))
    }

    /// Runs `action` when something happens to any key while the keyboard is in this view.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, takes: { _ in true }, action: action))
    }
}
