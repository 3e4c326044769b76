import MartletGraph

/// How views come and go by their transitions (semantics 119, 121, 126).
@MainActor
struct Transitions: ComingAndGoing {
    func depart(_ node: _ViewNode, _ key: AnyHashable, from parent: _ViewNode) {
        var departing: DepartingNode?
        for inner in node.madeElements {
            // A row goes with all that the list shows around its content.
            let element = inner.layoutParent.flatMap { $0.rowContent === inner ? $0 : nil } ?? inner
            guard let place = element.placeInContainer else { continue }
            TransitionMotion.begin(departureOf: element, at: place.origin, from: place.container) {
                let known = departing ?? DepartingNode(node, key, of: parent)
                departing = known
                return known
            }
        }
        if let departing { parent.keep(departing) } else { node.leave() }
    }

    func arrive(_ element: LayoutNode, in container: ContainerNode) {
        let content = element.rowContent.innermostElement
        TransitionMotion.begin(arrivalOf: element, content.transition(in: container), in: container)
    }

    func arrive(in container: ContainerNode, since old: ContiguousArray<LayoutNode>) {
        guard container.hadPlace, !container.flags.contains(.distributes), !container.isGone,
            !container.isCopy
        else { return }
        let before = Set(old.map(ObjectIdentifier.init))
        for element in container.elements where !before.contains(ObjectIdentifier(element)) {
            let content = element.innermostElement
            if !content.flags.contains(.placed) {
                TransitionMotion.begin(arrivalOf: element, content.transition(in: container), in: container)
            }
            if element.flags.contains(.arrives) { container.adopt(element) }
        }
    }
}

extension LayoutNode {
    /// The container in which the element is seen, and where; nil where it is not.
    fileprivate var placeInContainer: (container: ContainerNode, origin: CGPoint)? {
        guard flags.contains(.placed), !flags.contains(.departs), !isGone else { return nil }
        var place = shownOrigin
        var next = layoutParent
        while let outer = next, outer.flags.contains(.distributes) {
            place.x += outer.shownOrigin.x
            place.y += outer.shownOrigin.y
            next = outer.layoutParent
        }
        guard let container = next as? ContainerNode, container.flags.contains(.placed), !container.isGone,
            container.shows(self), container.window?.isVisible == true
        else { return nil }
        return (container, place)
    }

    /// How the element comes and goes in a container: as the outermost `transition(_:)` between the two says.
    func transition(in container: ContainerNode) -> AnyTransition {
        scope.outermost(ObjectIdentifier(TransitionTrait.self), upTo: container.scope)
            ?? (container.slidesRows ? .listRow : .opacity)
    }
}

extension Scope {
    /// The outermost value of a key between this scope and another one further out.
    func outermost<Value>(_ key: ObjectIdentifier, upTo end: Scope?) -> Value? {
        var found: Value?
        var next: Scope? = self
        while let scope = next, scope !== end {
            if scope.key == key { found = unsafeDowncast(scope, to: ScopeValue<Value>.self).value }
            next = scope.parent
        }
        return found
    }
}
