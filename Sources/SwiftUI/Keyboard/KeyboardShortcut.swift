import MartletGraph
import MartletHost

/// Keys that use a control from anywhere in its window.
///
/// `command` is the Control key of a Linux keyboard; the Super key does as well.
public struct KeyboardShortcut: Hashable, Sendable {
    /// How a shortcut follows the layout of the keyboard.
    public struct Localization: Hashable, Sendable {
        private let name: String

        /// The key that makes the character.
        public static let automatic = Localization(name: "automatic")
        /// As `automatic`, without exchanging left and right where text runs from right to left.
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        /// The key that makes the character, whatever the language.
        public static let custom = Localization(name: "custom")
    }

    /// Return: the button that a dialog is for.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape: the button that leaves a dialog without a change.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public var localization: Localization

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    public static func == (a: Self, b: Self) -> Bool {
        a.key == b.key && a.modifiers == b.modifiers && a.localization == b.localization
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
        hasher.combine(localization)
    }
}

extension KeyboardShortcut {
    /// Whether these keys were pressed.
    func matches(_ event: KeyEvent) -> Bool {
        guard let pressed = KeyEquivalent(event.key) else { return false }
        guard pressed.character.lowercased() == key.character.lowercased() else { return false }
        var held = event.modifiers.subtracting(.capsLock)
        var wanted = modifiers.keyModifiers.subtracting(.capsLock)
        // Shift decides which sign a key makes; it says nothing more where there is no other case.
        if case .character(let character) = event.key, !character.isLetter {
            held.remove(.shift)
            wanted.remove(.shift)
        }
        if wanted.contains(.command), !wanted.contains(.control), held.contains(.control), !held.contains(.command) {
            held.remove(.control)
            held.insert(.command)
        }
        return held == wanted
    }

    /// The keys as a menu shows them.
    var name: String {
        var parts: [String] = []
        if modifiers.contains(.command) || modifiers.contains(.control) { parts.append("Ctrl") }
        if modifiers.contains(.command), modifiers.contains(.control) { parts.append("Super") }
        if modifiers.contains(.option) { parts.append("Alt") }
        let isCapital = key.character.isLetter && key.character.isUppercase
        if modifiers.contains(.shift) || isCapital { parts.append("Shift") }
        return (parts + [key.name]).joined(separator: "+")
    }
}

struct KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    /// The keys that use the controls here.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

/// Gives keys to the control in a view.
nonisolated struct KeyboardShortcutModifier: NodeModifier {
    typealias Body = Never
    let shortcut: KeyboardShortcut?

    @MainActor func makeNode(_ inputs: _ViewInputs) -> ShortcutNode {
        let scope = ScopeValue(
            parent: inputs.scope, key: ObjectIdentifier(KeyboardShortcutKey.self), writer: KeyboardShortcutKey.self,
            value: shortcut)
        return ShortcutNode(scope, inputs)
    }

    @MainActor func update(_ node: ShortcutNode) {
        if node.value.setValue(shortcut) { node.styleChanged() }
    }
}

/// The node of a view with a keyboard shortcut.
final class ShortcutNode: ChildNode, PresenceFollower, ShortcutResponder {
    let value: ScopeValue<KeyboardShortcut?>
    /// Keys do nothing on a page that another one covers.
    lazy var hiders = hidersAround

    init(_ value: ScopeValue<KeyboardShortcut?>, _ inputs: _ViewInputs) {
        self.value = value
        super.init(inputs, scope: value)
        scope.windowRoot?.shortcuts.append(
            WeakShortcut(node: self), forgetting: { $0.node?.flags.contains(.left) != false })
    }

    func presenceChanged(_ isPresent: Bool) {}

    func isMeant(by event: KeyEvent) -> Bool { value.value?.matches(event) == true }

    /// The control that the keys use.
    var control: AccessibleElement? { controls.first(where: \.isEnabled) }

    /// Whether the keys are those of a control that cannot be used now.
    var isOff: Bool { !controls.isEmpty && control == nil }

    private var controls: [AccessibleElement] {
        guard hiders == 0 else { return [] }
        return described.filter { $0.role != .text && $0.role != .heading && $0.role != .image }
    }
}

struct DefaultActionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a button is what return presses, and on a desktop looks so.
    var isDefaultAction: Bool { self[DefaultActionKey.self] }
}

extension View {
    /// Uses the control here when `key` is pressed with `modifiers`, wherever the keyboard is in the window. Of several
    /// controls with the same keys the first one that can be used is.
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        modifier(KeyboardShortcutModifier(shortcut: KeyboardShortcut(key, modifiers: modifiers)))
    }

    /// Uses the control here when the keys of `shortcut` are pressed.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        modifier(_EnvironmentValueModifier(DefaultActionKey.self, shortcut == .defaultAction))
            .modifier(KeyboardShortcutModifier(shortcut: shortcut))
    }

    /// Uses the control here when the keys of `shortcut` are pressed; nil takes away keys given further out.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        modifier(_EnvironmentValueModifier(DefaultActionKey.self, shortcut == .defaultAction))
            .modifier(KeyboardShortcutModifier(shortcut: shortcut))
    }

    /// Uses the control here when `key` is pressed with `modifiers`.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        modifier(
            KeyboardShortcutModifier(
                shortcut: KeyboardShortcut(key, modifiers: modifiers, localization: localization)))
    }
}
