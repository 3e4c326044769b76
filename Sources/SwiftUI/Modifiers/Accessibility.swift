import MartletHost

/// Changes how an element, and what is in it, is described to screen readers, keyboards and tests.
nonisolated struct AccessibilityModifier: ViewModifier {
    typealias Body = Never

    enum Change {
        case label(Text)
        case value(Text)
        case hint(Text)
        case identifier(String)
        case hidden(Bool)
        case traits(AccessibilityTraits, isAdded: Bool)
        case children(AccessibilityChildBehavior)
        case action(AccessibilityActionKind, () -> Void)
        case adjustable((AccessibilityAdjustmentDirection) -> Void)
        case heading(AccessibilityHeadingLevel)
        case sortPriority(Double)
        case inputLabels([Text])
        case responds(Bool)
        case textContentType(AccessibilityTextContentType)
        case expanded(Bool)
        /// Its texts are headings.
        case header
    }

    let change: Change
}

extension AccessibilityModifier: ElementModifier {
    @MainActor func change(from old: Self) -> ElementChange { .display }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        let describe = { (list: inout AccessibilityBuilder) in child.describe(into: &list) }
        let environment = node.environment
        switch change {
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
        case .value(let text):
            let value = text.string(in: environment)
            list.addChanged(node, label: nil, first: { $0.value = value }, others: { _ in }, content: describe)
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
                $0.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
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
        case .expanded(let isExpanded):
            list.addChanged(
                node, label: nil, first: { $0.isExpanded = isExpanded }, others: { _ in }, content: describe)
        case .action, .adjustable:
            list.addChanged(
                node, label: nil, first: { $0.isFocusable = $0.isEnabled }, others: { _ in }, content: describe)
        }
    }
}

extension AccessibilityModifier: ActionModifier {
    @MainActor var actsForContent: Bool { true }

    @MainActor func perform(_ action: AccessibleAction) -> Bool {
        switch (change, action) {
        case (.action(.default, let perform), .activate): perform()
        case (.adjustable(let adjust), .increment): adjust(.increment)
        case (.adjustable(let adjust), .decrement): adjust(.decrement)
        default: return false
        }
        return true
    }
}
