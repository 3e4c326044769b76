import MartletGraph

extension View {
    /// Adds things to do with this section of a list. On a desktop they stand at the end of its header, where their titles
    /// are for screen readers; on a phone, and in a section without a header, they are rows after its content.
    ///
    ///     Section("Categories") { … }
    ///         .sectionActions { Button("Add Category", systemImage: "plus", action: add) }
    nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(_EnvironmentValueModifier(SectionActionsKey.self, AnyView(content())))
    }
}

struct SectionActionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
    /// What can be done with the section inside; nil for none.
    var sectionActions: AnyView? { self[SectionActionsKey.self] }
}

/// The things to do with the section around.
struct SectionActions: View {
    @Environment(\.sectionActions) private var actions

    init() {}

    var body: some View {
        // Lists in rows of the section have sections of their own.
        actions.modifier(_EnvironmentValueModifier(SectionActionsKey.self, nil))
    }
}

extension SectionNode {
    /// Makes the things to do with this section, but where its header shows them.
    func makeActions() {
        let environment = EnvironmentValues(scope: scope)
        guard environment.sectionActions != nil else { return }
        if environment.listContext == nil || environment.idiom.isTouched || header == nil {
            actions = SectionActions._makeNode(SectionActions(), inputs)
        }
    }
}
