import MartletText

/// How a symbol is drawn; what is nil is as usual.
package struct SymbolLook: Hashable {
    /// That of the text it stands beside, in points.
    package var pointSize: CGFloat?
    /// From 100 to 900.
    package var weight: Int?
    package var scale: SymbolScale?
    package var mode: SymbolStyle.Mode?
    package var colors: [UIColor] = []

    package var font: FontDescription {
        FontDescription(size: pointSize ?? UIFont.labelFontSize, weight: weight ?? 400)
    }

    /// What another look says, and else what this one does.
    func applying(_ other: SymbolLook) -> SymbolLook {
        var look = self
        look.pointSize = other.pointSize ?? pointSize
        look.weight = other.weight ?? weight
        look.scale = other.scale ?? scale
        if let mode = other.mode { (look.mode, look.colors) = (mode, other.colors) }
        return look
    }

    /// The colours of the parts, where the symbol as a whole has one colour.
    func style(of name: String, in color: RGBA) -> SymbolStyle {
        let own = colors.map { $0.rgba(in: .current) }
        return switch mode {
        case nil, .monochrome?: SymbolStyle(color: color)
        case .subjects?: .multicolor(name, color, value: nil)
        case let mode?: SymbolStyle(mode: mode, colors: own.isEmpty ? [color] : own)
        }
    }
}
