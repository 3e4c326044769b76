/// What a picker shows in place of the chosen option.
nonisolated struct CurrentValueLabel: View {
    private let view: AnyView
    /// Whether the program draws it itself, so that a box does not belong around it.
    let isDrawn: @MainActor () -> Bool

    init<Content: View>(_ content: Content) {
        view = AnyView(content)
        isDrawn = { DrawnLabel.isDrawn(Content.self) }
    }

    @MainActor var body: some View { view }
}
