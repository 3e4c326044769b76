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

    /// Adds `content`, whose first element has the name that `nameTemplate`, which it sets, makes of the one it had.
    mutating func addRenamed(_ node: LayoutNode, content: (inout AccessibilityBuilder) -> Void) {
        let (outerElements, outerLabels, outerTemplate) = (elements, labels, nameTemplate)
        (elements, labels, nameTemplate) = ([], [], nil)
        content(&self)
        if elements.isEmpty, controlDepth == 0, let made = element(for: node) { elements = [made] }
        if let template = nameTemplate {
            let name = labels.joined(separator: ", ")
            labels = [Self.name(template, around: name)]
            if let first = elements.first { elements[0].label = Self.name(template, around: first.label) }
        }
        (elements, labels, nameTemplate) = (outerElements + elements, outerLabels + labels, outerTemplate)
    }

    /// Stands in a template for the name that there is without it.
    nonisolated static let ownName = "\u{FFFC}"

    private static func name(_ template: String, around name: String) -> String {
        let parts = template.components(separatedBy: ", ").map { $0.replacingOccurrences(of: ownName, with: name) }
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
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
        if addMissing(.button, for: node, after: place) { elements[place].isPressable = true }
        for index in place..<elements.count where elements[index].role.canFollowTaps {
            elements[index].isPressable = true
        }
        addStop(node, after: place)
    }

    /// Lets a menu be opened on the first that `content` adds; where it adds nothing, an element is made for `node`. The
    /// keyboard stops there as at what can be pressed, and a press opens the menu.
    mutating func addMenu(_ node: LayoutNode, content: (inout AccessibilityBuilder) -> Void) {
        let place = elements.count
        content(&self)
        guard controlDepth == 0, !isNaming, node.isEnabled else { return }
        addMissing(.group, for: node, after: place)
        guard elements.count > place else { return }
        elements[place].offersMenu = true
        if let stop = addStop(node, after: place) { elements[stop].isPressable = true }
    }

    /// - Returns: whether nothing was added since `place`, and an element was made.
    @discardableResult
    private mutating func addMissing(
        _ role: AccessibleElement.Role, for node: LayoutNode, after place: Int
    ) -> Bool {
        guard elements.count == place, var made = element(for: node) else { return false }
        made.role = role
        elements.append(made)
        return true
    }

    /// Lets the keyboard stop at the first of what was added since `place` that has a name, or was made, unless it stops
    /// among it already.
    @discardableResult
    private mutating func addStop(_ node: LayoutNode, after place: Int) -> Int? {
        let added = elements[place...]
        if added.contains(where: { $0.isFocusable || $0.isNative }) { return nil }
        let made = added.firstIndex { $0.id == node.elementID }
        let named = added.firstIndex { !$0.label.isEmpty && ($0.isPressable || $0.offersMenu || $0.role.canFollowTaps) }
        guard let stop = named ?? made else { return nil }
        elements[stop].isFocusable = true
        elements[stop].isFocused = node.window?.focusedElement == elements[stop].id
        return stop
    }

    private func element(for node: LayoutNode) -> AccessibleElement? {
        let frame = frame(of: node)
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
