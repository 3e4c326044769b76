import MartletGraph

/// Opens a window of the app's scenes.
///
///     @Environment(\.openWindow) private var openWindow
///     Button("New note") { openWindow(id: "note") }
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
    private nonisolated(unsafe) weak var scope: Scope?

    nonisolated init(_ scope: Scope?) { self.scope = scope }

    private var window: WindowRoot? { scope?.windowRoot }

    /// Opens a window of the scene with this id; brings it to the front where it has one window only.
    public func callAsFunction(id: String) {
        window.openWindow(WindowRequest(id: id))
    }

    /// Opens a window for a value, in the scene made for values of its type.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
        window.openWindow(WindowRequest(value: value))
    }

    /// Opens a window for a value, in the scene with this id.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
        window.openWindow(WindowRequest(id: id, value: value))
    }
}

/// Closes windows of the app's scenes.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
    private nonisolated(unsafe) weak var scope: Scope?

    nonisolated init(_ scope: Scope?) { self.scope = scope }

    private var window: WindowRoot? { scope?.windowRoot }

    /// Closes the window that the view is in.
    public func callAsFunction() { window?.sceneShell?.closeWindow(nil) }

    /// Closes the windows of the scene with this id.
    public func callAsFunction(id: String) { window.closeWindow(WindowRequest(id: id)) }

    /// Closes the window for a value.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
        window.closeWindow(WindowRequest(value: value))
    }

    /// Closes the window for a value in the scene with this id.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
        window.closeWindow(WindowRequest(id: id, value: value))
    }
}

extension WindowRoot? {
    /// Asks the program for a window; where there is none to ask, as in the app itself, the program that works now.
    @MainActor func openWindow(_ request: WindowRequest) {
        if let shell = self?.sceneShell { return shell.openWindow(request) }
        (UIKitRuntime.backend as? WindowSession)?.openWindow(request)
    }

    @MainActor fileprivate func closeWindow(_ request: WindowRequest) {
        if let shell = self?.sceneShell { return shell.closeWindow(request) }
        (UIKitRuntime.backend as? WindowSession)?.closeWindows(request)
    }
}

extension EnvironmentValues {
    /// Opens windows of the app.
    public var openWindow: OpenWindowAction { OpenWindowAction(scope) }

    /// Closes windows of the app.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(scope) }

    /// Whether the app can have more than one window; on a desktop it always can.
    public var supportsMultipleWindows: Bool { true }
}

/// Which window is meant: by its scene, by the value it shows, or both.
struct WindowRequest: Equatable {
    var id: String?
    var value: AnyHashable?

    init(id: String? = nil, value: AnyHashable? = nil) {
        self.id = id
        self.value = value
    }

    /// Whether a scene makes such windows.
    func matches(_ description: WindowDescription) -> Bool {
        if let id, id != description.id { return false }
        guard let value else { return true }
        return description.valueType == ObjectIdentifier(type(of: value.base))
    }
}

/// The content of a window that shows a value.
nonisolated public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View {
    @State private var value: Data?
    private let defaultValue: (() -> Data)?
    private let content: (Binding<Data?>) -> Content

    init(_ value: Data?, defaultValue: (() -> Data)? = nil, content: @escaping (Binding<Data?>) -> Content) {
        _value = State(initialValue: value ?? defaultValue?())
        self.defaultValue = defaultValue
        self.content = content
    }

    public var body: some View { content($value) }

}

/// Content that shows a value of one type.
@MainActor
protocol ValueWindowContent {
    var valueType: ObjectIdentifier { get }
    /// The content for another value; nil where it is of another type.
    func showing(_ value: AnyHashable) -> AnyView?
}

extension PresentedWindowContent: @MainActor ValueWindowContent {
    var valueType: ObjectIdentifier { ObjectIdentifier(Data.self) }

    func showing(_ value: AnyHashable) -> AnyView? {
        (value.base as? Data).map { AnyView(Self($0, defaultValue: defaultValue, content: content)) }
    }
}

extension WindowGroup {
    /// Windows that each show a value of a type.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: nil, title: nil, PresentedWindowContent(nil, content: content))
    }

    /// Windows that each show a value of a type, with an id for `openWindow`.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: nil, PresentedWindowContent(nil, content: content))
    }

    /// Windows with a title that each show a value of a type.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: nil, title: title, PresentedWindowContent(nil, content: content))
    }
}
