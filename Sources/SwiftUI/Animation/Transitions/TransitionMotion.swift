import MartletDisplay
import MartletGraph

/// Shows an element on its way in, or the last picture of one on its way out (semantics 119-122).
@MainActor
final class TransitionMotion: Animator {
    /// The container that shows it; kept, so that one that leaves is known by what its window remembers of it.
    private let container: ContainerNode
    /// The element that comes; nil where the motion shows one that went.
    private let arrival: LayoutNode?
    private let look: TransitionLook
    private let size: CGSize
    private let isMirrored: Bool
    private let presence: ValueMotion<Double>
    /// What is drawn in place of the element.
    let group = DisplayGroup()

    private init(
        _ look: TransitionLook, _ element: LayoutNode, in container: ContainerNode, arrives: Bool,
        _ animation: Animation, at time: TimeInterval
    ) {
        self.look = look
        self.container = container
        arrival = arrives ? element : nil
        size = element.size
        isMirrored = container.isRightToLeft
        presence = ValueMotion(arrives ? 0 : 1, container.environment)
        presence.change(to: arrives ? 1 : 0, by: animation, at: time)
        show(at: time)
    }

    var animatedElement: LayoutNode? { container }

    private func show(at time: TimeInterval) {
        let size = arrival?.size ?? size
        group.setAppearance(
            look.appearance(of: size, presence: presence.value(at: time), isMirrored: isMirrored))
    }

    func advance(to time: TimeInterval) -> Bool {
        show(at: time)
        container.window?.transitionsMoved()
        if !presence.isMoving { ended() }
        return presence.isMoving
    }

    func ended() {
        guard let window = container.window else { return }
        if let arrival {
            window.arrivals[ObjectIdentifier(arrival)] = nil
            arrival.flags.remove(.arrives)
            if arrival.layoutParent === container { container.adopt(arrival) }
        } else {
            window.departures[ObjectIdentifier(container)]?.removeAll { $0 === self }
            if window.departures[ObjectIdentifier(container)]?.isEmpty == true {
                window.departures[ObjectIdentifier(container)] = nil
                container.flags.remove(.showsDepartures)
            }
        }
        container.setNeedsDisplay()
    }

    /// Lets an element come in, where that is animated.
    static func begin(arrivalOf element: LayoutNode, _ transition: AnyTransition, in container: ContainerNode) {
        guard let look = transition.insertion, let window = container.window,
            let animation = transition.insertionAnimation ?? container.scope.animation
        else { return }
        let motion = TransitionMotion(look, element, in: container, arrives: true, animation, at: window.time)
        window.arrivals[ObjectIdentifier(element)] = motion
        element.flags.insert(.arrives)
        window.animate(motion)
    }

    /// Keeps the last picture of an element that went, where that is animated.
    ///
    /// - Parameter place: where it was in the container.
    static func begin(
        departureOf element: LayoutNode, _ transition: AnyTransition, at place: CGPoint, from container: ContainerNode
    ) {
        guard let look = transition.removal, let window = container.window,
            let animation = transition.removalAnimation ?? container.scope.animation
        else { return }
        let motion = TransitionMotion(look, element, in: container, arrives: false, animation, at: window.time)
        motion.place = place
        motion.keepPicture(of: element)
        window.departures[ObjectIdentifier(container), default: []].append(motion)
        container.flags.insert(.showsDepartures)
        window.animate(motion)
    }

    private func keepPicture(of element: LayoutNode) {
        var items: [DisplayItem]
        if let group = element.group {
            group.setOrigin(.zero)
            items = [.group(group)]
        } else {
            var builder = DisplayBuilder()
            element.draw(into: &builder)
            items = builder.items
        }
        // The window system's own controls went with their views.
        items.removeAll { if case .native = $0 { true } else { false } }
        group.setItems(items)
    }

    private var place = CGPoint.zero

    /// Draws the last picture into its container's.
    fileprivate func draw(into builder: inout DisplayBuilder) {
        group.setOrigin(CGPoint(x: builder.origin.x + place.x, y: builder.origin.y + place.y))
        builder.add(.group(group))
    }
}

extension DisplayBuilder {
    /// Draws an element that comes in.
    mutating func add(arriving child: LayoutNode, at place: CGPoint) {
        guard let motion = child.window?.arrivals[ObjectIdentifier(child)], let group = child.group else { return }
        group.setOrigin(.zero)
        motion.group.setOrigin(place)
        motion.group.setItems([.group(group)])
        add(.group(motion.group))
    }

    /// Draws what has gone from a container but is still seen.
    mutating func addDepartures(from container: LayoutNode) {
        for motion in container.window?.departures[ObjectIdentifier(container)] ?? [] { motion.draw(into: &self) }
    }
}
