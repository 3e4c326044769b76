import MartletGraph

/// What a button takes from its surroundings, worked out once for all buttons that share them.
@MainActor
final class ButtonSurroundings: DerivedValue {
    /// Nil for a style that is not the system's, and where buttons are items of something else.
    let look: SystemButtonLook?
    let isPressedByRow: Bool
    private let isEnabled: Bool
    /// Whether a row shows that the pointer is over it.
    private let isInRow: Bool
    private let controlSize: ControlSize
    private let shape: ButtonBorderShape
    private let fillsWidth: Bool
    /// How many levels of foreground style the program has set here, which the label then has too.
    let ownLevels: Int
    private weak var plainLabels: Scope?
    private weak var destructiveLabels: Scope?
    /// What buttons take whose label the program draws itself; nil where that makes no difference.
    private var aroundDrawnLabels: ButtonSurroundings?

    private init(_ scope: Scope, drawsLabel: Bool = false) {
        let values = EnvironmentValues(scope: scope)
        let erased = values[StyleKey<PrimitiveButtonStyleConfiguration>.self]
        let style = erased.style
        isPressedByRow = erased.isPressedByRow
        if values.itemContext != nil {
            look = nil
        } else if style is DefaultButtonStyle, drawsLabel || values.listContext != nil || values.idiom.isTouched {
            // In rows of lists and forms, around what is drawn already, and on a phone, a button has no box.
            look = .tinted
        } else if style is DefaultButtonStyle, values.isDefaultAction {
            look = .prominent
        } else if style is BorderedButtonStyle {
            look = BorderedButtonStyle.look(in: values)
        } else {
            look = (style as? any SystemButtonStyle)?.look
        }
        isEnabled = values.isEnabled
        isInRow = values.listContext != nil
        controlSize = values.controlSize
        shape = values.buttonBorderShape
        fillsWidth = values.buttonSizing == .flexible
        ownLevels = values.foregroundLevels.ownLevels
        if !drawsLabel, style is DefaultButtonStyle, look == .boxed || look == .prominent {
            aroundDrawnLabels = ButtonSurroundings(scope, drawsLabel: true)
        }
    }

    /// The surroundings as they are now. Reading them makes nobody a reader: a button is told of changes.
    static func of(_ scope: Scope) -> ButtonSurroundings {
        scope.derived { Reader.withoutTracking { ButtonSurroundings(scope) } }
    }

    /// The surroundings for a label that is a title or drawn by the program.
    func around(drawnLabel isDrawn: @autoclosure () -> Bool) -> ButtonSurroundings {
        guard let aroundDrawnLabels, isDrawn() else { return self }
        return aroundDrawnLabels
    }

    /// What is around the label of a button in a style of the system.
    func frame(_ role: ButtonRole?, _ pointer: PointerState) -> ControlFrame {
        let look = look ?? .boxed
        var pointer = pointer
        // Rows show it themselves, and a plain button looks as its label does until it is pressed.
        if look == .bare || (isInRow && !look.hasBox) { pointer.isHovered = false }
        var frame = look.frame(role, controlSize, shape, pointer, isEnabled: isEnabled)
        frame.fillsWidth = fillsWidth
        return frame
    }

    /// The environment of labels that keep no state, shared by all of them.
    func sharedLabelScope(_ role: ButtonRole?, in scope: Scope) -> Scope {
        let isDestructive = role == .destructive
        if let known = isDestructive ? destructiveLabels : plainLabels { return known }
        let new = labelScope(role, in: scope)
        if isDestructive { destructiveLabels = new } else { plainLabels = new }
        return new
    }

    /// An environment for one label.
    func labelScope(_ role: ButtonRole?, in scope: Scope) -> Scope {
        guard let look else { return scope }
        var scope = scope
        if look.hasBox, isInRow {
            scope = ScopeValue(
                parent: scope, key: ObjectIdentifier(LabelsStandAloneKey.self), writer: LabelsStandAloneKey.self,
                value: true)
        }
        guard let color = look.labelColor(role) else { return scope }
        let colored = ScopeValue(
            parent: scope, key: ObjectIdentifier(ForegroundKey.self), writer: ForegroundKey.self,
            value: ForegroundLevels.label(color, ownLevels: ownLevels))
        guard look.hasBox else { return colored }
        return ScopeValue(
            parent: colored, key: ObjectIdentifier(FontWeightKey.self), writer: FontWeightKey.self,
            value: Font.Weight?.some(.semibold))
    }
}
