import MartletGraph

/// The motions of views and modifiers whose bodies are evaluated anew in each frame, because they say what of them can be
/// animated (semantics 104).
extension ChildNode {
    /// What the body is evaluated with for now, when the value becomes another.
    final func evaluated<Value>(
        with new: Value, instead old: Value, _ motion: inout ShownMotion<Value>?,
        show: @escaping @MainActor (Value) -> Void
    ) -> Value {
        guard Animation.isUsed, let animatable = Value.self as? any Animatable.Type else { return new }
        if motion?.isMoving == false { motion = nil }
        let transaction = scope.transaction
        guard transaction.motion != nil || motion != nil, let element = elementAround, let window = element.window
        else {
            return new
        }
        let moving = motion ?? makeMotion(animatable, old, element, show)
        moving.change(to: new, in: transaction, at: window.time)
        motion = moving.isMoving ? moving : nil
        guard moving.isMoving else { return new }
        moving.ask(window)
        return moving.value(at: window.time)
    }

    /// The element that what the node shows belongs to.
    final var elementAround: LayoutNode? {
        var next = parent
        while let node = next {
            if let element = node as? LayoutNode { return element }
            next = node.parent
        }
        return nil
    }

    private func makeMotion<Value, A: Animatable>(
        _ type: A.Type, _ old: Value, _ element: LayoutNode, _ show: @escaping @MainActor (Value) -> Void
    ) -> ShownMotion<Value> {
        LensMotion<Value, A.AnimatableData>(
            old, element, read: { ($0 as! A).animatableData },
            write: { value, data in
                var animatable = value as! A
                animatable.animatableData = data
                value = animatable as! Value
            }, show: show)
    }
}

/// A modifier that says what of it can be animated: its body is evaluated with what is in between.
@available(*, deprecated, message: "Use a ViewModifier that is Animatable instead.")
public protocol AnimatableModifier: Animatable, ViewModifier {}
