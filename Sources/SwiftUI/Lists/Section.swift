import MartletGraph

/// A part of a list or form, with a header above and a footer below.
///
/// Outside of containers that know sections, the header, the content and the footer follow one another.
///
///     Section("Ingredients") { ForEach(ingredients) { Text($0.name) } }
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    var isExpanded: Binding<Bool>?
    /// Whether a click on the header may change it.
    var isCollapsible = true
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Makes a section with a header and a footer.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// Makes a section with a header and a footer.
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Makes a section with a footer.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// Makes a section with a footer.
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Makes a section with a header.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// Makes a section with a header.
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }

    /// Makes a section whose content is there only while `isExpanded` is true; a click on the header changes it.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Makes a section without header and footer.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Makes a section with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Makes a section with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    /// Makes a section with a title whose content is there only while `isExpanded` is true.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// Makes a section with a title whose content is there only while `isExpanded` is true.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
    private typealias Header = ModifiedContent<Parent, SectionHeaderLook>
    private typealias Bottom = ModifiedContent<Footer, SectionFooterLook>

    @MainActor private var headerView: Header {
        header.modifier(SectionHeaderLook(isExpanded: isCollapsible ? isExpanded : nil))
    }
    @MainActor private var footerView: Bottom { footer.modifier(SectionFooterLook()) }
    @MainActor private var shownContent: SectionContent<Content> {
        SectionContent(isExpanded: isExpanded ?? .constant(true), content: content)
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = SectionNode(inputs)
        if Parent.self != EmptyView.self { node.header = Header._makeNode(view.headerView, node.inputs) }
        node.content = SectionContent<Content>._makeNode(view.shownContent, node.inputs)
        node.makeActions()
        if Footer.self != EmptyView.self { node.footer = Bottom._makeNode(view.footerView, node.inputs) }
        return node
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        let node = unsafeDowncast(node, to: SectionNode.self)
        if let header = node.header { Header._updateNode(header, view.headerView, node.inputs) }
        SectionContent<Content>._updateNode(node.content, view.shownContent, node.inputs)
        if let footer = node.footer { Bottom._updateNode(footer, view.footerView, node.inputs) }
    }
}

/// What a section shows while it is expanded.
struct SectionContent<Content: View>: View {
    @Binding var isExpanded: Bool
    let content: Content

    init(isExpanded: Binding<Bool>, content: Content) {
        _isExpanded = isExpanded
        self.content = content
    }

    var body: some View {
        if isExpanded { content }
    }
}
