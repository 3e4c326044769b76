import MartletGraph

/// Who gives a window its content.
@MainActor
protocol WindowContents: AnyObject {
    /// Makes the node of what the window shows.
    func makeContent(_ inputs: _ViewInputs) -> _ViewNode
    /// The window has another size.
    func sizeChanged(to size: CGSize)
    /// What the views of the content prefer may be another thing.
    func preferencesChanged(below base: BaseNode)
}
