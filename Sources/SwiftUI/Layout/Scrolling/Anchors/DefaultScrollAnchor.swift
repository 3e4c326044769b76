import MartletGraph

/// What an anchor of a scroll view decides.
nonisolated public struct ScrollAnchorRole: Hashable, Sendable {
    fileprivate enum Kind { case initialOffset, sizeChanges, alignment }
    fileprivate let kind: Kind

    /// Which part of the content is seen at first.
    public static var initialOffset: ScrollAnchorRole { Self(kind: .initialOffset) }
    /// Which part stays in sight when the content or the scroll view has another size, while it is in sight.
    public static var sizeChanges: ScrollAnchorRole { Self(kind: .sizeChanges) }
    /// Where content stands that is smaller than the scroll view.
    public static var alignment: ScrollAnchorRole { Self(kind: .alignment) }
}

/// The anchors of scroll views, by their roles; nil where they begin at the top leading corner.
nonisolated struct ScrollAnchors: Equatable {
    /// The anchor of the roles that have none of their own.
    fileprivate var common: UnitPoint?
    private var roles: [ScrollAnchorRole: UnitPoint?]?

    init() {}

    fileprivate mutating func set(_ anchor: UnitPoint?, _ role: ScrollAnchorRole) {
        var roles = roles ?? [:]
        roles.updateValue(anchor, forKey: role)
        self.roles = roles
    }

    private func anchor(_ role: ScrollAnchorRole) -> UnitPoint? { roles?[role] ?? common }

    var initialOffset: UnitPoint? { anchor(.initialOffset) }
    var sizeChanges: UnitPoint? { anchor(.sizeChanges) }
    var alignment: UnitPoint? { anchor(.alignment) }
}

struct ScrollAnchorsKey: EnvironmentKey { static var defaultValue: ScrollAnchors { ScrollAnchors() } }

extension EnvironmentValues {
    var scrollAnchors: ScrollAnchors {
        get { self[ScrollAnchorsKey.self] }
        set { self[ScrollAnchorsKey.self] = newValue }
    }
}

extension View {
    /// Sets which part of their content the scroll views below show at first, keep in sight as sizes change, and where
    /// content stands that is smaller than they are.
    ///
    ///     ScrollView { Messages() }.defaultScrollAnchor(.bottom)
    ///
    /// - Parameter anchor: a point of the content and the same one of the scroll view; nil for the beginning. Once the
    ///   user has scrolled elsewhere, other sizes move nothing.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollAnchors) { $0.common = anchor }
    }

    /// Sets one of the things that an anchor decides in the scroll views below, whatever the anchor without a role is.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollAnchors) { $0.set(anchor, role) }
    }
}

/// Keeps a scroll view where its anchors want it, as sizes change.
struct ScrollAnchoring {
    /// The lengths that were laid out last.
    private var content = CGSize.zero
    private var room = CGSize.zero
    /// Whether the content stands at the anchor for other sizes, on each axis.
    private var isAtAnchor = (x: false, y: false)
    private var hasBegun = false

    /// Where the content is to stand when it, or what there is room for, has another size.
    mutating func offset(_ offset: CGPoint, content: CGSize, room: CGSize, _ anchors: ScrollAnchors) -> CGPoint {
        var result = offset
        if !hasBegun, let anchor = anchors.initialOffset {
            result = CGPoint(
                x: max(0, content.width - room.width) * anchor.x, y: max(0, content.height - room.height) * anchor.y)
        } else if let anchor = anchors.sizeChanges, content != self.content || room != self.room {
            if isAtAnchor.x { result.x = max(0, content.width - room.width) * anchor.x }
            if isAtAnchor.y { result.y = max(0, content.height - room.height) * anchor.y }
        }
        (self.content, self.room) = (content, room)
        return result
    }

    /// The content stands somewhere now, by the layout or by somebody's scrolling.
    mutating func settled(_ offset: CGPoint, _ anchors: ScrollAnchors, isMoved: Bool) {
        if isMoved || (content.width > 0 && content.height > 0) { hasBegun = true }
        guard let anchor = anchors.sizeChanges else { return }
        isAtAnchor.x = abs(offset.x - max(0, content.width - room.width) * anchor.x) < 1
        isAtAnchor.y = abs(offset.y - max(0, content.height - room.height) * anchor.y) < 1
    }
}
