struct ShortcutsOnlyKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether commands are there for their keys only.
    var listsShortcutsOnly: Bool {
        get { self[ShortcutsOnlyKey.self] }
        set { self[ShortcutsOnlyKey.self] = newValue }
    }
}

/// Gives a window the commands of its scene: their keys, and a menu that F10 and a button of the window's bar open below
/// the end of the bar.
struct CommandsHost: ViewModifier {
    let menu: AnyView

    func body(content: Content) -> some View {
        content.background(alignment: .topTrailing) {
            ZStack(alignment: .topTrailing) {
                Menu {
                    menu
                } label: {
                    Text(_own: "Menu")
                }
                .environment(\.isInCommands, true)
                .keyboardShortcut(Self.menuKey, modifiers: [])
                .modifier(WindowEndEffect())
                VStack { menu }.environment(\.listsShortcutsOnly, true)
            }
            .fixedSize()
            .modifier(SilentModifier())
        }
    }

    /// F10, with which desktops open the menu of a window.
    private static let menuKey = KeyEquivalent("\u{F70D}")
}

/// Puts an element to where the window's bar ends, however small the content is that it is laid out with.
nonisolated struct WindowEndEffect: ViewModifier, Equatable, TransformModifier {
    typealias Body = Never

    @MainActor func transform(in size: CGSize, of node: LayoutNode) -> ProjectionTransform {
        guard let window = node.window, let parent = node.layoutParent else { return ProjectionTransform() }
        let place = parent.convertToWindow(node.origin)
        let x = node.isRightToLeft ? -place.x : window.size.width - place.x - size.width
        return ProjectionTransform(CGAffineTransform(translationX: x, y: -place.y))
    }
}

extension Scene {
    /// Gives the windows of this scene commands: keys that work wherever the keyboard is, and a menu that F10 opens, and
    /// on the desktop a button in the window's bar.
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        CommandsScene(content: self, commands: content())
    }

    /// Takes the usual commands away, such as those of windows with documents, and those that were added further in. A
    /// `Window` is no longer listed in the menus of other windows.
    nonisolated public func commandsRemoved() -> some Scene {
        CommandsScene(content: self, commands: EmptyCommands(), removesOthers: true)
    }

    /// Takes the usual commands away, and those that were added further in, for others.
    nonisolated public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        CommandsScene(content: self, commands: content(), removesOthers: true)
    }
}

/// A scene whose windows have commands.
nonisolated struct CommandsScene<Content: Scene, Added: Commands>: Scene {
    typealias Body = Never
    let content: Content
    let commands: Added
    var removesOthers = false

    @MainActor func _collectWindows(into list: inout _WindowList) {
        let first = list.windows.count
        content._collectWindows(into: &list)
        let parts = commands._menuParts()
        for index in first..<list.windows.count {
            if removesOthers {
                list.windows[index].parts = []
                list.windows[index].isListed = false
            }
            list.windows[index].parts += parts
        }
    }
}
