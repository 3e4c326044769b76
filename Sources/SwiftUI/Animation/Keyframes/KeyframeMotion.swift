/// One step of a track: to a value, in some way.
struct KeyframeStep<Value: Animatable> {
    enum Way {
        case linear(UnitCurve)
        /// The speeds at both ends, a second; nil for what neighbours make of them.
        case cubic(Value.AnimatableData?, Value.AnimatableData?)
        case spring(Spring, Value.AnimatableData?)
        case move
    }

    let end: Value
    let way: Way
    /// In seconds; nil for as long as a spring takes.
    let duration: TimeInterval?

    /// A duration that is no number, or less than nothing, is none at all.
    init(_ end: Value, _ way: Way, duration: TimeInterval?) {
        self.end = end
        self.way = way
        self.duration = duration.map { $0.isFinite ? max($0, 0) : 0 }
    }
}

/// How one track changes a value.
class KeyframeMotion<Root> {
    /// In seconds.
    var duration: TimeInterval { 0 }

    /// Begins at a value, as fast as another motion has become after some time.
    func begin(at value: Root, after other: KeyframeMotion<Root>?, _ time: TimeInterval) {}
    func update(_ value: inout Root, at time: TimeInterval) {}
}

/// How the steps of one property change a value.
final class KeyframeTrackMotion<Root, Value: Animatable>: KeyframeMotion<Root> {
    private typealias Data = Value.AnimatableData

    private struct Part {
        let from: Data, to: Data
        let begin: TimeInterval, duration: TimeInterval
        let way: Way

        enum Way {
            case linear(UnitCurve)
            case cubic(Data, Data)
            case spring(Spring, Data)
            case move
        }

        func value(at time: TimeInterval) -> Data {
            guard duration > 0 else { return to }
            let part = min(max(time / duration, 0), 1)
            switch way {
            case .linear(let curve): return from + (to - from).scaled(by: curve.value(at: part))
            case .cubic(let first, let last):
                let (p, q, r) = (part, part * part, part * part * part)
                return from.scaled(by: 2 * r - 3 * q + 1) + first.scaled(by: (r - 2 * q + p) * duration)
                    + to.scaled(by: 3 * q - 2 * r) + last.scaled(by: (r - q) * duration)
            case .spring(let spring, let velocity):
                return from + spring.value(target: to - from, initialVelocity: velocity, time: max(time, 0))
            case .move: return to
            }
        }

        /// How fast the value changes, a second.
        func velocity(at time: TimeInterval) -> Data {
            if case .move = way { return .zero }
            if case .spring(let spring, let velocity) = way {
                return spring.velocity(target: to - from, initialVelocity: velocity, time: max(time, 0))
            }
            guard duration > 0 else { return .zero }
            let step = duration * 1e-4
            let (a, b) = (max(time - step, 0), min(time + step, duration))
            return (value(at: b) - value(at: a)).scaled(by: 1 / (b - a))
        }
    }

    private let property: WritableKeyPath<Root, Value>
    private let steps: [KeyframeStep<Value>]
    private var parts: [Part] = []

    init(_ property: WritableKeyPath<Root, Value>, _ steps: [KeyframeStep<Value>]) {
        self.property = property
        self.steps = steps
    }

    override var duration: TimeInterval { parts.last.map { $0.begin + $0.duration } ?? 0 }

    override func begin(at value: Root, after other: KeyframeMotion<Root>?, _ time: TimeInterval) {
        let other = other as? KeyframeTrackMotion<Root, Value>
        var place = value[keyPath: property].animatableData
        var velocity = other.flatMap { $0.property == property ? $0.velocity(at: time) : nil } ?? .zero
        parts = []
        for index in steps.indices {
            let part = makePart(index, from: place, velocity)
            parts.append(part)
            place = part.value(at: part.duration)
            velocity = part.velocity(at: part.duration)
        }
    }

    private func makePart(_ index: Int, from: Data, _ velocity: Data) -> Part {
        let step = steps[index]
        let to = step.end.animatableData
        var duration = step.duration ?? 0
        let way: Part.Way
        switch step.way {
        case .linear(let curve): way = .linear(curve)
        case .move: way = .move
        case .spring(let spring, let own):
            let first = own ?? velocity
            if step.duration == nil {
                let settling = spring.settlingDuration(target: to - from, initialVelocity: first, epsilon: 0.001)
                duration = settling.isFinite ? settling : 0
            }
            way = .spring(spring, first)
        case .cubic(let first, let last):
            way = .cubic(first ?? startSpeed(of: index, from, velocity), last ?? endSpeed(of: index, from))
        }
        return Part(from: from, to: to, begin: self.duration, duration: duration, way: way)
    }

    private func isCubic(_ index: Int) -> Bool {
        if steps.indices.contains(index), case .cubic = steps[index].way { true } else { false }
    }

    /// The speed at which a curve goes on through the value between two steps.
    private func speed(_ before: Data, _ after: Data, _ duration: TimeInterval) -> Data {
        duration > 0 ? (after - before).scaled(by: 1 / duration) : .zero
    }

    private func startSpeed(of index: Int, _ from: Data, _ velocity: Data) -> Data {
        guard isCubic(index - 1), let before = parts.last else { return velocity }
        if case .cubic(_, let given?) = steps[index - 1].way { return given }
        return speed(before.from, steps[index].end.animatableData, before.duration + (steps[index].duration ?? 0))
    }

    private func endSpeed(of index: Int, _ from: Data) -> Data {
        guard index + 1 < steps.count else { return .zero }
        let (step, next) = (steps[index], steps[index + 1])
        let (to, after) = (step.end.animatableData, next.end.animatableData)
        switch next.way {
        case .cubic(let given?, _): return given
        case .cubic: return speed(from, after, (step.duration ?? 0) + (next.duration ?? 0))
        case .linear(let curve): return speed(to, after, next.duration ?? 0).scaled(by: curve.velocity(at: 0))
        case .spring(_, let given): return given ?? .zero
        case .move: return .zero
        }
    }

    private func part(at time: TimeInterval) -> Part? { parts.last { $0.begin <= time } ?? parts.first }

    private func velocity(at time: TimeInterval) -> Data {
        guard let part = part(at: time), time < part.begin + part.duration else { return .zero }
        return part.velocity(at: time - part.begin)
    }

    override func update(_ value: inout Root, at time: TimeInterval) {
        guard let part = part(at: time) else { return }
        value[keyPath: property].animatableData = part.value(at: min(time - part.begin, part.duration))
    }
}
