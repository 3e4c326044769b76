/// What a shape is used for, which tells styles how to colour it.
nonisolated public enum ShapeRole: Hashable, Sendable {
    /// A surface.
    case fill
    /// A line around something.
    case stroke
    /// A line between things.
    case separator
}

extension Shape {
    /// A surface, unless the shape says otherwise.
    nonisolated public static var role: ShapeRole { .fill }
}

extension Path {
    /// The same surface with outlines that do not cross one another, and that go round it in one direction.
    ///
    /// - Parameter eoFill: whether a point is inside where the outlines go round it an odd number of times, and not at all
    ///   where they go round it an even number.
    nonisolated public func normalized(eoFill: Bool = true) -> Path { union(Path(), eoFill: eoFill) }
}
