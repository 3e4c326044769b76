import MartletGraph
import MartletSettings

/// A program with a user interface.
///
///     @main
///     struct NotesApp: App {
///         var body: some Scene {
///             WindowGroup { NotesView() }
///         }
///     }
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    /// Starts the program and returns when its last window has closed.
    @MainActor @preconcurrency
    public static func main() {
        if PreviewApp.runIfRequested() { return }
        SettingsStore.shared.saveByItself()
        Launcher.run(Self.init())
    }
}

/// A part of an app's user interface with a life of its own, such as a group of windows.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// Adds the windows this scene stands for.
    @MainActor func _collectWindows(into list: inout _WindowList)
}

extension Scene {
    public func _collectWindows(into list: inout _WindowList) {
        guard let memory = list.memory else { return body._collectWindows(into: &list) }
        memory.slot { SceneNode<Self>(app: $0) }.collect(self, into: &list)
    }
}

extension Never: Scene {}

extension Scene where Body == Never {
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// The windows that an app's scenes describe.
@MainActor
public struct _WindowList {
    var windows: [WindowDescription] = []
    /// What scenes keep; nil where nobody follows them.
    var memory: SceneMemory?
}

/// What a scene says of a kind of window.
struct WindowDescription {
    var id: String
    var title: String?
    var defaultSize: CGSize?
    /// Whether that is the size of the screen itself, so that it counts on a phone, too.
    var isScreen = false
    var resizability = WindowResizability.automatic
    var bars = WindowBarLook()
    /// Where on the screen its windows open; nil to leave that to the window manager.
    var position: UnitPoint?
    /// Nil for the program's.
    var idiom: Idiom?
    var isSingle = false
    /// Whether the menus of the program's other windows open one.
    var isListed = false
    /// Whether values of `SceneStorage` are kept for the next run of the program.
    var keepsValues = true
    /// Whether one of its windows is open when the program has started.
    var opensAtLaunch: Bool?
    /// The type of the values that its windows show.
    var valueType: ObjectIdentifier?
    /// The documents in its windows; nil for windows without.
    var documents: DocumentTypes?
    /// The addresses that one of its windows opens for; nil where the scene says nothing.
    var addresses: EventConditions?
    /// The keys that open one of its windows: nil for the usual ones, `.some(nil)` for none.
    var shortcut: KeyboardShortcut??
    /// What its windows' menus hold.
    var parts: [_CommandPart] = []
    var content: AnyView
    /// The content for a value.
    var contentForValue: @MainActor (AnyHashable) -> AnyView? = { _ in nil }
}

extension WindowDescription {
    /// Whether the user may open as many of its windows as they like, all of them alike.
    @MainActor var isOfMany: Bool {
        !isSingle && valueType == nil && documents == nil && id != SettingsScene.id
    }

    /// Whether the program has commands of its own in the place of those of a kind.
    func replaces(_ kind: CommandGroupPlacement) -> Bool {
        parts.contains { $0.replaces && $0.order == kind.number }
    }
}

/// Collects scenes from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<
        repeat each Content
    > {
        _TupleScene(content: (repeat each content))
    }
}

/// Several scenes of one app.
nonisolated public struct _TupleScene<each Content: Scene>: Scene {
    public typealias Body = Never
    let content: (repeat each Content)

    init(content: (repeat each Content)) {
        self.content = content
    }

    @MainActor public func _collectWindows(into list: inout _WindowList) {
        for scene in repeat each content { scene._collectWindows(into: &list) }
    }
}
