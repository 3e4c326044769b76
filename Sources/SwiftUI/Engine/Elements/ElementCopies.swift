import MartletGraph

/// The copies of a node that stands around several elements, as modifiers on a Group do: one around each, which stays
/// with it.
@MainActor
struct ElementCopies<Copy: ContainerNode> {
    /// In the order of their elements.
    private(set) var all: [Copy] = []

    /// Gives each of `elements` the copy that stands around it already, or what `make` puts around it.
    ///
    /// - Returns: The copies whose element is not among them.
    mutating func distribute(over elements: ContiguousArray<LayoutNode>, _ make: (LayoutNode) -> Copy) -> [Copy] {
        let before = all
        var known: [ObjectIdentifier: Copy] = [:]
        for copy in before { known[ObjectIdentifier(copy.content)] = copy }
        all = elements.map { element in
            let copy = known.removeValue(forKey: ObjectIdentifier(element)) ?? make(element)
            copy.innermost = element.identity
            return copy
        }
        return known.isEmpty ? [] : before.filter { known[ObjectIdentifier($0.content)] === $0 }
    }

    /// Forgets the copies, of which none is wanted any more.
    mutating func removeAll() -> [Copy] {
        defer { all = [] }
        return all
    }
}
