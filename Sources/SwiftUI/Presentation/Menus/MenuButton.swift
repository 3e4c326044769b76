import MartletGraph
import MartletHost

/// A closed menu: a button that opens it; with a primary action, a button for that and an arrow that opens it.
struct MenuButton: View {
    let configuration: MenuStyleConfiguration
    let isBare: Bool
    @State private var isOpen = false
    @Environment(\.menuIndicatorVisibility) private var indicator
    @Environment(\.idiom) private var idiom

    init(configuration: MenuStyleConfiguration, isBare: Bool) {
        self.configuration = configuration
        self.isBare = isBare
    }

    var body: some View {
        styled
            .modifier(ClosedMenuKeys(items: configuration.content))
            ._menuLayer(isPresented: $isOpen) { configuration.content }
            .modifier(MenuTrigger(opensOnLongPress: configuration.primaryAction != nil) { _, _ in isOpen = true })
            .modifier(
                ControlElement(role: .menu, pressesFirstButton: configuration.primaryAction != nil) { action in
                    guard action == .activate || action == .showMenu else { return false }
                    if action == .activate, let primary = configuration.primaryAction {
                        primary()
                    } else {
                        isOpen = true
                    }
                    return true
                })
    }

    @ViewBuilder private var styled: some View {
        if isBare { buttons.buttonStyle(BorderlessButtonStyle()) } else { buttons }
    }

    @ViewBuilder private var buttons: some View {
        if let primary = configuration.primaryAction {
            HStack(spacing: isBare ? 4 : 1) {
                button({ primary() }) { configuration.label }
                if showsArrow { button({ isOpen = true }) { arrow } }
            }
        } else {
            button({ isOpen = true }) {
                HStack(spacing: 6) {
                    configuration.label
                    if showsArrow { arrow }
                }
            }
        }
    }

    /// A label that is drawn already has an arrow of its own, or none; on a phone none has.
    private var showsArrow: Bool {
        indicator == .visible || indicator == .automatic && !configuration.drawsLabel && !idiom.isTouched
    }

    private func button<L: View>(
        _ action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> L
    ) -> Button<L> {
        Button(part: action, drawsLabel: configuration.drawsLabel, label: label)
    }

    private var arrow: some View {
        Image(systemName: "chevron.down").modifier(DecorativeModifier()).imageScale(.small)
    }
}

extension Button {
    /// A button that is a part of another control, and found as that.
    nonisolated fileprivate init(
        part action: @escaping @MainActor () -> Void, drawsLabel: Bool, label: () -> Label
    ) {
        self.init(nil, action, label())
        isPart = true
        self.drawsLabel = drawsLabel
    }
}
