import MartletGraph

/// When the content of a scroll view can be pulled beyond its ends.
nonisolated public struct ScrollBounceBehavior: Hashable, Sendable {
    private enum Kind { case automatic, always, basedOnSize }
    private let kind: Kind

    public static var automatic: ScrollBounceBehavior { Self(kind: .automatic) }
    public static var always: ScrollBounceBehavior { Self(kind: .always) }
    /// Only where there is more content than fits.
    public static var basedOnSize: ScrollBounceBehavior { Self(kind: .basedOnSize) }
}

/// How scroll views behave at their ends, by the axis.
nonisolated struct ScrollBounces: Equatable {
    private var vertical = ScrollBounceBehavior.automatic
    private var horizontal = ScrollBounceBehavior.automatic

    init() {}

    subscript(axis: Axis) -> ScrollBounceBehavior { axis == .vertical ? vertical : horizontal }

    fileprivate mutating func set(_ behavior: ScrollBounceBehavior, _ axes: Axis.Set) {
        if axes.contains(.vertical) { vertical = behavior }
        if axes.contains(.horizontal) { horizontal = behavior }
    }
}

struct ScrollBouncesKey: EnvironmentKey { static var defaultValue: ScrollBounces { ScrollBounces() } }

extension EnvironmentValues {
    var scrollBounces: ScrollBounces {
        get { self[ScrollBouncesKey.self] }
        set { self[ScrollBouncesKey.self] = newValue }
    }

    /// When the content of scroll views can be pulled beyond its upper and lower end by a finger.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollBounces[.vertical] }
        set { scrollBounces.set(newValue, .vertical) }
    }

    /// When the content of scroll views can be pulled beyond its ends at the sides by a finger.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollBounces[.horizontal] }
        set { scrollBounces.set(newValue, .horizontal) }
    }
}

extension View {
    /// Sets when the content of the scroll views below can be pulled beyond its ends by a finger, along these axes.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        transformEnvironment(\.scrollBounces) { $0.set(behavior, axes) }
    }
}
