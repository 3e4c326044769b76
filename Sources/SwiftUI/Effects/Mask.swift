/// Lets what lies below in the same group be seen only where the element is, as much as it is opaque there.
nonisolated struct MaskEffect: ViewModifier, Equatable {
    typealias Body = Never
}

extension MaskEffect: GroupModifier {
    func apply(to appearance: inout GroupAppearance, _ node: LayoutNode) { appearance.blendMode = .destinationIn }

    func hitTest(_ point: CGPoint, _ child: LayoutNode, _ node: LayoutNode, _ path: inout HitPath) -> Bool { false }

    func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {}
}

extension View {
    /// Shows this view only where another is, as much as that is opaque; only the colours' opacity counts.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        // The colour of texts lets some of the background through; a mask is to hide nothing where it is.
        let opaque = ZStack(alignment: alignment, content: mask).foregroundStyle(Color.black)
        return overlay(opaque.modifier(MaskEffect()), alignment: alignment).compositingGroup()
    }

    /// Shows this view only where another is, as much as that is opaque.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        self.mask(alignment: .center) { mask }
    }
}
