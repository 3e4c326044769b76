import MartletGraph

/// What a tab view shows at its bottom, whichever page is shown.
struct TabAccessory {
    /// Nil while it is not to be seen.
    let view: AnyView?
}

struct TabAccessoryKey: EnvironmentKey { static var defaultValue: TabAccessory? { nil } }
struct TabAccessoryPlacementKey: EnvironmentKey { static var defaultValue: TabViewBottomAccessoryPlacement? { nil } }

extension EnvironmentValues {
    var tabAccessory: TabAccessory? { self[TabAccessoryKey.self] }

    /// Where the accessory of a tab view stands, in what it shows; nil elsewhere.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { self[TabAccessoryPlacementKey.self] }
}

/// Where the accessory at the bottom of a tab view stands.
nonisolated public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In a line with a bar that has made itself small; it stands above here, too, so that none is.
    case inline
    /// Above the bar at the bottom, or at the bottom of the page where there is none.
    case expanded
}

extension View {
    /// Shows a view at the bottom of a tab view, above its bar where that is at the bottom, whichever page is shown.
    ///
    ///     TabView { LibraryTab(); SearchTab() }
    ///         .tabViewBottomAccessory { NowPlaying() }
    ///
    /// It is as wide as the pages, at least 48 points high, and outside of their safe area.
    nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        tabViewBottomAccessory(isEnabled: true, content: content)
    }

    /// Shows a view at the bottom of a tab view while `isEnabled` is true.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(
            _EnvironmentValueModifier(
                TabAccessoryKey.self, TabAccessory(view: isEnabled ? AnyView(content()) : nil)))
    }
}

/// The box around an accessory.
private struct TabAccessoryBox: View {
    let accessory: TabAccessory

    var body: some View {
        if let view = accessory.view {
            view
                .padding(.horizontal, 12)
                .frame(maxWidth: .infinity, minHeight: 48)
                .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 24))
                .padding(.horizontal, 12)
                .padding(.vertical, 6)
                .modifier(
                    _EnvironmentValueModifier(
                        TabAccessoryPlacementKey.self, TabViewBottomAccessoryPlacement.expanded))
        }
    }
}

/// The element of an accessory.
final class TabAccessoryNode: BarPartNode {
    /// Of the pages of its tab view, in which it is nobody's.
    let pageInputs: _ViewInputs

    init(_ accessory: TabAccessory, of tabs: TabsNode) {
        pageInputs = _ViewInputs(
            parent: tabs, scope: ScopeValue(parent: tabs.inputs.scope, TabAccessoryKey.self, nil))
        super.init(pageInputs)
        content = TabAccessoryBox._makeNode(TabAccessoryBox(accessory: accessory), inputs)
        layoutParent = tabs
    }

    func update(with new: TabAccessory) {
        TabAccessoryBox._updateNode(content, TabAccessoryBox(accessory: new), inputs)
    }

    func height(_ width: CGFloat?) -> CGFloat {
        sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }

    /// Takes its place beside a column, above a bar.
    ///
    /// - Returns: how high it is.
    func place(above bar: CGFloat, from start: CGFloat, in size: CGSize) -> CGFloat {
        let fit = CGSize(width: max(0, size.width - start), height: height(max(0, size.width - start)))
        place(
            at: CGPoint(x: start, y: size.height - bar - fit.height), size: fit, proposal: ProposedViewSize(fit))
        return fit.height
    }
}
