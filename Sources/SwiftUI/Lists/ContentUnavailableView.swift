import MartletGraph

/// What stands in place of content that is not there: a symbol, a title, a description and what can be done about it.
///
///     ContentUnavailableView("No Mail", systemImage: "tray.fill", description: Text("New mail appears here."))
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    let label: Label
    let description: Description
    let actions: Actions

    init(_ label: Label, _ description: Description, _ actions: Actions) {
        self.label = label
        self.description = description
        self.actions = actions
    }

    /// Makes it of any views.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.init(label(), description(), actions())
    }

    @MainActor public var body: some View {
        VStack(spacing: 12) {
            label.labelStyle(UnavailableLabelStyle())
            description._implicitForegroundStyle(.secondary)
            if Actions.self != EmptyView.self, Actions.self != SearchUnavailableContent.Actions.self {
                VStack(spacing: 8) { actions }.padding(.top, 12)
            }
        }
        .multilineTextAlignment(.center)
        .padding(24)
        .frame(maxWidth: 420)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A large grey symbol above a large title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 18) {
            configuration.icon.font(.system(size: 72)).foregroundStyle(.secondary).modifier(DecorativeModifier())
            configuration.title.font(.title.bold()).accessibilityAddTraits(.isHeader)
        }
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Makes it of a title to translate and a picture of a catalogue.
    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(SwiftUI.Label(title, image: name), description, EmptyView())
    }

    /// Makes it of a title to translate and a symbol.
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(SwiftUI.Label(title, systemImage: name), description, EmptyView())
    }

    /// Makes it of a title and a picture of a catalogue.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(SwiftUI.Label(title, image: name), description, EmptyView())
    }

    /// Makes it of a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(SwiftUI.Label(title, systemImage: name), description, EmptyView())
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// What stands in place of results where a search found none. It names what is searched in the view with
    /// `searchable` around.
    nonisolated public static var search: ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView(.init(text: nil), .init(), .init())
    }

    /// What stands in place of results where a search for `text` found none.
    nonisolated public static func search(text: String) -> Self {
        ContentUnavailableView(.init(text: text), .init(), .init())
    }
}

/// The views that say that a search found nothing.
nonisolated public struct SearchUnavailableContent {
    /// The symbol and the title.
    public struct Label: View {
        let text: String?
        @Environment(\.searchContext) private var search

        nonisolated init(text: String?) { self.text = text }

        public var body: some View {
            let text = text ?? search?.session.text() ?? ""
            SwiftUI.Label {
                text.isEmpty ? Text(_own: "No Results") : Text(_own: "No Results for “%@”", text)
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    /// The line below.
    public struct Description: View {
        nonisolated init() {}
        public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
    }

    /// Nothing can be done.
    public struct Actions: View {
        nonisolated init() {}
        public var body: some View { EmptyView() }
    }
}
