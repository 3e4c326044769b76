import MartletGraph

/// Shows its content with a value that changes along keyframes, frame by frame.
///
/// Without a trigger it begins when it appears, again and again unless it is not to repeat. With one it begins whenever the
/// trigger changes, from what is shown then, and stays where the keyframes end.
///
///     KeyframeAnimator(initialValue: 1.0, trigger: count) { scale in
///         Image(systemName: "star").scaleEffect(scale)
///     } keyframes: { _ in
///         LinearKeyframe(1.4, duration: 0.1)
///         SpringKeyframe(1, duration: 0.5)
///     }
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
    public typealias Body = Never
    let initialValue: Value
    let trigger: AnyTrigger?
    let repeats: Bool
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// - Parameter keyframes: asked each time they begin, with the value they begin at.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        trigger = nil
        repeats = repeating
        self.content = content
        self.keyframes = keyframes
    }

    /// - Parameters:
    ///   - trigger: begins the keyframes when it becomes another value.
    ///   - keyframes: asked each time they begin, with the value they begin at.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.trigger = AnyTrigger(trigger)
        repeats = false
        self.content = content
        self.keyframes = keyframes
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        KeyframeNode(view, inputs)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        unsafeDowncast(node, to: KeyframeNode<Value, KeyframePath, Content>.self).update(with: view)
    }
}

/// The node of a keyframe animator: evaluates its content with what is shown now.
final class KeyframeNode<Value, Path: Keyframes<Value>, Content: View>: ChildNode, Animator {
    private var view: KeyframeAnimator<Value, Path, Content>
    private var reader: Reader!
    private var timeline: KeyframeTimeline<Value>?
    /// When the keyframes began, on the window's clock; nil before their first frame.
    private var start: TimeInterval?
    private var elapsed: TimeInterval = 0
    private var isAsked = false

    init(_ view: KeyframeAnimator<Value, Path, Content>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
        reader = Reader(self)
        if view.trigger == nil { begin() }
        child = Content._makeNode(evaluate(), self.inputs)
    }

    func update(with new: KeyframeAnimator<Value, Path, Content>) {
        let begins = new.trigger != view.trigger
        view = new
        if begins { begin() }
        update()
    }

    override func update() {
        flags.remove(.stale)
        Content._updateNode(child, evaluate(), inputs)
    }

    private var value: Value { timeline?.value(time: elapsed) ?? view.initialValue }

    private func evaluate() -> Content { reader.evaluate { view.content(value) } }

    private func begin() {
        let current = value
        timeline = KeyframeTimeline(current, view.keyframes(current), after: timeline.map { ($0, elapsed) })
        (start, elapsed) = (nil, 0)
        guard !isAsked, timeline!.duration > 0 else { return }
        isAsked = true
        // The window knows the element once it is in the tree.
        graph.effects.addAction { [weak self] in
            guard let self, !flags.contains(.left), let window = scope.windowRoot else { return }
            window.animate(self)
        }
    }

    var animatedElement: LayoutNode? { elementAround }

    func advance(to time: TimeInterval) -> Bool {
        guard !flags.contains(.left), let timeline else { return false }
        let begin = start ?? time
        start = begin
        elapsed = time - begin
        if elapsed >= timeline.duration {
            if view.repeats {
                (self.start, elapsed) = (time, 0)
                self.timeline = KeyframeTimeline(view.initialValue, view.keyframes(view.initialValue))
            } else {
                elapsed = timeline.duration
                isAsked = false
                if view.trigger == nil {
                    self.timeline = nil
                    elapsed = 0
                }
            }
        }
        setNeedsUpdate()
        return isAsked
    }

    override func willLeave() { reader.leave() }
}

extension View {
    /// Shows this view as `content` makes it with a value that changes along keyframes, again and again unless it is not to
    /// repeat.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
    }

    /// Shows this view as `content` makes it with a value that changes along keyframes whenever `trigger` changes.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(self), $0) },
            keyframes: keyframes)
    }
}
