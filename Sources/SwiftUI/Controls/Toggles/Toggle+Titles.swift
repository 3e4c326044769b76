extension Toggle where Label == Text {
    /// Makes a toggle with a title to translate.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn, Text(titleKey))
    }

    /// Makes a toggle with a title to translate for several values.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// Makes a toggle with a title and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn, SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    /// Makes a toggle with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn, SwiftUI.Label(title, systemImage: systemImage))
    }

    /// Makes a toggle with a title and a symbol for several values.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Makes a toggle with a title and a symbol for several values.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}
