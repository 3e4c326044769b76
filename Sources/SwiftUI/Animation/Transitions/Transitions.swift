import MartletGraph

/// How views come and go by their transitions (semantics 119, 121, 126).
@MainActor
struct Transitions: ComingAndGoing {
    func depart(_ node: _ViewNode, _ key: AnyHashable, from parent: _ViewNode) {
        var departing: DepartingNode?
        let going = node.madeElements
        for inner in going {
            // A row goes with all that the list shows around its content.
            let element = inner.layoutParent.flatMap { $0.rowContent === inner ? $0 : nil } ?? inner
            guard let place = element.placeInContainer(leavingWith: going) else { continue }
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
        guard container.hadPlace, !container.isGone, !container.isCopy,
            !container.flags.contains(.distributes) || (old.count == 1 && container.elements.count == 1)
        else { return }
        let before = Set(old.map(ObjectIdentifier.init))
        for element in container.elements where !before.contains(ObjectIdentifier(element)) {
            let content = element.innermostElement
            if !content.flags.contains(.placed) {
                TransitionMotion.begin(arrivalOf: element, content.transition(in: container), in: container)
            }
            if element.flags.contains(.arrives) { container.adopt(element) }
            if container.movesChild, let before = old.first {
                container.window?.heldPlaces.hold(element, at: before.shownOrigin)
            }
        }
    }
}

extension LayoutNode {
    /// The container in which the element is seen, and where; nil where it is not.
    ///
    /// A modifier around one of two views stays for the other: it is what the one goes from and the other comes into.
    fileprivate func placeInContainer(
        leavingWith going: ContiguousArray<LayoutNode>
    ) -> (container: ContainerNode, origin: CGPoint)? {
        guard flags.contains(.placed), !flags.contains(.departs), !isGone else { return nil }
        var place = shownOrigin
        var next = layoutParent
        while let outer = next, outer.flags.contains(.distributes) {
            if outer === layoutParent, (outer as? ContainerNode)?.staysAroundAnother(than: going) == true { break }
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
        scope.outermost(ObjectIdentifier(TransitionTrait.self), upTo: container.undistributed.scope)
            ?? (container.slidesRows ? ._listRow : .opacity)
    }

    /// This element, or the container that a modifier stands in with what it is applied to.
    var undistributed: LayoutNode {
        var node = self
        while node.flags.contains(.distributes), let outer = node.layoutParent { node = outer }
        return node
    }
}

extension ContainerNode {
    fileprivate func staysAroundAnother(than going: ContiguousArray<LayoutNode>) -> Bool {
        guard going.count == 1, !isCopy, hadPlace, !isGone else { return false }
        return content.madeElements.count { element in element !== going[0] } == 1
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
