import MartletGraph

/// How a bar of a page differs from the page; nil where it is as the page.
struct BarSide: Equatable {
    var scheme: ColorScheme?
    /// What the program has set for the buttons of all bars.
    var tint: UIColor?
    var font: UIFont?
}

struct BarSides: Equatable {
    var top = BarSide()
    var bottom = BarSide()
}

/// How the bar that an item stands in differs from the page that declares it.
@MainActor
final class BarSurroundings: Equatable {
    private let change = ChangeLocation()
    private var sides = BarSides()

    nonisolated init() {}

    func set(_ new: BarSides) {
        if new == sides { return }
        sides = new
        change.send()
    }

    /// - Parameter isAtBottom: whether the item stands in the bar at the bottom.
    func side(isAtBottom: Bool) -> BarSide {
        change.read()
        return isAtBottom ? sides.bottom : sides.top
    }

    nonisolated static func == (a: BarSurroundings, b: BarSurroundings) -> Bool { a === b }
}

struct BarSurroundingsKey: EnvironmentKey { static var defaultValue: BarSurroundings? { nil } }

extension EnvironmentValues {
    var barSurroundings: BarSurroundings? {
        get { self[BarSurroundingsKey.self] }
        set { self[BarSurroundingsKey.self] = newValue }
    }
}

struct BarItemBoxKey: EnvironmentKey { static var defaultValue: Bool { true } }
struct BarItemKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view is an item of a bar.
    var isBarItem: Bool { self[BarItemKey.self] }
    /// Whether the pointer over a button of a bar shows a box behind it.
    var showsBarItemBox: Bool { self[BarItemBoxKey.self] }
}

/// How controls look in a bar: flat, labels as icons where they have one.
struct BarItemLook: ViewModifier {
    let isProminent: Bool
    let showsBox: Bool
    let isAtBottom: Bool

    init(isProminent: Bool = false, showsBox: Bool = true, isAtBottom: Bool = false) {
        self.isProminent = isProminent
        self.showsBox = showsBox
        self.isAtBottom = isAtBottom
    }

    func body(content: Content) -> some View {
        Group {
            if isProminent {
                content.buttonStyle(.borderedProminent).lineLimit(1)
            } else {
                content.buttonStyle(BarButtonStyle()).labelStyle(BarLabelStyle())
            }
        }
        .modifier(BarTextMargin())
        .toggleStyle(BarToggleStyle())
        .modifier(_EnvironmentValueModifier(InBarKey.self, true))
        .modifier(_EnvironmentValueModifier(BarItemBoxKey.self, showsBox))
        .modifier(_EnvironmentValueModifier(BarItemKey.self, true))
        .modifier(InBarScheme(isAtBottom: isAtBottom, isButton: true))
    }
}

/// Light or dark and tinted as the bar that the view stands in; buttons have the font that is set for those.
struct InBarScheme: ViewModifier {
    let isAtBottom: Bool
    let isButton: Bool
    @Environment(\.barSurroundings) private var surroundings

    init(isAtBottom: Bool = false, isButton: Bool = false) { (self.isAtBottom, self.isButton) = (isAtBottom, isButton) }

    func body(content: Content) -> some View {
        let side = surroundings?.side(isAtBottom: isAtBottom)
        content._barScheme(side?.scheme)._appearing(tint: side?.tint, font: isButton ? side?.font : nil)
    }
}

/// A label of which a bar shows the icon; screen readers are told the title.
struct BarLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(.iconOnly) }
}

/// A flat button of a bar: grey under the pointer.
struct BarButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Look(configuration: configuration) }

    private struct Look: View {
        let configuration: Configuration
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.idiom) private var idiom
        @Environment(\.showsBarItemBox) private var showsBox
        @State private var isHovered = false

        var body: some View {
            configuration.label
                .lineLimit(1)
                .fontWeight(idiom.isTouched ? nil : .semibold)
                .foregroundStyle(color)
                .padding(.horizontal, 9)
                .frame(minWidth: 34, minHeight: 34)
                .background(
                    RoundedRectangle(cornerRadius: 6, style: .circular)
                        .fill(Color.primary.opacity(showsBox ? shade : 0))
                        ._systemAnimation(SystemAnimation.states, value: shade)
                )
                .background {
                    if configuration.role == .confirm {
                        RoundedRectangle(cornerRadius: 6, style: .circular).fill(.tint)
                    }
                }
                .contentShape(Rectangle())
                .opacity(isEnabled ? 1 : 0.5)
                .onHover { isHovered = $0 }
        }

        private var color: Color {
            switch configuration.role {
            case .destructive: ._redText
            case .confirm: .white
            default: idiom.isTouched ? ._accentText : .primary
            }
        }

        private var shade: Double { configuration.isPressed ? 0.16 : isHovered ? 0.07 : 0 }
    }
}

extension View {
    /// Lets the texts of a bar grow with the user's wish no further than bars do: what is larger would be cut, and break
    /// inside of words.
    nonisolated func _sizedForBar() -> some View { dynamicTypeSize(...DynamicTypeSize.xxxLarge) }
}
