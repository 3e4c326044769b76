extension WindowGroup {
    /// Windows with a title to translate.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content: content)
    }

    /// Windows with a title to translate, and an id for `openWindow`.
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    /// Windows with a title to translate that each show a value of a type.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), for: type, content: content)
    }

    /// Windows with a title that each show a value of a type.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(title), for: type, content: content)
    }

    /// Windows with a title and an id for `openWindow` that each show a value of a type.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: title, PresentedWindowContent(nil, content: content))
    }

    /// Windows with a title and an id for `openWindow` that each show a value of a type.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(title), id: id, for: type, content: content)
    }

    /// Windows with a title to translate and an id for `openWindow` that each show a value of a type.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), id: id, for: type, content: content)
    }
}

extension Window {
    /// A window with a title to translate.
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }
}

extension SceneBuilder {
    public static func buildIf<Content: Scene>(_ content: Content?) -> some Scene { OptionalScene(content: content) }

    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene that may not be there.
nonisolated struct OptionalScene<Content: Scene>: Scene {
    typealias Body = Never
    let content: Content?

    @MainActor func _collectWindows(into list: inout _WindowList) { content?._collectWindows(into: &list) }
}
