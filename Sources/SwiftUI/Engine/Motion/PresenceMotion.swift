import MartletDisplay

/// Shows an element on its way in or out.
@MainActor
protocol PresenceMotion: Animator {
    func shows(_ element: LayoutNode) -> Bool
    /// Puts the element back to where it is to be seen, when everything around has moved.
    func follow()
    /// How far an element inside is drawn from where it is laid out in the container.
    func distance(of node: LayoutNode) -> CGSize
    /// Whether what goes stands before what stays.
    var isInFront: Bool { get }
    /// Draws the element at its place in the group that is being drawn.
    func draw(at origin: CGPoint, into builder: inout DisplayBuilder)
    /// Draws it where it was when it went.
    func drawDeparture(into builder: inout DisplayBuilder)
}

extension DisplayBuilder {
    /// Draws an element that comes in.
    mutating func add(arriving child: LayoutNode, at place: CGPoint) {
        child.window?.arrivals[ObjectIdentifier(child)]?.draw(at: place, into: &self)
    }

    /// Draws what has gone from a container but is still seen.
    mutating func addDepartures(from container: LayoutNode, inFront: Bool) {
        for motion in container.window?.departures[ObjectIdentifier(container)] ?? []
        where motion.isInFront == inFront {
            motion.drawDeparture(into: &self)
        }
    }
}
