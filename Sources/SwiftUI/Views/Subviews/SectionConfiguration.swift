import MartletGraph

/// A section found inside of a view by `Group(sections:)` or `ForEach(sections:)`: a `Section`, or views that follow one
/// another outside of any.
public struct SectionConfiguration: Identifiable {
    /// What tells a section from others for as long as it is there.
    public struct ID: Hashable, Sendable {
        let section: ObjectIdentifier?
        /// The first view, of a section that was not declared as one.
        let first: Subview.ID?
    }

    public let id: ID
    /// The views of the header; none where there is no header.
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    /// The things to do with the section (see `sectionActions(content:)`); none where there are none.
    ///
    ///     Group(subviews: section.actions) { actions in … }
    public let actions: Actions
    /// The views of the footer; none where there is no footer.
    public let footer: SubviewsCollection
    let node: SectionNode?

    /// The things to do with a section, one view after another.
    public struct Actions: View {
        let views: SubviewsCollection

        public var body: some View { views }
    }

    /// What the section says of itself to the container.
    public var containerValues: ContainerValues {
        let node = node
        return MainActor.assumeIsolated { Unchecked(value: ContainerValues(section: node)) }.value
    }
}

/// The sections inside of a view, in their order.
public struct SectionCollection: RandomAccessCollection {
    public typealias Index = Int
    let sections: ContiguousArray<SectionConfiguration>

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
