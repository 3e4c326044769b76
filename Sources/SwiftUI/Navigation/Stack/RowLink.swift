import MartletGraph

/// What the link that a row holds says of the row.
struct RowLink {
    /// Whether the link's page stands beside the list.
    let isCurrent: Bool
    /// What the link shows a page for, which is also what the row selects.
    let value: AnyHashable?
    /// Whether the link shows the row's badge, before its own arrow.
    let showsBadge: Bool
}

enum RowLinkTrait: TraitKey { typealias Value = RowLink }

extension LayoutNode {
    /// What the link says that this element is, up to a container.
    func rowLink(in container: _ViewNode) -> RowLink? {
        innermostElement.scope.trait(RowLinkTrait.self, upTo: container.scope)?.value
    }

    /// The value of the link that this element is, up to a container.
    func linkValue(in container: _ViewNode) -> AnyHashable? { rowLink(in: container)?.value }
}

extension ListRowNode {
    /// Whether a click on its link is a choice among the list's rows, about which the next column decides: no page is
    /// pushed for a value that the list selects, unless somebody has said what to show for it.
    var selectsByLink: Bool {
        guard let value = element.linkValue(in: list), list.selection?.selectionValue(place, list) == value
        else { return false }
        let environment = element.innermostElement.environment
        return environment.columnChosen != nil && environment.navigationPlace?.model.shows(value) != true
    }
}

struct RowBadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }

extension EnvironmentValues {
    /// The badge of the row around, for a link, which shows it in its own line.
    var rowBadge: Text? { self[RowBadgeKey.self] }
}
