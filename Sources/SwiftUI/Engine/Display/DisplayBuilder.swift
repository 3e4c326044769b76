import MartletDisplay
import MartletGraph

/// Collects what a group shows, element by element.
@MainActor
struct DisplayBuilder {
    /// The top left corner of the element being drawn, in the group's coordinates.
    var origin = CGPoint.zero
    var items: [DisplayItem] = []
    /// Whether only the extent of the items is wanted, so that groups inside need not be drawn.
    let isMeasuring: Bool
    /// The modifier being drawn that shows what has gone from it, beside what has come.
    private var departed: LayoutNode?

    /// - Parameter count: how many items are to be expected.
    init(count: Int = 0, isMeasuring: Bool = false) {
        self.isMeasuring = isMeasuring
        items.reserveCapacity(count)
    }

    mutating func add(_ item: DisplayItem) { items.append(item) }

    /// Draws an element inside the present one: in place, or as its own group.
    mutating func add(_ child: LayoutNode) {
        if let outer = departed, child.layoutParent === outer {
            departed = nil
            addDepartures(from: outer, inFront: false)
            add(child)
            return addDepartures(from: outer, inFront: true)
        }
        let shown = child.shownOrigin
        let place = CGPoint(x: origin.x + shown.x, y: origin.y + shown.y)
        if child.flags.contains(.arrives) { return add(arriving: child, at: place) }
        child.flags.remove(.outOfSight)
        if let group = child.group {
            if isMeasuring { return measure(child, at: place) }
            if child.flags.contains(.undrawn) { child.window?.addStaleDisplay(child) }
            group.setOrigin(place)
            items.append(.group(group))
            return
        }
        child.flags.remove(.displayStale)
        let outer = origin
        origin = place
        draw(child)
        origin = outer
    }

    /// Draws an element at the origin: what leaves it lies behind what stays, unless its `zIndex` is higher.
    mutating func draw(_ node: LayoutNode) {
        guard node.flags.contains(.showsDepartures) else { return node.draw(into: &self) }
        if node.flags.contains(.distributes) {
            departed = node
            return node.draw(into: &self)
        }
        if !node.drawsDepartures { addDepartures(from: node, inFront: false) }
        node.draw(into: &self)
        addDepartures(from: node, inFront: true)
    }

    /// The rectangle of the element being drawn.
    func rect(_ size: CGSize) -> CGRect { CGRect(origin: origin, size: size) }
}
