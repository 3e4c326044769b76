/// The elements under a point, the innermost first.
struct HitPath {
    private(set) var elements: [LayoutNode] = []
    /// Whether something is dragged there: what it can be dropped on takes its whole rectangle, also where it is empty.
    var isOfDrag = false

    mutating func append(_ element: LayoutNode) { elements.append(element) }
}
