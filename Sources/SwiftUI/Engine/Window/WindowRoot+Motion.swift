import MartletGraph

extension WindowRoot {
    /// Whether the desktop wants things to stand still.
    package var reducesMotion: Bool { contents.motionIsReduced }

    /// Whether what the system shows moves by itself: not where the desktop asks for less motion.
    var showsSystemMotion: Bool { showsSystemFades && !reducesMotion }

    /// Whether it fades over at least: not in a window that nobody sees or has seen yet, or in a change without animations.
    var showsSystemFades: Bool {
        movesBySystem && version > 0 && isVisible
            && !Transaction(values: graph.transaction).disablesAnimations
    }
}
