import MartletGraph

/// Says that something goes on: a ring of which a part turns once a second, or a bar in which a part goes to and fro.
///
/// Where the desktop's animations are off, it stands still.
nonisolated struct ActivityShape: View {
    typealias Body = Never
    /// Of a ring, in points; nil for a bar.
    let diameter: CGFloat?
    let tint: Color?

    @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode { ActivityNode(view, inputs) }

    @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        unsafeDowncast(node, to: ActivityNode.self).set(view)
    }
}

/// The element of what goes on: a group of its own, which is all that is drawn anew while it moves.
final class ActivityNode: LayoutNode, Animator {
    private var view: ActivityShape
    /// How far it has come on its way, from 0 to 1.
    private var phase = 0.0
    private var isMoving = false

    /// Seconds that the bar's part takes to the other end and back.
    private static let barTime = 2.0

    init(_ view: ActivityShape, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
    }

    func set(_ new: ActivityShape) {
        let isOther = new.diameter != view.diameter
        view = new
        if isOther { setNeedsLayout() }
        setNeedsDisplay()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        ProgressShape(fraction: 0, diameter: view.diameter, tint: nil).measure(proposal, self)
    }

    override func styleChanged() { setNeedsDisplay() }

    // MARK: Motion

    var animatedElement: LayoutNode? { self }

    func advance(to time: TimeInterval) -> Bool {
        isMoving = !Reader.withoutTracking { environment.accessibilityReduceMotion }
        guard isMoving else { return false }
        let period = view.diameter != nil ? 1 : Self.barTime
        phase = (time / period).truncatingRemainder(dividingBy: 1)
        setNeedsDisplay()
        return true
    }

    // MARK: Display

    override var wantsGroup: Bool { true }

    override var appearance: GroupAppearance {
        var appearance = GroupAppearance()
        if view.diameter != nil, phase != 0 {
            appearance.transform = CGAffineTransform(rotationAngle: phase * 2 * .pi).about(
                CGPoint(x: size.width / 2, y: size.height / 2))
        }
        return appearance
    }

    override func draw(into builder: inout DisplayBuilder) {
        if !isMoving, !environment.accessibilityReduceMotion {
            isMoving = true
            window?.animate(self)
        }
        // To one end and back, slower at the ends.
        let share = (1 - cos(phase * 2 * .pi)) / 2
        let isRing = view.diameter != nil
        ProgressShape(fraction: isRing ? 0.25 : 0.3, diameter: view.diameter, tint: view.tint)
            .draw(self, start: isRing ? 0 : share, into: &builder)
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        guard CGRect(origin: .zero, size: size).contains(point) else { return false }
        path.append(self)
        return true
    }
}
