import MartletHost

/// The keys that mean the same in every window of a desktop, where nothing in the window has another use for them.
extension WindowController {
    /// Control and W closes the window, and Control and Q the program. Control and N opens another window of the scene, or
    /// of the first scene that can have several. F11 fills the screen or leaves it, and Escape closes a window of settings.
    ///
    /// A program that replaces the commands of a kind has their keys to itself.
    ///
    /// - Returns: whether the key is one of them, and may be used now: a window with something open above its content is
    ///   closed by what closes that.
    func takesUsualKey(_ event: KeyEvent) -> Bool {
        if session.opensScene(event) { return true }
        switch event.key {
        case .function(11) where event.modifiers.subtracting(.capsLock).isEmpty && abilities.fillsScreen:
            window?.toggleFullScreen()
        case .escape where event.modifiers.isEmpty && description.id == SettingsScene.id:
            guard root?.root.layers.isEmpty == true else { return false }
            close()
        case .character(let character) where event.modifiers.isControlOnly:
            switch character.lowercased() {
            case "q" where !description.replaces(.appTermination): session.closeAll()
            case "w" where root?.root.layers.isEmpty == true && abilities.closes: close()
            case "n" where !description.replaces(.newItem):
                guard let scene = session.sceneOfNewWindows(before: description) else { return false }
                session.open(scene)
            default: return false
            }
        default: return false
        }
        return true
    }

}

extension WindowSession {
    /// Closes every window, and with the last one ends the program; one that the user is asked about stays.
    func closeAll() {
        isEnding = true
        for controller in windows { controller.close() }
        isEnding = false
    }
}

extension WindowController {
    /// Uses the first control whose keys these are in what is made when keys ask for it, such as the items of a closed
    /// menu.
    ///
    /// - Returns: whether there is one, or the window took them instead.
    func usesLateShortcut(_ event: KeyEvent) -> Bool {
        guard let root, root.kept(LateShortcutList.self).mayTake(event) else { return false }
        // The keys may have closed the window.
        defer { if self.root != nil { root.kept(LateShortcutList.self).dropUseless(except: root.shortcuts) } }
        // Another turn for each menu in a menu.
        while root.kept(LateShortcutList.self).make() {
            settle()
            if root.runShortcut(event) { return true }
        }
        return root.contents.takes(event, in: root)
    }
}
