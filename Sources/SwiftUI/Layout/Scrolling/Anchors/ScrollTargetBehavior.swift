import MartletGraph

/// Where a scroll view comes to rest.
///
///     ScrollView(.horizontal) { LazyHStack { … }.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)
public protocol ScrollTargetBehavior {
    /// Changes where a scroll view comes to rest that the user has let go.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    typealias TargetContext = ScrollTargetBehaviorContext

    /// How scroll views move that have this behaviour. By default as those without one.
    func properties(context: PropertiesContext) -> Properties

    typealias Properties = ScrollTargetBehaviorProperties
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
}

extension ScrollTargetBehavior {
    nonisolated public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// How scroll views move that have a behaviour.
nonisolated public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
    /// Whether content that the user lets go of runs on less far, half as far as otherwise. False by default.
    public var limitsScrolls = false

    public init() {}
}

/// What is known of a scroll view whose behaviour is asked for its properties.
nonisolated public struct ScrollTargetBehaviorPropertiesContext {
    /// Along which axes it scrolls.
    public let axes: Axis.Set
    /// What the scroll view finds in its environment.
    public let environment: EnvironmentValues
}

/// The part of the content in which a scroll view comes to rest.
public struct ScrollTarget: Hashable {
    /// What will be seen, in the coordinates of the content.
    public var rect: CGRect
    /// The point of the rectangle that is put at the same point of the scroll view; nil for its top left corner.
    public var anchor: UnitPoint?

    init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// What is known of a scroll view whose rest is looked for.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// What is seen when the user lets go.
    public let originalTarget: ScrollTarget
    /// How fast the content moves, in points a second.
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// The frames of the views of the layout with `scrollTargetLayout()`, in the coordinates of the content.
    let targets: [CGRect]

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Rests at whole pages, each as large as the scroll view.
nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let size = context.containerSize
        let start = context.originalTarget.rect
        /// The nearest page, at most one from where the gesture began.
        func page(_ place: CGFloat, from start: CGFloat, _ length: CGFloat) -> CGFloat {
            guard length > 0 else { return place }
            let first = (start / length).rounded()
            return min(max((place / length).rounded(), first - 1), first + 1) * length
        }
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(target.rect.minX, from: start.minX, size.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(target.rect.minY, from: start.minY, size.height)
        }
    }
}

/// Rests where a view of the layout with `scrollTargetLayout()` begins.
nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How far one gesture can go.
    public struct LimitBehavior: Hashable, Sendable {
        private enum Kind { case automatic, free, few, one }
        private let kind: Kind

        /// A few views on where there is little room along the axis, by the size class; else as far as its speed takes it.
        public static var automatic: LimitBehavior { Self(kind: .automatic) }
        /// To the next view.
        public static var always: LimitBehavior { Self(kind: .one) }
        /// As far as its speed takes it.
        public static var never: LimitBehavior { Self(kind: .free) }
        /// To the next view.
        public static var alwaysByOne: LimitBehavior { Self(kind: .one) }

        /// A few views on: three.
        public static var alwaysByFew: LimitBehavior { Self(kind: .few) }

        /// How many views one gesture goes on at most; nil for as many as its speed takes it.
        func most(isVertical: Bool, _ environment: EnvironmentValues) -> Int? {
            switch kind {
            case .automatic:
                (isVertical ? environment.verticalSizeClass : environment.horizontalSizeClass) == .compact ? 3 : nil
            case .free: nil
            case .few: 3
            case .one: 1
            }
        }
    }

    private let limitBehavior: LimitBehavior
    private let anchor: UnitPoint?

    public init(limitBehavior: LimitBehavior = .automatic) { self.init(limitBehavior: limitBehavior, anchor: nil) }

    /// - Parameter anchor: the point of a view that comes to rest at the same point of the scroll view; nil for where both
    ///   begin.
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
        self.limitBehavior = limitBehavior
        self.anchor = anchor
    }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let isVertical = context.axes.contains(.vertical)
        let room = isVertical ? context.containerSize.height : context.containerSize.width
        let part = (isVertical ? anchor?.y : anchor?.x) ?? 0
        let starts = context.targets.map { view in
            let (start, length) = isVertical ? (view.minY, view.height) : (view.minX, view.width)
            return start + (length - room) * part
        }.sorted()
        let wanted = isVertical ? target.rect.minY : target.rect.minX
        guard var nearest = starts.min(by: { abs($0 - wanted) < abs($1 - wanted) }) else { return }
        if let most = limitBehavior.most(isVertical: isVertical, context.environment) {
            let from = isVertical ? context.originalTarget.rect.minY : context.originalTarget.rect.minX
            let before =
                most == 1 ? starts.last { $0 <= from + 0.5 } : starts.filter { $0 < from - 0.5 }.suffix(most).first
            let after = starts.filter { $0 > from + 0.5 }.prefix(most).last
            nearest = min(max(nearest, before ?? from), after ?? from)
        }
        if isVertical { target.rect.origin.y = nearest } else { target.rect.origin.x = nearest }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    nonisolated public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    nonisolated public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    nonisolated public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }

    /// Rests where a point of a view is at the same point of the scroll view.
    nonisolated public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(anchor: anchor)
    }

    /// Rests where a point of a view is at the same point of the scroll view, within a limit.
    nonisolated public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}

/// A behaviour of whatever type.
///
///     ScrollView { … }
///         .scrollTargetBehavior(isPaged ? AnyScrollTargetBehavior(.paging) : AnyScrollTargetBehavior(.viewAligned))
nonisolated public struct AnyScrollTargetBehavior: ScrollTargetBehavior, Equatable, @unchecked Sendable {
    let behavior: any ScrollTargetBehavior

    /// Stands for a behaviour of any type.
    public init(_ base: any ScrollTargetBehavior) { behavior = (base as? AnyScrollTargetBehavior)?.behavior ?? base }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        behavior.updateTarget(&target, context: context)
    }

    public func properties(context: PropertiesContext) -> Properties { behavior.properties(context: context) }

    public static func == (a: Self, b: Self) -> Bool {
        /// What has no parts that are kept elsewhere is the same where its bytes are.
        func isSame<T>(_ a: T, _ b: Any) -> Bool {
            guard _isPOD(T.self), let b = b as? T else { return false }
            return withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { a.elementsEqual($0) } }
        }
        return isSame(a.behavior, b.behavior)
    }
}

struct ScrollTargetBehaviorKey: EnvironmentKey { static var defaultValue: AnyScrollTargetBehavior? { nil } }

extension EnvironmentValues {
    var scrollTargetBehavior: AnyScrollTargetBehavior? { self[ScrollTargetBehaviorKey.self] }
}

extension View {
    /// Sets where the scroll views below come to rest.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(
            _EnvironmentValueModifier(ScrollTargetBehaviorKey.self, AnyScrollTargetBehavior(behavior)))
    }
}
