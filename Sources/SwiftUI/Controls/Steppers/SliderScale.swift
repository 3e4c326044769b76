/// The values of a slider.
nonisolated struct SliderScale {
    /// A mark on the track.
    struct Tick {
        let value: Double
        let label: AnyView?
    }

    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    /// Where the filled part of the track begins; nil at the lower end.
    var neutralValue: Double?
    /// The values that can be chosen; nil for all.
    var enabledBounds: ClosedRange<Double>?
    /// The marks that the program asks for; nil where it leaves them to the control.
    var ticks: [Tick]?
    let onEditingChanged: (Bool) -> Void

    private var length: Double { bounds.upperBound - bounds.lowerBound }

    /// Where the value lies between the ends, from 0 to 1; at the lower end where it is no number.
    var fraction: Double { fraction(of: value.wrappedValue) }

    func fraction(of value: Double) -> Double {
        let share = (value - bounds.lowerBound) / length
        return length > 0 && !share.isNaN ? min(max(share, 0), 1) : 0
    }

    /// The part of the track from one value that can be chosen to the next; nil where all can.
    var stepFraction: Double? {
        guard let step, step > 0, length > 0 else { return nil }
        return step / length
    }

    /// How far an arrow key goes.
    var stride: Double { step ?? length / 10 }

    /// The values that can be chosen, within the ends.
    var enabled: ClosedRange<Double> {
        guard let enabledBounds else { return bounds }
        let lowest = min(max(enabledBounds.lowerBound, bounds.lowerBound), bounds.upperBound)
        return lowest...max(lowest, min(enabledBounds.upperBound, bounds.upperBound))
    }

    /// The nearest value that can be chosen.
    func nearest(to new: Double) -> Double {
        let enabled = enabled
        let clamped = min(max(new, enabled.lowerBound), enabled.upperBound)
        guard let step, step > 0 else { return clamped }
        let first = ((enabled.lowerBound - bounds.lowerBound) / step - 1e-9).rounded(.up)
        let last = ((enabled.upperBound - bounds.lowerBound) / step + 1e-9).rounded(.down)
        guard first <= last else { return clamped }
        let index = max(first, min(((clamped - bounds.lowerBound) / step).rounded(), last))
        return min(bounds.lowerBound + index * step, bounds.upperBound)
    }

    func set(_ new: Double) {
        let new = nearest(to: new)
        if new != value.wrappedValue { value.wrappedValue = new }
    }

    func set(fraction: Double) { set(bounds.lowerBound + fraction * length) }
}
