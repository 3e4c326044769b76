import MartletGraph

/// Whether the bars are shown that tell where in its content a scroll view stands.
nonisolated public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private enum Kind { case automatic, visible, hidden, never }
    private let kind: Kind

    /// Where there is more content than fits.
    public static var automatic: ScrollIndicatorVisibility { Self(kind: .automatic) }
    /// Where there is more content than fits, though the scroll view was made without them.
    public static var visible: ScrollIndicatorVisibility { Self(kind: .visible) }
    public static var hidden: ScrollIndicatorVisibility { Self(kind: .hidden) }
    public static var never: ScrollIndicatorVisibility { Self(kind: .never) }

    /// Whether bars are shown; nil as the scroll view was made.
    var shows: Bool? {
        switch kind {
        case .automatic: nil
        case .visible: true
        case .hidden, .never: false
        }
    }
}

struct VerticalIndicatorKey: EnvironmentKey { static var defaultValue: ScrollIndicatorVisibility { .automatic } }
struct HorizontalIndicatorKey: EnvironmentKey { static var defaultValue: ScrollIndicatorVisibility { .automatic } }
struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
struct ScrollClipDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether scroll views show a bar for where they stand from top to bottom.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorKey.self] }
        set { self[VerticalIndicatorKey.self] = newValue }
    }

    /// Whether scroll views show a bar for where they stand from side to side.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorKey.self] }
        set { self[HorizontalIndicatorKey.self] = newValue }
    }

    /// Whether the user can scroll.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    var isScrollClipDisabled: Bool { self[ScrollClipDisabledKey.self] }
}

extension View {
    /// Whether the scroll views below show the bars that tell where they stand.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.verticalScrollIndicatorVisibility) { if axes.contains(.vertical) { $0 = visibility } }
            .transformEnvironment(\.horizontalScrollIndicatorVisibility) {
                if axes.contains(.horizontal) { $0 = visibility }
            }
    }

    /// Keeps the user from scrolling below; a program still can.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// Lets the content of the scroll views below be seen beside them, too.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        modifier(_EnvironmentValueModifier(ScrollClipDisabledKey.self, disabled))
    }
}
