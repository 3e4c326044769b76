/// What a bar looks like where a program has changed it.
package struct BarAppearance {
    package enum Background { case color(UIColor), image(UIImage), material(UIBlurEffect.Style), opaque, none }

    /// What parts the bar from the content.
    package enum Line { case color(UIColor), image(UIImage) }

    package var background: Background?
    package var hidesLine = false
    /// In place of the line.
    package var line: Line?
    package var titleOffset = UIOffset.zero
    package var backIndicator: UIImage?
    package var tint: UIColor?
    package var backTint: UIColor?
    package var buttonFont: UIFont?
    package var title = TitleAppearance()
    package var largeTitle = TitleAppearance()

    @MainActor mutating func take(_ bar: UIBarAppearance) {
        let effect = bar.isEffectSet ? bar.backgroundEffect : nil
        if let color = bar.backgroundColor, effect == nil || color.isOpaque {
            background = .color(color)
        } else if let effect {
            background = .material(effect.style)
        } else if bar.isEffectSet, bar.background == .standard {
            background = BarAppearance.Background.none
        } else if bar.background != .standard {
            background = bar.background == .opaque ? .opaque : BarAppearance.Background.none
        }
        if let picture = bar.backgroundImage {
            if picture.size != .zero {
                background = .image(picture)
            } else if bar.backgroundColor == nil {
                background = BarAppearance.Background.none
            }
        }
        hidesLine = hidesLine || bar.shadowColor == nil || bar.shadowColor == .clear
        if let color = bar.shadowColor, color != UIColor.separator { line = line ?? .color(color) }
        take(line: bar.shadowImage)
    }

    mutating func take(line picture: UIImage?) {
        guard let picture else { return }
        if picture.size == .zero {
            hidesLine = true
        } else {
            (line, hidesLine) = (.image(picture), false)
        }
    }
}

/// The font and the colour of a title.
package struct TitleAppearance: Equatable {
    package var font: UIFont?
    package var color: UIColor?

    init(_ attributes: [NSAttributedString.Key: Any]? = nil) {
        font = attributes?[.font] as? UIFont
        color = attributes?[.foregroundColor] as? UIColor
    }

    func or(_ other: TitleAppearance) -> TitleAppearance {
        var result = self
        result.font = other.font ?? font
        result.color = other.color ?? color
        return result
    }
}

extension UIColor {
    /// Whether nothing is seen through.
    fileprivate var isOpaque: Bool { rgba(in: .current).alpha >= 1 }
}
