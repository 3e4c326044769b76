extension WindowGroup {
    /// Windows that each show a value of a type, and one that nobody asked for by a value the default one.
    ///
    /// - Parameter defaultValue: the value of a window that is opened without one.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: nil, title: nil, PresentedWindowContent(defaultValue: defaultValue, content: content))
    }

    /// Windows with an id for `openWindow` that each show a value of a type, with one for those opened without.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: nil, PresentedWindowContent(defaultValue: defaultValue, content: content))
    }

    /// Windows with a title that each show a value of a type, with one for those opened without.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: nil, title: title, PresentedWindowContent(defaultValue: defaultValue, content: content))
    }

    /// Windows with a title to translate that each show a value of a type, with one for those opened without.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), for: type, content: content, defaultValue: defaultValue)
    }

    /// Windows with a title that each show a value of a type, with one for those opened without.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(title), for: type, content: content, defaultValue: defaultValue)
    }

    /// Windows with a title and an id that each show a value of a type, with one for those opened without.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(title), id: id, for: type, content: content, defaultValue: defaultValue)
    }

    /// Windows with a title and an id that each show a value of a type, with one for those opened without.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: title, PresentedWindowContent(defaultValue: defaultValue, content: content))
    }

    /// Windows with a title to translate and an id that each show a value of a type, with one for those opened without.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), id: id, for: type, content: content, defaultValue: defaultValue)
    }
}

extension PresentedWindowContent {
    nonisolated fileprivate init(defaultValue: @escaping () -> Data, content: @escaping (Binding<Data>) -> Content) {
        self.init(nil, defaultValue: defaultValue) { value in
            content(
                Binding(
                    location: ClosureLocation(
                        get: { value.wrappedValue ?? defaultValue() }, set: { new, _ in value.wrappedValue = new })))
        }
    }
}
