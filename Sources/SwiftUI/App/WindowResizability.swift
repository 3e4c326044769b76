/// How the size of a window depends on the sizes its content can have.
nonisolated public struct WindowResizability: Sendable, Equatable {
    enum Kind: Sendable { case automatic, contentSize, contentMinSize }
    let kind: Kind

    /// What suits the scene: as `contentMinSize`.
    public static let automatic = WindowResizability(kind: .automatic)
    /// No smaller than the least size of the content, and no larger than its greatest; a window whose content has one
    /// size cannot be resized.
    public static let contentSize = WindowResizability(kind: .contentSize)
    /// No smaller than the least size of the content.
    public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}

/// A scene with something else said of its windows.
nonisolated struct ChangedScene<Content: Scene>: Scene {
    typealias Body = Never
    let content: Content
    let change: @MainActor (inout WindowDescription) -> Void

    init(content: Content, change: @escaping @MainActor (inout WindowDescription) -> Void) {
        self.content = content
        self.change = change
    }

    @MainActor func _collectWindows(into list: inout _WindowList) {
        let first = list.windows.count
        content._collectWindows(into: &list)
        for index in first..<list.windows.count { change(&list.windows[index]) }
    }
}

extension Scene {
    /// The size, in points, at which windows open, where the sizes their content can have allow it.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
        ChangedScene(content: self) { $0.defaultSize = size }
    }

    /// The size, in points, at which windows open, where the sizes their content can have allow it.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// How the size of windows depends on the sizes their content can have.
    ///
    ///     WindowGroup { Calculator().frame(width: 260, height: 380) }
    ///         .windowResizability(.contentSize)
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        ChangedScene(content: self) { $0.resizability = resizability }
    }
}
