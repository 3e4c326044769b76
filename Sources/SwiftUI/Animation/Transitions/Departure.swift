import MartletGraph

extension _ViewNode {
    /// Takes a node out of the tree that was below this one: at once, or, where its going is animated, when it has shown
    /// itself out (semantics 119, 121, 126).
    ///
    /// - Parameter key: by what it is known if it comes again meanwhile; nil where it leaves at once in any case.
    final func depart(_ node: _ViewNode, _ key: @autoclosure () -> AnyHashable?) {
        guard Animation.isUsed, !flags.contains(.left), let key = key() else { return node.leave() }
        var departing: DepartingNode?
        for inner in node.madeElements {
            // A row goes with all that the list shows around its content.
            let element = inner.layoutParent.flatMap { $0.rowContent === inner ? $0 : nil } ?? inner
            guard let place = element.placeInContainer else { continue }
            TransitionMotion.begin(departureOf: element, at: place.origin, from: place.container) {
                let known = departing ?? DepartingNode(node, key, of: self)
                departing = known
                return known
            }
        }
        if let departing { keep(departing) } else { node.leave() }
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

extension ContainerNode {
    /// Lets a new element come in by its transition, where that is animated.
    final func beginArrival(of element: LayoutNode) {
        TransitionMotion.begin(arrivalOf: element, element.rowContent.innermostElement.transition(in: self), in: self)
    }

    /// Compares the elements with those before: what came is drawn on its way where that is animated.
    final func animateArrivals(since old: ContiguousArray<LayoutNode>) {
        guard flags.contains(.placed), !flags.contains(.distributes), !isGone, !isCopy else { return }
        let before = Set(old.map(ObjectIdentifier.init))
        for element in elements where !before.contains(ObjectIdentifier(element)) {
            let content = element.innermostElement
            if !content.flags.contains(.placed) {
                TransitionMotion.begin(arrivalOf: element, content.transition(in: self), in: self)
            }
            if element.flags.contains(.arrives) { adopt(element) }
        }
    }
}
