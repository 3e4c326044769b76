import MartletGraph

/// What the content of a layer asks for through modifiers such as `presentationDetents(_:)`.
struct PresentationOptions {
    var isDismissDisabled = false
    var detents: Set<PresentationDetent>?
    var selection: Binding<PresentationDetent>?
    /// The height that the binding held when the content was evaluated.
    var selected: PresentationDetent?
    var dragIndicator: Visibility?
    var background: AnyShapeStyle?
    var cornerRadius: CGFloat?
    var sizing: GivenSizing?
    var backgroundView: PresentationBackground?
    var backgroundInteraction: PresentationBackgroundInteraction?
    var contentInteraction: PresentationContentInteraction?
    /// What it becomes in a window less than 500 points wide, and in one less than 400 points high.
    var narrowAdaptation: PresentationAdaptation?
    var lowAdaptation: PresentationAdaptation?

    /// Whether the bar is shown by which a sheet is pulled: by default where there is more than one height.
    var showsDragIndicator: Bool {
        switch dragIndicator ?? .automatic {
        case .automatic: (detents?.count ?? 0) > 1
        case .visible: true
        case .hidden: false
        }
    }

    /// Whether a card with these options is drawn and placed like one with `other`.
    func looksLike(_ other: PresentationOptions) -> Bool {
        background == other.background && cornerRadius == other.cornerRadius && detents == other.detents
            && selected == other.selected
            && showsDragIndicator == other.showsDragIndicator && backgroundView === other.backgroundView
            && backgroundInteraction == other.backgroundInteraction && narrowAdaptation == other.narrowAdaptation
            && lowAdaptation == other.lowAdaptation && sizing === other.sizing
    }

    /// Adds what another view in the same layer asks for, where nothing was asked yet.
    mutating func merge(_ other: PresentationOptions) {
        isDismissDisabled = isDismissDisabled || other.isDismissDisabled
        if detents == nil { (detents, selection, selected) = (other.detents, other.selection, other.selected) }
        dragIndicator = dragIndicator ?? other.dragIndicator
        background = background ?? other.background
        cornerRadius = cornerRadius ?? other.cornerRadius
        backgroundView = backgroundView ?? other.backgroundView
        backgroundInteraction = backgroundInteraction ?? other.backgroundInteraction
        contentInteraction = contentInteraction ?? other.contentInteraction
        narrowAdaptation = narrowAdaptation ?? other.narrowAdaptation
        lowAdaptation = lowAdaptation ?? other.lowAdaptation
        sizing = sizing ?? other.sizing
    }
}

enum PresentationOptionsKey: PreferenceKey {
    static var defaultValue: PresentationOptions { PresentationOptions() }

    static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
        value.merge(nextValue())
    }
}
