import MartletGraph

/// The element of an HStack or VStack.
final class StackNode: ContainerNode, StackingElement {
    private var layout: StackLayout

    var stackOrientation: Axis? { layout.axis }
    @exclusivity(unchecked) private var solutions: [(proposal: Proposal, solution: StackLayout.Solution)] = []
    @exclusivity(unchecked) private var children: [StackLayout.Child] = []
    /// Nil for a stack of few children, which finds and places all of them in no time.
    private var moves: Moves?
    /// Those that `children` and `solutions` are of, in their order.
    private var solved: ContiguousArray<LayoutNode> = []
    private var isPrepared = false
    private var areTraitsStale = false
    private let isSeparate: Bool

    /// What of many children is to be asked and placed again.
    private final class Moves {
        /// What the stack was offered when its children were placed.
        let proposal: Proposal
        let width: CGFloat
        /// How long the stack is across where it was offered nothing there: so long its children may be.
        let across: CGFloat?
        /// How many children are marked: their answers are others since the solutions were found.
        var changed = 0
        /// Some children to place, and all from one on.
        var some: [Int] = []
        var first = Int.max

        init(_ proposal: Proposal, width: CGFloat, across: CGFloat?) {
            self.proposal = proposal
            self.width = width
            self.across = across
        }
    }

    override func part(ofFieldIn inner: _ViewNode?) -> FieldPart { layout.axis == .horizontal ? .row : .end }

    private static let few = 16

    /// - Parameter isSeparate: whether the stack keeps a group of its own, to be moved as a whole.
    init(_ layout: StackLayout, _ inputs: _ViewInputs, isSeparate: Bool = false) {
        self.layout = layout
        self.isSeparate = isSeparate
        super.init(inputs)
    }

    override var wantsGroup: Bool { isSeparate }

    func setLayout(_ new: StackLayout) {
        if new == layout { return }
        layout = new
        forgetTraits()
        setNeedsLayout()
        if flags.contains(.placed) { tellTraits() }
    }

    override var showsOnlyChildren: Bool { true }

    override func draw(into builder: inout DisplayBuilder) { builder.add(layoutChildren.inFrontOrder, of: self) }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool { hitTestInFrontOrder(point, &path) }

    override func elementsCollected() { isPrepared = false }

    override func forgetTraits() {
        isPrepared = false
        areTraitsStale = true
    }

    override func traitsChanged(of child: LayoutNode) -> Bool {
        forgetTraits()
        return true
    }

    override func answersDiscarded() {
        solutions = []
        moves = nil
    }

    override var followsElements: Bool { moves != nil }

    override func answersChanged(of child: LayoutNode) -> Bool {
        guard let moves else { return false }
        if !child.flags.contains(.answersDiffer) {
            child.flags.insert(.answersDiffer)
            moves.changed += 1
        }
        return true
    }

    /// Corrects what was found for children asked for their ideal length and still counts, instead of asking all again.
    override func correctAnswers() -> Bool {
        // Children that share a length depend on one another.
        guard let moves, moves.proposal.size.length(along: layout.axis) == nil else { return false }
        let nodes = layoutChildren
        solutions.removeAll {
            $0.proposal.size.length(along: layout.axis) != nil
                || $0.proposal != moves.proposal && !cache.answers($0.proposal)
        }
        return isPrepared ? correct(nodes, moves) : follow(nodes, moves)
    }

    /// Follows children whose answers have changed.
    private func correct(_ nodes: ContiguousArray<LayoutNode>, _ moves: Moves) -> Bool {
        var indices: [Int] = []
        indices.reserveCapacity(moves.changed)
        for index in nodes.indices where nodes[index].flags.contains(.answersDiffer) {
            nodes[index].flags.remove(.answersDiffer)
            indices.append(index)
        }
        guard indices.count >= moves.changed else { return false }
        moves.changed = 0
        moves.some += indices
        for place in solutions.indices {
            let change = layout.remeasure(indices, in: &solutions[place].solution) {
                nodes[$0].dimensions($1, for: layout.alignment)
            }
            if let first = change.firstMoved { moves.first = min(moves.first, first) }
        }
        return true
    }

    /// Follows children that came, went, changed places or have other traits: those that stay are not measured again.
    private func follow(_ nodes: ContiguousArray<LayoutNode>, _ moves: Moves) -> Bool {
        var places = nodes.places(in: solved)
        children = zip(nodes, places).map { node, place in
            place < 0 || areTraitsStale ? child(node) : children[place]
        }
        for index in nodes.indices where nodes[index].flags.contains(.answersDiffer) {
            nodes[index].flags.remove(.answersDiffer)
            places[index] = -1
        }
        for index in solutions.indices {
            solutions[index].solution = layout.solution(
                after: solutions[index].solution, children: children, place: places
            ) {
                nodes[$0].dimensions($1, for: layout.alignment)
            }
        }
        (solved, isPrepared, areTraitsStale) = (nodes, true, false)
        (moves.changed, moves.some, moves.first) = (0, [], 0)
        return true
    }

    private func child(_ node: LayoutNode) -> StackLayout.Child {
        StackLayout.Child(priority: node.layoutPriority, spacing: node.spacing, isSpacer: node.isSpacer)
    }

    /// Asks the children once for what does not depend on a proposal.
    private func prepare() -> ContiguousArray<LayoutNode> {
        let nodes = layoutChildren
        if !isPrepared {
            (isPrepared, areTraitsStale) = (true, false)
            children = nodes.map(child)
            solved = nodes
            solutions = []
            moves = nil
        }
        return nodes
    }

