import MartletHost

/// The view that a scroll belongs to: the one it began in, whatever comes under the pointer meanwhile.
///
/// Fingers on a touchpad tell when a scroll begins and ends. That of a wheel goes on while the pointer stays where it
/// is and the wheel does not rest for 1.5 s or turn to the other axis.
@MainActor
struct ScrollOwner {
    private weak var element: LayoutNode?
    private var location = CGPoint.zero
    private var time: TimeInterval = 0
    private var isAcross = false
    /// Whether fingers are on the touchpad, or have left it in motion.
    private var isHeld = false

    private static let restTime: TimeInterval = 1.5
    /// How far a hand on the mouse may move it unawares, in points.
    private static let tremble: CGFloat = 8

    /// Whether an event goes on with a scroll that has moved something.
    func continues(_ event: ScrollEvent) -> Bool {
        guard let element, !element.flags.contains(.left), event.phase != .began else { return false }
        if isHeld { return true }
        let distance = hypot(event.location.x - location.x, event.location.y - location.y)
        return distance <= Self.tremble && event.time - time < Self.restTime && Self.isAcross(event) == isAcross
    }

    /// What an event can scroll of the elements under the pointer, innermost first.
    func path(_ event: ScrollEvent, under path: [LayoutNode]) -> [LayoutNode] {
        guard let element, continues(event) else { return path }
        if let index = path.firstIndex(where: { $0 === element }) { return Array(path[index...]) }
        return isHeld ? Array(sequence(first: element, next: \.layoutParent)) : path
    }

    /// An event has moved an element, or nothing any more.
    mutating func took(_ event: ScrollEvent, _ moved: LayoutNode?) {
        if event.phase == .ended {
            (element, isHeld) = (nil, false)
            return
        }
        if !continues(event) { element = nil }
        if event.phase == .began { isHeld = true }
        if element == nil { element = moved }
        (location, time, isAcross) = (event.location, event.time, Self.isAcross(event))
    }

    private static func isAcross(_ event: ScrollEvent) -> Bool { abs(event.delta.width) > abs(event.delta.height) }
}
