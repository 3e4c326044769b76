import MartletGraph

extension WindowRoot {
    /// Lays everything out and draws it as if nothing were known, and says what is shown otherwise than before.
    ///
    /// A tree that is kept up to date change by change must show what one does that is made from nothing; whatever is
    /// listed here is a fault of Martlet.
    package func rebuild() -> [String] {
        let before = picture
        forget(root)
        layout()
        display()
        let after = picture
        let (old, new) = (Set(before), Set(after))
        return before.filter { !new.contains($0) }.map { "- " + $0 }
            + after.filter { !old.contains($0) }.map { "+ " + $0 }
    }

    private func forget(_ node: _ViewNode) {
        if let element = node as? LayoutNode {
            element.cache.removeAll()
            element.answersDiscarded()
            element.childTraitsChanged()
            element.setNeedsLayout()
            element.setNeedsDisplay()
        }
        node.forEachChild(forget)
    }

    /// Every item with its place in the window.
    private var picture: [String] {
        var lines: [String] = []
        func add(_ group: DisplayGroup, _ origin: CGPoint) {
            let place = CGPoint(x: origin.x + group.origin.x, y: origin.y + group.origin.y)
            for item in group.items {
                if case .group(let child) = item {
                    add(child, place)
                } else {
                    lines.append("\(place.x.rounded()) \(place.y.rounded()) \(item)")
                }
            }
        }
        add(rootGroup, .zero)
        return lines
    }
}