    private func solve(_ proposal: ProposedViewSize) -> StackLayout.Solution {
        let nodes = prepare()
        let key = Proposal(proposal)
        for index in solutions.indices where solutions[index].proposal == key { return solutions[index].solution }
        let (axis, alignment) = (layout.axis, layout.alignment)
        let solution = layout.solution(
            for: proposal, children: children, length: { nodes[$0].length(along: axis, $1) },
            dimensions: { nodes[$0].dimensions($1, for: alignment) })
        if solutions.count > 4 { solutions.removeFirst() }
        solutions.append((key, solution))
        return solution
    }

    /// Where the stack is offered nothing, its children are, and nobody needs to know how far they reach across.
    override func leastLength(along axis: Axis, _ proposal: ProposedViewSize) -> CGFloat? {
        guard layout.alignment.followsSize, !flags.contains(.setsGuides) else { return nil }
        let nodes = prepare()
        if axis == layout.axis {
            return layout.spacing(between: children) + nodes.reduce(0) { $0 + $1.length(along: axis, proposal) }
        }
        guard proposal.length(along: layout.axis) == nil else { return nil }
        return nodes.reduce(0) { max($0, $1.length(along: axis, proposal)) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { solve(proposal).size }

    override func guides(in size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides? {
        let nodes = layoutChildren
        return layout.explicitGuides(of: solve(proposal)) { nodes[$0].dimensions($1) }
    }

    override func placeChildren() {
        let solution = solve(proposal.size)
        let nodes = layoutChildren
        let bounds = CGRect(origin: .zero, size: size)
        func place(_ index: Int) {
            let node = nodes[index]
            // Texts and spacers are no longer for it, and there are many.
            let place =
                node.isText || node.isSpacer
                ? layout.placement(of: index, in: bounds, solution)
                : layout.filling(index, in: bounds, solution) { node.dimensions($0, for: layout.alignment) }
            node.place(at: place.origin, size: place.size, proposal: place.proposal)
        }
        var first = 0
        // From the right, everything stands elsewhere when the stack is wider.
        let across = proposal.size.length(along: layout.axis.cross) == nil ? size.length(along: layout.axis.cross) : nil
        if let moves, moves.proposal == proposal, moves.across == across, !isRightToLeft || moves.width == size.width {
            first = min(moves.first, nodes.count)
            for index in moves.some where index < first { place(index) }
        }
        for index in first..<nodes.count { place(index) }
        moves = nodes.count < Self.few ? nil : Moves(proposal, width: size.width, across: across)
    }

    override var spacing: ViewSpacing {
        _ = prepare()
        return layout.spacing(of: children)
    }
}

/// The element of a ZStack.
final class ZStackNode: ContainerNode {
    private var layout: DepthLayout

    override func part(ofFieldIn inner: _ViewNode?) -> FieldPart { .row }

    init(_ layout: DepthLayout, _ inputs: _ViewInputs) {
        self.layout = layout
        super.init(inputs)
    }

    func setLayout(_ new: DepthLayout) {
        if new == layout { return }
        layout = new
        setNeedsLayout()
    }

    private func solve(_ proposal: ProposedViewSize) -> (ContiguousArray<LayoutNode>, [Double], DepthLayout.Solution) {
        let nodes = layoutChildren
        let priorities = nodes.map(\.layoutPriority)
        let alignment = layout.alignment
        let solution = layout.solve(proposal, priorities: priorities) { nodes[$0].dimensions($1, for: alignment) }
        return (nodes, priorities, solution)
    }

    override var showsOnlyChildren: Bool { true }
    override var holdsLayers: Bool { true }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { solve(proposal).2.size }

    override func guides(in size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides? {
        let (nodes, priorities, solution) = solve(proposal)
        return layout.explicitGuides(of: solution, priorities: priorities) { nodes[$0].dimensions($1) }
    }

    override func placeChildren() {
        let (nodes, priorities, solution) = solve(proposal.size)
        let bounds = CGRect(origin: .zero, size: size)
        for (index, child) in nodes.enumerated() {
            let proposal = layout.filling(ofPriority: priorities[index], solution) {
                child.dimensions($0, for: layout.alignment)
            }
            let place = layout.placement(
                of: child.dimensions(proposal, for: layout.alignment), priority: priorities[index], in: bounds, solution
            )
            child.place(at: place.origin, size: place.size, proposal: proposal)
        }
    }

    override func draw(into builder: inout DisplayBuilder) { builder.add(layoutChildren.inFrontOrder, of: self) }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool { hitTestInFrontOrder(point, &path) }
}

extension ContiguousArray where Element == LayoutNode {
    /// Where each of these stands in `old`; -1 for one that does not.
    ///
    /// - Complexity: O(*n*); only those that stand elsewhere, counted from either end, are looked for by identity.
    @MainActor fileprivate func places(in old: ContiguousArray<LayoutNode>) -> [Int] {
        var places = [Int](repeating: -1, count: count)
        let shorter = Swift.min(count, old.count)
        var (start, tail) = (0, 0)
        while start < shorter, self[start] === old[start] {
            places[start] = start
            start += 1
        }
        while tail < shorter - start, self[count - 1 - tail] === old[old.count - 1 - tail] {
            places[count - 1 - tail] = old.count - 1 - tail
            tail += 1
        }
        var known: [ObjectIdentifier: Int] = [:]
        for index in start..<old.count - tail where index >= count - tail || self[index] !== old[index] {
            known[ObjectIdentifier(old[index])] = index
        }
        for index in start..<count - tail {
            let stands = index < old.count - tail && self[index] === old[index]
            places[index] = stands ? index : known[ObjectIdentifier(self[index])] ?? -1
        }
        return places
    }
}
