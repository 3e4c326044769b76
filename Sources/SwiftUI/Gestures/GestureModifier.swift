import MartletGraph

/// Attaches a gesture to a view.
nonisolated struct GestureModifier<G: Gesture>: PointerModifier {
    typealias Body = Never
    let gesture: G
    let priority: GesturePriority
    let mask: GestureMask

    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor static func makeTracker(_ node: ModifierLayoutNode<Self>) -> PressTracker? {
        let modifier = node.modifier
        guard modifier.mask.contains(.gesture) else { return nil }
        let context = _GestureContext(node)
        let recognizer = G._makeRecognizer(modifier.gesture, context)
        return GestureTracker(recognizer, context, modifier.priority) { [unowned node] in
            // The closures of the latest body are those that run.
            guard node.modifier.mask.contains(.gesture) else { return false }
            G._updateRecognizer(recognizer, node.modifier.gesture)
            return true
        }
    }

    @MainActor static func masksContent(_ node: ModifierLayoutNode<Self>) -> Bool {
        !node.modifier.mask.contains(.subviews)
    }
}

extension View {
    /// Attaches a gesture; those in the view come before it.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }

    /// Attaches a gesture that counts where `isEnabled`; those in the view come before it.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Attaches a gesture that comes before those in the view.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    /// Attaches a gesture that comes before those in the view, where `isEnabled`.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Attaches a gesture that may happen at the same time as those in the view.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Attaches a gesture that may happen at the same time as those in the view, where `isEnabled`.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }
}
