import MartletGraph
import MartletHost

/// Who gives a window its content.
@MainActor
protocol WindowContents: AnyObject {
    /// Makes the node of what the window shows.
    func makeContent(_ inputs: _ViewInputs) -> _ViewNode
    /// The window has another size.
    func sizeChanged(to size: CGSize)
    /// A key came that nothing in the window took.
    ///
    /// - Returns: whether it means something to the window as a whole.
    func takes(_ event: KeyEvent, in window: WindowRoot) -> Bool
    /// A key came that undoes, in a field.
    ///
    /// - Returns: whether it undid something of the window as a whole instead.
    func takes(_ event: KeyEvent, typedInto field: UInt64, in window: WindowRoot) -> Bool
    /// Whether the desktop asks for less motion.
    var motionIsReduced: Bool { get }
    /// How views come and go where that is animated.
    var transitions: any ComingAndGoing { get }
    /// What the views of the content prefer may be another thing.
    func preferencesChanged(below base: BaseNode)
}
