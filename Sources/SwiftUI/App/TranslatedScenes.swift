// Windows and menus whose title names its catalogue itself.

extension WindowGroup {
    /// Windows with a title to translate.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(titleResource), content: content)
    }

    /// Windows with a title to translate, and an id for `openWindow`.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleResource), id: id, content: content)
    }

    /// Windows with a title to translate that each show a value of a type.
    @_disfavoredOverload
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleResource), for: type, content: content)
    }

    /// Windows with a title to translate and an id for `openWindow` that each show a value of a type.
    @_disfavoredOverload
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleResource), id: id, for: type, content: content)
    }
}

extension Window {
    /// A window with a title to translate.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleResource), id: id, content: content)
    }
}

extension WindowGroup {
    /// Windows with a title to translate that each show a value of a type, with one for those opened without.
    @_disfavoredOverload
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleResource), for: type, content: content, defaultValue: defaultValue)
    }

    /// Windows with a title to translate and an id that each show a value of a type, with one for those opened without.
    @_disfavoredOverload
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleResource), id: id, for: type, content: content, defaultValue: defaultValue)
    }
}

extension UtilityWindow {
    /// A small window of tools with a title to translate.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleResource), id: id, content: content)
    }
}

extension CommandMenu {
    /// A menu with a name to translate.
    @_disfavoredOverload
    nonisolated public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(nameResource), content: content)
    }
}
