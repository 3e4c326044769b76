/// An element that stacks what is inside along an axis, or does not.
@MainActor
protocol StackingElement: LayoutNode {
    var stackOrientation: Axis? { get }
}
