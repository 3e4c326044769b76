import MartletGraph

extension LayoutNode {
    /// The answer to a proposal, or the place of what is inside, may be another one now.
    final func setNeedsLayout() {
        flags.insert(.placementStale)
        flags.insert(.answersStale)
        waitForLayout()
    }

    /// The answers of an element inside are others.
    final func setNeedsLayout(for child: LayoutNode) {
        flags.insert(.placementStale)
        if !answersChanged(of: child) { flags.insert(.answersStale) }
        waitForLayout()
    }

    /// Other elements are inside.
    fileprivate func setNeedsElements() {
        flags.insert(.elementsStale)
        flags.insert(.placementStale)
        if !followsElements { flags.insert(.answersStale) }
        waitForLayout()
        if flags.contains(.placed) { tellTraits() }
        if isFilledByElement || holdsLayers { tellThoseFilled() }
    }

    /// Another scroll view fills those around now, or none does.
    private func tellThoseFilled() {
        var next = layoutParent
        while let outer = next {
            outer.setNeedsLayout()
            if !outer.isFilledByElement, !outer.holdsLayers, !outer.flags.contains(.distributes) { return }
            next = outer.layoutParent
        }
    }

    /// Says that this element sets guides that are no baselines, which those around ask for from now on.
    final func setGuidesAreSet() {
        var next: _ViewNode? = self
        while let node = next, !node.flags.contains(.setsGuides) {
            node.flags.insert(.setsGuides)
            next = node.parent
        }
    }

    private func waitForLayout() {
        if flags.contains(.layoutStale) || flags.contains(.left) { return }
        flags.insert(.layoutStale)
        window?.addStaleLayout(self)
    }

    /// What is shown may be another thing now, at the same size.
    ///
    /// Every element on the way to the group is marked, so that asking again is over at once; drawing unmarks it.
    final func setNeedsDisplay() {
        // What was around it may be gone.
        if flags.contains(.left) { return }
        var next: LayoutNode? = self
        while let node = next, !node.flags.contains(.displayStale) {
            if node.flags.contains(.outOfSight) {
                node.flags.insert(.displayStale)
                window?.addStaleDisplay(node)
                return
            }
            if node.group == nil, let outer = node.layoutParent, outer.showsMany, !outer.flags.contains(.displayStale) {
                node.flags.insert(.changesAlone)
                (outer as? ContainerNode)?.adopt(node)
                return
            }
            node.flags.insert(.displayStale)
            if node.group != nil || node.layoutParent == nil {
                window?.addStaleDisplay(node)
                return
            }
            next = node.layoutParent
        }
    }

    /// This element is somewhere else now.
    final func moved() {
        if flags.contains(.departs) { return }
        if flags.contains(.outOfSight) {
            layoutParent?.setNeedsDisplay()
        } else if group != nil, !flags.contains(.arrives) {
            window?.addMoved(self)
        } else {
            layoutParent?.setNeedsDisplay()
        }
    }

    final var window: WindowRoot? { scope.windowRoot }

    /// Answers the same proposals again.
    ///
    /// - Returns: whether all the answers are what they were, so that nothing around has to follow.
    final func remeasure() -> Bool {
        flags.remove(.layoutStale)
        flags.remove(.guidesKnown)
        cache.removeOld()
        let known = cache.entries
        // What counts with an answer that is not remembered may count with another one now.
        let isUnsure = cache.hasForgotten
        if flags.contains(.answersStale) || !correctAnswers() { answersDiscarded() }
        cache.removeAll()
        flags.remove(.answersStale)
        if guidesDiffer { flags.insert(.guidesChanged) }
        var isSame = !known.isEmpty && !flags.contains(.guidesChanged) && !isUnsure
        for entry in known where !answersStill(entry) { isSame = false }
        if flags.contains(.guidesChanged) {
            flags.remove(.guidesChanged)
            layoutParent?.flags.insert(.guidesChanged)
        }
        return isSame
    }

    private func answersStill(_ known: SizeCache.Entry) -> Bool {
        guard let axis = known.axis else { return sizeThatFits(known.proposal.size) == known.size }
        return length(along: axis, known.proposal.size) == known.size.length(along: axis)
    }
}

extension _ViewNode {
    /// Other elements are below this node than before: the container above collects them again.
    final func elementsChanged() {
        var next: _ViewNode? = self
        while let node = next {
            if let element = node as? LayoutNode {
                element.setNeedsElements()
                if !element.flags.contains(.distributes) { return }
            } else if node.flags.contains(.watchesElements) {
                (node as? any ElementsWatcher)?.elementsBelowChanged()
                return
            }
            next = node.parent
        }
    }
}

extension Scope {
    /// The window at the end of the chain.
    @MainActor var windowRoot: WindowRoot? {
        let root = root
        return root.key == WindowScope.scopeKey ? unsafeDowncast(root, to: WindowScope.self).window : nil
    }
}

/// The outermost scope: a window's.
final class WindowScope: OutermostScope, @unchecked Sendable {
    static var scopeKey: ObjectIdentifier { ObjectIdentifier(WindowScope.self) }
    weak var window: WindowRoot?

    init() { super.init(key: WindowScope.scopeKey) }
}
