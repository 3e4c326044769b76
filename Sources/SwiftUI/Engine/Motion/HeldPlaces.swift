import MartletGraph

/// Where those elements are shown that an animation of their own moves, while what is around them has none.
///
/// What is around them jumps to its new place, and they would jump along; they are to go on from where they were seen
/// (semantics 101).
@MainActor
struct HeldPlaces {
    /// In the order in which they were updated: what is around another one comes first, and carries that along.
    private var places: [(element: LayoutNode, shown: CGPoint)] = []
    /// What comes in place of another one, with where that is shown in the effect around both.
    private var followers: [(element: LayoutNode, shown: CGPoint)] = []

    /// Remembers the places of the elements of a node, before the change is laid out.
    mutating func hold(_ node: _ViewNode) {
        for element in node.madeElements where element.hadPlace {
            places.append((element, element.placeInGeometry.shown))
        }
    }

    /// Lets an element that comes begin where the effect around it has moved the one before.
    mutating func hold(_ element: LayoutNode, at shown: CGPoint) { followers.append((element, shown)) }

    /// Lets those that were carried along by what is around them go on from where they were.
    mutating func letGo() {
        for (element, old) in followers where element.flags.contains(.placed) && !element.isGone {
            let new = element.shownOrigin
            if old != new { element.startMotion(awayBy: CGSize(width: old.x - new.x, height: old.y - new.y)) }
        }
        followers = []
        for (element, old) in places where element.flags.contains(.placed) && !element.isGone {
            let new = element.placeInGeometry.shown
            let jump = CGSize(width: old.x - new.x, height: old.y - new.y)
            if abs(jump.width) > 0.01 || abs(jump.height) > 0.01 { element.startMotion(awayBy: jump) }
        }
        places = []
    }
}
