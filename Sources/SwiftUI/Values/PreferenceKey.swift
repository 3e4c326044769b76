import MartletGraph

/// A named value that views give to the views around them.
///
///     struct WidthKey: PreferenceKey {
///         static var defaultValue: CGFloat { 0 }
///         static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
///     }
public protocol PreferenceKey {
    associatedtype Value
    /// What a reader sees where nobody has written.
    static var defaultValue: Value { get }
    /// Combines what an earlier sibling wrote with what the next one did (semantics 67).
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension PreferenceKey {
    static var reduction: PreferenceReduction<Value> {
        PreferenceReduction(key: ObjectIdentifier(Self.self)) { reduce(value: &$0, nextValue: $1) }
    }
}
