/// What a swipe over the content of a sheet does that can rest at several heights.
nonisolated public struct PresentationContentInteraction: Hashable, Sendable {
    private enum Kind { case automatic, resizes, scrolls }
    private let kind: Kind

    /// As `resizes` on a phone or a pad, else as `scrolls`.
    public static var automatic: Self { Self(kind: .automatic) }
    /// It pulls the sheet to its next height, and scrolls only where there is none.
    public static var resizes: Self { Self(kind: .resizes) }
    /// It scrolls; the sheet is pulled by its top alone.
    public static var scrolls: Self { Self(kind: .scrolls) }

    func resizes(isTouched: Bool) -> Bool { kind == .resizes || kind == .automatic && isTouched }
}

extension View {
    /// What a swipe over the content of the sheet around does where the sheet is at the bottom of a narrow window and can
    /// rest at several heights. A wheel always scrolls.
    ///
    ///     Places().presentationDetents([.medium, .large]).presentationContentInteraction(.scrolls)
    nonisolated public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View {
        transformPreference(PresentationOptionsKey.self) { $0.contentInteraction = behavior }
    }
}
