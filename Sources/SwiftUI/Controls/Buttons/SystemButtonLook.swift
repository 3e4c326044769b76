/// How a button looks in the system's own styles.
enum SystemButtonLook {
    /// A faint box around the label.
    case boxed
    /// A box in the tint.
    case prominent
    /// A faint box in the tint, with a label in it.
    case tintedBox
    /// A faint grey box, with a label in the tint.
    case accentedBox
    /// The label as it is.
    case bare
    /// The label in the tint.
    case tinted

    var hasBox: Bool { [.boxed, .prominent, .tintedBox, .accentedBox].contains(self) }

    /// The colour of the label; nil leaves it as it is.
    func labelColor(_ role: ButtonRole?) -> Color? {
        switch self {
        case .boxed: role == .destructive ? ._redTextOnBox : .primary
        case .prominent: .white
        case .bare: nil
        case .tinted: role == .destructive ? ._redText : ._accentText
        case .tintedBox, .accentedBox: role == .destructive ? ._redTextOnBox : ._accentTextOnBox
        }
    }

    /// What is around the label.
    func frame(
        _ role: ButtonRole?, _ size: ControlSize, _ shape: ButtonBorderShape, _ pointer: PointerState, isEnabled: Bool
    ) -> ControlFrame {
        guard hasBox else { return ControlFrame(pointer: pointer, isDimmed: !isEnabled) }
        let isDestructive = role == .destructive
        return ControlFrame(
            look: box(isDestructive: isDestructive),
            corners: shape.corners, horizontalPadding: size.horizontalPadding, verticalPadding: 2,
            minimumSize: CGSize(width: size.height, height: size.height), pointer: pointer, isDimmed: !isEnabled)
    }
}

extension SystemButtonLook {
    private func box(isDestructive: Bool) -> ControlFrame.Look {
        switch self {
        case .prominent: isDestructive ? .red : .tint
        case .tintedBox: isDestructive ? .faintRed : .faintTint
        default: isDestructive ? .faintRed : .grey
        }
    }
}

/// A style of the system, which a button draws without views of the style's own.
protocol SystemButtonStyle {
    var look: SystemButtonLook { get }
}
