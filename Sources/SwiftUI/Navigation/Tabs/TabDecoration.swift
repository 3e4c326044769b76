import MartletGraph

/// What a program puts around the item of a tab.
struct TabDecoration {
    /// Whether it is for the sidebar alone.
    var isForSidebar = false
    let apply: @MainActor (AnyView) -> AnyView
}

/// The item of a tab with what the program puts around it.
struct DecoratedTab: ViewModifier {
    let decorations: [TabDecoration]
    let isRow: Bool

    init(decorations: [TabDecoration], isRow: Bool) {
        self.decorations = decorations
        self.isRow = isRow
    }

    func body(content: Content) -> some View {
        let shown = decorations.filter { isRow || !$0.isForSidebar }
        if shown.isEmpty {
            content
        } else {
            shown.reduce(AnyView(content)) { $1.apply($0) }
        }
    }
}

extension ModifiedTabs {
    /// Puts something around the item of each tab, or around the header of the section in the sidebar.
    init(_ content: Content, decorating decoration: TabDecoration) {
        // The tabs of one section share its header.
        var (last, header): (Int?, AnyView?) = (nil, nil)
        self.init(content) { entry in
            guard Self.isSection, let section = entry.info.section else {
                return entry.info.decorations.append(decoration)
            }
            if section.number != last { (last, header) = (section.number, section.header.map(decoration.apply)) }
            entry.info.section?.header = header ?? section.header
        }
    }
}

extension TabContent {
    nonisolated func described(
        _ change: AccessibilityModifier.Change, _ isEnabled: Bool
    ) -> some TabContent<TabValue> {
        nonisolated(unsafe) let modifier = AccessibilityModifier(change: change)
        return ModifiedTabs(
            self, decorating: TabDecoration { view in isEnabled ? AnyView(view.modifier(modifier)) : view })
    }

    /// Names the tab for screen readers; without `isEnabled` nothing changes.
    nonisolated public func accessibilityLabel(
        _ label: Text, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { described(.label(label), isEnabled) }

    /// Names the tab for screen readers; without `isEnabled` nothing changes.
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { described(.label(Text(labelKey)), isEnabled) }

    /// Names the tab for screen readers; without `isEnabled` nothing changes.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { described(.label(Text(label)), isEnabled) }

    /// Says which value the tab shows; without `isEnabled` nothing changes.
    nonisolated public func accessibilityValue(
        _ valueDescription: Text, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { described(.value(valueDescription), isEnabled) }

    /// Says which value the tab shows; without `isEnabled` nothing changes.
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { described(.value(Text(valueKey)), isEnabled) }

    /// Says which value the tab shows; without `isEnabled` nothing changes.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { described(.value(Text(value)), isEnabled) }

    /// Says what choosing the tab does; without `isEnabled` nothing changes.
    nonisolated public func accessibilityHint(
        _ hint: Text, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { described(.hint(hint), isEnabled) }

    /// Says what choosing the tab does; without `isEnabled` nothing changes.
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { described(.hint(Text(hintKey)), isEnabled) }

    /// Says what choosing the tab does; without `isEnabled` nothing changes.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { described(.hint(Text(hint)), isEnabled) }

    /// Gives the tab a name that only tests see; without `isEnabled` nothing changes.
    nonisolated public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { described(.identifier(identifier), isEnabled) }

    /// Other names by which the tab can be asked for, the best one first; without `isEnabled` nothing changes.
    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool = true
    ) -> some TabContent<TabValue> { described(.inputLabels(inputLabels), isEnabled) }

    /// Other names by which the tab can be asked for, the best one first; without `isEnabled` nothing changes.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
    ) -> some TabContent<TabValue> { described(.inputLabels(inputLabelKeys.map { Text($0) }), isEnabled) }

    /// Other names by which the tab can be asked for, the best one first; without `isEnabled` nothing changes.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool = true
    ) -> some TabContent<TabValue> { described(.inputLabels(inputLabels.map { Text($0) }), isEnabled) }
}
