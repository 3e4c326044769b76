// Titles of controls that name their catalogue themselves.

extension Button where Label == Text {
    /// Makes a button with a title to translate.
    @_disfavoredOverload @preconcurrency
    nonisolated public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(nil, action, Text(titleResource))
    }

    /// Makes a button with a title to translate that is for something in particular.
    @_disfavoredOverload @preconcurrency
    nonisolated public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role, action, Text(titleResource))
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Makes a button with a title to translate and a symbol.
    @_disfavoredOverload @preconcurrency
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(nil, action, SwiftUI.Label(titleResource, systemImage: systemImage))
    }

    /// Makes a button with a title to translate and a symbol that is for something in particular.
    @_disfavoredOverload @preconcurrency
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role, action, SwiftUI.Label(titleResource, systemImage: systemImage))
    }

    /// Makes a button with a title to translate and a picture of a catalogue.
    @_disfavoredOverload @preconcurrency
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(nil, action, SwiftUI.Label(titleResource, image: image))
    }

    /// Makes a button with a title to translate and a picture of a catalogue that is for something in particular.
    @_disfavoredOverload @preconcurrency
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role, action, SwiftUI.Label(titleResource, image: image))
    }
}

extension Label where Title == Text, Icon == Image {
    /// Makes a label with a title to translate and a symbol.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Makes a label with a title to translate and a picture of a catalogue.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(name)
        }
    }

    /// Makes a label with a title to translate and a picture of a catalogue.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(resource)
        }
    }
}

extension Toggle where Label == Text {
    /// Makes a toggle with a title to translate.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn, Text(titleResource))
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// Makes a toggle with a title to translate and a symbol.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn, SwiftUI.Label(titleResource, systemImage: systemImage))
    }
}

extension Picker where Label == Text {
    /// Makes a picker with a title to translate.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleResource) }
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// Makes a picker with a title to translate and a symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            SwiftUI.Label(titleResource, systemImage: systemImage)
        }
    }
}

extension Link where Label == Text {
    /// Makes a link with a title to translate.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension ColorPicker where Label == Text {
    /// Makes a picker for a colour of Core Graphics, with a title to translate.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) {
        self.init(selection.asColor, supportsOpacity, Text(titleResource))
    }
}
