import MartletGraph

/// A control that shows a page: pushed in a stack, or beside a column.
///
///     NavigationLink("Details") { DetailsView() }
///     NavigationLink(value: park) { ParkRow(park: park) }
///
/// In a list the whole row is the control. The page's view is made with the link, its body evaluated once it is shown.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
    private let label: Label
    private let target: Target
    @State private var link = LinkState()
    private var isDetail = true
    @Environment(\.navigationPlace) private var ownPlace
    @Environment(\.detailPlace) private var detailPlace
    @Environment(\.isInSidebar) private var isInSidebar

    private enum Target {
        case view(Destination, isActive: Binding<Bool>?)
        case value(AnyHashable?)
    }

    /// Pushes a view.
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(shown: destination(), isActive: nil, label: label())
    }

    /// Pushes a view.
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(shown: destination, isActive: nil, label: label())
    }

    /// Pushes a view while `isActive` is true.
    nonisolated public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(shown: destination(), isActive: isActive, label: label())
    }

    /// Pushes a view while `isActive` is true.
    nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(shown: destination, isActive: isActive, label: label())
    }

    /// Pushes a view while `selection` is `tag`.
    nonisolated public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(shown: destination(), isActive: selection.isActive(tag), label: label())
    }

    /// Pushes a view while `selection` is `tag`.
    nonisolated public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(shown: destination, isActive: selection.isActive(tag), label: label())
    }

    nonisolated init(shown destination: Destination, isActive: Binding<Bool>?, label: Label) {
        self.init(checked: .view(destination, isActive: isActive), label)
    }

    nonisolated private init(checked target: Target, _ label: Label) {
        self.target = target
        self.label = label
    }

    nonisolated init(value: AnyHashable?, label: Label) where Destination == Never {
        self.init(checked: .value(value), label)
    }

    /// Sets whether the page is shown beside the column that the link is in, as it is by itself, or in the column.
    ///
    /// It makes a difference in a `NavigationView` with columns, in a window that is wide enough for them.
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
        var copy = self
        copy.isDetail = isDetailLink
        return copy
    }

    /// Where the page is pushed.
    @MainActor private var place: NavigationPlace? { isDetail ? detailPlace ?? ownPlace : ownPlace }

    @MainActor public var body: some View {
        let _ = update()
        Button(action: { push() }) { LinkLabel(label: label) }
            .buttonStyle(NavigationLinkStyle())
            .modifier(LinkLifetime(link: link))
            .modifier(QuietTraitModifier(RowLinkTrait.self, rowLink))
            .disabled(isUseless)
    }

    @MainActor private var rowLink: RowLink {
        var shown: AnyHashable?
        if case .value(let value) = target { shown = value }
        return RowLink(isCurrent: isCurrent, value: shown, showsBadge: !isInSidebar)
    }

    /// Whether there is nothing to go to.
    @MainActor private var isUseless: Bool {
        if case .value(nil) = target { return true }
        return place == nil
    }

    /// Whether the page stands beside the list that the link is in.
    @MainActor private var isCurrent: Bool {
        guard isInSidebar, let place else { return false }
        place.model.change.read()
        let page = place.model.pages.dropFirst(place.level).first
        return switch target {
        case .value(let value): value != nil && page?.value == value
        case .view: link.isShown(by: page)
        }
    }

    @MainActor private func push() {
        guard let place else { return }
        if link.editsRow() { return }
        if isInSidebar { link.takeKeyboard() }
        switch target {
        case .value(let value?): if !link.selectsRow() { place.model.push(value, from: place) }
        case .value(nil): break
        case .view(let destination, let isActive):
            if let isActive, !isActive.wrappedValue { isActive.wrappedValue = true }
            link.push(at: place, isActive) { AnyView(destination) }
        }
    }

    /// Shows the present destination where it is pushed, and follows a binding that was written elsewhere.
    @MainActor private func update() {
        guard case .view(let destination, let isActive) = target else { return }
        link.update { AnyView(destination) }
        guard let isActive, let place else { return }
        link.follow(isActive, at: place) { AnyView(destination) }
    }
}

extension Binding {
    /// Whether a selection is one value; written, it selects that value or nothing.
    nonisolated fileprivate func isActive<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(
            location: ClosureLocation(
                get: { wrappedValue == tag },
                set: { isActive, _ in
                    if isActive { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
                }))
    }
}

/// What a link keeps: the page that it has pushed.
@MainActor
final class LinkState {
    private weak var page: NavigationPage?
    private weak var model: NavigationModel?

    /// The node around the link.
    weak var node: LinkLifetimeNode?

    nonisolated init() {}

