import MartletGraph

extension View {
    /// Keeps the user from dismissing the sheet or pop-over around by a press beside it, by pulling it down or with
    /// the escape key. `dismiss` and the binding still do.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        transformPreference(PresentationOptionsKey.self) { $0.isDismissDisabled = isDisabled }
    }

    /// The heights at which the sheet around can rest where it is at the bottom of a narrow window. It comes at the
    /// lowest. In a wider window a sheet is a card as high as its content.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        transformPreference(PresentationOptionsKey.self) {
            $0.detents = detents
            $0.selection = nil
            $0.selected = nil
        }
    }

    /// The heights at which the sheet around can rest, and the one at which it does.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        modifier(DetentSelection(detents: detents, selection: selection))
    }

    /// Whether the sheet around shows the bar by which it is pulled, where it is at the bottom of a narrow window. By
    /// default it does when it has more than one height.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        transformPreference(PresentationOptionsKey.self) { $0.dragIndicator = visibility }
    }

    /// The background of the sheet or cover around.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        transformPreference(PresentationOptionsKey.self) { $0.background = AnyShapeStyle(style) }
    }

    /// The background of the sheet or cover around, of any views.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(PresentationBackgroundModifier(view: AnyView(content().frame(alignment: alignment))))
    }

    /// Whether what lies behind the sheet around can be used while it is up; then it is not shown darker either.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        transformPreference(PresentationOptionsKey.self) { $0.backgroundInteraction = interaction }
    }

    /// What the sheet, cover or pop-over around becomes in a window less than 500 points wide or 400 points high.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// What the sheet, cover or pop-over around becomes in a window less than 500 points wide, and in one less than 400
    /// points high.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        transformPreference(PresentationOptionsKey.self) {
            $0.narrowAdaptation = horizontalAdaptation
            $0.lowAdaptation = verticalAdaptation
        }
    }

    /// The radius, in points, of the corners of the sheet around; nil for the usual one.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        transformPreference(PresentationOptionsKey.self) { $0.cornerRadius = cornerRadius.map { max($0, 0) } }
    }
}

/// Tells the sheet around at which height it rests, whenever that is another one.
nonisolated struct DetentSelection: ViewModifier {
    let detents: Set<PresentationDetent>
    let selection: Binding<PresentationDetent>

    init(detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) {
        self.detents = detents
        self.selection = selection
    }

    @MainActor func body(content: Content) -> some View {
        // Read so that this runs again when it is another one.
        let selected = selection.wrappedValue
        let binding = selection
        return content.transformPreference(PresentationOptionsKey.self) {
            $0.detents = detents
            $0.selection = binding
            $0.selected = selected
        }
    }
}
