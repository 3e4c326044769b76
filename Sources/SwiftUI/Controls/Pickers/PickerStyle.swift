import MartletGraph

/// The look of pickers; one of the system's.
@MainActor @preconcurrency
public protocol PickerStyle {
    nonisolated static var _look: _PickerLook { get }
}

/// How the options of a picker are shown.
nonisolated public struct _PickerLook: Hashable, Sendable {
    enum Kind { case automatic, menu, segmented, tabs, inline, wheel, palette, radioGroup, navigationLink }
    let kind: Kind
}

struct PickerLookKey: EnvironmentKey { static var defaultValue: _PickerLook { _PickerLook(kind: .automatic) } }

extension EnvironmentValues {
    var pickerLook: _PickerLook { self[PickerLookKey.self] }
}

extension View {
    /// Sets the look of the pickers below.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        modifier(_EnvironmentValueModifier(PickerLookKey.self, S._look))
    }
}

/// The style that fits the surroundings: a menu.
nonisolated public struct DefaultPickerStyle: PickerStyle {
    public static var _look: _PickerLook { _PickerLook(kind: .automatic) }
    public init() {}
}

/// A button with the chosen option that opens a menu of all.
nonisolated public struct MenuPickerStyle: PickerStyle {
    public static var _look: _PickerLook { _PickerLook(kind: .menu) }
    public init() {}
}

/// All options beside each other, as wide as each other, in one box 34 points high.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
    public static var _look: _PickerLook { _PickerLook(kind: .segmented) }
    public init() {}
}

/// All options beside each other in one box, as those of `SegmentedPickerStyle`: each is told to screen readers as a tab,
/// for pickers that choose what is shown below.
nonisolated public struct TabsPickerStyle: PickerStyle {
    public static var _look: _PickerLook { _PickerLook(kind: .tabs) }
    public init() {}
}

/// All options below each other, the chosen one with a tick; in a form or list each is a row.
nonisolated public struct InlinePickerStyle: PickerStyle {
    public static var _look: _PickerLook { _PickerLook(kind: .inline) }
    public init() {}
}

/// A wheel of options to turn, 160 points high, of which the one in the middle is chosen.
nonisolated public struct WheelPickerStyle: PickerStyle {
    public static var _look: _PickerLook { _PickerLook(kind: .wheel) }
    public init() {}
}

/// Symbols beside each other, the chosen one on a grey box.
nonisolated public struct PalettePickerStyle: PickerStyle {
    public static var _look: _PickerLook { _PickerLook(kind: .palette) }
    public init() {}
}

/// All options below each other with a round button each.
nonisolated public struct RadioGroupPickerStyle: PickerStyle {
    public static var _look: _PickerLook { _PickerLook(kind: .radioGroup) }
    public init() {}
}

/// The label and the chosen option, with a page of the stack around for all options. Without a stack it cannot be used.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
    public static var _look: _PickerLook { _PickerLook(kind: .navigationLink) }
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == TabsPickerStyle {
    /// All options beside each other, each a tab.
    ///
    ///     Picker("View", selection: $view) { … }.pickerStyle(.tabs)
    nonisolated public static var tabs: TabsPickerStyle { TabsPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    nonisolated public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

nonisolated private enum RadioLayoutKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var isRadioHorizontal: Bool {
        get { self[RadioLayoutKey.self] }
        set { self[RadioLayoutKey.self] = newValue }
    }
}

extension View {
    /// Puts the buttons of a `radioGroup` picker side by side.
    nonisolated public func horizontalRadioGroupLayout() -> some View {
        environment(\.isRadioHorizontal, true)
    }
}
