import MartletGraph

/// What is said of nodes that are elements.
extension NodeFlags {
    /// Is an element of layout.
    static var isElement: NodeFlags { NodeFlags(rawValue: 1 << 5) }
    /// The list of elements below is out of date.
    static var elementsStale: NodeFlags { NodeFlags(rawValue: 1 << 6) }
    static var layoutStale: NodeFlags { NodeFlags(rawValue: 1 << 7) }
    static var placementStale: NodeFlags { NodeFlags(rawValue: 1 << 8) }
    static var displayStale: NodeFlags { NodeFlags(rawValue: 1 << 9) }
    static var guidesChanged: NodeFlags { NodeFlags(rawValue: 1 << 10) }
    static var distributes: NodeFlags { NodeFlags(rawValue: 1 << 11) }
    /// Has changed on its own, among many: worth a group of its own.
    static var changesAlone: NodeFlags { NodeFlags(rawValue: 1 << 14) }
    /// Whatever was answered no longer counts.
    static var answersStale: NodeFlags { NodeFlags(rawValue: 1 << 13) }
    static var placed: NodeFlags { NodeFlags(rawValue: 1 << 12) }
    /// Is being placed for the first time: what is inside comes along, and neither comes nor moves on its own.
    static var enters: NodeFlags { NodeFlags(rawValue: 1 << 30) }
    /// Its guides are remembered for the rest of the layout pass.
    static var guidesKnown: NodeFlags { NodeFlags(rawValue: 1 << 15) }
    /// Its answers are others than those that the stack around has counted with.
    static var answersDiffer: NodeFlags { NodeFlags(rawValue: 1 << 17) }
    /// Is drawn on its way in.
    static var arrives: NodeFlags { NodeFlags(rawValue: 1 << 19) }
    /// Is drawn on its way out, and no longer laid out.
    static var departs: NodeFlags { NodeFlags(rawValue: 1 << 21) }
    /// Shows what has gone, on its way out.
    static var showsDepartures: NodeFlags { NodeFlags(rawValue: 1 << 20) }
    /// Is drawn on its way to its place.
    static var moves: NodeFlags { NodeFlags(rawValue: 1 << 18) }
    /// Something here or inside sets a guide that is no baseline.
    static var setsGuides: NodeFlags { NodeFlags(rawValue: 1 << 23) }
    /// Is placed where it cannot be seen, and is not drawn by the element around.
    static var outOfSight: NodeFlags { NodeFlags(rawValue: 1 << 28) }
    /// Its group does not show what it would draw.
    static var undrawn: NodeFlags { NodeFlags(rawValue: 1 << 29) }
    /// Stands around what is in the tree elsewhere.
    static var isCopy: NodeFlags { NodeFlags(rawValue: 1 << 16) }
}
