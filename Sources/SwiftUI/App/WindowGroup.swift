/// A scene whose windows all show the same kind of content.
///
/// One opens when the program starts, more through `openWindow`. Each has its own state.
public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never
    private let id: String?
    private let title: Text?
    private let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(id: nil, title: nil, content())
    }

    nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, title: nil, content())
    }

    nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(id: nil, title: title, content())
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(id: nil, title: Text(titleKey), content())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(id: nil, title: Text(title), content())
    }

    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, title: title, content())
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, title: Text(titleKey), content())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, title: Text(title), content())
    }

    nonisolated private init(id: String?, title: Text?, _ content: Content) {
        self.id = id
        self.title = title
        self.content = content
    }

    public func _collectWindows(into list: inout _WindowList) {
        list.windows.append(
            WindowDescription(
                id: id ?? "\(Content.self)", title: title?.plainString, content: AnyView(content)))
    }
}

/// A scene with exactly one window.
public struct Window<Content: View>: Scene {
    public typealias Body = Never
    private let id: String
    private let title: Text
    private let content: Content

    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.id = id
        self.title = title
        self.content = content()
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }

    public func _collectWindows(into list: inout _WindowList) {
        list.windows.append(
            WindowDescription(id: id, title: title.plainString, isSingle: true, content: AnyView(content)))
    }
}

/// A scene whose windows open at another size.
struct SizedScene<Content: Scene>: Scene {
    typealias Body = Never
    let content: Content
    let size: CGSize

    nonisolated init(content: Content, size: CGSize) {
        self.content = content
        self.size = size
    }

    func _collectWindows(into list: inout _WindowList) {
        let first = list.windows.count
        content._collectWindows(into: &list)
        for index in first..<list.windows.count { list.windows[index].defaultSize = size }
    }
}

extension Scene {
    /// The size, in points, at which windows open.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
        SizedScene(content: self, size: size)
    }

    /// The size, in points, at which windows open.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }
}
