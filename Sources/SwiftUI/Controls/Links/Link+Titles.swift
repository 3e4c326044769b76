extension Link where Label == Text {
    /// Makes a link with a title to translate.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
}

extension View {
    /// Says what this view is for.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
}
