import MartletDisplay
import MartletGraph

/// Shows an element on its way in or out (semantics 119-122, 124, 125).
@MainActor
final class TransitionMotion: PresenceMotion, DepartureMotion {
    /// The container that shows it; kept, so that one that leaves is known by what its window remembers of it.
    private let container: ContainerNode
    private let element: LayoutNode
    private let look: TransitionLook
    private let transition: AnyTransition
    private let presence: ValueMotion<Double>
    private let isMirrored: Bool
    /// What is drawn in place of the element.
    private let group = DisplayGroup()
    /// The node that goes, where it is on its way out, and where the element stood in the container.
    private var departing: DepartingNode?
    private var place = CGPoint.zero
    /// Where the container was drawn when the element began to go.
    private var anchor = CGPoint.zero
    /// Where the element is drawn in the container's group, while the container stands still.
    private var base = CGPoint.zero

    private init(
        _ look: TransitionLook, _ element: LayoutNode, _ transition: AnyTransition, in container: ContainerNode,
        arrives: Bool
    ) {
        self.look = look
        self.element = element
        self.transition = transition
        self.container = container
        isMirrored = container.isRightToLeft
        presence = ValueMotion(arrives ? 0 : 1, container.environment)
    }

    var animatedElement: LayoutNode? { container }
    var outOfSight: OutOfSight { .ends }

    func rests() { presence.leaveCompletionToClock() }

    private func begin(to end: Double, in transaction: Transaction, _ window: WindowRoot) {
        presence.change(to: end, in: transaction, at: window.time)
        show(at: window.time)
        container.setNeedsDisplay()
    }

    private func show(at time: TimeInterval) {
        group.setAppearance(
            look.appearance(of: element.size, presence: presence.value(at: time), isMirrored: isMirrored))
    }

    func advance(to time: TimeInterval) -> Bool {
        show(at: time)
        container.window?.transitionsMoved()
        // What has come in while the container moves stands where it will until the container does, too.
        let goesOn = presence.isMoving || (departing == nil && drift != .zero)
        if !goesOn { ended() }
        return goesOn
    }

    /// How far the container has carried the element from where it is to be seen: what goes stays where it was in the
    /// window, what comes is where it will be (semantics 102, 122).
    private var drift: CGSize {
        let place = container.placeInGeometry
        let rest = departing == nil ? place.final : anchor
        return CGSize(width: place.shown.x - rest.x, height: place.shown.y - rest.y)
    }

    /// Puts the element back to where it is to be seen, when everything around has moved.
    func follow() {
        if container.isGone { return }
        let drift = drift
        group.setOrigin(CGPoint(x: base.x - drift.width, y: base.y - drift.height))
    }

    /// How far an element inside is drawn from where it is laid out in the container.
    func distance(of node: LayoutNode) -> CGSize {
        let drift = drift
        guard departing != nil else { return CGSize(width: -drift.width, height: -drift.height) }
        var final = node.origin
        var next = node.layoutParent
        while let outer = next, outer !== container {
            final = CGPoint(x: final.x + outer.origin.x, y: final.y + outer.origin.y)
            next = outer.layoutParent
        }
        return CGSize(width: place.x - final.x - drift.width, height: place.y - final.y - drift.height)
    }

    func ended() {
        if let departing {
            self.departing = nil
            removeFromDepartures()
            departing.ended(self)
            if !container.isGone { container.departed(element) }
        } else {
            removeFromArrivals()
        }
        container.setNeedsDisplay()
    }

    private func removeFromArrivals() {
        element.window?.arrivals[ObjectIdentifier(element)] = nil
        element.flags.remove(.arrives)
        if !container.isGone, element.layoutParent === container { container.arrived(element) }
    }

    private func removeFromDepartures() {
        element.flags.remove(.departs)
        guard let window = container.window else { return }
        let key = ObjectIdentifier(container)
        window.departures[key]?.removeAll { $0 === self }
        guard window.departures[key]?.isEmpty == true else { return }
        window.departures[key] = nil
        container.flags.remove(.showsDepartures)
    }

    func turnBack() {
        guard let window = container.window, departing != nil else { return }
        departing = nil
        removeFromDepartures()
        let transaction = container.scope.transaction.animated(by: transition.insertion.animation)
        TransitionPlace.of(element, in: container)?.go(to: .identity, in: transaction)
        if transaction.animation == nil { return container.setNeedsDisplay() }
        window.arrivals[ObjectIdentifier(element)] = self
        element.flags.insert(.arrives)
        begin(to: 1, in: transaction, window)
    }

