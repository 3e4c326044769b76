/// How the toolbar of a window stands to its title bar.
@MainActor @preconcurrency
public protocol WindowToolbarStyle {
    nonisolated var _bars: _WindowBars { get }
}

/// The usual toolbar: one with the title bar.
nonisolated public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    public var _bars: _WindowBars { _WindowBars() }
    public init() {}
}

/// A toolbar below the title bar, which keeps the title.
nonisolated public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    public var _bars: _WindowBars { _WindowBars(isSeparate: true, showsTitle: false) }
    public init() {}
}

/// A toolbar that is one with the title bar.
nonisolated public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    public let _bars: _WindowBars
    public init() { _bars = _WindowBars() }
    /// - Parameter showsTitle: whether the title of the page stands in it.
    public init(showsTitle: Bool) { _bars = _WindowBars(showsTitle: showsTitle) }
}

/// A toolbar that is one with the title bar, 38 points high in place of 46.
nonisolated public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    public let _bars: _WindowBars
    public init() { _bars = _WindowBars(isCompact: true) }
    /// - Parameter showsTitle: whether the title of the page stands in it.
    public init(showsTitle: Bool) { _bars = _WindowBars(isCompact: true, showsTitle: showsTitle) }
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The usual toolbar: one with the title bar.
    nonisolated public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// A toolbar below the title bar, which keeps the title.
    nonisolated public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// A toolbar that is one with the title bar.
    nonisolated public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

    /// A toolbar that is one with the title bar.
    ///
    /// - Parameter showsTitle: whether the title of the page stands in it.
    nonisolated public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
        UnifiedWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// A lower toolbar that is one with the title bar.
    nonisolated public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }

    /// A lower toolbar that is one with the title bar.
    ///
    /// - Parameter showsTitle: whether the title of the page stands in it.
    nonisolated public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension Scene {
    /// Says how the toolbar of this scene's windows stands to their title bar; for windows that open from now on.
    nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
        ChangedScene(content: self) { [bars = style._bars] in $0.bars.toolbar = bars }
    }

    /// Where on the screen windows of this scene open: (0, 0) is its top left corner, (1, 1) its bottom right one, the
    /// window within it.
    ///
    /// A desktop of Wayland, and some window managers of X, place windows as they see fit.
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene {
        ChangedScene(content: self) { $0.position = position }
    }
}
