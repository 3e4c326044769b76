import MartletGraph
import MartletHost

struct NewDocumentShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { KeyboardShortcut("n") } }

extension EnvironmentValues {
    /// The keys that make a document.
    var newDocumentShortcut: KeyboardShortcut? { self[NewDocumentShortcutKey.self] }
}

extension Scene {
    /// Opens a window of this scene when `key` is pressed with `modifiers` in any window of the program; a scene with one
    /// window brings it to the front. The keys take the place of the usual ones, such as Control and N.
    ///
    ///     Window("Activity", id: "activity") { ActivityView() }
    ///         .keyboardShortcut("0", modifiers: [.option, .command])
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some Scene {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Opens a window of this scene, or brings its only one to the front, with these keys in any window of the program;
    /// nil takes the usual keys away.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
        ChangedScene(content: self) { window in
            window.shortcut = .some(shortcut)
            guard window.documents != nil else { return }
            window.parts = window.parts.map { part in
                var part = part
                part.view = AnyView(
                    part.view.modifier(_EnvironmentValueModifier(NewDocumentShortcutKey.self, shortcut)))
                return part
            }
        }
    }
}

extension WindowSession {
    /// Opens a window of the scene that has these keys.
    ///
    /// - Returns: whether there is one.
    func opensScene(_ event: KeyEvent) -> Bool {
        // A menu of each window makes new documents.
        let own = scenes.filter { $0.documents == nil && $0.valueType == nil }
        guard let scene = own.first(where: { ($0.shortcut ?? nil)?.matches(event) == true }) else { return false }
        if scene.isSingle { openWindow(WindowRequest(id: scene.id)) } else { open(scene) }
        return true
    }
}
