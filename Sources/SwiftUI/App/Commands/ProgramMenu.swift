import MartletGraph

/// The menu of a program: the commands of all of its scenes, wherever the keyboard is.
extension WindowSession {
    /// What the menu of a window holds: the commands of its own scene, those that programs add to other scenes, and what
    /// every program has; nil where there is nothing but that.
    func menu(of window: WindowDescription) -> AnyView? {
        var parts = window.parts
        for scene in scenes where scene.id != window.id { parts += scene.parts.filter { !$0.isUsual } }
        if parts.isEmpty, !hasSettings, !opensOthers(beside: window) { return nil }
        return (parts + [UndoCommands.part, PasteboardCommands.part] + usualParts(of: window)).menu
    }

    /// Whether a button of the window's bar opens the menu; its keys work in every window.
    func hasMenuButton(_ window: WindowDescription) -> Bool {
        window.id != SettingsScene.id
            && (!window.parts.isEmpty || hasSettings || opensOthers(beside: window))
    }

    /// Whether the menu of a window opens windows of other scenes.
    private func opensOthers(beside window: WindowDescription) -> Bool {
        !listedScenes(beside: window).isEmpty || listedGroups.contains { $0.id != window.id }
    }

    /// The scenes of one window each that can be opened from the menu of another window.
    private func listedScenes(beside window: WindowDescription) -> [WindowDescription] {
        scenes.filter { $0.isSingle && $0.isListed && $0.id != window.id }
    }

    /// The scenes of as many windows as the user opens.
    private var listedGroups: [WindowDescription] { scenes.filter { $0.isOfMany && $0.isListed } }

    /// Whether the scene of a window may have more windows like it.
    func mayOpenMore(_ window: WindowDescription) -> Bool {
        window.isOfMany && window.shortcut == nil && scenes.contains { $0.id == window.id }
    }

    /// The scene of which Control and N opens a window while another window is in front: that one's, or the first that
    /// may have several; none where the key is for something else.
    func sceneOfNewWindows(before window: WindowDescription) -> WindowDescription? {
        if window.isOfMany { return mayOpenMore(window) ? window : nil }
        if window.documents != nil { return nil }
        return listedGroups.first { $0.shortcut == nil && !$0.replaces(.newItem) }
    }

    private func usualParts(of window: WindowDescription) -> [_CommandPart] {
        var parts = [
            _CommandPart(order: CommandGroupPlacement.appTermination.number, view: AnyView(QuitItem()), isUsual: true)
        ]
        let groups = scenes.filter { $0.isOfMany && ($0.isListed || $0.id == window.id) }
        if !groups.isEmpty {
            let usual = sceneOfNewWindows(before: window)?.id
            let item = WindowItems(scenes: groups, usual: usual) { [weak self] in self?.open($0) }
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

/// Opens another window like the one in front, or one of another scene.
private struct WindowItems: View {
    let scenes: [WindowDescription]
    /// The scene that the usual keys open a window of.
    let usual: String?
    let open: @MainActor (WindowDescription) -> Void
    @Environment(\.listsShortcutsOnly) private var listsShortcutsOnly

    init(scenes: [WindowDescription], usual: String?, open: @escaping @MainActor (WindowDescription) -> Void) {
        self.scenes = scenes
        self.usual = usual
        self.open = open
    }

    // The keys belong to every window.
    var body: some View {
        if !listsShortcutsOnly {
            Section {
                ForEach(scenes, id: \.id) { scene in
                    Button(action: { open(scene) }, label: { title(of: scene) }).keyboardShortcut(shortcut(of: scene))
                }
            }
        }
    }

    private func title(of scene: WindowDescription) -> Text {
        guard scenes.count > 1, let title = scene.title else { return Text(_own: "New Window") }
        return Text(_own: "New %@ Window", title)
    }

    private func shortcut(of scene: WindowDescription) -> KeyboardShortcut? {
        scene.shortcut ?? (scene.id == usual ? KeyboardShortcut("n") : nil)
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
