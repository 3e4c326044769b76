extension LayoutNode {
    /// The size of the nearest container around without what bars cover; nil before it has one.
    var frameContainer: CGSize? {
        var covered = EdgeInsets()
        var next = layoutParent
        while let node = next {
            if let size = node.frameContainerSize {
                guard node.flags.contains(.placed) else { return nil }
                return CGSize(
                    width: max(0, size.width - covered.horizontal), height: max(0, size.height - covered.vertical))
            }
            if let insets = node.coveredEdges {
                covered.top += insets.top
                covered.leading += insets.leading
                covered.bottom += insets.bottom
                covered.trailing += insets.trailing
            }
            next = node.layoutParent
        }
        return nil
    }

    /// The size of the container around; from now on this element is laid out anew when it is another.
    func followFrameContainer() -> CGSize? {
        let size = frameContainer
        window?.containerFollowers.add(self, size)
        return size
    }
}
