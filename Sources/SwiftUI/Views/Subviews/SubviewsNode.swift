import MartletGraph

/// What is found inside of a view.
@MainActor
protocol SubviewFinding {
    /// Whether sections are told apart from what is in them.
    static var findsSections: Bool { get }
    init(_ found: SubviewSource)
}

extension SubviewsCollection: SubviewFinding {
    static var findsSections: Bool { false }

    init(_ found: SubviewSource) {
        self.init(found.items.flatMap { $0.views.map { Subview(entry: $0) } })
    }
}

extension SectionCollection: SubviewFinding {
    static var findsSections: Bool { true }

    init(_ found: SubviewSource) {
        func collection(_ entries: [SubviewEntry]) -> SubviewsCollection {
            SubviewsCollection(entries.map { Subview(entry: $0) })
        }
        sections = ContiguousArray(
            found.items.map { item in
                let content = collection(item.views)
                return SectionConfiguration(
                    id: .init(
                        section: item.section.map { ObjectIdentifier($0) },
                        first: item.section == nil ? content.first?.id : nil),
                    header: collection(item.header), content: content,
                    actions: SectionConfiguration.Actions(views: collection(item.actions)),
                    footer: collection(item.footer),
                    node: item.section)
            })
    }
}

/// The views found below a node, told apart by their elements.
@MainActor
struct SubviewSource {
    /// A section, or views that follow one another outside of any.
    struct Item {
        var section: SectionNode?
        var header: [SubviewEntry] = []
        var views: [SubviewEntry] = []
        var actions: [SubviewEntry] = []
        var footer: [SubviewEntry] = []
        var all: [SubviewEntry] { header + views + actions + footer }
    }

    private(set) var items: [Item] = []
    private var known: [ObjectIdentifier: SubviewEntry] = [:]

    var entries: [SubviewEntry] { items.flatMap(\.all) }

    /// Finds the views below `node` anew.
    ///
    /// - Returns: whether they are others, or in another order.
    mutating func find(below node: _ViewNode) -> Bool {
        let before = entries.map(\.serial)
        let old = known
        known = [:]
        items = []
        var list: ContiguousArray<_ViewNode> = []
        node.collectElements(into: &list)
        for found in list {
            if let section = found as? SectionNode {
                var item = Item(section: section)
                item.header = entries(section.header, old)
                item.views = entries(section.content, old)
                item.actions = entries(section.actions, old)
                item.footer = entries(section.footer, old)
                items.append(item)
            } else if let element = found as? LayoutNode {
                if items.last == nil || items.last?.section != nil { items.append(Item()) }
                items[items.count - 1].views.append(entry(element, old))
            }
        }
        return entries.map(\.serial) != before
    }

    private mutating func entries(_ part: _ViewNode?, _ old: [ObjectIdentifier: SubviewEntry]) -> [SubviewEntry] {
        var list: ContiguousArray<_ViewNode> = []
        part?.collectElements(into: &list)
        var result: [SubviewEntry] = []
        for found in list {
            if let section = found as? SectionNode {
                // The views of a section inside of another are the outer one's.
                for part in [section.header, section.content, section.actions, section.footer] {
                    result += entries(part, old)
                }
            } else if let element = found as? LayoutNode {
                result.append(entry(element, old))
            }
        }
        return result
    }

    private mutating func entry(_ element: LayoutNode, _ old: [ObjectIdentifier: SubviewEntry]) -> SubviewEntry {
        let entry = old[element.identity] ?? SubviewEntry(element)
        known[element.identity] = entry
        if entry.element !== element {
            entry.element = element
            entry.host?.elementsChanged()
        }
        return entry
    }
}

/// The node below which views are declared that are laid out elsewhere.
final class SubviewsHolder: ChildNode, ElementsWatcher {
    weak var owner: (any ElementsWatcher)?

    init(_ owner: any ElementsWatcher, takesSections: Bool, _ inputs: _ViewInputs) {
        self.owner = owner
        super.init(inputs, scope: SubviewsScope(inside: inputs.scope))
        flags.insert(.watchesElements)
        if takesSections { flags.insert(.takesSections) }
    }

    func elementsBelowChanged() { owner?.elementsBelowChanged() }
}

/// The node of a view made from the subviews of another one.
final class SubviewsNode<Base: View, Found: SubviewFinding, Result: View>: _ViewNode, BodyNode, ElementsWatcher {
    private var transform: (Found) -> Result
    private var reader: Reader!
    private var holder: SubviewsHolder!
    private var result: _ViewNode!
    private var source = SubviewSource()

    init(_ base: Base, _ transform: @escaping (Found) -> Result, _ inputs: _ViewInputs) {
        self.transform = transform
        super.init(parent: inputs.parent, scope: inputs.scope)
        reader = Reader(self)
        holder = SubviewsHolder(self, takesSections: Found.findsSections, self.inputs)
        holder.child = Base._makeNode(base, holder.inputs)
        _ = source.find(below: holder.child)
        result = Result._makeNode(evaluate(), self.inputs)
        tellUsed()
    }

    func update(_ base: Base, _ transform: @escaping (Found) -> Result) {
        self.transform = transform
        Base._updateNode(holder.child, base, holder.inputs)
        update()
    }

    override func update() {
        flags.remove(.stale)
        _ = source.find(below: holder.child)
        Result._updateNode(result, evaluate(), inputs)
        tellUsed()
    }

    func elementsBelowChanged() { setNeedsUpdate() }

    private func evaluate() -> Result {
        reader.evaluate { transform(Found(source)) }
    }

    /// Views that are not used anywhere cannot be seen.
    private func tellUsed() {
        for entry in source.entries {
            entry.holder = holder
            entry.followHost()
        }
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        body(holder)
        if let result { body(result) }
    }

    override func collectElements(into list: inout ContiguousArray<_ViewNode>) {
        result?.collectElements(into: &list)
    }

    override func willLeave() { reader.leave() }
}
