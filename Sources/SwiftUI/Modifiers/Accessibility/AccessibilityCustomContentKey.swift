/// What a detail about a view is called, and by which name it is replaced or taken away.
///
///     extension AccessibilityCustomContentKey {
///         static let age = AccessibilityCustomContentKey("Age", id: "age")
///     }
nonisolated public struct AccessibilityCustomContentKey: Equatable, Sendable {
    let label: Text
    /// nil where the label is the name.
    let id: String?

    /// A detail of a name of its own.
    public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }

    /// A detail of a name of its own, with a label to translate.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

    /// A detail whose label, to translate, is its name.
    public init(_ labelKey: LocalizedStringKey) { (label, id) = (Text(labelKey), nil) }

    /// A detail of a name of its own, with a label to translate.
    @_disfavoredOverload
    public init(_ label: LocalizedStringResource, id: String) { self.init(Text(label), id: id) }

    /// A detail whose label, to translate, is its name.
    @_disfavoredOverload
    public init(_ label: LocalizedStringResource) { (self.label, id) = (Text(label), nil) }
}

/// What belongs to details about a view.
public enum AXCustomContent {
    /// When a detail is said.
    public enum Importance: UInt, Hashable, Sendable {
        /// After everything else.
        case `default`
        /// Before the hint.
        case high
    }
}

extension View {
    nonisolated private func detailed(
        _ label: Text, _ id: String?, _ value: Text?, _ importance: AXCustomContent.Importance
    ) -> some View {
        modifier(AccessibilityModifier(change: .detail(label, id: id, value, isImportant: importance == .high)))
    }

    /// Adds a detail to what screen readers say about this view; nil takes away the one of the same key.
    ///
    /// Screen readers of a Linux desktop have no list of details: they say them with the description of the view,
    /// important ones before its hint and the others after it.
    ///
    ///     PetRow(pet).accessibilityCustomContent("Age", "\(pet.age) years", importance: .high)
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View { detailed(key.label, key.id, value, importance) }

    /// Adds a detail to what screen readers say about this view.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { detailed(key.label, key.id, Text(valueKey), importance) }

    /// Adds a detail to what screen readers say about this view.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { detailed(key.label, key.id, Text(value), importance) }

    /// Adds a detail to what screen readers say about this view.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
    ) -> some View { detailed(key.label, key.id, Text(valueResource), importance) }

    /// Adds a detail to what screen readers say about this view.
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { detailed(label, nil, value, importance) }

    /// Adds a detail to what screen readers say about this view.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { detailed(Text(labelKey), nil, value, importance) }

    /// Adds a detail to what screen readers say about this view.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { detailed(Text(labelKey), nil, Text(valueKey), importance) }

    /// Adds a detail to what screen readers say about this view.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { detailed(Text(labelKey), nil, Text(value), importance) }

    /// Adds a detail to what screen readers say about this view.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
        _ label: L, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { detailed(Text(label), nil, Text(value), importance) }

    /// Adds a detail to what screen readers say about this view.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ labelResource: LocalizedStringResource, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { detailed(Text(labelResource), nil, value, importance) }

    /// Adds a detail to what screen readers say about this view.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ labelResource: LocalizedStringResource, _ valueResource: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
    ) -> some View { detailed(Text(labelResource), nil, Text(valueResource), importance) }

    /// Adds a detail to what screen readers say about this view.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelResource: LocalizedStringResource, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { detailed(Text(labelResource), nil, Text(value), importance) }
}
