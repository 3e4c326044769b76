import MartletGraph

/// The look of the dots of a tab view with pages to swipe through.
@MainActor @preconcurrency
public protocol IndexViewStyle {
    nonisolated var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// A dot for each page.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
    /// When there is a faint box behind the dots.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private enum Mode: Hashable { case automatic, interactive, always, never }
        private let mode: Mode

        /// Never.
        public static let automatic = Self(mode: .automatic)
        /// While the pointer is over the dots.
        public static let interactive = Self(mode: .interactive)
        public static let always = Self(mode: .always)
        public static let never = Self(mode: .never)
    }

    public let _background: BackgroundDisplayMode

    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { _background = backgroundDisplayMode }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    nonisolated public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

struct IndexViewBackgroundKey: EnvironmentKey {
    static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
}

extension EnvironmentValues {
    var indexViewBackground: PageIndexViewStyle.BackgroundDisplayMode { self[IndexViewBackgroundKey.self] }
}

extension View {
    /// Sets the look of the dots of the tab views below.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        modifier(_EnvironmentValueModifier(IndexViewBackgroundKey.self, style._background))
    }
}
