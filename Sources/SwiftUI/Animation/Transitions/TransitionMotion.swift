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

    private func begin(to end: Double, by animation: Animation, in window: WindowRoot) {
        presence.change(to: end, by: animation, at: window.time)
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
        if !presence.isMoving { ended() }
        return presence.isMoving
    }

    func ended() {
        if let departing {
            self.departing = nil
            removeFromDepartures()
            departing.ended(self)
        } else {
            removeFromArrivals()
        }
        container.setNeedsDisplay()
    }

    private func removeFromArrivals() {
        element.window?.arrivals[ObjectIdentifier(element)] = nil
        element.flags.remove(.arrives)
        if element.layoutParent === container { container.adopt(element) }
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
        TransitionPlace.of(element, in: container)?.go(to: .identity, by: animation(transition.insertion))
        guard let animation = animation(transition.insertion) else { return container.setNeedsDisplay() }
        window.arrivals[ObjectIdentifier(element)] = self
        element.flags.insert(.arrives)
        begin(to: 1, by: animation, in: window)
    }

    private func animation(_ side: AnyTransition.Side) -> Animation? { side.animation ?? container.scope.animation }

    /// Lets an element come in, where that is animated.
    static func begin(arrivalOf element: LayoutNode, _ transition: AnyTransition, in container: ContainerNode) {
        guard let look = transition.insertion.look, let window = container.window,
            let animation = transition.insertion.animation ?? container.scope.animation
        else { return }
        let motion = TransitionMotion(look, element, transition, in: container, arrives: true)
        window.arrivals[ObjectIdentifier(element)] = motion
        element.flags.insert(.arrives)
        motion.begin(to: 1, by: animation, in: window)
        window.animate(motion)
    }

    /// Lets an element go out, where that is animated.
    ///
    /// - Parameter place: where it is in the container.
    static func begin(
        departureOf element: LayoutNode, at place: CGPoint, from container: ContainerNode,
        _ departing: () -> DepartingNode
    ) {
        let transition = element.innermostElement.transition(in: container)
        guard !transition.leavesAtOnce, let window = container.window,
            let animation = transition.removal.animation ?? container.scope.animation, container.isInSight
        else { return }
        let look = transition.removal.look ?? TransitionLook()
        // What is still on its way in turns back, where it goes as it came.
        let arriving = window.arrivals.removeValue(forKey: ObjectIdentifier(element)) as? TransitionMotion
        element.flags.remove(.arrives)
        let known = arriving.flatMap { $0.look == look ? $0 : nil }
        let motion = known ?? TransitionMotion(look, element, transition, in: container, arrives: false)
        let node = departing()
        motion.departing = node
        motion.place = place
        node.add(motion)
        element.flags.insert(.departs)
        if element.group == nil {
            element.group = DisplayGroup()
            element.flags.remove(.displayStale)
            element.setNeedsDisplay()
        }
        window.departures[ObjectIdentifier(container), default: []].append(motion)
        container.flags.insert(.showsDepartures)
        TransitionPlace.of(element, in: container)?.go(to: .didDisappear, by: animation)
        motion.begin(to: 0, by: animation, in: window)
        if known == nil { window.animate(motion) }
    }

    /// Whether what goes stands before what stays.
    var isInFront: Bool {
        (element.innermostElement.scope.trait(ZIndexTrait.self, upTo: container.scope)?.value ?? 0) > 0
    }

    func draw(at origin: CGPoint, into builder: inout DisplayBuilder) {
        guard let shown = element.group else { return }
        shown.setOrigin(.zero)
        group.setOrigin(origin)
        group.setItems([.group(shown)])
        builder.add(.group(group))
    }

    func drawDeparture(into builder: inout DisplayBuilder) {
        draw(at: CGPoint(x: builder.origin.x + place.x, y: builder.origin.y + place.y), into: &builder)
    }
}
