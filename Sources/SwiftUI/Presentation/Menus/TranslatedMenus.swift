// Menus whose title names its catalogue itself.

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// A menu with a title to translate and a symbol, and what a click does.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(SwiftUI.Label(titleResource, systemImage: systemImage), content(), primaryAction)
    }

    /// A menu with a title to translate and a picture of a catalogue.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUI.Label(titleResource, image: image), content())
    }

    /// A menu with a title to translate and a picture of a catalogue; a click does `primaryAction`.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(SwiftUI.Label(titleResource, image: image), content(), primaryAction)
    }
}
