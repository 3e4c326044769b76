import MartletGraph
import MartletHost

/// The node of a button. In a style of the system it is one element, which draws the box, follows presses and
/// describes the button (decision 5 of the design); in any other style it stands for what the style makes.
final class ButtonNode<Label: View>: ContainerNode, PointerResponder, HoverResponder, ActionResponder, PressedElement,
    RowActivating
{
    @exclusivity(unchecked) private var button: Button<Label>
    private var surroundings: ButtonSurroundings
    private var labelScope: Scope
    private var pointer = PointerState()
    /// Lays out a label of several elements.
    private var row: StackNode?

    init(_ button: Button<Label>, _ inputs: _ViewInputs) {
        self.button = button
        surroundings = .of(inputs.scope).around(drawnLabel: button.hasDrawnLabel)
        labelScope = inputs.scope
        super.init(inputs)
        makeContent()
    }

    /// Texts keep nothing, so that one may take the place of another.
    private var keepsLabel: Bool { Label.self != Text.self }

    private var isElement: Bool { surroundings.look != nil }

    private var labelInputs: _ViewInputs { _ViewInputs(parent: self, scope: labelScope) }

    private func makeContent() {
        if isElement {
            flags.remove(.distributes)
            labelScope =
                keepsLabel
                ? surroundings.labelScope(button.role, in: scope)
                : surroundings.sharedLabelScope(button.role, in: scope)
            content = Label._makeNode(button.label, labelInputs)
        } else {
            flags.insert(.distributes)
            (layoutParent, group) = (nil, nil)
            content = ModifiedContent<Label, ButtonResolver>._makeNode(button.styled, inputs)
        }
    }

    private func remakeContent() {
        let old: _ViewNode = content
        makeContent()
        old.leave()
        if old.flags.contains(.writesPreferences) { preferencesChanged() }
        elementsChanged()
    }

    // MARK: Updates

    func update(with new: Button<Label>) {
        let old = button.role
        button = new
        if flags.contains(.stale) {
            flags.remove(.stale)
            update()
        }
        guard isElement else {
            return ModifiedContent<Label, ButtonResolver>._updateNode(content, new.styled, inputs)
        }
        if new.role != old { roleChanged(from: old) }
        Label._updateNode(content, new.label, labelInputs)
    }

    private func roleChanged(from old: ButtonRole?) {
        frameChanged(from: surroundings.frame(old, pointer))
        guard let look = surroundings.look, look.labelColor(old) != look.labelColor(button.role) else { return }
        labelStyleChanged()
    }

    private func labelStyleChanged() {
        guard keepsLabel else { return remakeContent() }
        let new = surroundings.labelScope(button.role, in: scope)
        for (old, new) in zip(labelScope.entries(upTo: scope), new.entries(upTo: scope)) {
            _ = (old as? any AdoptingScope)?.adopt(new)
        }
        content.styleChanged()
    }

    override func update() {
        let old = surroundings
        surroundings = .of(scope).around(drawnLabel: button.hasDrawnLabel)
        if surroundings.look != old.look {
            remakeContent()
            parent?.elementsChanged()
        } else if isElement {
            frameChanged(from: old.frame(button.role, pointer))
            if surroundings.ownLevels != old.ownLevels { labelStyleChanged() }
        }
    }

    override func styleChanged() {
        setNeedsUpdate()
        setNeedsDisplay()
        super.styleChanged()
    }

    private var frame: ControlFrame { surroundings.frame(button.role, pointer) }

    private func frameChanged(from old: ControlFrame) {
        let new = frame
        if new.wantsGroup != old.wantsGroup { (layoutParent as? ContainerNode)?.adopt(self) }
        switch new.change(from: old) {
        case .none: break
        case .display:
            group?.setAppearance(new.appearance(in: self))
            setNeedsDisplay()
        case .layout:
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    // MARK: The label

    override func elementsCollected() {
        let elements = super.layoutChildren
        guard elements.count > 1 else {
            row = nil
            return
        }
        let row = StackNode(StackLayout(axis: .horizontal, alignment: VerticalAlignment.center.key), labelInputs)
        row.content = ElementsNode(elements, row.inputs)
        row.layoutParent = self
        self.row = row
    }

    override var layoutChildren: ContiguousArray<LayoutNode> {
        let elements = super.layoutChildren
        return row.map { [$0] } ?? elements
    }

    private var label: LayoutNode? {
        let elements = super.layoutChildren
        return row ?? elements.first
    }

    override func collectElements(into list: inout ContiguousArray<_ViewNode>) {
        if isElement { list.append(self) } else { content.collectElements(into: &list) }
    }

    // MARK: Layout and display

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        label.map { frame.measure($0, proposal, self) } ?? .zero
    }

    override func leastLength(along axis: Axis, _ proposal: ProposedViewSize) -> CGFloat? {
        label.flatMap { frame.length(of: $0, along: axis, proposal) }
    }

    override func placeChildren() {
        let frame = frame
        if let label { frame.place(label, self) }
        group?.setAppearance(frame.appearance(in: self))
    }

    override func guides(in size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides? {
        label.flatMap { frame.guides(of: $0, size, proposal, self) }
    }

    override var layoutPriority: Double { trait(LayoutPriorityTrait.self) ?? label?.layoutPriority ?? 0 }
    override var wantsGroup: Bool { frame.wantsGroup }
    override var appearance: GroupAppearance { frame.appearance(in: self) }

    override func draw(into builder: inout DisplayBuilder) {
        withShownSize {
            if let label { frame.draw(label, self, into: &builder) }
            if !button.isPart { builder.addFocusRing(self) }
        }
    }

    // MARK: Events

    var action: @MainActor () -> Void { button.action }

    func setPressed(_ new: Bool) { pointerChanged { $0.isPressed = new } }
    func hoverChanged(_ isInside: Bool) { pointerChanged { $0.isHovered = isInside } }

    private func pointerChanged(_ change: (inout PointerState) -> Void) {
        let old = frame
        change(&pointer)
        frameChanged(from: old)
    }

    func makeTracker() -> PressTracker? { ButtonTracker(self) }

    func perform(_ action: AccessibleAction) -> Bool {
        guard action == .activate else { return false }
        button.action()
        return true
    }

    var isRowAction: Bool {
        isElement && !button.isPart && isEnabled && !Reader.withoutTracking { environment.isChevronRow }
    }

    var isPressedByRow: Bool { ButtonSurroundings.of(scope).isPressedByRow }

    func activateRow() -> Bool { perform(.activate) }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        guard let label, frame.hitTest(point, label, self, &path) else { return false }
        path.append(self)
        return true
    }

    override func describe(into list: inout AccessibilityBuilder) {
        guard let label else { return }
        if button.isPart { return label.describe(into: &list) }
        list.addControl(.button, self) { _ in
        } content: {
            label.describe(into: &$0)
        }
    }
}

extension Button {
    /// The button as the surroundings' style makes it.
    @MainActor fileprivate var styled: ModifiedContent<Label, ButtonResolver> {
        label.modifier(ButtonResolver(role: role, action: action, isPart: isPart, drawsLabel: hasDrawnLabel))
    }

    @MainActor fileprivate var hasDrawnLabel: Bool { drawsLabel ?? DrawnLabel.isDrawn(Label.self) }
}

/// Elements that are somewhere else in the tree, for a container that only lays them out.
final class ElementsNode: _ViewNode {
    private let elements: ContiguousArray<LayoutNode>

    init(_ elements: ContiguousArray<LayoutNode>, _ inputs: _ViewInputs) {
        self.elements = elements
        super.init(parent: inputs.parent, scope: inputs.scope)
    }

    override func collectElements(into list: inout ContiguousArray<_ViewNode>) {
        for element in elements { list.append(element) }
    }
}

extension Button {
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        ButtonNode(view, inputs)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        unsafeDowncast(node, to: ButtonNode<Label>.self).update(with: view)
    }
}
