/// A round button with a question mark that leads to help.
///
///     HelpLink(destination: URL(string: "https://example.org/help")!)
public struct HelpLink: View {
    private enum Target {
        case action(@MainActor () -> Void)
        case address(URL)
    }

    private let target: Target
    @Environment(\.openURL) private var openURL

    /// A button that runs `action`.
    nonisolated public init(action: @escaping @MainActor () -> Void) { target = .action(action) }

    /// A button that opens an address.
    nonisolated public init(destination: URL) { target = .address(destination) }

    public var body: some View {
        Button {
            switch target {
            case .action(let action): action()
            case .address(let address): openURL(address)
            }
        } label: {
            Text(verbatim: "?").fontWeight(.semibold).frame(width: 20, height: 20)
        }
        .buttonStyle(.bordered)
        .buttonBorderShape(.circle)
        .accessibilityLabel(Text(_own: "Help"))
    }
}
