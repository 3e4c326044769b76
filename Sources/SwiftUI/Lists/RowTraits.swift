import MartletGraph

enum RowSeparatorTrait: TraitKey { typealias Value = RowSeparators }
enum RowSeparatorTintTrait: TraitKey { typealias Value = SeparatorTint }
enum SectionSeparatorTintTrait: TraitKey { typealias Value = SeparatorTint }
enum SectionSeparatorTrait: TraitKey { typealias Value = RowSeparators }
enum RowBackgroundTrait: TraitKey { typealias Value = AnyView? }
enum BadgeTrait: TraitKey { typealias Value = Text? }
enum DeleteDisabledTrait: TraitKey { typealias Value = Bool }
enum MoveDisabledTrait: TraitKey { typealias Value = Bool }
enum SelectionDisabledTrait: TraitKey { typealias Value = Bool }
enum DeleteTrait: TraitKey { typealias Value = ((IndexSet) -> Void)? }
enum MoveTrait: TraitKey { typealias Value = ((IndexSet, Int) -> Void)? }
enum SwipeTrait: TraitKey { typealias Value = SwipeActions }

/// Which lines of a row are shown; nil leaves it to the style.
struct RowSeparators: Equatable {
    var top: Bool?
    var bottom: Bool?

    init(_ visibility: Visibility, _ edges: VerticalEdge.Set) {
        let value: Bool? =
            switch visibility {
            case .automatic: nil
            case .visible: true
            case .hidden: false
            }
        if edges.contains(.top) { top = value }
        if edges.contains(.bottom) { bottom = value }
    }
}

/// The colour of some lines of a row.
struct SeparatorTint: Equatable {
    let color: Color?
    let edges: VerticalEdge.Set
}

/// Sets a trait that is asked for only when it is used, so that another value changes nothing by itself.
nonisolated struct QuietTraitModifier<K: TraitKey>: ViewModifier {
    typealias Body = Never
    let value: K.Value

    nonisolated init(_ key: K.Type, _ value: K.Value) { self.value = value }

    @MainActor static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs) -> _ViewNode
    {
        let scope = ScopeValue(
            parent: inputs.scope, key: ObjectIdentifier(K.self), writer: K.self, value: view.modifier.value)
        return C._makeNode(view.content, _ViewInputs(parent: inputs.parent, scope: scope))
    }

    @MainActor static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        guard let scope = inputs.scope.child(toward: node.scope) as? ScopeValue<K.Value> else {
            preconditionFailure("\(Self.self) lost its scope.")
        }
        scope.value = view.modifier.value
        if K.self == RowBackgroundTrait.self || K.self == BadgeTrait.self || K.self == RowLinkTrait.self {
            for element in node.madeElements { (element.outermostParent as? ListRowNode)?.decorationsChanged() }
        }
        C._updateNode(node, view.content, _ViewInputs(parent: inputs.parent, scope: scope))
    }
}

extension LayoutNode {
    /// The element around all modifiers of this one.
    var outermostParent: LayoutNode? {
        var next = layoutParent
        while let node = next, node.flags.contains(.distributes) { next = node.layoutParent }
        return next
    }
}

extension View {
    /// Puts a view behind this row of a list; nil for the style's background.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(QuietTraitModifier(RowBackgroundTrait.self, view.map { AnyView($0) }))
    }

    /// Shows or hides the lines above and below this row.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(TraitModifier(RowSeparatorTrait.self, RowSeparators(visibility, edges)))
    }

    /// Colours the lines of this row.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(TraitModifier(RowSeparatorTintTrait.self, SeparatorTint(color: color, edges: edges)))
    }

    /// Shows or hides the lines at the ends of this section.
    nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    {
        modifier(TraitModifier(SectionSeparatorTrait.self, RowSeparators(visibility, edges)))
    }

    /// Colours the lines at the ends of this section; nil leaves them to the style.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(TraitModifier(SectionSeparatorTintTrait.self, SeparatorTint(color: color, edges: edges)))
    }

    /// Shows a number at the end of this row of a list, in a small box; 0 shows none.
    nonisolated public func badge(_ count: Int) -> some View {
        rowBadge(count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// Shows a text at the end of this row of a list; nil shows none.
    nonisolated public func badge(_ label: Text?) -> some View {
        rowBadge(label)
    }

    /// Shows a text at the end of this row of a list; nil shows none.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
        rowBadge(key.map { Text($0) })
    }

    /// Shows a text at the end of this row of a list; nil shows none.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        rowBadge(label.map { Text($0) })
    }

    nonisolated private func rowBadge(_ label: Text?) -> some View {
        modifier(BadgeInLabel(text: label)).modifier(_EnvironmentValueModifier(RowBadgeKey.self, label)).modifier(
            QuietTraitModifier(BadgeTrait.self, label))
    }

    /// Whether this row cannot be deleted although its `ForEach` has an `onDelete`.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitModifier(DeleteDisabledTrait.self, isDisabled))
    }

    /// Whether this row cannot be moved although its `ForEach` has an `onMove`.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitModifier(MoveDisabledTrait.self, isDisabled))
    }

    /// Whether this row of a list, or option of a picker, cannot be selected.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(TraitModifier(SelectionDisabledTrait.self, isDisabled))
    }
}

extension DynamicViewContent {
    /// Lets rows of a list be deleted: by the Delete key, by a swipe, and in edit mode by a button.
    ///
    /// - Parameter action: is told the offsets in the data; nil for rows that cannot be deleted.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(QuietTraitModifier(DeleteTrait.self, action))
    }

    /// Lets rows of a list be moved, in edit mode by a handle.
    ///
    /// - Parameter action: is told the offsets of what moves, and the offset before which it is to be put.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(QuietTraitModifier(MoveTrait.self, action))
    }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}
