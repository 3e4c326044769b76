/// Where a view stands while it scrolls in or out of sight.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// On its way in or out at the top or leading edge.
    case topLeading
    /// In sight.
    case identity
    /// On its way in or out at the bottom or trailing edge.
    case bottomTrailing

    /// Whether the view is in sight.
    public var isIdentity: Bool { self == .identity }

    /// -1 at the top or leading edge, 0 in sight, 1 at the other edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view comes into sight as it is scrolled.
public struct ScrollTransitionConfiguration: Sendable {
    enum Kind: Sendable {
        case identity
        case interactive(UnitCurve)
        case animated(Animation)
    }

    let kind: Kind
    var threshold: Threshold

    /// At once when enough of the view is in sight, by the default animation.
    public static var animated: ScrollTransitionConfiguration { animated(.default) }

    /// At once when enough of the view is in sight, by an animation.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated(animation), threshold: .visible(0.5))
    }

    /// Bit by bit, as the view scrolls into sight.
    public static var interactive: ScrollTransitionConfiguration { interactive(timingCurve: .easeInOut) }

    /// Bit by bit along a curve, as the view scrolls into sight.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve), threshold: .visible)
    }

    /// Not at all: the view always looks as in sight.
    public static let identity = ScrollTransitionConfiguration(kind: .identity, threshold: .visible)

    /// The same by another animation, where it is animated at all.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        guard case .animated = kind else { return self }
        return ScrollTransitionConfiguration(kind: .animated(animation), threshold: threshold)
    }

    /// The same, but in sight from another place on.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: kind, threshold: threshold)
    }

    /// Where a view begins to be in sight.
    public struct Threshold: Sendable {
        indirect enum Place: Sendable {
            case visible(Double)
            case centered
            case inset(Place, Double)
            case between(Place, Place, Double)
        }

        let place: Place

        /// Where all of the view can be seen.
        public static let visible = Threshold(place: .visible(1))
        /// Where the view is just out of sight.
        public static let hidden = Threshold(place: .visible(0))
        /// Where the view stands in the middle.
        public static let centered = Threshold(place: .centered)

        /// Where so much of the view can be seen, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(place: .visible(amount.isFinite ? min(max(amount, 0), 1) : 1))
        }

        /// So many points further inside.
        public func inset(by distance: Double) -> Threshold {
            Threshold(place: .inset(place, distance.isFinite ? distance : 0))
        }

        /// Between this place at 0 and another at 1.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(place: .between(place, other.place, amount.isFinite ? amount : 0))
        }
    }
}

extension ScrollTransitionConfiguration.Threshold.Place {
    /// How far inside the view's nearer edge lies when the place is reached, in points from where it is just hidden.
    func distance(length: CGFloat, room: CGFloat) -> CGFloat {
        switch self {
        case .visible(let amount): CGFloat(amount) * min(length, room)
        case .centered: (room + length) / 2
        case .inset(let place, let distance): place.distance(length: length, room: room) + CGFloat(distance)
        case .between(let a, let b, let amount):
            a.distance(length: length, room: room) * CGFloat(1 - amount)
                + b.distance(length: length, room: room) * CGFloat(amount)
        }
    }
}

/// An effect that knows how far the element has been scrolled into sight.
nonisolated private struct ScrollSource<Effect: VisualEffect>: VisualEffectSource {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let make: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

    @MainActor func animation(from old: Double, to new: Double) -> Animation? {
        // At an edge when the step is not 0: that edge's own animation leads away from the middle and back to it.
        let edge = new == 0 ? old : new
        guard case .animated(let animation) = (edge < 0 ? topLeading : bottomTrailing).kind else { return nil }
        return animation
    }

    @MainActor func effect(for node: LayoutNode) -> (effect: Effect, step: Double) {
        let rest = make(EmptyVisualEffect(), .identity)
        guard let place = place(of: node) else { return (rest, 0) }
        let (phase, configuration) =
            place.intoStart < place.intoEnd
            ? (ScrollTransitionPhase.topLeading, topLeading) : (.bottomTrailing, bottomTrailing)
        let inside = min(place.intoStart, place.intoEnd)
        let wanted = configuration.threshold.place.distance(length: place.length, room: place.room)
        switch configuration.kind {
        case .identity: return (rest, 0)
        case .animated:
            return inside >= wanted ? (rest, 0) : (make(EmptyVisualEffect(), phase), phase.value)
        case .interactive(let curve):
            let amount = wanted > 0 ? min(max(inside / wanted, 0), 1) : inside >= wanted ? 1 : 0
            var effect = make(EmptyVisualEffect(), phase)
            effect.animatableData.interpolate(towards: rest.animatableData, amount: curve.value(at: Double(amount)))
            return (effect, 0)
        }
    }

    private struct Place {
        /// How far the view's edges have come in from where they are just hidden.
        let intoStart: CGFloat, intoEnd: CGFloat
        let length: CGFloat, room: CGFloat
    }

    @MainActor private func place(of node: LayoutNode) -> Place? {
        var rect = CGRect(origin: .zero, size: node.size)
        var next: LayoutNode = node
        while let outer = next.layoutParent {
            let (a, b) = (next.toParent(rect.origin), next.toParent(CGPoint(x: rect.maxX, y: rect.maxY)))
            rect = CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
            if let scroll = outer as? ScrollNode {
                let isVertical = axis.map { $0 == .vertical } ?? scroll.axes.contains(.vertical)
                if isVertical {
                    return Place(
                        intoStart: rect.maxY, intoEnd: scroll.size.height - rect.minY, length: rect.height,
                        room: scroll.size.height)
                }
                let (leading, trailing) = (rect.maxX, scroll.size.width - rect.minX)
                let isMirrored = scroll.isRightToLeft
                return Place(
                    intoStart: isMirrored ? trailing : leading, intoEnd: isMirrored ? leading : trailing,
                    length: rect.width, room: scroll.size.width)
            }
            next = outer
        }
        return nil
    }
}

extension View {
    /// Changes how this view looks as it scrolls in and out of sight; its layout stays.
    ///
    ///     Card().scrollTransition { effect, phase in
    ///         effect.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.8)
    ///     }
    ///
    /// - Parameter axis: along which it scrolls; that of the scroll view around where it is nil, down if it has both.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// The same with a configuration for each edge.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            VisualEffectModifier(
                source: ScrollSource(
                    topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, make: transition)))
    }
}