    /// While its list is edited, the row that the link is takes the click, and selects itself where it can be.
    func editsRow() -> Bool {
        guard let row = node?.madeElements.first?.outermostParent as? ListRowNode, row.list.isEditing else {
            return false
        }
        row.list.clicked(row.place, [])
        return true
    }

    /// Selects the row that the link is, where its list does not leave that to the link's page.
    func selectsRow() -> Bool {
        guard let row = node?.madeElements.first?.outermostParent as? ListRowNode, row.selectsByLink else {
            return false
        }
        row.list.clicked(row.place, [])
        return true
    }

    /// Gives the keyboard to the row that the link is, so that arrow keys go on from there.
    func takeKeyboard() {
        guard let row = node?.madeElements.first?.outermostParent as? ListRowNode, row.list.selection == nil,
            let stop = row.rowAction?.elementID
        else { return }
        row.window?.requestFocus(stop)
    }

    private var isPushed: Bool { page.map { page in model?.pages.contains { $0 === page } ?? false } ?? false }

    func isShown(by other: NavigationPage?) -> Bool { page != nil && page === other }

    func push(at place: NavigationPlace, _ isActive: Binding<Bool>?, _ content: @escaping @MainActor () -> AnyView) {
        if isPushed, place.model.pages.last === page { return }
        let new = NavigationPage(in: place.model) {
            if let isActive, isActive.wrappedValue { isActive.wrappedValue = false }
        } content: {
            content()
        }
        (page, model) = (new, place.model)
        place.model.push(new, from: place)
    }

    /// Shows another destination where one is shown; nothing while none is.
    func update(_ content: @escaping @MainActor () -> AnyView) {
        if isPushed { page?.show(content) }
    }

    /// The view that pushed the page is gone, and with it what the page is for.
    func end() {
        if let page { model?.withdraw(page) }
    }

    /// Takes the page away without a word to the binding, which already means another one.
    func replace() {
        guard let page else { return }
        page.isReplaced = true
        Graph.current.effects.addAction { [weak model] in model?.pop(page) }
        self.page = nil
    }

    /// Pushes or pops as a binding says; it may be read now, and is acted on after the update.
    func follow(_ isActive: Binding<Bool>, at place: NavigationPlace, _ content: @escaping @MainActor () -> AnyView) {
        let wanted = isActive.wrappedValue
        guard wanted != isPushed else { return }
        Graph.current.effects.addAction { [self] in
            guard isActive.wrappedValue == wanted, isPushed != wanted else { return }
            if wanted { push(at: place, isActive, content) } else if let page { model?.pop(page) }
        }
    }
}

/// The label of a link in the look of where it is.
private struct LinkLabel<Label: View>: View {
    let label: Label
    @Environment(\.listContext) private var list
    @Environment(\.isInSidebar) private var isInSidebar
    @Environment(\.navigationLinkIndicatorVisibility) private var indicator
    @Environment(\.rowBadge) private var badge
    @Environment(\.badgeProminence) private var prominence
    @Environment(\.editMode) private var editMode
    @Environment(\.idiom) private var idiom

    /// While a list of a phone is edited, no row leads anywhere.
    private var hidesIndicator: Bool {
        indicator == .hidden || idiom.isTouched && editMode?.wrappedValue.isEditing == true
    }

    var body: some View {
        if list != nil {
            HStack(spacing: 0) {
                label.environment(\.isLinkLabel, true)
                Spacer(minLength: 0)
                if !isInSidebar {
                    if let badge { BadgeLabel(text: badge, prominence: prominence).padding(.leading, 8) }
                    if !hidesIndicator {
                        Image(systemName: "chevron.forward").font(.caption).foregroundStyle(.secondary)
                            .padding(.leading, 8).accessibilityHidden(true)
                    }
                }
            }
            .contentShape(Rectangle())
        } else {
            label
        }
    }
}

/// A link is plain in a row; elsewhere it has the style of the buttons around it, and is tinted where they have none.
private struct NavigationLinkStyle: PrimitiveButtonStyle, RowButtonStyle {
    nonisolated var isPressedByRow: Bool { true }

    @MainActor func makeBody(configuration: Configuration) -> some View { StyledLink(configuration: configuration) }

    private struct StyledLink: View {
        let configuration: Configuration
        @Environment(\.listContext) private var list
        @SurroundingStyle<PrimitiveButtonStyleConfiguration> private var around

        var body: some View {
            if list != nil {
                Button(configuration).buttonStyle(PlainButtonStyle._ofRow)
            } else if around.style.isStandard {
                Button(configuration).buttonStyle(.borderless)
            } else {
                Button(configuration)
            }
        }
    }
}
