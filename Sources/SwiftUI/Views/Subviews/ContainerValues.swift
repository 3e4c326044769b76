import MartletGraph

/// A value that a view gives to the container that shows it.
///
/// Declare values with `@Entry` in an extension of `ContainerValues`.
public protocol ContainerValueKey {
    associatedtype Value
    /// The value of a view that gives none.
    static var defaultValue: Value { get }
}

/// What a view says of itself to the container that shows it, and to no container further out.
///
///     extension ContainerValues { @Entry var isPinned = false }
///
///     Card().containerValue(\.isPinned, true)
///     ForEach(subviews: content) { subview in … subview.containerValues.isPinned … }
public struct ContainerValues {
    private let element: LayoutNode?
    private let section: SectionNode?
    /// Those written here.
    private(set) var written: [ObjectIdentifier: Any] = [:]

    init(_ element: LayoutNode? = nil, section: SectionNode? = nil) {
        self.element = element
        self.section = section
    }

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get {
            if let value = written[ObjectIdentifier(key)] as? Key.Value { return value }
            let own = Unchecked(value: self)
            let found: Unchecked<Key.Value?> = MainActor.assumeIsolated {
                Unchecked(value: own.value.value(of: Key.self))
            }
            return found.value ?? Key.defaultValue
        }
        set { written[ObjectIdentifier(key)] = newValue }
    }

    /// Looks through what is said of the view from the outside in, modifier by modifier.
    @MainActor private func find<R>(_ look: (Scope) -> R?) -> R? {
        if let section { return section.scope.firstTrait(look) }
        var next = element
        while let node = next {
            if let value = node.scope.firstTrait(upTo: node.layoutParent?.scope, look) { return value }
            next = node.onlyModified
        }
        return nil
    }

    @MainActor private func value<Key: ContainerValueKey>(of key: Key.Type) -> Key.Value? {
        find { scope in
            guard scope.key == ContainerValuesScope.scopeKey else { return nil }
            return unsafeDowncast(scope, to: ContainerValuesScope.self).values[ObjectIdentifier(key)] as? Key.Value
        }
    }

    @MainActor private func foundTag<V: Hashable>(_ type: V.Type) -> V? {
        find { scope in
            guard scope.key == ObjectIdentifier(TagTrait<V>.self) else { return nil }
            return unsafeDowncast(scope, to: ScopeValue<TagValue<V>>.self).value.value
        }
    }

    /// The tag of the view, where it is of this type.
    public func tag<V: Hashable>(for type: V.Type) -> V? {
        let own = Unchecked(value: self)
        let found: Unchecked<V?> = MainActor.assumeIsolated { Unchecked(value: own.value.foundTag(V.self)) }
        return found.value
    }

    /// Whether this is the tag of the view.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

extension View {
    /// Gives a value to the container that shows this view.
    nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(ContainerValueModifier(keyPath: keyPath, value: value))
    }
}

/// Keeps what is written through a key path of the container's values for the views it is applied to.
nonisolated struct ContainerValueModifier<V>: ViewModifier {
    typealias Body = Never
    let keyPath: WritableKeyPath<ContainerValues, V>
    let value: V

    init(keyPath: WritableKeyPath<ContainerValues, V>, value: V) {
        self.keyPath = keyPath
        self.value = value
    }

    private var written: [ObjectIdentifier: Any] {
        var values = ContainerValues()
        values[keyPath: keyPath] = value
        return values.written
    }

    @MainActor static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs) -> _ViewNode
    {
        let scope = ContainerValuesScope(inside: inputs.scope, view.modifier.written)
        return C._makeNode(view.content, _ViewInputs(parent: inputs.parent, scope: scope))
    }

    @MainActor static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        guard let scope = inputs.scope.child(toward: node.scope) as? ContainerValuesScope else {
            preconditionFailure("\(Self.self) lost its scope.")
        }
        scope.values = view.modifier.written
        for element in node.madeElements { element.tellTraits() }
        node.tellSubviewsChanged()
        C._updateNode(node, view.content, _ViewInputs(parent: inputs.parent, scope: scope))
    }
}

/// Values for the container around, by their keys.
final class ContainerValuesScope: Scope, @unchecked Sendable {
    static let scopeKey = ObjectIdentifier(ContainerValuesScope.self)
    var values: [ObjectIdentifier: Any]

    init(inside outer: Scope, _ values: [ObjectIdentifier: Any]) {
        self.values = values
        super.init(parent: outer, key: Self.scopeKey)
    }
}

extension _ViewNode {
    /// Tells who lays out the views here elsewhere that one of them says something else of itself.
    fileprivate final func tellSubviewsChanged() {
        var next: _ViewNode? = parent
        while let node = next, !node.flags.contains(.isElement) || node.flags.contains(.distributes) {
            if node.flags.contains(.watchesElements) { (node as? any ElementsWatcher)?.elementsBelowChanged() }
            next = node.parent
        }
    }
}
