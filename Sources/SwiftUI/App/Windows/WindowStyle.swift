/// What stands around the content of a window: its bar and its buttons, or nothing.
@MainActor @preconcurrency
public protocol WindowStyle {
    nonisolated static var _frame: _WindowFrame { get }
}

/// The usual window: with a title bar.
nonisolated public struct DefaultWindowStyle: WindowStyle {
    public static var _frame: _WindowFrame { .titleBar }
    public init() {}
}

/// A window with a title bar.
nonisolated public struct TitleBarWindowStyle: WindowStyle {
    public static var _frame: _WindowFrame { .titleBar }
    public init() {}
}

/// A window without a title and without a bar: its buttons stand on the content.
///
/// The bar's place, 46 points at the top, is outside of the safe area, so that content leaves it free unless it extends
/// there by `ignoresSafeArea`; the window is moved by it. A bar with items of the program takes that place.
nonisolated public struct HiddenTitleBarWindowStyle: WindowStyle {
    public static var _frame: _WindowFrame { .hiddenTitleBar }
    public init() {}
}

/// A window of nothing but its content: neither bar nor buttons, and no background but what the content draws.
///
/// Where the desktop mixes no windows with what lies behind them, the background is black.
nonisolated public struct PlainWindowStyle: WindowStyle {
    public static var _frame: _WindowFrame { .plain }
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The usual window: with a title bar.
    nonisolated public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// A window with a title bar.
    nonisolated public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// A window without a title and without a bar: its buttons stand on the content.
    nonisolated public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// A window of nothing but its content.
    nonisolated public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension Scene {
    /// Says what stands around the content of this scene's windows; for windows that open from now on.
    ///
    ///     WindowGroup { Player() }.windowStyle(.hiddenTitleBar)
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
        ChangedScene(content: self) { $0.bars.frame = S._frame }
    }
}
