import MartletGraph

/// Who asks whether the control around has the keyboard: nothing is kept for controls in which nobody asks.
@MainActor
final class FocusReaders: WindowKeeping {
    private var entries: [ObjectIdentifier: Entry] = [:]

    private struct Entry {
        weak var element: LayoutNode?
        let isFocused: StoredLocation<Bool>
    }

    var isEmpty: Bool { entries.isEmpty }

    /// Whether the control around `node` has the keyboard, which is followed.
    func read(around node: _ViewNode, in window: WindowRoot) -> Bool {
        guard let element = node.controlAround else { return false }
        if let known = entries[ObjectIdentifier(element)], known.element === element { return known.isFocused.get() }
        let new = StoredLocation(element.holds(window.focusedNode))
        entries[ObjectIdentifier(element)] = Entry(element: element, isFocused: new)
        return new.get()
    }

    func focusMoved(to focused: LayoutNode?) {
        entries = entries.filter { $0.value.element?.flags.contains(.left) == false }
        for entry in entries.values {
            guard let element = entry.element else { continue }
            let isFocused = element.holds(focused)
            if Reader.withoutTracking({ entry.isFocused.get() }) != isFocused {
                entry.isFocused.set(isFocused, .current)
            }
        }
    }
}

extension _ViewNode {
    /// The innermost element around at which the keyboard can stop.
    var controlAround: LayoutNode? {
        var next: _ViewNode? = self
        while let node = next {
            if node is any NativeResponder { return node as? LayoutNode }
            if let element = node as? any ActionResponder, !element.actsForContent { return element }
            next = node.parent
        }
        return nil
    }
}

extension LayoutNode {
    /// Whether the keyboard is at this control, or at the element that stands for it inside.
    fileprivate func holds(_ focused: LayoutNode?) -> Bool {
        focused === self || (flags.contains(.distributes) && focused?.isInside(self) == true)
    }
}

extension EnvironmentValues {
    /// Whether the innermost control or focusable view around has the keyboard.
    ///
    ///     struct Card: ButtonStyle {
    ///         func makeBody(configuration: Configuration) -> some View { CardBody(configuration: configuration) }
    ///     }
    ///     struct CardBody: View {
    ///         @Environment(\.isFocused) private var isFocused
    ///         ...
    ///     }
    public var isFocused: Bool {
        guard let reader = Reader.current else { return false }
        let scope = scope
        return MainActor.assumeIsolated {
            guard let node = reader.node, let window = scope?.windowRoot else { return false }
            return window.kept(FocusReaders.self).read(around: node, in: window)
        }
    }
}
