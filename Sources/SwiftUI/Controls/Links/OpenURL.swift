import MartletGraph

/// Opens an address: with the desktop, or as a view above decides.
///
///     .environment(\.openURL, OpenURLAction { url in
///         visited.append(url)
///         return .handled
///     })
@MainActor @preconcurrency
public struct OpenURLAction {
    /// What a handler did with an address.
    public struct Result: Sendable {
        enum Kind: Sendable {
            case handled, discarded
            case system(URL?)
        }

        let kind: Kind
        var prefersInApp = false

        /// The handler opened the address.
        public static let handled = Result(kind: .handled)
        /// The handler did not open it, and nobody should.
        public static let discarded = Result(kind: .discarded)
        /// The desktop should open it.
        public static let systemAction = Result(kind: .system(nil))
        /// The desktop should open another address instead.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
        /// The desktop should open the address, or another one instead. A window of the program's own would show it where
        /// `prefersInApp` says so; there is none on Linux, so the desktop opens it.
        public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
            Result(kind: .system(url), prefersInApp: prefersInApp)
        }
    }

    nonisolated(unsafe) private let handler: ((URL) -> Result)?
    /// Where the desktop is found.
    nonisolated(unsafe) var scope: Scope?

    /// An action that asks `handler`.
    nonisolated public init(handler: @escaping (URL) -> Result) {
        self.handler = handler
    }

    /// The action that asks the desktop.
    nonisolated init() { handler = nil }

    /// Opens an address.
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens an address; in a window of the program's own where `prefersInApp` says so and the system has one, which Linux
    /// has not.
    public func callAsFunction(_ url: URL, prefersInApp: Bool) {
        _ = prefersInApp
        callAsFunction(url)
    }

    /// Opens an address, and tells `completion` whether anybody did.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler?(url).kind ?? .system(nil) {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion(scope?.windowRoot?.sceneShell?.openURL(other ?? url) ?? false)
        }
    }
}

struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

extension EnvironmentValues {
    /// Opens an address: `openURL(url)`.
    public var openURL: OpenURLAction {
        get {
            var action = self[OpenURLKey.self]
            action.scope = scope
            return action
        }
        set { self[OpenURLKey.self] = newValue }
    }
}

extension View {
    /// Has the desktop open the addresses of links and of `openURL` inside; in a window of the program's own where
    /// `prefersInApp` says so and the system has one, which Linux has not.
    @MainActor @preconcurrency public func onOpenURL(prefersInApp: Bool) -> some View {
        environment(\.openURL, OpenURLAction { _ in .systemAction(prefersInApp: prefersInApp) })
    }
}
