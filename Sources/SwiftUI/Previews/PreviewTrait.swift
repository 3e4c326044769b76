/// How a preview is shown.
public struct PreviewTrait<T>: Sendable {
    let effect: Effect

    enum Effect: Sendable {
        case layout(PreviewLayout)
        case orientation(InterfaceOrientation)
        case wrapping(@MainActor @Sendable (AnyView) -> AnyView)
    }

    init(_ effect: Effect) { self.effect = effect }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// On a screen as large as the device's.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(.layout(.device)) }

    /// In a space as large as the view is when it is offered the device's screen.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(.layout(.sizeThatFits)) }

    /// In a space of this size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(.layout(.fixed(width: width, height: height)))
    }

    public static var portrait: PreviewTrait<T> { PreviewTrait(.orientation(.portrait)) }
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(.orientation(.portraitUpsideDown)) }
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(.orientation(.landscapeLeft)) }
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(.orientation(.landscapeRight)) }

    /// Shows the preview inside what a modifier puts around it.
    @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        let modifier = UncheckedModifier(modifier)
        return PreviewTrait(.wrapping { AnyView(ModifiedPreview(modifier: modifier.value, content: $0)) })
    }
}

/// A modifier on its way to the main actor, where it was made and is used.
private struct UncheckedModifier<M>: @unchecked Sendable {
    let value: M
    init(_ value: M) { self.value = value }
}
