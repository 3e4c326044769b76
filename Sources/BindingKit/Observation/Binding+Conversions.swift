import SwiftUI

extension Binding {
    /// A binding to what the value is turned into, and back.
    ///
    ///     Slider(value: $minutes.map(get: Double.init, set: { Int($0.rounded()) }), in: 0...60)
    ///
    /// - Parameters:
    ///   - get: turns the value into what is read.
    ///   - set: turns what is written into the value.
    @inlinable
    public func map<Other>(get: @escaping (Value) -> Other, set: @escaping (Other) -> Value) -> Binding<Other> {
        view(nil, get, set: { $1 = set($0) })
    }
}

extension Binding where Value == Bool {
    /// A binding to the opposite.
    ///
    ///     Toggle("Show", isOn: $isHidden.negated)
    @inlinable
    public var negated: Binding<Bool> { view("negated", { !$0 }, set: { $1 = !$0 }) }

    /// The same as ``negated``.
    public var inverted: Binding<Bool> { negated }
}

extension Binding where Value: SignedNumeric {
    /// A binding to the number with the other sign.
    @inlinable
    public var negated: Binding<Value> { view("negated", { -$0 }, set: { $1 = -$0 }) }
}

extension Binding where Value: Comparable {
    /// A binding that reads and writes only what lies in a range; what lies outside counts as the nearer end.
    ///
    ///     Stepper("Guests", value: $guests.clamped(to: 1...8))
    ///
    /// What is in place outside of the range stays until something is written.
    @inlinable
    public func clamped(to range: ClosedRange<Value>) -> Binding<Value> {
        let clamp = { (value: Value) in Swift.min(Swift.max(value, range.lowerBound), range.upperBound) }
        return view(key(range.lowerBound).map { AnyHashable([$0, key(range.upperBound)]) }, clamp) {
            $1 = clamp($0)
        }
    }
}
