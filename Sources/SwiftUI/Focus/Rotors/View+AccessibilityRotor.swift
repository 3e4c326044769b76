extension View {
    nonisolated private func rotor(
        _ label: Text, _ entries: @escaping @MainActor () -> [_RotorEntries.Entry]
    ) -> some View { modifier(AccessibilityRotor(label: label, entries: entries)) }

    nonisolated private func rotor<Content: AccessibilityRotorContent>(
        _ label: Text, _ entries: @escaping () -> Content
    ) -> some View {
        nonisolated(unsafe) let entries = entries
        return rotor(label) {
            var list = _RotorEntries()
            entries()._addEntries(to: &list)
            return list.entries
        }
    }

    nonisolated private func rotor<EntryModel, ID: Hashable>(
        _ label: Text, _ models: [EntryModel], _ id: KeyPath<EntryModel, ID>, _ name: KeyPath<EntryModel, String>
    ) -> some View {
        nonisolated(unsafe) let (models, id, name) = (models, id, name)
        return rotor(label) {
            models.map { model in
                _RotorEntries.Entry(label: Text(verbatim: model[keyPath: name]), key: model[keyPath: id], prepare: {})
            }
        }
    }

    /// Lets screen readers jump between places in this view: its elements offer "Next" and "Previous" with the name of
    /// the rotor as actions, which scroll to the place and go there.
    ///
    ///     List(messages) { MessageRow($0) }
    ///         .accessibilityRotor("Unread") {
    ///             ForEach(messages.filter(\.isUnread)) { AccessibilityRotorEntry($0.subject, id: $0.id) }
    ///         }
    ///
    /// - Parameter entries: asked for the places whenever a reader jumps.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(Text(labelKey), entries) }

    /// Lets screen readers jump between the views with these ids inside of this one.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(Text(rotorLabelKey), entries, entryID, entryLabel) }

    /// Lets screen readers jump between the views with the ids of these values inside of this one.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(Text(rotorLabelKey), entries, \.id, entryLabel) }

    /// Lets screen readers jump between places in this view: its elements offer "Next" and "Previous" with the name of
    /// the rotor as actions, which scroll to the place and go there.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(label, entries) }

    /// Lets screen readers jump between the views with these ids inside of this one.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(rotorLabel, entries, entryID, entryLabel) }

    /// Lets screen readers jump between the views with the ids of these values inside of this one.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(rotorLabel, entries, \.id, entryLabel) }

    /// Lets screen readers jump between places in this view: its elements offer "Next" and "Previous" with the name of
    /// the rotor as actions, which scroll to the place and go there.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelResource: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(Text(labelResource), entries) }

    /// Lets screen readers jump between the views with these ids inside of this one.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(Text(rotorLabelResource), entries, entryID, entryLabel) }

    /// Lets screen readers jump between the views with the ids of these values inside of this one.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(Text(rotorLabelResource), entries, \.id, entryLabel) }

    /// Lets screen readers jump between places in this view: its elements offer "Next" and "Previous" with the name of
    /// the rotor as actions, which scroll to the place and go there.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(Text(label), entries) }

    /// Lets screen readers jump between the views with these ids inside of this one.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(Text(rotorLabel), entries, entryID, entryLabel) }

    /// Lets screen readers jump between the views with the ids of these values inside of this one.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(Text(rotorLabel), entries, \.id, entryLabel) }

    /// Lets screen readers jump between places in this view in place of a rotor that the system would have: its elements
    /// offer "Next" and "Previous" with the name of the rotor as actions, which scroll to the place and go there.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(systemRotor.label, entries) }

    /// Lets screen readers jump between the views with these ids inside of this one.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(systemRotor.label, entries, entryID, entryLabel) }

    /// Lets screen readers jump between the views with the ids of these values inside of this one.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(systemRotor.label, entries, \.id, entryLabel) }

    /// Is where entries of rotors with this id in the namespace lead to.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        modifier(RotorTarget(key: RotorKey(id: id, namespace: namespace)))
    }
}