    /// Lets an element come in, where that is animated.
    static func begin(arrivalOf element: LayoutNode, _ transition: AnyTransition, in container: ContainerNode) {
        let transaction = container.scope.transaction.animated(by: transition.insertion.animation)
        guard let look = transition.look(transition.insertion, in: container), let window = container.window,
            transaction.animation != nil
        else { return }
        let motion = TransitionMotion(look, element, transition, in: container, arrives: true)
        window.arrivals[ObjectIdentifier(element)] = motion
        element.flags.insert(.arrives)
        motion.begin(to: 1, in: transaction, window)
        window.animate(motion)
    }

    /// Lets an element go out, where that is animated.
    ///
    /// - Parameter place: where it is in the container.
    static func begin(
        departureOf element: LayoutNode, at place: CGPoint, from container: ContainerNode,
        _ departing: () -> DepartingNode
    ) {
        let transition = element.rowContent.innermostElement.transition(in: container)
        let transaction = container.scope.transaction.animated(by: transition.removal.animation)
        guard !transition.leavesAtOnce, let window = container.window, transaction.animation != nil,
            container.isInSight
        else { return }
        let look = transition.look(transition.removal, in: container) ?? TransitionLook()
        // What is still on its way in turns back, where it goes as it came.
        let arriving = window.arrivals.removeValue(forKey: ObjectIdentifier(element)) as? TransitionMotion
        element.flags.remove(.arrives)
        let known = arriving.flatMap { $0.look == look ? $0 : nil }
        let motion = known ?? TransitionMotion(look, element, transition, in: container, arrives: false)
        let node = departing()
        // What was on its way in was drawn where it would be, which its container was still on its way to.
        let drift = arriving?.drift ?? .zero
        motion.place = CGPoint(x: place.x - drift.width, y: place.y - drift.height)
        motion.departing = node
        motion.anchor = container.placeInGeometry.shown
        node.add(motion)
        element.flags.insert(.departs)
        if element.group == nil || element.flags.contains(.outOfSight) {
            element.flags.remove(.outOfSight)
            element.group = element.group ?? DisplayGroup()
            element.flags.remove(.displayStale)
            element.setNeedsDisplay()
        }
        window.departures[ObjectIdentifier(container), default: []].append(motion)
        container.flags.insert(.showsDepartures)
        TransitionPlace.of(element, in: container)?.go(to: .didDisappear, in: transaction)
        motion.begin(to: 0, in: transaction, window)
        if known == nil { window.animate(motion) }
    }

    func shows(_ other: LayoutNode) -> Bool { element === other }

    /// Whether what goes stands before what stays.
    var isInFront: Bool {
        (element.rowContent.innermostElement.scope.trait(ZIndexTrait.self, upTo: container.undistributed.scope)?.value
            ?? 0) > 0
    }

    func draw(at origin: CGPoint, into builder: inout DisplayBuilder) {
        guard let shown = element.group else { return }
        shown.setOrigin(.zero)
        base = origin
        follow()
        group.setItems([.group(shown)])
        builder.add(.group(group))
    }

    func drawDeparture(into builder: inout DisplayBuilder) {
        // An effect goes on moving what goes together with what comes.
        let place = (container.movesChild ? container.layoutChildren.first?.shownOrigin : nil) ?? place
        draw(at: CGPoint(x: builder.origin.x + place.x, y: builder.origin.y + place.y), into: &builder)
    }
}

extension LayoutNode {
    /// What shows this element on its way in or out; nil where nothing does.
    final var transitionMotion: (any PresenceMotion)? {
        guard let window else { return nil }
        if flags.contains(.arrives) { return window.arrivals[ObjectIdentifier(self)] }
        guard flags.contains(.departs) else { return nil }
        for motions in window.departures.values {
            if let known = motions.first(where: { $0.shows(self) }) { return known }
        }
        return nil
    }
}

extension AnyTransition {
    /// What a view looks like at its farthest in a container: where less motion is asked for, it fades instead of moving.
    @MainActor fileprivate func look(_ side: Side, in container: LayoutNode) -> TransitionLook? {
        guard container.window?.reducesMotion == true else { return side.look }
        return movesByItself ? TransitionLook(opacity: 0) : side.look?.still
    }

    /// Whether bodies of its own move the view.
    var movesByItself: Bool { hosted.contains { type(of: $0.transition).properties.hasMotion } }
}
