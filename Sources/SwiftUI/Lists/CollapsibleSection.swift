import MartletGraph

extension Section where Parent: View, Content: View, Footer: View {
    /// Whether a click on the header hides what is in the section, and shows it again. Sections that are made with
    /// `isExpanded` do so anyway.
    ///
    ///     Section("Done") { … }.collapsible(true)
    nonisolated public func collapsible(_ collapsible: Bool) -> some View {
        CollapsibleSection(section: self, isCollapsible: collapsible)
    }
}

/// A section that keeps by itself whether it is open, where nothing else does.
nonisolated private struct CollapsibleSection<Parent: View, Content: View, Footer: View>: View {
    let section: Section<Parent, Content, Footer>
    let isCollapsible: Bool
    @State private var isExpanded = true

    init(section: Section<Parent, Content, Footer>, isCollapsible: Bool) {
        self.section = section
        self.isCollapsible = isCollapsible
    }

    @MainActor var body: some View {
        var shown = section
        shown.isCollapsible = isCollapsible
        if isCollapsible, shown.isExpanded == nil { shown.isExpanded = $isExpanded }
        return shown
    }
}
