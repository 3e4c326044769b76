import MartletGraph

/// A control that opens an address.
///
///     Link("Terms", destination: URL(string: "https://example.com/terms")!)
nonisolated public struct Link<Label: View>: View {
    let destination: URL
    let label: Label
    @Environment(\.openURL) private var openURL
    @SurroundingStyle<PrimitiveButtonStyleConfiguration> private var style

    /// Makes a link with a label of any views.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor public var body: some View {
        let open = openURL
        let url = destination
        return label.modifier(ButtonResolver(role: nil, action: { open(url) }, isPart: true))
            ._styled(style.isSet ? style.style : ErasedStyle(LinkButtonStyle()) { $0.makeBody(configuration: $1) })
            .pointerStyle(.link)
            ._controlElement(.link, value: url.absoluteString) { open(url) }
    }
}

extension Link where Label == Text {
    /// Makes a link with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
