/// The elements under a point, the innermost first.
struct HitPath {
    private(set) var elements: [LayoutNode] = []

    mutating func append(_ element: LayoutNode) { elements.append(element) }
}
