import MartletGraph

/// Views in columns and rows: each column as wide as its widest cell needs, each row as high as its tallest.
///
///     Grid(alignment: .leading) {
///         GridRow { Text("Name"); TextField("Name", text: $name) }
///         Divider()
///         GridRow { Text("Age"); Stepper("\(age)", value: $age) }
///     }
///
/// A view outside of a `GridRow` takes a row of its own, across all columns.
nonisolated public struct Grid<Content: View>: View {
    public typealias Body = Never
    let layout: GridLayout
    let content: Content

    /// - Parameters:
    ///   - alignment: where a cell stands in its area, where neither its column nor its row says otherwise.
    ///   - horizontalSpacing: points between columns; nil for the greatest distance that neighbours prefer.
    ///   - verticalSpacing: points between rows, likewise.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        _LayoutView._makeNode(_LayoutView(layout: view.layout, content: view.content), inputs)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        _LayoutView._updateNode(node, _LayoutView(layout: view.layout, content: view.content), inputs)
    }
}

/// The views of a grid that stand in one row; outside of a grid, the views one after the other.
nonisolated public struct GridRow<Content: View>: View {
    public typealias Body = Never
    let alignment: VerticalAlignment?
    let content: Content

    /// - Parameter alignment: how the cells of the row are aligned; nil as those of the grid.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let scope = ScopeValue(
            parent: inputs.scope, key: ObjectIdentifier(GridRowTrait.self), writer: Self.self,
            value: GridRowToken(view.alignment))
        return Content._makeNode(view.content, _ViewInputs(parent: inputs.parent, scope: scope))
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        guard let scope = inputs.scope.child(toward: node.scope) as? ScopeValue<GridRowToken> else {
            preconditionFailure("A GridRow lost its scope.")
        }
        if scope.value.alignment != view.alignment {
            scope.value.alignment = view.alignment
            for element in node.madeElements { element.tellTraits() }
        }
        Content._updateNode(node, view.content, _ViewInputs(parent: inputs.parent, scope: scope))
    }
}

/// What the cells of one row have in common.
final class GridRowToken {
    var alignment: VerticalAlignment?

    init(_ alignment: VerticalAlignment?) { self.alignment = alignment }
}

enum GridRowTrait: TraitKey { typealias Value = GridRowToken }
enum GridColumnsTrait: TraitKey { typealias Value = Int }
enum GridAnchorTrait: TraitKey { typealias Value = UnitPoint }
enum GridColumnAlignmentTrait: TraitKey { typealias Value = HorizontalAlignment }
enum GridUnsizedTrait: TraitKey { typealias Value = Axis.Set }

extension View {
    /// Lets this cell of a grid take several columns; fewer than one count as one.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(TraitModifier(GridColumnsTrait.self, count))
    }

    /// Puts a point of this cell of a grid at the same point of the cell's area, whatever the alignments are.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(TraitModifier(GridAnchorTrait.self, anchor))
    }

    /// Sets how the cells of this cell's column are aligned; to be said in one cell of the column.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitModifier(GridColumnAlignmentTrait.self, guide))
    }

    /// Keeps this cell from making its column wider, or its row higher, than the other cells need.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitModifier(GridUnsizedTrait.self, axes))
    }
}
