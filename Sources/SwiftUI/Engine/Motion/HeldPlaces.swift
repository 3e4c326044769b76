import MartletGraph

/// Where those elements are shown that an animation of their own moves, while what is around them has none.
///
/// What is around them jumps to its new place, and they would jump along; they are to go on from where they were seen
/// (semantics 101).
@MainActor
struct HeldPlaces {
    private var places: [ObjectIdentifier: (element: LayoutNode, shown: CGPoint)] = [:]

    /// Remembers the places of the elements of a node, before the change is laid out.
    mutating func hold(_ node: _ViewNode) {
        for element in node.madeElements where element.hadPlace && places[ObjectIdentifier(element)] == nil {
            places[ObjectIdentifier(element)] = (element, element.placeInGeometry.shown)
        }
    }

    /// Lets those that were carried along by what is around them go on from where they were.
    mutating func letGo() {
        if places.isEmpty { return }
        let held = places.values
        places = [:]
        for (element, old) in held where element.flags.contains(.placed) && !element.isGone {
            let new = element.placeInGeometry.shown
            let jump = CGSize(width: old.x - new.x, height: old.y - new.y)
            if abs(jump.width) > 0.01 || abs(jump.height) > 0.01 { element.startMotion(awayBy: jump) }
        }
    }
}
