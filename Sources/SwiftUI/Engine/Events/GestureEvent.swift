import MartletHost

/// What happens to a gesture.
enum GestureEvent {
    /// A button or finger goes down on the view; also told to the second of a sequence that begins in mid-press.
    case down(PointerEvent)
    case moved(PointerEvent)
    case up(PointerEvent)
    case transform(TransformEvent)
    /// A time a recogniser asked for has come.
    case time
    /// No further click came in time.
    case timeout
    /// Nothing of what the gesture follows goes on any more.
    case over
}

/// What a gesture has made of the events so far.
enum GesturePhase<Value> {
    case possible
    case active(Value)
    case ended(Value)
    case failed

    var isPossible: Bool { if case .possible = self { true } else { false } }
    var isEnded: Bool { if case .ended = self { true } else { false } }
    var isFailed: Bool { if case .failed = self { true } else { false } }
    /// Whether nothing more is to come.
    var isOver: Bool { isEnded || isFailed }

    /// The value while the gesture goes on or as it ended.
    var value: Value? {
        switch self {
        case .active(let value), .ended(let value): value
        case .possible, .failed: nil
        }
    }

    func map<T>(_ body: (Value) -> T) -> GesturePhase<T> {
        switch self {
        case .possible: .possible
        case .active(let value): .active(body(value))
        case .ended(let value): .ended(body(value))
        case .failed: .failed
        }
    }
}

/// What a gesture can be made with.
struct GestureInterests: OptionSet {
    let rawValue: Int
    static let presses = GestureInterests(rawValue: 1)
    static let transforms = GestureInterests(rawValue: 2)
}

/// What a gesture between two presses waits for.
enum GestureWait {
    case no
    /// The next click of several, which has to come soon.
    case click
    /// Another press, whenever it comes.
    case press
}
