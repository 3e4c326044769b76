import MartletGraph

extension ContainerNode {
    /// Compares the elements with those before: what came and what went is drawn on its way where that is animated.
    ///
    /// A modifier around a view that is absent is no element itself. It remembers what it has lost, for the container
    /// around in which its place was.
    final func animateChanges(since old: ContiguousArray<LayoutNode>) {
        guard flags.contains(.placed), !isGone, !isCopy, !(self is LazyNode), let window else { return }
        if flags.contains(.distributes) {
            if old.count == 1, elements.isEmpty { window.lostContents[ObjectIdentifier(self)] = old[0] }
            return
        }
        let before = Set(old.map(ObjectIdentifier.init)), now = Set(elements.map(ObjectIdentifier.init))
        for element in elements where !before.contains(ObjectIdentifier(element)) {
            let content = element.innermostElement
            guard !content.flags.contains(.placed) else { continue }
            TransitionMotion.begin(arrivalOf: element, content.transition(in: self), in: self)
            if element.flags.contains(.arrives) { adopt(element) }
        }
        for element in old where !now.contains(ObjectIdentifier(element)) && element.flags.contains(.placed) {
            var (content, place) = (element, element.shownOrigin)
            while !content.isGone, let inner = window.lostContents[ObjectIdentifier(content)] {
                place.x += inner.shownOrigin.x
                place.y += inner.shownOrigin.y
                content = inner
            }
            guard content.isGone, content.flags.contains(.placed) else { continue }
            TransitionMotion.begin(departureOf: content, content.transition(in: self), at: place, from: self)
        }
    }
}

extension LayoutNode {
    /// How the element comes and goes in a container: as the outermost `transition(_:)` between the two says.
    fileprivate func transition(in container: ContainerNode) -> AnyTransition {
        let key = ObjectIdentifier(TransitionTrait.self)
        var found: AnyTransition?
        var next: Scope? = scope
        while let scope = next, scope !== container.scope {
            if scope.key == key { found = unsafeDowncast(scope, to: ScopeValue<AnyTransition>.self).value }
            next = scope.parent
        }
        return found ?? .opacity
    }
}
