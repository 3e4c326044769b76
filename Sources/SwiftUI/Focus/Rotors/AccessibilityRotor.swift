import MartletGraph
import MartletHost

/// Lets a screen reader jump between places inside a view: every element in it offers an action to go to the next, and
/// one to go to the one before.
nonisolated struct AccessibilityRotor: ViewModifier {
    let label: Text
    let entries: @MainActor () -> [_RotorEntries.Entry]

    @MainActor func body(content: Content) -> some View {
        RotorHost(label: label, entries: entries, content: content)
    }
}

/// Keeps where the rotor has led to.
private struct RotorHost<Content: View>: View {
    let label: Text
    let entries: @MainActor () -> [_RotorEntries.Entry]
    let content: Content
    @State private var place = RotorPlace()

    init(label: Text, entries: @escaping @MainActor () -> [_RotorEntries.Entry], content: Content) {
        self.label = label
        self.entries = entries
        self.content = content
    }

    var body: some View { content.modifier(RotorElement(label: label, entries: entries, place: place)) }
}

/// Where a rotor has led to.
@MainActor
private final class RotorPlace {
    var key: AnyHashable?
    /// The element there, at which a screen reader may stop for its sake.
    var element: UInt64?
    /// What the entry says of it.
    var label: Text?
}

nonisolated private struct RotorElement: ActionModifier {
    typealias Body = Never
    let label: Text
    let entries: @MainActor () -> [_RotorEntries.Entry]
    let place: RotorPlace

    @MainActor var actsForContent: Bool { true }

    @MainActor func change(from old: Self) -> ElementChange { .display }

    @MainActor private func names(_ node: LayoutNode) -> (next: String, previous: String) {
        let label = label.string(in: node.environment)
        return ("Next \(label)", "Previous \(label)")
    }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        let names = names(node)
        list.add({ child.describe(into: &$0) }) {
            $0.actions += [names.next, names.previous]
            guard $0.id == place.element else { return }
            if ScreenReader.isOn, $0.isEnabled {
                $0.isFocusable = true
                $0.isFocused = node.window?.focusedElement == $0.id
            }
            if $0.hint == nil, let label = place.label?.string(in: node.environment), label != $0.label {
                $0.hint = label
            }
        }
    }

    @MainActor func perform(_ action: AccessibleAction) -> Bool { false }

    @MainActor func perform(_ action: AccessibleAction, _ node: LayoutNode) -> Bool {
        let names = names(node)
        switch action {
        case .named(names.next): go(1, node)
        case .named(names.previous): go(-1, node)
        default: return false
        }
        return true
    }

    @MainActor private func go(_ step: Int, _ node: LayoutNode) {
        let entries = entries()
        let here = place.key.flatMap { key in entries.firstIndex { $0.key == key } }
        let next = here.map { $0 + step } ?? (step > 0 ? 0 : entries.count - 1)
        guard entries.indices.contains(next) else { return }
        (place.key, place.label, place.element) = (entries[next].key, entries[next].label, nil)
        entries[next].prepare()
        // What it prepares is there in the next frame, and so is a row that has to be made first.
        reach(entries[next].key, node, frames: 3)
    }

    @MainActor private func reach(_ key: AnyHashable, _ node: LayoutNode, frames: Int) {
        node.graph.effects.addAction { [weak node] in
            guard let node, place.key == key else { return }
            node.scroll(to: key, nil)
            if let target = node.target(withID: key)?.madeElements.first, target.flags.contains(.placed) {
                arrive(at: target, node)
            } else if frames > 0 {
                reach(key, node, frames: frames - 1)
            }
        }
        node.graph.requestFrame()
    }

    @MainActor private func arrive(at target: LayoutNode, _ node: LayoutNode) {
        place.element = target.described.first?.id
        node.setNeedsDisplay()
        // Once it is described as an element that the keyboard can stop at.
        node.graph.effects.addEnding { [weak target, weak node] in
            guard let id = target?.firstFocusable(where: { _ in true }) ?? (ScreenReader.isOn ? place.element : nil)
            else { return }
            node?.window?.requestFocus(id)
        }
    }
}

/// Gives a view an id that only rotors know.
nonisolated struct RotorTarget<ID: Hashable>: NodeModifier {
    typealias Body = Never
    /// Nil where nothing leads here.
    let key: RotorKey<ID>?

    @MainActor func makeNode(_ inputs: _ViewInputs) -> RotorTargetNode<ID> {
        let node = RotorTargetNode<ID>(inputs)
        node.key = key
        return node
    }

    @MainActor func contentUpdated(in node: RotorTargetNode<ID>) { node.key = key }
}

final class RotorTargetNode<ID: Hashable>: ChildNode, ScrollTargets {
    var key: RotorKey<ID>?

    func node(withID id: AnyHashable) -> _ViewNode? { id.base as? RotorKey<ID> == key ? child : nil }
}

extension _ViewNode {
    /// The first view here that is made and has the id.
    func target(withID id: AnyHashable) -> _ViewNode? {
        if let rows = self as? any LazyRows, let index = rows.rowIndex(of: id) { return rows.made[index] }
        if let target = (self as? any ScrollTargets)?.node(withID: id) { return target }
        var found: _ViewNode?
        forEachChild { if found == nil { found = $0.target(withID: id) } }
        return found
    }
}
