/// One of the files or values behind a name, and where it is meant for.
package struct AssetVariant<Value: Hashable & Sendable>: Hashable, Sendable {
    package let value: Value
    /// Pixels a point; nil for all.
    package let scale: Double?
    /// Whether it is for dark surroundings; nil for all.
    package let isDark: Bool?
    let isUniversal: Bool
}

extension [AssetVariant<String>] {
    /// The file that suits best: the appearance first, then the smallest that has enough pixels.
    package func best(isDark: Bool, scale: Double) -> AssetVariant<String>? {
        let suitable = appearing(isDark: isDark)
        let enough = suitable.filter { ($0.scale ?? scale) >= scale }.min { ($0.scale ?? scale) < ($1.scale ?? scale) }
        return enough ?? suitable.max { ($0.scale ?? scale) < ($1.scale ?? scale) }
    }
}

extension Array {
    /// Those for an appearance, else those for all; universal ones before those of a kind of device.
    func appearing<Value>(isDark: Bool) -> [AssetVariant<Value>] where Element == AssetVariant<Value> {
        let exact = filter { $0.isDark == isDark }
        let general = exact.isEmpty ? filter { $0.isDark == nil } : exact
        let suitable = general.isEmpty ? self : general
        let universal = suitable.filter(\.isUniversal)
        return universal.isEmpty ? suitable : universal
    }
}
