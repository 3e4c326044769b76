import MartletGraph

/// The items of one toolbar that are in its menu: always, or because there is no room for them in the bar.
@MainActor
final class ToolbarOverflow: Equatable {
    private let change = ChangeLocation()
    private var moved: Set<Int> = []
    /// The items as rows of a menu; nil for those that stay.
    var views: [AnyView?] = []
    /// The items that are always in the menu.
    var own: [AnyView] = [] {
        didSet { host?.change.send() }
    }
    /// The toolbars of the same bar whose items are in this menu too, and the one in whose menu these are.
    private var guests: [ToolbarOverflow] = []
    private weak var host: ToolbarOverflow?

    nonisolated init() {}

    /// Whether there is something in the menu even where there is room for everything.
    var hasRows: Bool { !own.isEmpty || guests.contains(where: \.hasRows) }

    func move(_ new: Set<Int>) {
        if new == moved { return }
        moved = new
        change.send()
        host?.change.send()
    }

    /// Shows in this menu what is in those of other toolbars.
    func show(ofOthers others: [ToolbarOverflow]) {
        if others == guests { return }
        for guest in guests where guest.host === self { guest.host = nil }
        for other in others { other.host = self }
        guests = others
        change.send()
    }

    /// What is in the menu now for want of room, and what always is.
    var rows: (moved: [AnyView], own: [AnyView]) {
        change.read()
        let all = guests + [self]
        return (
            all.flatMap { menu in
                menu.moved.sorted().compactMap { menu.views.indices.contains($0) ? menu.views[$0] : nil }
            },
            all.flatMap(\.own)
        )
    }

    nonisolated static func == (a: ToolbarOverflow, b: ToolbarOverflow) -> Bool { a === b }
}

/// The actions that are used less, and those for which there is no room, behind one button.
struct MoreMenu: View {
    let overflow: ToolbarOverflow
    /// Grows with each change of the toolbar, whose items cannot be compared.
    let version: Int

    init(_ overflow: ToolbarOverflow, version: Int) { (self.overflow, self.version) = (overflow, version) }

    var body: some View {
        Menu {
            MoreItems(overflow: overflow, version: version)
        } label: {
            Label(_own: "More", systemImage: "ellipsis")
        }
        .menuIndicator(.hidden)
    }
}

private struct MoreItems: View {
    let overflow: ToolbarOverflow
    let version: Int

    init(overflow: ToolbarOverflow, version: Int) { (self.overflow, self.version) = (overflow, version) }

    var body: some View {
        let (moved, own) = overflow.rows
        ForEach(Array(moved.enumerated()), id: \.offset) { $0.element }
        if !moved.isEmpty, !own.isEmpty { Divider() }
        ForEach(Array(own.enumerated()), id: \.offset) { $0.element }
    }
}
