import MartletGraph

/// What of a scroll view margins are kept around.
nonisolated public struct ContentMarginPlacement: Hashable, Sendable {
    private enum Kind { case automatic, content, indicators }
    private let kind: Kind

    /// The content and the bars that tell where one is.
    public static var automatic: ContentMarginPlacement { Self(kind: .automatic) }
    public static var scrollContent: ContentMarginPlacement { Self(kind: .content) }
    public static var scrollIndicators: ContentMarginPlacement { Self(kind: .indicators) }

    var isForContent: Bool { kind != .indicators }
    var isForIndicators: Bool { kind != .content }
}

struct ContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
struct IndicatorMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

extension EnvironmentValues {
    var contentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }

    var indicatorMargins: EdgeInsets {
        get { self[IndicatorMarginsKey.self] }
        set { self[IndicatorMarginsKey.self] = newValue }
    }
}

extension View {
    /// Keeps margins around the content of the scroll views below, in points: it can be scrolled through them.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let insets = insets.finite
        func change(_ margins: inout EdgeInsets) {
            if edges.contains(.top) { margins.top = insets.top }
            if edges.contains(.leading) { margins.leading = insets.leading }
            if edges.contains(.bottom) { margins.bottom = insets.bottom }
            if edges.contains(.trailing) { margins.trailing = insets.trailing }
        }
        return transformEnvironment(\.contentMargins) { if placement.isForContent { change(&$0) } }
            .transformEnvironment(\.indicatorMargins) { if placement.isForIndicators { change(&$0) } }
    }

    /// Keeps a margin at some edges of the content of the scroll views below, in points; nil for the usual 16.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 16
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    /// Keeps a margin at all edges of the content of the scroll views below, in points.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
}
