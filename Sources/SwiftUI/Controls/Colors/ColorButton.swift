import MartletGraph

/// A swatch of 46 by 34 points that opens what a colour is chosen with.
struct ColorButton: View {
    let color: Color
    let name: AnyView
    @Binding var isOpen: Bool
    let selection: Binding<Color>
    let supportsOpacity: Bool
    @State private var pointer = PointerState()
    @Environment(\.self) private var environment

    init(color: Color, name: AnyView, isOpen: Binding<Bool>, selection: Binding<Color>, supportsOpacity: Bool) {
        self.color = color
        self.name = name
        _isOpen = isOpen
        self.selection = selection
        self.supportsOpacity = supportsOpacity
    }

    var body: some View {
        Swatch(color: color, cornerRadius: 4)
            .frame(width: 34, height: 22)
            .modifier(
                ControlFrame(
                    look: .grey, minimumSize: CGSize(width: 46, height: 34), pointer: pointer.pressed(if: isOpen))
            )
            .background(name.modifier(HiddenLabelModifier()))
            .modifier(PressModifier(pointer: $pointer) { isOpen = true })
            ._controlElement(.button, value: ColorParts(color, environment).text) { isOpen = true }
            .popover(isPresented: $isOpen) {
                ColorPalette(selection: selection, supportsOpacity: supportsOpacity).padding(12)
                    .presentationCompactAdaptation(.popover)
            }
    }
}

/// A colour on a pattern that shows how far one sees through it.
nonisolated struct Swatch: LeafView {
    let color: Color
    let cornerRadius: CGFloat

    @MainActor func measure(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        CGSize(width: max(0, proposal.width ?? 24), height: max(0, proposal.height ?? 24))
    }

    @MainActor func change(from old: Self) -> ElementChange { color == old.color ? .none : .display }

    @MainActor func draw(_ node: LayoutNode, into builder: inout DisplayBuilder) {
        let rect = builder.rect(node.size)
        let color = color.rgba(in: node.environment)
        if color.alpha < 1 {
            builder.add(.fill(.rounded(rect, cornerRadius), .color(.white), FillStyle()))
            let half = CGRect(x: rect.minX, y: rect.midY, width: rect.width, height: rect.height / 2)
            builder.add(.fill(.rounded(half, cornerRadius), .color(RGBA(hex: 0xC0BFBC)), FillStyle()))
        }
        builder.add(.fill(.rounded(rect, cornerRadius), .color(color), FillStyle()))
        let line = ControlPalette(node.environment).foreground.withAlpha(multipliedBy: 0.2)
        builder.add(
            .stroke(
                .rounded(rect.insetBy(dx: 0.5, dy: 0.5), cornerRadius - 0.5), .color(line), StrokeStyle(lineWidth: 1)))
    }
}
