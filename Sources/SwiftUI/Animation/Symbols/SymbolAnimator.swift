import MartletDisplay
import MartletGraph

/// Moves one symbol by its effects.
@MainActor
final class SymbolAnimator: Animator {
    private unowned let node: ImageNode
    private var uses: [Running] = []
    private let group = DisplayGroup()
    private var isAsked = false
    private var now: TimeInterval = 0

    private struct Running {
        var use: SymbolEffectUse
        /// When the last round of rounds began; nil while it rests.
        var start: TimeInterval?
        /// From what to what a lasting change goes, 0 for as it is.
        var from = 0.0
        var to = 0.0
    }

    init(_ node: ImageNode, _ uses: [SymbolEffectUse]) {
        self.node = node
        self.uses = uses.map {
            let rest = Self.rest($0)
            return Running(use: $0, start: nil, from: rest, to: rest)
        }
        for index in self.uses.indices where Self.runs(self.uses[index].use) { begin(index) }
    }

    /// How far a lasting effect is at last.
    private static func rest(_ use: SymbolEffectUse) -> Double {
        switch use.motion.kind {
        case .scale, .disappear: use.isActive ? 1 : 0
        case .appear: use.isActive ? 0 : 1
        case .bounce, .pulse, .waves, .breathe, .rotate, .wiggle: 0
        }
    }

    private static func runs(_ use: SymbolEffectUse) -> Bool { use.isActive && !use.motion.isLasting }

    private func begin(_ index: Int) {
        uses[index].start = node.window?.time ?? 0
        guard !isAsked, let window = node.window else { return }
        isAsked = true
        window.animate(self)
    }

    /// Follows what the environment asks for now; another number of effects begins anew.
    func update(_ new: [SymbolEffectUse]) {
        for (index, use) in new.enumerated() where index < uses.count {
            let old = uses[index].use
            uses[index].use = use
            if use.trigger != old.trigger || Self.runs(use) && !Self.runs(old) {
                begin(index)
            } else if use.motion.isLasting, Self.rest(use) != uses[index].to {
                (uses[index].from, uses[index].to) = (progress(uses[index]), Self.rest(use))
                begin(index)
            } else if !Self.runs(use), Self.runs(old) {
                uses[index].start = nil
            }
        }
    }

    var count: Int { uses.count }
    var animatedElement: LayoutNode? { node }

    /// Draws the symbol as it is on its way.
    func draw(_ items: [DisplayItem], into builder: inout DisplayBuilder) {
        group.setItems(items)
        group.setOrigin(builder.origin)
        group.setAppearance(appearance)
        builder.add(.group(group))
    }

    func advance(to time: TimeInterval) -> Bool {
        now = time
        for index in uses.indices where rounds(uses[index]) >= limit(uses[index].use) {
            uses[index].start = nil
            uses[index].from = uses[index].to
        }
        group.setAppearance(appearance)
        node.window?.transitionsMoved()
        isAsked = uses.contains { $0.start != nil }
        return isAsked
    }

    private func rounds(_ running: Running) -> Double {
        guard let start = running.start else { return .infinity }
        let round = running.use.motion.duration / running.use.options.speed
        let past = max(now - start, 0)
        // A symbol rests after each round, as it was before.
        let whole = (past / (round + running.use.options.pause)).rounded(.down)
        return whole + min((past - whole * (round + running.use.options.pause)) / round, 1)
    }

    private func limit(_ use: SymbolEffectUse) -> Double {
        if use.motion.isLasting { return 1 }
        return use.options.rounds ?? (use.isActive ? .infinity : 1)
    }

    private func progress(_ running: Running) -> Double {
        guard running.start != nil else { return running.to }
        let part = UnitCurve.easeInOut.value(at: min(rounds(running), 1))
        return running.from + (running.to - running.from) * part
    }

    private var appearance: GroupAppearance {
        var appearance = GroupAppearance()
        var transform = CGAffineTransform.identity
        for running in uses {
            let motion = running.use.motion
            if motion.isLasting {
                show(progress(running), motion, &appearance, &transform)
            } else if running.start != nil {
                show(rounds(running).truncatingRemainder(dividingBy: 1), motion, &appearance, &transform)
            }
        }
        if !transform.isIdentity {
            appearance.transform = transform.about(CGPoint(x: node.size.width / 2, y: node.size.height / 2))
        }
        return appearance
    }

    private func show(
        _ part: Double, _ motion: SymbolMotion, _ look: inout GroupAppearance, _ transform: inout CGAffineTransform
    ) {
        let sign = motion.isForward ? 1.0 : -1
        // There and back in one round.
        let swing = sin(part * .pi)
        func scale(_ factor: Double) {
            transform = transform.concatenating(CGAffineTransform(scaleX: factor, y: factor))
        }
        switch motion.kind {
        case .bounce: scale(1 + sign * 0.22 * sin(part * 2 * .pi) * (1 - part))
        case .pulse: look.opacity *= 1 - 0.6 * swing
        case .waves: look.opacity *= motion.wave(part)
        case .breathe:
            scale(1 + 0.1 * swing)
            look.opacity *= 1 - (1 - (motion.least ?? 0.75)) * swing
        case .rotate: transform = transform.concatenating(CGAffineTransform(rotationAngle: sign * part * 2 * .pi))
        case .wiggle:
            let way = sin(part * 6 * .pi) * (1 - part)
            if let direction = motion.direction {
                transform = transform.concatenating(
                    CGAffineTransform(translationX: direction.dx * way * 3, y: direction.dy * way * 3))
            } else {
                transform = transform.concatenating(CGAffineTransform(rotationAngle: sign * way * 0.25))
            }
        case .scale: scale(1 + sign * 0.18 * part)
        case .appear, .disappear:
            look.opacity *= 1 - part
            scale(1 + sign * 0.2 * part)
        }
    }
}

extension SymbolMotion {
    /// How much of a symbol is seen in a part of a round of its wave.
    fileprivate func wave(_ part: Double) -> Double {
        let least = least ?? 0.4
        // There and back takes one round; without the way back the wave begins where it was.
        let way = reverses ? 1 - abs(2 * part - 1) : part
        // A wave that stays grows from nothing; one that passes comes and goes.
        return accumulates ? least + (1 - least) * way : 1 - (1 - least) * sin(way * .pi / (reverses ? 2 : 1))
    }
}
