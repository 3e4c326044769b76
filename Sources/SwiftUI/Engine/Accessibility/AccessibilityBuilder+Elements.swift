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

    /// Lets what `content` adds be pressed where it is no control; where it adds nothing, as a shape does, an element is
    /// made for `node`. The keyboard stops there, or at the first of them that has a name, unless there is a control
    /// among them.
    mutating func addPressable(_ node: LayoutNode, content: (inout AccessibilityBuilder) -> Void) {
        let place = elements.count
        content(&self)
        guard controlDepth == 0, !isNaming, node.isEnabled else { return }
        if elements.count == place, var made = element(for: node) {
            made.role = .button
            made.isPressable = true
            made.isFocusable = true
            made.isFocused = node.window?.focusedElement == made.id
            elements.append(made)
            return
        }
        let holdsControl = elements[place...].contains { $0.isFocusable || $0.isNative }
        var stop: Int?
        for index in place..<elements.count where elements[index].role.canFollowTaps {
            elements[index].isPressable = true
            if stop == nil, !elements[index].label.isEmpty { stop = index }
        }
        guard let stop, !holdsControl else { return }
        elements[stop].isFocusable = true
        elements[stop].isFocused = node.window?.focusedElement == elements[stop].id
    }

    private func element(for node: LayoutNode) -> AccessibleElement? {
        let frame = node.frameInWindow
        guard clip.intersects(frame) else { return nil }
        var element = AccessibleElement(id: node.elementID, role: .group, label: "", frame: frame)
        element.isEnabled = node.isEnabled
        return element
    }
}

extension AccessibleElement.Role {
    /// Whether such an element does nothing of its own when it is pressed.
    fileprivate var canFollowTaps: Bool {
        switch self {
        case .text, .heading, .image, .group: true
        case .button, .link, .toggle, .slider, .stepper, .textField, .secureField, .textEditor, .progress, .picker,
            .option,
            .list, .row, .tab, .menu, .menuItem, .openMenu, .dialog, .alert:
            false
        }
    }
}
