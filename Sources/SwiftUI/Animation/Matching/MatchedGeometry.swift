import MartletGraph

/// What of a view's place is that of another.
@frozen
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Where the anchors are.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size that is offered.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// By what views of a window know that they belong together.
struct MatchKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// Shows an element where another one of the same name is.
nonisolated struct MatchedGeometryModifier: ViewModifier {
    typealias Body = Never
    /// Nil for an element that belongs to no other.
    let key: MatchKey?
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool
}

extension MatchedGeometryModifier: ElementModifier {
    @MainActor func change(from old: Self) -> ElementChange {
        let isSame =
            key == old.key && properties == old.properties && anchor == old.anchor && isSource == old.isSource
        return isSame ? .none : .layout
    }

    @MainActor func place(_ child: LayoutNode, _ node: LayoutNode) {
        let member = unsafeDowncast(node, to: ModifierLayoutNode<Self>.self).memory { MatchedMember(node) }
        member.join(self)
        guard let rect = member.shownRect else {
            return child.place(at: .zero, size: node.size, proposal: node.proposal.size)
        }
        let away = node.distanceFromPlace
        let corner = node.convertFromWindow(rect.origin),
            end = node.convertFromWindow(CGPoint(x: rect.maxX, y: rect.maxY))
        let shown = CGRect(
            x: min(corner.x, end.x) - away.width, y: min(corner.y, end.y) - away.height, width: abs(end.x - corner.x),
            height: abs(end.y - corner.y))
        let proposal = properties.contains(.size) ? ProposedViewSize(shown.size) : node.proposal.size
        let size = properties.contains(.size) ? child.sizeThatFits(proposal) : node.size
        let target = properties.contains(.position) ? shown : CGRect(origin: .zero, size: node.size)
        let point = node.anchorPoint(anchor, in: target),
            own = node.anchorPoint(anchor, in: CGRect(origin: .zero, size: size))
        child.place(onScreenAt: CGPoint(x: point.x - own.x, y: point.y - own.y), size: size, proposal: proposal)
    }
}

extension LayoutNode {
    fileprivate func anchorPoint(_ anchor: UnitPoint, in rect: CGRect) -> CGPoint {
        let x = isRightToLeft ? 1 - anchor.x : anchor.x
        return CGPoint(x: rect.minX + x * rect.width, y: rect.minY + anchor.y * rect.height)
    }

    /// How far the element is drawn from where it is laid out, while what is around it moves.
    fileprivate var distanceFromPlace: CGSize {
        var distance = CGSize.zero
        var next: LayoutNode? = self
        while let node = next {
            if let way = node.transitionMotion?.distance(of: node) {
                distance.width += way.width
                distance.height += way.height
            } else if node.flags.contains(.moves) {
                let shown = node.shownOrigin
                distance.width += shown.x - node.origin.x
                distance.height += shown.y - node.origin.y
            }
            next = node.layoutParent
        }
        return distance
    }

    /// Whether the element, or one around it, is on its way out or gone.
    fileprivate var isLeaving: Bool {
        var next: LayoutNode? = self
        while let node = next {
            if node.isGone || node.flags.contains(.departs) { return true }
            next = node.layoutParent
        }
        return false
    }
}

/// One view of those that belong together, as its element's memory.
final class MatchedMember: _ViewNode, PlacementObserver {
    unowned let node: LayoutNode
    private(set) var modifier: MatchedGeometryModifier?
    private weak var group: MatchedGroup?
    fileprivate let number: UInt64
    private static var last: UInt64 = 0

    init(_ node: LayoutNode) {
        self.node = node
        MatchedMember.last += 1
        number = MatchedMember.last
        super.init(parent: node, scope: node.scope)
        graph.placementObservers.append(self)
    }

    fileprivate func join(_ new: MatchedGeometryModifier) {
        let isKnown = modifier?.key == new.key && (group != nil || new.key == nil)
        modifier = new
        if isKnown { return }
        group?.remove(self)
        group = new.key.flatMap { node.window?.matchedGroup($0) }
        group?.add(self)
    }

    /// Where the element is to be shown, in the window; nil where it has a place of its own.
    fileprivate var shownRect: CGRect? { group?.shownRect(for: self) }

    fileprivate var isPresent: Bool { node.flags.contains(.placed) && !node.isLeaving }

    /// Where the element itself is laid out, in the window.
    fileprivate var frame: CGRect { node.frameInWindow }

    func placementMayHaveChanged() { group?.placementMayHaveChanged() }

    /// Puts the element to where it is to be shown now.
    fileprivate func follow() {
        guard node.flags.contains(.placed), !node.isGone else { return }
        node.placeChildren()
        node.setNeedsDisplay()
    }
}

/// The views of a window that belong together (semantics 131-133).
@MainActor
final class MatchedGroup: Animator {
    private let key: MatchKey
    private weak var window: WindowRoot?
    private struct Weak { weak var member: MatchedMember? }
    private var members: [Weak] = []
    private weak var source: MatchedMember?
    /// Where the source is, and where it was shown last.
    private var rect: CGRect?
    private var motion: ValueMotion<CGRect.AnimatableData>?
    private var shown: CGRect?
    private var isAsked = false
    /// The sources between which the motion goes: they are shown where it is.
    private var travellers: Set<ObjectIdentifier> = []

