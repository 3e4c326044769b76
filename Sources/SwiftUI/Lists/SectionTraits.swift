import MartletGraph

enum SectionMarginsTrait: TraitKey { typealias Value = EdgeLengths }
enum SectionIndexTrait: TraitKey { typealias Value = Text? }

/// Sets a trait that the list around reads of its sections.
nonisolated private struct SectionTraitModifier<K: TraitKey>: ScopeModifier {
    let value: K.Value
    static var key: ObjectIdentifier { ObjectIdentifier(K.self) }

    init(_ key: K.Type, _ value: K.Value) { self.value = value }

    @MainActor static func valueChanged(_ node: _ViewNode) {
        for element in node.madeElements { (element.outermostParent as? ListRowNode)?.list.sectionTraitsChanged() }
    }
}

extension View {
    /// Sets the space at some edges of this section of a list, in points; nil for the style's. The space at the other
    /// edges stays as it is. Between two sections is the space below the first and the space above the second, of
    /// which the style gives each a half of its own.
    ///
    ///     Section("Photos") { … }.listSectionMargins(.horizontal, 0)
    nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(SectionTraitModifier(SectionMarginsTrait.self, EdgeLengths(edges, length.map { max(0, $0) })))
    }

    /// Names this section in the index at the edge of the list around, often by a letter; nil leaves it out.
    nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
        modifier(SectionTraitModifier(SectionIndexTrait.self, label))
    }

    /// Names this section in the index at the edge of the list around, often by a letter.
    nonisolated public func sectionIndexLabel(_ key: LocalizedStringKey) -> some View {
        sectionIndexLabel(Text(key))
    }

    /// Names this section in the index at the edge of the list around, often by a letter; nil leaves it out.
    @_disfavoredOverload
    nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
        sectionIndexLabel(label.map { Text($0) })
    }
}

extension ListNode {
    /// What a section asks for at its edges; the innermost first.
    func margins(ofSection section: Int32) -> [EdgeLengths] {
        guard section >= 0 else { return [] }
        return entries.sections[Int(section)].node.scope.traits(SectionMarginsTrait.self, upTo: scope)
    }

    /// The space beside the rows of a section, in points, in a list as wide as `cross`.
    func sides(ofSection section: Int32, _ cross: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
        let usual = max(look.margin, (cross - look.maximumWidth) / 2)
        let end = max(usual, index?.room ?? 0)
        if section < 0 { return (usual, end) }
        let own = margins(ofSection: section)
        if own.isEmpty { return (usual, end) }
        return (own.length(at: .leading, \.leading) ?? usual, own.length(at: .trailing, \.trailing) ?? end)
    }

    /// The space between two sections, in points, where the style has `usual`.
    func space(_ previous: LazyEntry, _ next: LazyEntry, usual: CGFloat) -> CGFloat {
        let below = margins(ofSection: previous.section).length(at: .bottom, \.bottom)
        let above = margins(ofSection: next.section).length(at: .top, \.top)
        if below == nil, above == nil { return usual }
        return (below ?? usual / 2) + (above ?? usual / 2)
    }

    func sectionTraitsChanged() {
        updateIndex()
        setNeedsLayout()
    }

    /// Tells the index at the edge which sections have a name there.
    func updateIndex() {
        guard let index else { return }
        var labels: [SectionIndex.Label] = []
        for section in entries.sections where !section.entries.isEmpty {
            if let label = section.node.scope.trait(SectionIndexTrait.self, upTo: scope)?.value {
                labels.append(SectionIndex.Label(text: label, place: section.entries.lowerBound))
            }
        }
        index.set(labels, of: self)
    }
}
