import MartletHost

extension AccessibilityBuilder {
    /// Adds `content`, whose first element is changed; where it adds none, as a shape does, one is made for `node`.
    ///
    /// - Parameter others: changes the elements after the first.
    mutating func addChanged(
        _ node: LayoutNode, label: String?, first change: (inout AccessibleElement) -> Void,
        others: (inout AccessibleElement) -> Void, content: (inout AccessibilityBuilder) -> Void
    ) {
        let (outerElements, outerLabels) = (elements, labels)
        (elements, labels) = ([], [])
        content(&self)
        if elements.isEmpty, controlDepth == 0, let made = element(for: node) { elements = [made] }
        for index in elements.indices {
            if index == 0 { change(&elements[index]) } else { others(&elements[index]) }
        }
        elements = outerElements + elements
        labels = outerLabels + (label.map { [$0] } ?? labels)
    }

    /// Adds one element in place of all that `content` adds; its texts can still be seen.
    mutating func addCombined(
        _ node: LayoutNode, keepsLabels: Bool, label: String?, _ change: (inout AccessibleElement) -> Void,
        content: (inout AccessibilityBuilder) -> Void
    ) {
        let (outerElements, outerLabels) = (elements, labels)
        (elements, labels) = ([], [])
        content(&self)
        let inner = elements.map(\.label) + labels
        let name = label ?? (keepsLabels ? inner.filter { !$0.isEmpty }.joined(separator: ", ") : "")
        (elements, labels) = (outerElements, outerLabels)
        if controlDepth > 0 {
            labels.append(name)
        } else if var element = element(for: node) {
            element.label = name
            change(&element)
            elements.append(element)
        }
    }

    private func element(for node: LayoutNode) -> AccessibleElement? {
        let frame = node.frameInWindow
        guard clip.intersects(frame) else { return nil }
        var element = AccessibleElement(id: node.elementID, role: .group, label: "", frame: frame)
        element.isEnabled = node.isEnabled
        return element
    }
}
