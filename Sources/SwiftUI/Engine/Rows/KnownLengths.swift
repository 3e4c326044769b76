import MartletGraph

/// Whether the lengths that rows out of sight had still say something.
///
/// In another room those that follow it, as pages do or text that is broken into lines, have other lengths. What is seen
/// tells: where it has another length now, what is not counts with the mean again until it is measured.
@MainActor
struct KnownLengths {
    private var cross = CGFloat.nan
    private var visible = CGFloat.nan
    /// The frame that brought another room: those who follow it are told after a first layout.
    private var frame: UInt64?
    private var areForgotten = false

    /// Rows are about to be measured for a size across, of which a part along the axis can be seen; in points.
    mutating func begin(_ cross: CGFloat, _ visible: CGFloat) {
        if !self.cross.isNaN, cross != self.cross || visible != self.visible { frame = Graph.current.frame }
        areForgotten = false
        (self.cross, self.visible) = (cross, visible)
    }

    /// A row has another length than it had, if it was known.
    mutating func changed(from old: Float) {
        if !old.isNaN, frame == Graph.current.frame { areForgotten = true }
    }

    /// Whether the other rows are to be forgotten.
    mutating func takeForgetting() -> Bool {
        defer { areForgotten = false }
        return areForgotten
    }
}

extension LazyEntries {
    /// Lets the rows that are not among these count with the mean.
    mutating func forgetLengths(outside places: Range<Int>) {
        for place in all.indices where !places.contains(place) && all[place].source >= 0 && !all[place].extent.isNaN {
            setExtent(.nan, at: place)
        }
    }
}
