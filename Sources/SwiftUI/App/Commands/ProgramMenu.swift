import MartletGraph

/// The menu of a program: the commands of all of its scenes, wherever the keyboard is.
extension WindowSession {
    /// What the menu of a window holds: the commands of its own scene, those that programs add to other scenes, and what
    /// every program has; nil where there is nothing but that.
    func menu(of window: WindowDescription) -> AnyView? {
        var parts = window.parts
        for scene in scenes where scene.id != window.id { parts += scene.parts.filter { !$0.isUsual } }
        if parts.isEmpty, !hasSettings, listedScenes(beside: window).isEmpty { return nil }
        return (parts + [PasteboardCommands.part] + usualParts(of: window)).menu
    }

    /// Whether a button of the window's bar opens the menu; its keys work in every window.
    func hasMenuButton(_ window: WindowDescription) -> Bool {
        window.id != SettingsScene.id
            && (!window.parts.isEmpty || hasSettings || !listedScenes(beside: window).isEmpty)
    }

    /// The scenes of one window each that can be opened from the menu of another window.
    private func listedScenes(beside window: WindowDescription) -> [WindowDescription] {
        scenes.filter { $0.isListed && $0.id != window.id }
    }

    /// Whether the scene of a window may have more windows like it.
    func mayOpenMore(_ window: WindowDescription) -> Bool {
        !window.isSingle && window.shortcut == nil && window.valueType == nil && window.documents == nil
            && scenes.contains { $0.id == window.id }
    }

    private func usualParts(of window: WindowDescription) -> [_CommandPart] {
        var parts = [
            _CommandPart(order: CommandGroupPlacement.appTermination.number, view: AnyView(QuitItem()), isUsual: true)
        ]
        if mayOpenMore(window) {
            let item = WindowItems { [weak self] in self?.open(window) }
            parts.append(
                _CommandPart(order: CommandGroupPlacement.newItem.number, view: AnyView(item), isUsual: true))
        }
        let others = listedScenes(beside: window)
        if !others.isEmpty {
            parts.append(
                _CommandPart(
                    order: CommandGroupPlacement.singleWindowList.number, view: AnyView(SceneItems(scenes: others)),
                    isUsual: true))
        }
        if hasSettings {
            parts.append(
                _CommandPart(
                    order: CommandGroupPlacement.appSettings.number, view: AnyView(SettingsItem()), isUsual: true))
        }
        return parts
    }
}

/// Opens another window like the one in front.
private struct WindowItems: View {
    let open: @MainActor () -> Void
    @Environment(\.listsShortcutsOnly) private var listsShortcutsOnly

    init(open: @escaping @MainActor () -> Void) { self.open = open }

    // The key belongs to every window.
    var body: some View {
        if !listsShortcutsOnly { Section { Button(_own: "New Window", action: open).keyboardShortcut("n") } }
    }
}

/// Open scenes of one window each, or bring their windows to the front.
private struct SceneItems: View {
    let scenes: [WindowDescription]
    @Environment(\.listsShortcutsOnly) private var listsShortcutsOnly
    @Environment(\.openWindow) private var openWindow

    init(scenes: [WindowDescription]) { self.scenes = scenes }

    // The keys belong to every window.
    var body: some View {
        if !listsShortcutsOnly {
            Section {
                ForEach(scenes, id: \.id) { scene in
                    Button(scene.title ?? scene.id) { openWindow(id: scene.id) }
                        .keyboardShortcut(scene.shortcut ?? nil)
                }
            }
        }
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
                Button(_own: "Quit") { environment.documentRoot?.sceneShell?.quit() }.keyboardShortcut("q")
            }
        }
    }
}
