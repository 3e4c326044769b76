import MartletGraph

/// A property of an element that the container around it reads: kept in the scopes between the two.
protocol TraitKey {
    associatedtype Value
}

enum LayoutPriorityTrait: TraitKey { typealias Value = Double }
enum ZIndexTrait: TraitKey {
    typealias Value = Double
    /// Whether any view ever said where it is: containers of a program without one do not ask.
    nonisolated(unsafe) static var isUsed = false
}

extension LayoutNode {
    /// The trait set between this element and the one around it.
    final func trait<K: TraitKey>(_ key: K.Type) -> K.Value? { scope.trait(key, upTo: layoutParent?.scope)?.value }

    /// The element that this one is a modifier of; nil for another one, and a modifier of several.
    final var onlyModified: LayoutNode? {
        guard flags.contains(.distributes) else { return nil }
        let children = layoutChildren
        return children.count == 1 ? children[0] : nil
    }

    /// The trait of this element, or of the one inside that it is a modifier of.
    final func outermostTrait<K: TraitKey>(_ key: K.Type) -> K.Value? {
        var next: LayoutNode? = self
        while let node = next {
            if let value = node.trait(key) { return value }
            next = node.onlyModified
        }
        return nil
    }

    /// Tells the containers around that this element may have another priority or spacing.
    final func tellTraits() {
        var child: LayoutNode = self
        var isNext = true
        while let node = child.layoutParent {
            let matters = node.traitsChanged(of: child)
            if matters || isNext { node.setNeedsLayout() }
            if !matters { return }
            if !node.flags.contains(.distributes) { isNext = false }
            child = node
        }
    }
}

extension Scope {
    /// The innermost value of a trait between this scope and `end`, with where it was set.
    func trait<K: TraitKey>(_ key: K.Type, upTo end: Scope?) -> ScopeValue<K.Value>? {
        firstTrait(upTo: end) {
            $0.key == ObjectIdentifier(key) ? unsafeDowncast($0, to: ScopeValue<K.Value>.self) : nil
        }
    }

    /// All values of a trait between this scope and `end`, the innermost first.
    func traits<K: TraitKey>(_ key: K.Type, upTo end: Scope) -> [K.Value] {
        var values: [K.Value] = []
        var next: Scope? = self
        while let scope = next, let found = scope.trait(key, upTo: end) {
            values.append(found.value)
            next = found.parent
        }
        return values
    }

    /// What `look` finds first between this scope and `end`, or where views begin that are laid out elsewhere.
    @inline(__always)
    func firstTrait<R>(upTo end: Scope? = nil, _ look: (Scope) -> R?) -> R? {
        var next: Scope? = self
        while let scope = next, scope !== end, scope.key != SubviewsScope.scopeKey {
            if let found = look(scope) { return found }
            next = scope.parent
        }
        return nil
    }
}
