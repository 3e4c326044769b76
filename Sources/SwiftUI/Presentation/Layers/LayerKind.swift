/// What a layer is, which decides where its card lies and what a press beside it does.
enum LayerKind: Equatable {
    /// A card in the middle, or at the bottom of a narrow window.
    case sheet
    /// The whole window.
    case cover
    /// A small card in the middle that asks for an answer.
    case alert
    /// The same, but where it is touched a press beside it is an answer, too.
    case confirmation
    /// A card beside an anchor, with an arrow that points to it.
    case popover(edge: Edge?)
    /// A list of items below an anchor.
    case menu

    /// Whether what lies behind is shown darker.
    var dims: Bool {
        switch self {
        case .sheet, .alert, .confirmation: true
        case .cover, .popover, .menu: false
        }
    }

    /// Whether its place follows that of the view that declares it.
    var isAnchored: Bool {
        switch self {
        case .popover, .menu: true
        case .sheet, .cover, .alert, .confirmation: false
        }
    }

    /// Whether `dismiss` in it means the layer itself; and only one such is up at a time above the same content.
    var isPresentation: Bool { self != .menu }

    /// Whether a press beside the card, or the escape key, ends it.
    var endsOnPressOutside: Bool { self != .alert && self != .cover }

    /// The distance from the card's edge to what is inside, in points.
    var inset: CGFloat { self == .menu ? 6 : 0 }

    /// What buttons do in such a layer.
    @MainActor func makeItems() -> ItemContext? {
        switch self {
        case .menu: MenuContext()
        case .alert, .confirmation: AlertContext(asks: self == .confirmation)
        case .sheet, .cover, .popover: nil
        }
    }
}

extension LayerKind {
    /// What a sheet, cover or pop-over becomes in a window of this size. A pop-over of a phone's program is a sheet where
    /// nothing is said.
    @MainActor func adapted(to options: PresentationOptions, in window: CGSize, isPhone: Bool) -> LayerKind {
        guard isPresentation, self != .alert, self != .confirmation else { return self }
        let adaptation =
            window.height < 400 && options.lowAdaptation != nil
            ? options.lowAdaptation : window.width < 500 ? options.narrowAdaptation : nil
        switch adaptation?.kind {
        case .sheet?: return .sheet
        case .cover?: return .cover
        case .popover?: if case .popover = self { return self } else { return .popover(edge: nil) }
        case .automatic?, nil:
            if case .popover = self, isPhone, window.width < 500 { return .sheet }
            return self
        case .none?: return self
        }
    }
}
