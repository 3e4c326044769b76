import MartletGraph

enum RowInsetsTrait: TraitKey { typealias Value = EdgeLengths }

/// Lengths at some edges, in points; nil at an edge that is left to the style.
struct EdgeLengths: Equatable {
    let edges: Edge.Set
    let lengths: EdgeInsets?

    init(_ edges: Edge.Set, _ length: CGFloat?) {
        self.edges = edges
        lengths = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
    }

    init(all lengths: EdgeInsets?) { (edges, self.lengths) = (.all, lengths) }
}

extension [EdgeLengths] {
    /// The length at an edge; of several the first that names it has the say. Nil where it is left to the style.
    func length(at edge: Edge.Set, _ path: KeyPath<EdgeInsets, CGFloat>) -> CGFloat? {
        first { $0.edges.contains(edge) }?.lengths?[keyPath: path]
    }

    /// The style's lengths with these.
    func over(_ usual: EdgeInsets) -> EdgeInsets {
        if isEmpty { return usual }
        return EdgeInsets(
            top: length(at: .top, \.top) ?? usual.top, leading: length(at: .leading, \.leading) ?? usual.leading,
            bottom: length(at: .bottom, \.bottom) ?? usual.bottom,
            trailing: length(at: .trailing, \.trailing) ?? usual.trailing)
    }
}

extension View {
    /// Sets the space around this row's content in a list, in points; nil for the style's.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(TraitModifier(RowInsetsTrait.self, EdgeLengths(all: insets?.finite)))
    }

    /// Sets the space at some edges of this row's content in a list, in points; nil for the style's. The space at the
    /// other edges stays as it is.
    ///
    ///     Text("Deep").listRowInsets(.leading, 40)
    nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(TraitModifier(RowInsetsTrait.self, EdgeLengths(edges, length?.finite)))
    }
}
