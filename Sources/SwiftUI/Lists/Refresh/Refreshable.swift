import MartletGraph
import MartletHost

/// Loads what a view shows anew: `await refresh()`.
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

    /// Loads anew, and returns when that is done.
    public func callAsFunction() async { await action() }
}

/// A refresh as far as it has come.
@MainActor
final class RefreshSession: Equatable {
    /// How far content has to be pulled, in points.
    static let threshold: CGFloat = 72

    private let change = ChangeLocation()
    var action: @Sendable () async -> Void = {}
    private var isRunning = false
    private var distance: CGFloat = 0
    /// Whether the present gesture began where the content begins.
    private var canPull = false

    nonisolated init() {}

    nonisolated static func == (a: RefreshSession, b: RefreshSession) -> Bool { a === b }

    var isRefreshing: Bool {
        change.read()
        return isRunning
    }

    /// How much of the way that is needed the content is pulled.
    var progress: CGFloat {
        change.read()
        return min(distance / Self.threshold, 1)
    }

    func start() {
        guard !isRunning else { return }
        isRunning = true
        change.send()
        Task { @MainActor [self] in
            await action()
            isRunning = false
            change.send()
        }
    }

    // MARK: Pulling

    var isPulled: Bool { distance > 0 }

    /// - Parameter isAtTop: whether the content stands at its beginning.
    /// - Returns: whether the event pulled, so that nothing else moves.
    func pull(_ event: ScrollEvent, isAtTop: Bool) -> Bool {
        switch event.phase {
        case .began:
            canPull = isAtTop && !isRunning
            set(0)
            return false
        case .changed:
            guard canPull, isAtTop, event.delta.height < 0 || distance > 0 else { return false }
            set(max(0, distance - event.delta.height))
            return distance > 0
        case .ended:
            let isFar = distance >= Self.threshold
            canPull = false
            set(0)
            if isFar { start() }
            return isFar
        }
    }

    private func set(_ new: CGFloat) {
        if new == distance { return }
        distance = new
        change.send()
    }
}

struct RefreshSessionKey: EnvironmentKey { static var defaultValue: RefreshSession? { nil } }

extension EnvironmentValues {
    var refreshSession: RefreshSession? {
        get { self[RefreshSessionKey.self] }
        set { self[RefreshSessionKey.self] = newValue }
    }

    /// Loads anew what the `refreshable` modifier around is for; nil where there is none.
    public var refresh: RefreshAction? {
        let session = refreshSession
        return session.map { session in RefreshAction { await session.action() } }
    }
}
