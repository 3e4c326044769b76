/// Where a scroll view stands, or is to be scrolled to.
///
///     @State private var position = ScrollPosition(edge: .top)
///     …
///     ScrollView { … }.scrollPosition($position)
///     Button("Newest") { position.scrollTo(edge: .bottom) }
///
/// Once the user scrolls, nothing is wanted any more: `isPositionedByUser` is true, and `viewID` is the id of the view
/// that stands where the scroll view begins, of those in a layout with `scrollTargetLayout()`.
public struct ScrollPosition: Equatable, Sendable {
    /// What a scroll view is to show.
    enum Target: Equatable, Sendable {
        case none
        case id(ScrollID, UnitPoint?)
        case edge(Edge)
        case place(x: CGFloat?, y: CGFloat?)
    }

    private(set) var target: Target
    /// How often something was asked for, so that the same can be asked for again.
    private(set) var serial = 0
    private var shown: ScrollID?
    private let idType: any (Hashable & Sendable).Type

    /// Whether the user has scrolled since the scroll view was put somewhere.
    public var isPositionedByUser = false

    private init(_ idType: any (Hashable & Sendable).Type, _ target: Target) {
        self.idType = idType
        self.target = target
    }

    /// A scroll view that begins at its beginning.
    ///
    /// - Parameter idType: the type of the ids that `viewID` tells after the user has scrolled.
    public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(idType, .none) }

    /// A scroll view that begins at an edge of its content, and stays there as the content's size changes.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.init(idType, .edge(edge)) }

    /// A scroll view that begins with a point of its content at its top left corner.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(idType, .place(x: point.x, y: point.y))
    }

    /// A scroll view that begins `x` points from the left of its content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(idType, .place(x: x, y: nil))
    }

    /// A scroll view that begins `y` points from the top of its content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(idType, .place(x: nil, y: y))
    }

    /// A scroll view that begins `x` and `y` points from the corner of its content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(idType, .place(x: x, y: y))
    }

    /// A scroll view that begins at the view with this id.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(ID.self, .id(ScrollID(id), anchor))
    }

    public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
        a.target == b.target && a.serial == b.serial && a.shown == b.shown
            && a.isPositionedByUser == b.isPositionedByUser
    }

    // MARK: What is wanted

    private mutating func want(_ new: Target) {
        target = new
        serial += 1
        isPositionedByUser = false
        shown = nil
    }

    /// Scrolls to the view with this id; one that no view has does nothing.
    ///
    /// - Parameter anchor: the point of the view that is put at the same point of the scroll view; nil to scroll no
    ///   further than needed.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        want(.id(ScrollID(id), anchor))
    }

    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { want(.edge(edge)) }

    /// Scrolls so that a point of the content is at the top left corner, or as near as there is content.
    public mutating func scrollTo(point: CGPoint) { want(.place(x: point.x, y: point.y)) }

    /// Scrolls so that the left edge is `x` points from that of the content.
    public mutating func scrollTo(x: CGFloat) { want(.place(x: x, y: nil)) }

    /// Scrolls so that the top edge is `y` points from that of the content.
    public mutating func scrollTo(y: CGFloat) { want(.place(x: nil, y: y)) }

    /// Scrolls so that the corner is `x` and `y` points from that of the content.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { want(.place(x: x, y: y)) }

    // MARK: What is

    /// The edge that was asked for; nil after the user has scrolled.
    public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

    /// The point that was asked for; nil after the user has scrolled.
    public var point: CGPoint? {
        if case .place(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
    }

    /// The distance from the left that was asked for; nil after the user has scrolled.
    public var x: CGFloat? { if case .place(let x, _) = target { x } else { nil } }

    /// The distance from the top that was asked for; nil after the user has scrolled.
    public var y: CGFloat? { if case .place(_, let y) = target { y } else { nil } }

    /// The id that was asked for, or of the view to which the user has scrolled.
    public var viewID: (any Hashable & Sendable)? {
        if case .id(let id, _) = target { id.value } else { shown?.value }
    }

    /// The id that was asked for, or of the view to which the user has scrolled, where it is of this type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    /// The user has scrolled.
    ///
    /// - Parameter find: answers the id, of a type, of the view that stands where the scroll view begins.
    @MainActor mutating func moved(byUser find: ScrollIDFinder) {
        func id<ID: Hashable & Sendable>(_ type: ID.Type) -> ScrollID? { find.id(type).map { ScrollID($0) } }
        isPositionedByUser = true
        target = .none
        shown = id(idType)
    }
}

/// An id of some type.
struct ScrollID: Equatable, Sendable {
    let value: any Hashable & Sendable

    init(_ value: some Hashable & Sendable) { self.value = value }

    static func == (a: ScrollID, b: ScrollID) -> Bool { AnyHashable(a.value) == AnyHashable(b.value) }
}
