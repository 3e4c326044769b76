import MartletGraph

/// What a window of settings shows: on the desktop the tabs of its tab view stand above the pane, which has all of the
/// frame that the program gives it, and name the window.
struct SettingsPane<Content: View>: View {
    let content: Content
    @State private var shelf = SettingsShelf()
    @Environment(\.idiom) private var idiom

    init(content: Content) { self.content = content }

    var body: some View {
        if idiom.isTouched {
            content
        } else {
            SettingsShelfView(
                shelf: shelf, content: content.modifier(_EnvironmentValueModifier(SettingsShelfKey.self, shelf)))
        }
    }
}

/// The place for tabs at the top of a window of settings.
@MainActor
final class SettingsShelf {
    fileprivate(set) weak var node: SettingsShelfNode?
    /// The tab view whose tabs stand there.
    private(set) weak var tabs: TabsNode?

    nonisolated init() {}

    /// - Returns: whether the tabs of this tab view stand there: those of one that came first do.
    func take(_ new: TabsNode) -> Bool {
        if tabs == nil { tabs = new }
        return tabs === new
    }

    func leave(_ old: TabsNode) {
        if tabs === old { tabs = nil }
        changed()
    }

    /// The tabs, or which of them is selected, are others.
    func changed() {
        node?.setNeedsLayout()
        node?.setNeedsDisplay()
        node?.tellTitle()
    }
}

struct SettingsShelfKey: EnvironmentKey { static var defaultValue: SettingsShelf? { nil } }

extension EnvironmentValues {
    var settingsShelf: SettingsShelf? { self[SettingsShelfKey.self] }
}

private nonisolated struct SettingsShelfView<Content: View>: ContainerView {
    typealias Body = Never
    let shelf: SettingsShelf
    let content: Content

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> SettingsShelfNode { SettingsShelfNode(shelf, inputs) }
}

/// The pane, and the tabs above it.
final class SettingsShelfNode: ContainerNode {
    private let shelf: SettingsShelf
    /// The width of a pane that says nothing of its own, in points.
    private static let usualWidth: CGFloat = 480

    init(_ shelf: SettingsShelf, _ inputs: _ViewInputs) {
        self.shelf = shelf
        super.init(inputs)
        shelf.node = self
    }

    private var bar: LayoutNode? { shelf.tabs.flatMap { $0.hidesBar ? nil : $0.bar } }
    private var pane: LayoutNode? { layoutChildren.first }

    private func barHeight(_ width: CGFloat?) -> CGFloat {
        bar?.sizeThatFits(ProposedViewSize(width: width, height: nil)).height ?? 0
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let pane else { return .zero }
        let tabs = bar?.sizeThatFits(.unspecified).width ?? 0
        let width = proposal.width.map { max($0, tabs) }
        let top = barHeight(width)
        let fit = pane.sizeThatFits(
            ProposedViewSize(width: width, height: proposal.height.map { max(0, $0 - top) }))
        var needed = max(fit.width, tabs)
        if width == nil, pane.sizeThatFits(.zero).width == 0 { needed = max(needed, Self.usualWidth) }
        return CGSize(width: needed, height: fit.height + top)
    }

    override func placeChildren() {
        guard let pane else { return }
        let top = barHeight(size.width)
        if let bar {
            let area = CGSize(width: size.width, height: top)
            bar.place(at: .zero, size: area, proposal: ProposedViewSize(area))
        }
        tellTitle()
        let area = CGSize(width: size.width, height: max(0, size.height - top))
        let fit = pane.sizeThatFits(ProposedViewSize(area))
        pane.place(
            at: CGPoint(x: (area.width - fit.width) / 2, y: top + (area.height - fit.height) / 2), size: fit,
            proposal: ProposedViewSize(area))
    }

    override func draw(into builder: inout DisplayBuilder) {
        if let pane { builder.add(pane) }
        if let bar { builder.add(bar) }
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        for part in [bar, pane].compactMap({ $0 }) where part.hitTest(part.fromParent(point), &path) {
            path.append(self)
            return true
        }
        return false
    }

    override func describe(into list: inout AccessibilityBuilder) {
        bar?.describe(into: &list)
        pane?.describe(into: &list)
    }

    // MARK: The title

    /// Names the window after the tab that is selected, once that is known.
    func tellTitle() {
        graph.effects.addAction { [weak self] in
            guard let self, !flags.contains(.left), let window else { return }
            let new = shelf.tabs?.selectedTitle
            guard new != window.kept(SettingsTitle.self).title else { return }
            window.kept(SettingsTitle.self).title = new
            window.settingsTitleChanged()
        }
    }

    override func willLeave() {
        window?.kept(SettingsTitle.self).title = nil
        super.willLeave()
    }
}

/// The title of the tab that is selected in a window of settings.
final class SettingsTitle: WindowKeeping {
    var title: String?
}

extension TabsNode {
    /// What the tab of the page that is shown is called.
    fileprivate var selectedTitle: String? {
        guard !hidesBar, let window else { return nil }
        var list = AccessibilityBuilder(clip: CGRect(origin: .zero, size: window.size))
        bar.describe(into: &list)
        return list.elements.first { $0.role == .tab && $0.isOn == true }?.label
    }
}
