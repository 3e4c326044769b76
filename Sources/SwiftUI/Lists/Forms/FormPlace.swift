import MartletGraph

/// How the form around lays out its controls.
enum FormKind {
    /// Each control is a row of a box.
    case rows
    /// The labels stand in a column of their own, the controls in another one.
    case columns
}

/// The form around; nil outside of any, and in what is shown elsewhere.
struct FormKindKey: EnvironmentKey { static var defaultValue: FormKind? { nil } }
/// Whether what is shown has a label already, that of the labelled content around.
struct IsLabeledValueKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct IsTableCellKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The form around, on the desktop; on a phone or a pad controls in forms look as elsewhere.
    var desktopForm: FormKind? { idiom.isTouched ? nil : self[FormKindKey.self] }

    var isLabeledValue: Bool { self[IsLabeledValueKey.self] }

    /// Whether controls that name themselves by their looks elsewhere, such as fields and sliders, show their labels.
    var showsFormLabels: Bool { desktopForm != nil && !labelsHidden && !isLabeledValue }

    /// Where a control with its label stands.
    var labeledLinePlace: LabeledLineLayout.Place {
        if desktopForm == .columns { return .columns }
        let isCell = self[IsTableCellKey.self]
        return listContext != nil && !isCell || idiom.isTouched ? .row : .free
    }

    /// Whether a toggle without a style is a box to check.
    var checksToggles: Bool { !idiom.isTouched && (desktopForm == .columns || self[IsTableCellKey.self]) }
}

/// A control that shows its label in the forms of a desktop, and there alone.
struct FormLabeled<Label: View, Control: View>: View {
    let label: Label
    let control: Control
    let width: LabeledLineLayout.ValueWidth
    var isAtTop = false
    @Environment(\.showsFormLabels) private var showsLabel

    init(
        _ label: Label, width: LabeledLineLayout.ValueWidth, isAtTop: Bool = false, @ViewBuilder control: () -> Control
    ) {
        self.label = label
        self.width = width
        self.isAtTop = isAtTop
        self.control = control()
    }

    var body: some View {
        if showsLabel {
            // The control names itself, with its own copy of the label.
            LabeledLine(label.modifier(DecorativeModifier()), width: width, isAtTop: isAtTop) { control }
        } else {
            control
        }
    }
}

/// A label and what it is the label of: in a row at its two ends, in a form of columns in its two columns, elsewhere
/// side by side.
struct LabeledLine<Label: View, Value: View>: View {
    let label: Label
    let value: Value
    let width: LabeledLineLayout.ValueWidth
    let isAtTop: Bool
    @Environment(\.labeledLinePlace) private var place

    init(
        _ label: Label, width: LabeledLineLayout.ValueWidth = .own, isAtTop: Bool = false,
        @ViewBuilder value: () -> Value
    ) {
        self.label = label
        self.width = width
        self.isAtTop = isAtTop
        self.value = value()
    }

    var body: some View {
        LabeledLineLayout(width: width, place: place, isAtTop: isAtTop) {
            // One view each, whatever they are made of.
            HStack { label }.multilineTextAlignment(place == .columns ? .trailing : .leading)
            HStack { value }
        }
    }
}
