// Titles beside a picture of a catalogue that a constant names.

extension Label where Title == Text, Icon == Image {
    /// Makes a label with a title to translate and a picture of a catalogue.
    @_disfavoredOverload
    nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(resource)
        }
    }

    /// Makes a label with a title and a picture of a catalogue.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Makes a button with a title and a picture of a catalogue.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(nil, action, SwiftUI.Label(titleKey, image: image))
    }

    /// Makes a button with a title and a picture of a catalogue.
    @_disfavoredOverload @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(nil, action, SwiftUI.Label(title, image: image))
    }

    /// Makes a button with a title and a picture of a catalogue that is for something in particular.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role, action, SwiftUI.Label(titleKey, image: image))
    }

    /// Makes a button with a title and a picture of a catalogue that is for something in particular.
    @_disfavoredOverload @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role, action, SwiftUI.Label(title, image: image))
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// Makes a toggle with a title and a picture of a catalogue.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn, SwiftUI.Label(titleKey, image: image))
    }

    /// Makes a toggle with a title and a picture of a catalogue.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn, SwiftUI.Label(title, image: image))
    }

    /// Makes a toggle with a title and a picture of a catalogue for several values.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUI.Label(titleKey, image: image) }
    }

    /// Makes a toggle with a title and a picture of a catalogue for several values.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUI.Label(title, image: image) }
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// A menu with a title to translate and a picture of a catalogue.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
    }

    /// A menu with a title and a picture of a catalogue.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUI.Label(title, image: image) }
    }

    /// A menu with a title to translate and a picture of a catalogue; a click does `primaryAction`.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { SwiftUI.Label(titleKey, image: image) }, primaryAction: primaryAction)
    }

    /// A menu with a title and a picture of a catalogue; a click does `primaryAction`.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { SwiftUI.Label(title, image: image) }, primaryAction: primaryAction)
    }
}
