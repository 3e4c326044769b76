/// A menu of a program's own within its menu.
nonisolated public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never
    private let name: Text
    private let content: Content

    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (name, self.content) = (Text(nameKey), content())
    }

    public init(_ name: Text, @ViewBuilder content: () -> Content) { (self.name, self.content) = (name, content()) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        (self.name, self.content) = (Text(name), content())
    }

    @MainActor public func _menuParts() -> [_CommandPart] {
        [
            _CommandPart(
                order: CommandGroupPlacement.ownMenus, view: AnyView(CommandMenuView(name: name, content: content)))
        ]
    }
}

/// A command menu: a submenu, or just what is in it where only keys are looked for.
struct CommandMenuView<Content: View>: View {
    let name: Text
    let content: Content
    @Environment(\.listsShortcutsOnly) private var listsShortcutsOnly

    var body: some View {
        if listsShortcutsOnly {
            content
        } else {
            Menu {
                content
            } label: {
                name
            }
        }
    }
}

/// Commands beside the usual ones of a kind, or in their place. Windows with documents have usual ones for making, opening
/// and saving them; else the kind says where in the menu they stand.
nonisolated public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never
    private let order: Int
    private var replaces = false
    private let content: Content

    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (order, content) = (group.number - 1, addition())
    }

    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (order, content) = (group.number + 1, addition())
    }

    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (order, content, replaces) = (group.number, addition(), true)
    }

    @MainActor public func _menuParts() -> [_CommandPart] {
        [_CommandPart(order: order, view: AnyView(Section { content }), replaces: replaces)]
    }
}

/// A kind of commands that most programs have.
nonisolated public struct CommandGroupPlacement: Sendable {
    /// Where in the menu it stands.
    let number: Int

    /// Where menus of a program's own stand.
    static let ownMenus = 130

    public static let appInfo = Self(number: 190)
    public static let appSettings = Self(number: 180)
    public static let systemServices = Self(number: 185)
    public static let appVisibility = Self(number: 187)
    public static let appTermination = Self(number: 200)
    public static let newItem = Self(number: 10)
    public static let saveItem = Self(number: 20)
    public static let importExport = Self(number: 30)
    public static let printItem = Self(number: 40)
    public static let undoRedo = Self(number: 50)
    public static let pasteboard = Self(number: 60)
    public static let textEditing = Self(number: 70)
    public static let textFormatting = Self(number: 80)
    public static let toolbar = Self(number: 90)
    public static let sidebar = Self(number: 100)
    public static let windowSize = Self(number: 140)
    public static let windowList = Self(number: 150)
    public static let singleWindowList = Self(number: 155)
    public static let windowArrangement = Self(number: 160)
    public static let help = Self(number: 195)
}
