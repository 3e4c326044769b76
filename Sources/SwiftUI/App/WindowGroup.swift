import MartletGraph

/// A scene whose windows all show the same kind of content.
///
/// One opens when the program starts, more through `openWindow`. Each has its own state.
nonisolated public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never
    private let id: String?
    private let title: Text?
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.init(id: nil, title: nil, content())
    }

    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, title: nil, content())
    }

    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(id: nil, title: title, content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(id: nil, title: Text(title), content())
    }

    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, title: title, content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, title: Text(title), content())
    }

    init(id: String?, title: Text?, _ content: Content) {
        self.id = id
        self.title = title
        self.content = content
    }

    @MainActor public func _collectWindows(into list: inout _WindowList) {
        let valued = content as? any ValueWindowContent
        list.windows.append(
            WindowDescription(
                id: id ?? "\(Content.self)", title: title?.plainString, isListed: true, valueType: valued?.valueType,
                content: AnyView(content), contentForValue: { valued?.showing($0) }))
    }
}

/// A scene with exactly one window.
nonisolated public struct Window<Content: View>: Scene {
    public typealias Body = Never
    private let id: String
    private let title: Text
    private let content: Content

    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.id = id
        self.title = title
        self.content = content()
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }

    @MainActor public func _collectWindows(into list: inout _WindowList) {
        list.windows.append(
            WindowDescription(
                id: id, title: title.plainString, isSingle: true, isListed: true, content: AnyView(content)))
    }
}
