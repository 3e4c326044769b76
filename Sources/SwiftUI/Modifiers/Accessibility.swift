import MartletHost

/// Changes how an element, and what is in it, is described to screen readers, keyboards and tests.
nonisolated struct AccessibilityModifier: ViewModifier {
    typealias Body = Never

    enum Change {
        /// As without the modifier.
        case unchanged
        case label(Text)
        /// The one that a `LabelSource` inside makes.
        case madeLabel
        case value(Text)
        case hint(Text)
        case identifier(String)
        case hidden(Bool)
        case traits(AccessibilityTraits, isAdded: Bool)
        case children(AccessibilityChildBehavior)
        case action(AccessibilityActionKind, () -> Void)
        /// The controls that an `ActionSourceModifier` inside has.
        case actions
        case adjustable((AccessibilityAdjustmentDirection) -> Void)
        case heading(AccessibilityHeadingLevel)
        case sortPriority(Double)
        case inputLabels([Text])
        case responds(Bool)
        case textContentType(AccessibilityTextContentType)
        case expanded(Bool)
        /// A detail, named by its id or else by its label; nil takes it away.
        case detail(Text, id: String?, Text?, isImportant: Bool)
        /// Where it is pressed, for its size.
        case activationPoint((CGSize) -> CGPoint)
        /// Its texts are headings.
        case header
    }

    let change: Change
}

extension AccessibilityModifier: ElementModifier {
    @MainActor func change(from old: Self) -> ElementChange { .display }

    /// What arrow keys make more or less shows that it has the keyboard, unless it is a control that does.
    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        builder.add(child)
        guard case .adjustable = change, let window = node.window, window.isFocusVisible,
            let focused = window.focusedNode, focused.isInside(node),
            !(focused is any ActionResponder) || focused is ModifierLayoutNode<Self>
        else { return }
        builder.addRing(around: node)
    }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        let describe = { (list: inout AccessibilityBuilder) in child.describe(into: &list) }
        let environment = node.environment
        switch change {
        case .unchanged: describe(&list)
        case .hidden(let isHidden):
            if isHidden { list.addDecoration(describe) } else { describe(&list) }
        case .children(.combine), .children(.ignore):
            if case .children(let behavior) = change {
                list.addCombined(node, keepsLabels: behavior == .combine, label: nil, { _ in }, content: describe)
            }
        case .children:
            let place = list.elements.count
            describe(&list)
            list.sortByPriority(from: place)
        case .label(let text):
            let label = text.string(in: environment)
            list.addChanged(node, label: label, first: { $0.label = label }, others: { _ in }, content: describe)
        case .madeLabel: list.addRenamed(node, content: describe)
        case .value(let text):
            let value = text.string(in: environment)
            list.addChanged(node, label: nil, first: { $0.value = value }, others: { _ in }, content: describe)
            list.addNamingValue(value)
        case .hint(let text):
            let hint = text.string(in: environment)
            list.addChanged(node, label: nil, first: { $0.hint = hint }, others: { _ in }, content: describe)
        case .identifier(let name):
            list.addName(name, node)
            list.addChanged(
                node, label: nil, first: { $0.identifier = name }, others: { $0.identifier = $0.identifier ?? name },
                content: describe)
        case .traits(let traits, let isAdded):
            list.add(describe) { traits.apply(to: &$0, isAdded: isAdded) }
        case .heading(let level):
            list.add(describe) {
                $0.role = .heading
                $0.headingLevel = level.number
            }
        case .sortPriority(let priority):
            list.add(describe) { if $0.sortPriority == 0 { $0.sortPriority = priority } }
        case .inputLabels(let texts):
            let names = texts.map { $0.string(in: environment) }
            list.addChanged(node, label: nil, first: { $0.inputLabels = names }, others: { _ in }, content: describe)
        case .responds(let responds):
            list.add(describe) { $0.isFocusable = responds && $0.isEnabled }
        case .textContentType(let type):
            list.add(describe) { $0.textKind = type.name }
        case .header: list.add(describe) { if $0.role == .text { $0.role = .heading } }
        case .activationPoint(let point):
            let place = node.convertToWindow(node.mirrored(point(node.size)))
            list.addChanged(
                node, label: nil, first: { $0.activationPoint = place }, others: { _ in }, content: describe)
        case .expanded(let isExpanded):
            list.addChanged(
                node, label: nil, first: { $0.isExpanded = isExpanded }, others: { _ in }, content: describe)
        case .detail(let label, let id, let value, let isImportant):
            let title = label.string(in: environment)
            let new = value?.string(in: environment)
            let detail = AccessibleElement.Detail(
                id: id ?? title, label: title, value: new ?? "", isImportant: isImportant)
            let change = { (element: inout AccessibleElement) in
                element.details.removeAll { $0.id == detail.id }
                if new != nil { element.details.append(detail) }
            }
            list.addChanged(node, label: nil, first: change, others: { _ in }, content: describe)
        case .actions:
            let outer = list.actions
            list.actions = []
            var names: [String] = []
            list.addChanged(node, label: nil, first: { $0.actions += names }, others: { _ in }) {
                describe(&$0)
                names = $0.actions.map(\.name)
            }
            list.actions = outer
        case .action(.showMenu, _): describe(&list)
        case .action(let kind, _) where kind.name != nil:
            let name = kind.name?.string(in: environment) ?? ""
            list.addChanged(node, label: nil, first: { $0.actions.append(name) }, others: { _ in }, content: describe)
        case .action, .adjustable:
            list.addChanged(
                node, label: nil,
                first: {
                    $0.isFocusable = $0.isEnabled
                    $0.isFocused = node.window?.focusedElement == $0.id
                    if case .adjustable = change { $0.isAdjustable = true }
                }, others: { _ in }, content: describe)
        }
    }
}

extension AccessibilityModifier: ActionModifier {
    @MainActor var actsForContent: Bool { true }

    @MainActor func perform(_ action: AccessibleAction) -> Bool { false }

    @MainActor func perform(_ action: AccessibleAction, _ node: LayoutNode) -> Bool {
        switch (change, action) {
        case (.action(.showMenu, let perform), .showMenu): perform()
        case (.action(let kind, let perform), .named(let name)) where kind.name?.string(in: node.environment) == name:
            perform()
        case (.actions, .named(let name)):
            var list = AccessibilityBuilder(clip: .infinite)
            for child in node.layoutChildren { child.describe(into: &list) }
            guard let control = list.actions.first(where: { $0.name == name }) else { return false }
            return node.window?.events.perform(.activate, on: control.id) ?? false
        case (.action(.default, let perform), .activate): perform()
        case (.adjustable(let adjust), .increment): adjust(.increment)
        case (.adjustable(let adjust), .decrement): adjust(.decrement)
        default: return false
        }
        return true
    }
}
