import MartletGraph

/// The element around one element; around several, it stands for as many (as modifiers on a Group do).
final class ModifierLayoutNode<M: ElementWrapping>: ContainerNode {
    @exclusivity(unchecked) private(set) var modifier: M
    /// Nil while there are neither copies nor a reader nor a motion, as nearly everywhere.
    private var extras: Extras?

    private final class Extras {
        var copies = ElementCopies<ModifierLayoutNode<M>>()
        var reader: Reader?
        var motion: ShownMotion<M>?
        var memory: _ViewNode?
    }

    /// What the modifier remembers of this element.
    func memory<Memory: _ViewNode>(_ make: () -> Memory) -> Memory {
        let extras = extras ?? Extras()
        self.extras = extras
        let memory = extras.memory ?? make()
        extras.memory = memory
        return unsafeDowncast(memory, to: Memory.self)
    }

    private var copies: [ModifierLayoutNode<M>] { extras?.copies.all ?? [] }

    init(_ modifier: M, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        flags.insert(.distributes)
        if modifier.setsGuides { setGuidesAreSet() }
    }

    func setModifier(_ new: M) {
        show(M.canMove ? shown(of: new) : new)
        for copy in copies { copy.setModifier(new) }
    }

    private func shown(of new: M) -> M {
        if new.change(from: model) == .none { return extras?.motion == nil ? new : modifier }
        var motion = extras?.motion
        let shown = shown(of: new, &motion) { M.makeMotion(modifier, self) }
        if motion == nil, extras == nil { return shown }
        let extras = extras ?? Extras()
        (self.extras, extras.motion) = (extras, motion)
        return shown
    }

    /// The value at the end of what moves.
    private var model: M { extras?.motion.flatMap { $0.isMoving ? $0.model : nil } ?? modifier }

    func show(_ new: M) {
        let change = new.change(from: modifier)
        let wantedGroup = modifier.wantsGroup
        if change == .layout, new.spacingDiffers(from: modifier) { tellTraits() }
        modifier = new
        if new.wantsGroup != wantedGroup { (layoutParent as? ContainerNode)?.adopt(self) }
        switch change {
        case .none: break
        case .display: appearanceChanged()
        case .layout: layoutChanged()
        }
    }

    override func rememberFills() { modifier.rememberFills(self) }

    private func layoutChanged() {
        if modifier.setsGuides { flags.insert(.guidesChanged) }
        setNeedsLayout()
    }

    private func appearanceChanged() {
        group?.setAppearance(modifier.appearance(in: self))
        setNeedsDisplay()
    }

    override func collectElements(into list: inout ContiguousArray<_ViewNode>) {
        let elements = layoutChildren
        if elements.count == 1 {
            for copy in extras?.copies.removeAll() ?? [] { copy.leaveElement() }
            elements[0].layoutParent = self
            innermost = elements[0].identity
            list.append(self)
            return
        }
        innermost = nil
        if elements.isEmpty, extras == nil { return }
        let extras = extras ?? Extras()
        self.extras = extras
        let gone = extras.copies.distribute(over: elements) { element in
            let copy = ModifierLayoutNode(modifier, _ViewInputs(parent: self, scope: scope))
            copy.stand(around: element)
            return copy
        }
        for copy in gone { copy.leaveElement() }
        for copy in copies { list.append(copy) }
    }

    /// Evaluates a closure of the modifier during the layout, which follows what it reads.
    func follow<R>(_ body: () -> R) -> R {
        let extras = extras ?? Extras()
        self.extras = extras
        let reader = extras.reader ?? Reader(self)
        extras.reader = reader
        return reader.extend(body)
    }

    override func update() {
        extras?.reader?.evaluate {}
        layoutChanged()
    }

    override func willLeave() {
        extras?.reader?.leave()
        for copy in copies { copy.leaveElement() }
        super.willLeave()
    }

    private var child: LayoutNode? {
        let children = layoutChildren
        return children.count == 1 ? children[0] : nil
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        child.map { modifier.measure($0, proposal, self) } ?? .zero
    }

    override func leastLength(along axis: Axis, _ proposal: ProposedViewSize) -> CGFloat? {
        child.flatMap { modifier.length(of: $0, along: axis, proposal) }
    }

    override func placeChildren() {
        if let child { modifier.place(child, self) }
        if let group { group.setAppearance(modifier.appearance(in: self)) }
    }

    override func guides(in size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides? {
        child.flatMap { modifier.guides(of: $0, size, proposal, self) }
    }

    override var layoutPriority: Double { trait(LayoutPriorityTrait.self) ?? child?.layoutPriority ?? 0 }
    override var spacing: ViewSpacing { child.map(modifier.spacing) ?? .other }
    override var isSpacer: Bool { child?.isSpacer ?? false }
    override var wantsGroup: Bool { modifier.wantsGroup }
    override func part(ofFieldIn inner: _ViewNode?) -> FieldPart {
        (modifier as? any FieldSurrounding)?.partOfField ?? .inside
    }

    override var movesChild: Bool { M.movesChild }
    override var holdsGeometry: Bool { M.holdsGeometry }
    override var appearance: GroupAppearance { withShownSize { modifier.appearance(in: self) } }

    override func draw(into builder: inout DisplayBuilder) {
        withShownSize {
            if let child { modifier.draw(child, self, into: &builder) }
        }
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        guard let child, model.hitTest(point, child, self, &path) else { return false }
        path.append(self)
        return true
    }

    override func describe(into list: inout AccessibilityBuilder) {
        if let child { model.describe(child, self, into: &list) }
    }

    override func safeAreaChanged() {
        if modifier.safeAreaChange == .display { setNeedsDisplay() } else { super.safeAreaChanged() }
    }

    override func fromParent(_ point: CGPoint) -> CGPoint { modifier.fromParent(point, self) }
    override func toParent(_ point: CGPoint) -> CGPoint { modifier.toParent(point, self) }

    override func styleChanged() {
        if wantsGroup {
            setNeedsDisplay()
            for copy in copies { copy.setNeedsDisplay() }
        }
        super.styleChanged()
    }
}
