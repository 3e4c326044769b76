import MartletGraph

/// Controls side by side, as their symbols: in a menu a line of it, elsewhere linked buttons.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PaletteGroup(configuration: configuration)
    }
}

/// The group's label, which opens a menu of its controls side by side, each with its symbol above its title; in a menu, a
/// submenu.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Menu {
            MenuCells { configuration.content }.labelStyle(StackedLabelStyle())
        } label: {
            configuration.label
        }
    }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

private struct PaletteGroup: View {
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.itemContext) private var context

    var body: some View {
        if context is MenuContext {
            MenuCells { configuration.content }.labelStyle(.iconOnly)
        } else {
            NavigationControlGroupStyle().makeBody(configuration: configuration).labelStyle(.iconOnly)
        }
    }
}

/// Items of a menu in a line, equally wide.
struct MenuCells<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        HStack(spacing: 0) { content }
            .modifier(_EnvironmentValueModifier(MenuRowIsCellKey.self, true))
    }
}

/// A symbol above its title.
nonisolated struct StackedLabelStyle: LabelStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 2) {
            configuration.icon
            configuration.title.font(.caption).lineLimit(1)
        }
    }
}
