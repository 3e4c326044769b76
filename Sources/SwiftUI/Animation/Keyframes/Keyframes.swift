/// Keyframes of a value: how it changes as time goes by, on one or several tracks that run at once.
///
///     KeyframeTrack(\.scale) {
///         LinearKeyframe(1.5, duration: 0.2)
///         SpringKeyframe(1, duration: 0.4)
///     }
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes

    @KeyframesBuilder<Value> var body: Body { get }

    /// Adds the tracks of these keyframes.
    static func _addTracks(of keyframes: Self, to list: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
    public static func _addTracks(of keyframes: Self, to list: inout _KeyframeTracks<Value>) {
        Body._addTracks(of: keyframes.body, to: &list)
    }
}

extension Keyframes where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: Keyframes {
    public static func _addTracks(of keyframes: Never, to list: inout _KeyframeTracks<Never>) {}
}

/// One keyframe, or several in a row, of one property.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = Self.Body.Value
    associatedtype Body: KeyframeTrackContent

    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    /// Adds the steps of this content.
    static func _addSteps(of content: Self, to list: inout _KeyframeSteps<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    public static func _addSteps(of content: Self, to list: inout _KeyframeSteps<Value>) {
        Body._addSteps(of: content.body, to: &list)
    }
}

extension KeyframeTrackContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: Animatable {
    public typealias AnimatableData = EmptyAnimatableData
}

extension Never: KeyframeTrackContent {
    public static func _addSteps(of content: Never, to list: inout _KeyframeSteps<Never>) {}
}

/// The tracks of some keyframes, as they are collected.
public struct _KeyframeTracks<Value> {
    var tracks: [KeyframeMotion<Value>] = []
}

/// The steps of a track, as they are collected.
public struct _KeyframeSteps<Value: Animatable> {
    var steps: [KeyframeStep<Value>] = []
}

/// Changes the value in a straight way, at a pace that a curve may change.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never
    let step: KeyframeStep<Value>

    /// - Parameters:
    ///   - to: the value at the end.
    ///   - duration: in seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        step = KeyframeStep(to, .linear(timingCurve), duration: duration)
    }

    public static func _addSteps(of content: Self, to list: inout _KeyframeSteps<Value>) {
        list.steps.append(content.step)
    }
}

/// Changes the value along a curve that goes through neighbouring ones without a corner.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never
    let step: KeyframeStep<Value>

    /// - Parameters:
    ///   - to: the value at the end.
    ///   - duration: in seconds.
    ///   - startVelocity: how fast the value changes at first, a second; nil for as fast as before.
    ///   - endVelocity: how fast the value changes at last, a second; nil for as fast as afterwards.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        step = KeyframeStep(
            to, .cubic(startVelocity?.animatableData, endVelocity?.animatableData), duration: duration)
    }

    public static func _addSteps(of content: Self, to list: inout _KeyframeSteps<Value>) {
        list.steps.append(content.step)
    }
}

/// Changes the value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never
    let step: KeyframeStep<Value>

    /// - Parameters:
    ///   - to: the value at the end.
    ///   - duration: in seconds; nil for as long as the spring takes.
    ///   - startVelocity: how fast the value changes at first, a second; nil for as fast as before.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        step = KeyframeStep(to, .spring(spring, startVelocity?.animatableData), duration: duration)
    }

    public static func _addSteps(of content: Self, to list: inout _KeyframeSteps<Value>) {
        list.steps.append(content.step)
    }
}

/// Changes the value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never
    let step: KeyframeStep<Value>

    public init(_ to: Value) { step = KeyframeStep(to, .move, duration: 0) }

    public static func _addSteps(of content: Self, to list: inout _KeyframeSteps<Value>) {
        list.steps.append(content.step)
    }
}

/// The keyframes of one property; several tracks run at once.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>: Keyframes {
    public typealias Value = Root
    public typealias Body = Never
    private let content: Content
    private let property: WritableKeyPath<Root, Content.Value>

    /// The keyframes of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        self.content = content()
        property = \Root.self
    }

    /// The keyframes of a property of the value.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.content = content()
        property = keyPath
    }

    public static func _addTracks(of keyframes: Self, to list: inout _KeyframeTracks<Root>) {
        var steps = _KeyframeSteps<Content.Value>()
        Content._addSteps(of: keyframes.content, to: &steps)
        list.tracks.append(KeyframeTrackMotion(keyframes.property, steps.steps))
    }
}
