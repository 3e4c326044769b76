/// The surroundings that a file or value of a catalogue is meant for.
package struct AssetAppearance: Hashable, Sendable {
    /// Whether it is for dark surroundings; nil for all.
    package var isDark: Bool?
    /// Whether it is for high contrast; nil for all.
    package var isHighContrast: Bool?
    /// Whether it is for texts that run from right to left; nil for both.
    package var isRightToLeft: Bool?
    /// The kind of device that is looked for.
    package var device = AssetDevice.ofProgram

    package init(isDark: Bool? = nil, isHighContrast: Bool? = nil, isRightToLeft: Bool? = nil) {
        self.isDark = isDark
        self.isHighContrast = isHighContrast
        self.isRightToLeft = isRightToLeft
    }
}

/// One of the files or values behind a name, and where it is meant for.
package struct AssetVariant<Value: Hashable & Sendable>: Hashable, Sendable {
    package let value: Value
    /// Pixels a point; nil for all.
    package let scale: Double?
    package let suits: AssetAppearance
    /// The kind of device it is for, as catalogues name it.
    var idiom = AssetDevice.universal
    /// Whether it is for screens of a wider gamut than that of sRGB, which is what windows are drawn in.
    var isWide = false

    /// Whether it was made for the other direction of texts, so that it is shown with left and right exchanged.
    package func isMirrored(in appearance: AssetAppearance) -> Bool {
        suits.isRightToLeft.map { $0 != (appearance.isRightToLeft ?? false) } ?? false
    }
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
    /// Those for an appearance, else those for all: the kind of device counts for more than the direction, that for more
    /// than light or dark, and that for more than contrast; those of a usual gamut come before those of a wide one.
    func suiting<Value>(_ appearance: AssetAppearance) -> [AssetVariant<Value>] where Element == AssetVariant<Value> {
        let nearest = map { appearance.device.distance(to: $0.idiom) }.min()
        return narrowed {
            appearance.device.distance(to: $0.idiom) == nearest
        } or: { _ in
            false
        }
        .narrowed {
            $0.suits.isRightToLeft == (appearance.isRightToLeft ?? false)
        } or: {
            $0.suits.isRightToLeft == nil
        }
        .narrowed {
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
