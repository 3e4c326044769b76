/// Puts keyframes together from several tracks.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }

    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }

    public static func buildBlock() -> some Keyframes<Value> { KeyframeList<Value>(parts: []) }
    public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }
    public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        KeyframeList(parts: [tracks(of: accumulated), tracks(of: next)])
    }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
    }

    public static func buildArray(_ components: [some Keyframes<Value>]) -> some Keyframes<Value> {
        KeyframeList(parts: components.map { tracks(of: $0) })
    }

    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        KeyframeTrackContentBuilder<Value>.buildArray(components)
    }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where First.Value == Value, Second.Value == Value {
        KeyframeTrackContentBuilder<Value>.buildEither(first: component)
    }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where First.Value == Value, Second.Value == Value {
        KeyframeTrackContentBuilder<Value>.buildEither(second: component)
    }

    public static func buildFinalResult<K: Keyframes<Value>>(_ component: K) -> K { component }

    public static func buildFinalResult<K: KeyframeTrackContent<Value>>(
        _ component: K
    ) -> KeyframeTrack<Value, Value, K> {
        KeyframeTrack(content: { component })
    }

    private static func tracks<K: Keyframes<Value>>(of keyframes: K) -> (inout _KeyframeTracks<Value>) -> Void {
        { K._addTracks(of: keyframes, to: &$0) }
    }
}

private struct KeyframeList<Value>: Keyframes {
    typealias Body = Never
    let parts: [(inout _KeyframeTracks<Value>) -> Void]

    static func _addTracks(of keyframes: Self, to list: inout _KeyframeTracks<Value>) {
        for part in keyframes.parts { part(&list) }
    }
}

/// Puts the keyframes of one property together.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }
    public static func buildBlock() -> some KeyframeTrackContent<Value> { StepList<Value>(parts: []) }
    public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        StepList(parts: [steps(of: accumulated), steps(of: next)])
    }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
        Conditional(add: steps(of: component))
    }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
        Conditional(add: steps(of: component))
    }

    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        StepList(parts: components.map { steps(of: $0) })
    }

    private static func steps<K: KeyframeTrackContent<Value>>(of content: K) -> (inout _KeyframeSteps<Value>) -> Void {
        { K._addSteps(of: content, to: &$0) }
    }

    /// One of two contents, by a condition.
    public struct Conditional<
        ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent
    >: KeyframeTrackContent
    where ConditionalValue == First.Value, ConditionalValue == Second.Value, ConditionalValue: Animatable {
        public typealias Value = ConditionalValue
        public typealias Body = Never
        let add: (inout _KeyframeSteps<ConditionalValue>) -> Void

        public static func _addSteps(of content: Self, to list: inout _KeyframeSteps<ConditionalValue>) {
            content.add(&list)
        }
    }
}

private struct StepList<Value: Animatable>: KeyframeTrackContent {
    typealias Body = Never
    let parts: [(inout _KeyframeSteps<Value>) -> Void]

    static func _addSteps(of content: Self, to list: inout _KeyframeSteps<Value>) {
        for part in content.parts { part(&list) }
    }
}