    init(_ key: MatchKey, _ window: WindowRoot) {
        self.key = key
        self.window = window
    }

    fileprivate var isEmpty: Bool { !members.contains { $0.member != nil } }

    fileprivate func add(_ member: MatchedMember) {
        members.removeAll { $0.member == nil || $0.member === member }
        members.append(Weak(member: member))
    }

    fileprivate func remove(_ member: MatchedMember) {
        members.removeAll { $0.member == nil || $0.member === member }
    }

    fileprivate func shownRect(for member: MatchedMember) -> CGRect? {
        if travellers.contains(ObjectIdentifier(member)), motion?.isMoving == true { return shown }
        guard let source, source !== member, source.isPresent, member.modifier?.isSource == false else { return nil }
        return motion?.isMoving == true ? shown : rect
    }

    /// Finds who the others follow, and where it is.
    fileprivate func placementMayHaveChanged() {
        let present = members.compactMap(\.member).filter(\.isPresent)
        let sources = present.filter { $0.modifier?.isSource == true }
        warn(of: sources)
        let new = sources.max { $0.number < $1.number }
        guard let new else {
            source = nil
            return
        }
        let frame = new.frame
        if new === source, frame == rect { return }
        let isOther = source !== new && rect != nil
        let before = shown ?? rect
        let transaction = new.node.scope.transaction
        let old = source
        (source, rect) = (new, frame)
        if transaction.animation != nil, let before, let window, Animation.isUsed {
            let motion = motion ?? ValueMotion(before.animatableData, new.node.environment)
            self.motion = motion
            if isOther {
                travellers.insert(ObjectIdentifier(new))
                for entry in members where entry.member.map({ !$0.isPresent }) == true {
                    travellers.insert(ObjectIdentifier(entry.member!))
                }
                if let old { travellers.insert(ObjectIdentifier(old)) }
            }
            motion.change(to: frame.animatableData, in: transaction, at: window.time)
            show(at: window.time)
            ask(window)
        } else if motion?.isMoving == true, let window {
            motion?.change(to: frame.animatableData, in: Transaction(), at: window.time)
        } else {
            shown = nil
        }
        follow()
    }

    private func warn(of sources: [MatchedMember]) {
        guard sources.count > 1 else { return }
        RuntimeWarning.issue(
            "Multiple inserted views in matched geometry group \(key.id) have `isSource: true`, results are undefined.")
    }

    private func ask(_ window: WindowRoot) {
        if isAsked { return }
        isAsked = true
        window.animate(self)
    }

    private func show(at time: TimeInterval) {
        guard let motion else { return }
        var rect = rect ?? .zero
        rect.animatableData = motion.value(at: time)
        shown = rect
    }

    private func follow() {
        for entry in members { entry.member?.follow() }
    }

    var animatedElement: LayoutNode? { source?.node }
    var outOfSight: OutOfSight { .endsWhereClipped }
    var followsPlaces: Bool { true }
    func rests() { motion?.leaveCompletionToClock() }

    func advance(to time: TimeInterval) -> Bool {
        show(at: time)
        let goesOn = motion?.isMoving == true
        if goesOn { follow() } else { ended() }
        return goesOn
    }

    func ended() {
        isAsked = false
        (motion, shown) = (nil, nil)
        travellers = []
        follow()
    }
}

extension WindowRoot {
    fileprivate func matchedGroup(_ key: MatchKey) -> MatchedGroup {
        let all = kept(MatchedGroups.self)
        if let known = all.groups[key] { return known }
        // Names that nobody uses any more go when there are many.
        if all.groups.count >= 64 { all.groups = all.groups.filter { !$0.value.isEmpty } }
        let group = MatchedGroup(key, self)
        all.groups[key] = group
        return group
    }
}

/// The views of a window that are shown where others are, by name.
private final class MatchedGroups: WindowKeeping {
    var groups: [MatchKey: MatchedGroup] = [:]
}

extension View {
    /// Shows this view where another view of the same `id` and name space is, or gives its own place to such views.
    ///
    /// Where one view goes and another of the same name comes in an animated change, both are shown on the way from the
    /// place of the first to that of the second.
    ///
    ///     if isLarge {
    ///         Circle().matchedGeometryEffect(id: "dot", in: space).frame(width: 200, height: 200)
    ///     } else {
    ///         Circle().matchedGeometryEffect(id: "dot", in: space).frame(width: 20, height: 20)
    ///     }
    ///
    /// - Parameters:
    ///   - properties: what the view takes over.
    ///   - anchor: the point of both that meets.
    ///   - isSource: whether the others take their place from this view. With two that do, the latest counts, and a warning
    ///     says so.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                key: MatchKey(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
                isSource: isSource))
    }
}
