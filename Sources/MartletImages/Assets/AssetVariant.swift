/// The surroundings that a file or value of a catalogue is meant for.
package struct AssetAppearance: Hashable, Sendable {
    /// Whether it is for dark surroundings; nil for all.
    package var isDark: Bool?
    /// Whether it is for high contrast; nil for all.
    package var isHighContrast: Bool?

    package init(isDark: Bool? = nil, isHighContrast: Bool? = nil) {
        self.isDark = isDark
        self.isHighContrast = isHighContrast
    }
}

/// One of the files or values behind a name, and where it is meant for.
package struct AssetVariant<Value: Hashable & Sendable>: Hashable, Sendable {
    package let value: Value
    /// Pixels a point; nil for all.
    package let scale: Double?
    package let suits: AssetAppearance
    let isUniversal: Bool
    /// Whether it is for screens of a wider gamut than that of sRGB, which is what windows are drawn in.
    var isWide = false
}

extension [AssetVariant<String>] {
    /// The file that suits best: the appearance first, then the smallest that has enough pixels.
    package func best(in appearance: AssetAppearance, scale: Double) -> AssetVariant<String>? {
        let suitable = suiting(appearance)
        let enough = suitable.filter { ($0.scale ?? scale) >= scale }.min { ($0.scale ?? scale) < ($1.scale ?? scale) }
        return enough ?? suitable.max { ($0.scale ?? scale) < ($1.scale ?? scale) }
    }
}

extension Array {
    /// Those for an appearance, else those for all: light or dark counts for more than contrast; universal ones before
    /// those of a kind of device, those of a usual gamut before those of a wide one.
    func suiting<Value>(_ appearance: AssetAppearance) -> [AssetVariant<Value>] where Element == AssetVariant<Value> {
        narrowed {
            $0.suits.isDark == appearance.isDark
        } or: {
            $0.suits.isDark == nil
        }
        .narrowed {
            $0.suits.isHighContrast == (appearance.isHighContrast == true ? true : nil)
        } or: {
            $0.suits.isHighContrast != true
        }
        .narrowed {
            $0.isUniversal
        } or: { _ in
            false
        }
        .narrowed {
            !$0.isWide
        } or: { _ in
            false
        }
    }

    /// Those that something holds for, else those that something else holds for, else all.
    private func narrowed(_ isBest: (Element) -> Bool, or isGood: (Element) -> Bool) -> [Element] {
        let best = filter(isBest)
        if !best.isEmpty { return best }
        let good = filter(isGood)
        return good.isEmpty ? self : good
    }
}
