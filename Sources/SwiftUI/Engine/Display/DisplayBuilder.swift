import MartletDisplay
import MartletGraph

/// Collects what a group shows, element by element.
@MainActor
struct DisplayBuilder {
    /// The top left corner of the element being drawn, in the group's coordinates; at a pixel where it stands still.
    var origin = CGPoint.zero { didSet { exact = origin } }
    /// Where that corner would be if there were no pixels.
    private var exact = CGPoint.zero
    /// What edges are rounded to: none where an element is on its way, as it would move by jerks.
    private var grid: PixelGrid
    var items: [DisplayItem] = []
    /// Whether only the extent of the items is wanted, so that groups inside need not be drawn.
    let isMeasuring: Bool
    /// The modifier being drawn that shows what has gone from it, beside what has come.
    private var departed: LayoutNode?

    /// - Parameter count: how many items are to be expected.
    init(count: Int = 0, isMeasuring: Bool = false, grid: PixelGrid = PixelGrid()) {
        self.isMeasuring = isMeasuring
        self.grid = grid
        items.reserveCapacity(count)
    }

    /// Collects what a part shows that has a group of its own, from its own corner on.
    func inner() -> DisplayBuilder { DisplayBuilder(isMeasuring: isMeasuring, grid: grid) }

    mutating func add(_ item: DisplayItem) { items.append(item) }

    /// Draws with the corner elsewhere.
    mutating func moved(by way: CGSize, _ draw: (inout DisplayBuilder) -> Void) {
        let outer = (origin, exact)
        let between = CGPoint(x: exact.x + way.width, y: exact.y + way.height)
        (origin, exact) = (grid.rounded(between), between)
        draw(&self)
        (origin, exact) = outer
    }

    /// Draws an element inside the present one: in place, or as its own group.
    mutating func add(_ child: LayoutNode) {
        if let outer = departed, child.layoutParent === outer {
            departed = nil
            addDepartures(from: outer, inFront: false)
            add(child)
            return addDepartures(from: outer, inFront: true)
        }
        let shown = child.shownOrigin
        let outerGrid = grid
        if child.flags.contains(.moves) { grid = PixelGrid() }
        defer { grid = outerGrid }
        let place = grid.rounded(CGPoint(x: exact.x + shown.x, y: exact.y + shown.y))
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
        moved(by: CGSize(width: shown.x, height: shown.y)) { $0.draw(child) }
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
    func rect(_ size: CGSize) -> CGRect { grid.rounded(CGRect(origin: exact, size: size)) }

    /// The outline with straight edges, or the line along them, at pixels; others as they are.
    func rounded(_ outline: Outline, lineWidth: CGFloat = 0) -> Outline {
        func rounded(_ rect: CGRect) -> CGRect {
            // Along whole pixels lies the edge of the line, not its middle.
            grid.rounded(rect.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2))
                .insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
        }
        return switch outline {
        case .rect(let rect): .rect(rounded(rect))
        case .roundedRect(let rect, let corner): .roundedRect(rounded(rect), cornerSize: corner)
        case .ellipse, .path: outline
        }
    }
}
