import MartletGraph

/// What `tag(_:)` says of the elements it is applied to.
nonisolated struct TagValue<V: Hashable>: Equatable {
    let value: V
    /// Whether a selection of type `V?` takes the tag too.
    let includesOptional: Bool
}

enum TagTrait<V: Hashable>: TraitKey { typealias Value = TagValue<V> }

extension View {
    /// The value that a selection has while this view is the one selected, in a `Picker`, `List` or `TabView`.
    ///
    /// The selection's type must be the tag's, or, unless `includeOptional` is `false`, an optional of it: then no cast
    /// is needed at the tag. A tag of another type is not found, and its view cannot be selected.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TraitModifier(TagTrait<V>.self, TagValue(value: tag, includesOptional: includeOptional)))
    }
}

extension LayoutNode {
    /// The value that a selection of type `V` has while this element is the one selected: its tag, else the value of the
    /// link that it is, else the id by which a `ForEach` inside `container` tells it apart; nil where none is of that
    /// type.
    func selectionValue<V: Hashable>(as type: V.Type = V.self, in container: _ViewNode) -> V? {
        let innermost = innermostElement
        if let tag = innermost.scope.tag(type, upTo: container.scope) { return tag.value }
        if let optional = type as? any OptionalTag.Type, let tag = optional.tag(of: innermost.scope, container.scope) {
            return tag as? V
        }
        if let link = linkValue(in: container), let value = link.base as? V { return value }
        var child: _ViewNode = innermost
        while let node = child.parent, child !== container {
            if let id = (node as? any IdentifyingNode)?.itemID(of: child), let value = id as? V { return value }
            child = node
        }
        return nil
    }
}

extension Scope {
    /// The innermost tag of exactly this type between this scope and `end`.
    fileprivate func tag<V: Hashable>(_ type: V.Type, upTo end: Scope) -> TagValue<V>? {
        let key = ObjectIdentifier(TagTrait<V>.self)
        var next: Scope? = self
        while let scope = next, scope !== end {
            if scope.key == key { return unsafeDowncast(scope, to: ScopeValue<TagValue<V>>.self).value }
            if scope.key == SubviewsScope.scopeKey { return nil }
            next = scope.parent
        }
        return nil
    }
}

/// An optional whose selection takes tags of what it wraps.
private protocol OptionalTag {
    static func tag(of scope: Scope, _ end: Scope) -> Any?
}

extension Optional: OptionalTag where Wrapped: Hashable {
    fileprivate static func tag(of scope: Scope, _ end: Scope) -> Any? {
        guard let tag = scope.tag(Wrapped.self, upTo: end), tag.includesOptional else { return nil }
        return tag.value
    }
}

/// A node that tells the nodes directly below it apart by ids.
@MainActor
protocol IdentifyingNode: _ViewNode {
    /// - Complexity: O(*n*) in the number of nodes below.
    func itemID(of child: _ViewNode) -> AnyHashable?
}

extension ForEachNode: IdentifyingNode {
    func itemID(of child: _ViewNode) -> AnyHashable? {
        nodes.firstIndex { $0 === child }.map { AnyHashable(ids[$0]) }
    }
}
