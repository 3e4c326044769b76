import MartletGraph

/// The menu of a program: the commands of all of its scenes, wherever the keyboard is.
extension WindowSession {
    /// What the menu of a window holds: the commands of its own scene, those that programs add to other scenes, and what
    /// every program has; nil where there is nothing but that.
    func menu(of window: WindowDescription) -> AnyView? {
        var parts = window.parts
        for scene in scenes where scene.id != window.id { parts += scene.parts.filter { !$0.isUsual } }
        if parts.isEmpty, !hasSettings { return nil }
        return (parts + [PasteboardCommands.part] + usualParts).menu
    }

    /// Whether a button of the window's bar opens the menu; its keys work in every window.
    func hasMenuButton(_ window: WindowDescription) -> Bool {
        window.id != SettingsScene.id && (!window.parts.isEmpty || hasSettings)
    }

    private var usualParts: [_CommandPart] {
        var parts = [
            _CommandPart(order: CommandGroupPlacement.appTermination.number, view: AnyView(QuitItem()), isUsual: true)
        ]
        if hasSettings {
            parts.append(
                _CommandPart(
                    order: CommandGroupPlacement.appSettings.number, view: AnyView(SettingsItem()), isUsual: true))
        }
        return parts
    }
}

/// Opens the settings of the program.
private struct SettingsItem: View {
    @Environment(\.listsShortcutsOnly) private var listsShortcutsOnly

    // The key is there without commands, too.
    var body: some View { if !listsShortcutsOnly { Section { SettingsLink().keyboardShortcut(",") } } }
}

/// Ends the program.
private struct QuitItem: View {
    @Environment(\.listsShortcutsOnly) private var listsShortcutsOnly
    @Environment(\.self) private var environment

    // The key belongs to every window.
    var body: some View {
        if !listsShortcutsOnly {
            Section {
                Button("Quit") { environment.documentRoot?.sceneShell?.quit() }.keyboardShortcut("q")
            }
        }
    }
}
