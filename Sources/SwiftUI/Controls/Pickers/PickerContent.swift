import MartletGraph

/// What the options of a picker are compared with and write, without its type.
nonisolated struct PickerChoice {
    /// The values, to see whether they are others now.
    let values: AnyHashable
    /// The value, for a warning where no option has it; nil where there are several values.
    let name: String?
    /// Whether an option of the content that is the second parameter is chosen; nil for a view without a tag.
    let isChosen: @MainActor (LayoutNode, _ViewNode) -> Bool?
    let choose: @MainActor (LayoutNode, _ViewNode) -> Void

    /// - Parameter then: called after an option was chosen, also the one that was chosen before.
    @MainActor init<V: Hashable>(_ values: [V], _ bindings: [Binding<V>], then: (@MainActor () -> Void)? = nil) {
        self.values = values
        name = values.count == 1 ? "\(values[0])" : nil
        isChosen = { element, content in
            element.selectionValue(as: V.self, in: content).map { values.contains($0) }
        }
        choose = { element, content in
            guard let tag = element.selectionValue(as: V.self, in: content) else { return }
            for binding in bindings where binding.wrappedValue != tag { binding.wrappedValue = tag }
            then?()
        }
    }
}

/// The options of a picker, with what they are compared with; lays nothing out by itself.
nonisolated struct PickerContent<Content: View>: View {
    typealias Body = Never
    let choice: PickerChoice
    let handle: PickerHandle
    let content: Content

    @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = PickerContentNode(view.choice, inputs)
        node.child = Content._makeNode(view.content, node.inputs)
        view.handle.content = node
        node.checkSoon()
        return node
    }

    @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        let node = unsafeDowncast(node, to: PickerContentNode.self)
        Content._updateNode(node.child, view.content, node.inputs)
        view.handle.content = node
        node.setChoice(view.choice)
    }
}

/// Finds the options of a picker from the element that stands for it.
@MainActor
final class PickerHandle {
    weak var content: PickerContentNode?

    nonisolated init() {}
}

/// An element around the options that shows the chosen one otherwise than the others.
@MainActor
protocol ChoiceFollowing: LayoutNode {
    func choiceChanged()
}

/// The node above the options of a picker.
final class PickerContentNode: ChildNode {
    private(set) var choice: PickerChoice
    /// The options under the pointer, and under a pressed one.
    private weak var hovered: LayoutNode?
    private weak var pressed: LayoutNode?
    private weak var lastStop: LayoutNode?
    private var isCheckPending = false

    init(_ choice: PickerChoice, _ inputs: _ViewInputs) {
        self.choice = choice
        super.init(inputs)
    }

    func setChoice(_ new: PickerChoice) {
        let isOther = new.values != choice.values
        choice = new
        checkSoon()
        if isOther { show() }
    }

    func setPressed(_ option: LayoutNode?) {
        if option === pressed { return }
        pressed = option
        show(resizes: false)
    }

    func setHovered(_ option: LayoutNode, _ isInside: Bool) {
        let new = isInside ? option : hovered === option ? nil : hovered
        if new === hovered { return }
        hovered = new
        show(resizes: false)
    }

    /// What the pointer does with an option.
    func pointer(on option: LayoutNode) -> PointerState {
        canChoose(option)
            ? PointerState(isHovered: option === hovered, isPressed: option === pressed) : PointerState()
    }

    private func show(resizes: Bool = true) {
        for option in options { option.layoutParent?.setNeedsDisplay() }
        var next = parent
        while let node = next {
            if let following = node as? any ChoiceFollowing {
                following.setNeedsDisplay()
                return resizes ? following.choiceChanged() : ()
            }
            if !node.flags.contains(.distributes) { return }
            next = node.parent
        }
    }

    // MARK: Options

    /// The elements that can be chosen.
    var options: [LayoutNode] {
        var list: ContiguousArray<_ViewNode> = []
        child.collectElements(into: &list)
        return list.compactMap { node in
            let element = unsafeDowncast(node, to: LayoutNode.self)
            return choice.isChosen(element, self) == nil ? nil : element
        }
    }

    var chosen: [LayoutNode] { options.filter { choice.isChosen($0, self) == true } }

    /// What the chosen options are called.
    var valueText: String {
        chosen.map { AccessibilityBuilder.name(of: [$0]) }.joined(separator: ", ")
    }

    /// Whether an option can be chosen: neither it nor the choice of it is disabled.
    func canChoose(_ option: LayoutNode) -> Bool {
        let inside = option.innermostElement
        return inside.isEnabled && inside.scope.trait(SelectionDisabledTrait.self, upTo: scope)?.value != true
    }

    /// - Returns: `false` where the option cannot be chosen.
    @discardableResult
    func choose(_ option: LayoutNode) -> Bool {
        guard canChoose(option) else { return false }
        choice.choose(option, self)
        return true
    }

    /// Those that keys stop at: what can be chosen, and where they are.
    private func stops(_ isNow: (LayoutNode) -> Bool) -> [LayoutNode] { options.filter { isNow($0) || canChoose($0) } }

    /// Where the keyboard stops among options that are seen: the chosen one, else the first.
    var stop: LayoutNode? {
        // Each option asks for it.
        if let lastStop, !lastStop.flags.contains(.left), choice.isChosen(lastStop, self) == true { return lastStop }
        let options = options
        lastStop = options.first { choice.isChosen($0, self) == true }
        return lastStop ?? options.first(where: canChoose)
    }

    /// The option that many after another one, of those that can be chosen; nil where there is none.
    func option(_ distance: Int, after option: LayoutNode) -> LayoutNode? {
        let options = stops { $0 === option }
        guard let index = options.firstIndex(where: { $0 === option }) else { return nil }
        return options.indices.contains(index + distance) ? options[index + distance] : nil
    }

    /// Chooses the option that many after the chosen one; the first or last where there is none.
    ///
    /// - Returns: `false` when there is no such option.
    func move(by distance: Int) -> Bool {
        let options = stops { choice.isChosen($0, self) == true }
        guard !options.isEmpty else { return false }
        let now = options.firstIndex { choice.isChosen($0, self) == true }
        let next = now.map { $0 + distance } ?? (distance > 0 ? 0 : options.count - 1)
        return options.indices.contains(next) && choose(options[next])
    }

    /// Chooses the option with this name.
    func choose(named name: String) -> Bool {
        guard let option = options.first(where: { AccessibilityBuilder.name(of: [$0]) == name }) else { return false }
        return choose(option)
    }

    // MARK: Warnings

    /// Says after the update when no option has the selection.
    func checkSoon() {
        guard !isCheckPending else { return }
        isCheckPending = true
        graph.effects.addAction { [weak self] in self?.check() }
    }

    private func check() {
        isCheckPending = false
        guard let name = choice.name, !flags.contains(.left), chosen.isEmpty else { return }
        RuntimeWarning.issue(
            "Picker: the selection \"\(name)\" is invalid and does not have an associated tag, "
                + "this will give undefined results.")
    }
}

extension LayoutNode {
    /// The options that this element is or holds one of.
    var pickerContent: PickerContentNode? {
        var next = parent
        while let node = next {
            if let content = node as? PickerContentNode { return content }
            next = node.parent
        }
        return nil
    }
}
