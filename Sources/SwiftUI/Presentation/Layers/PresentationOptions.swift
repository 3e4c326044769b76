import MartletGraph

/// What the content of a layer asks for through modifiers such as `presentationDetents(_:)`.
struct PresentationOptions {
    var isDismissDisabled = false
    var background: AnyShapeStyle?
    var cornerRadius: CGFloat?
    var showsDragIndicator: Bool { false }

    func height(in available: CGFloat) -> CGFloat? { nil }

    /// Whether a card with these options is drawn and placed like one with `other`.
    func looksLike(_ other: PresentationOptions) -> Bool {
        background == other.background && cornerRadius == other.cornerRadius
    }
}

enum PresentationOptionsKey: PreferenceKey {
    static var defaultValue: PresentationOptions { PresentationOptions() }
    static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {}
}
