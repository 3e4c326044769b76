/// The room that is usual between a window's edges and its content.
nonisolated public struct ScenePadding: Equatable, Sendable {
    fileprivate let length: CGFloat

    /// The least room between the content of a window and its edges.
    public static let minimum = ScenePadding(length: 20)
}

extension View {
    /// Adds the room that is usual between a window's edges and its content, 20 points, on these edges.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        scenePadding(.minimum, edges: edges)
    }

    /// Adds the room between a window's edges and its content that `padding` stands for.
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, padding.length)
    }
}
