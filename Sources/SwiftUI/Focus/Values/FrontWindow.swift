import MartletGraph

/// The window that has the keyboard, for what is in no window: the app and its scenes.
struct FrontWindow: Equatable {
    weak var root: WindowRoot?

    static func == (a: FrontWindow, b: FrontWindow) -> Bool { a.root === b.root }
}

struct FrontWindowKey: EnvironmentKey { static var defaultValue: FrontWindow { FrontWindow() } }

extension _ViewNode {
    /// The window whose focused values this node reads: its own, else the one in front.
    var windowInFront: WindowRoot? {
        scope.windowRoot ?? EnvironmentValues(scope: scope)[FrontWindowKey.self].root
    }
}
