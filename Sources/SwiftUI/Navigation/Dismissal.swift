import MartletGraph

/// One presentation of views in front of others: a pushed page, a sheet, a pop-over.
///
/// Whoever presents makes one, sets it in the environment of what is presented (`\.dismissal`), and says `end()` when
/// it is over, however that came. What is inside asks for the end through `dismiss` and `presentationMode`.
@MainActor
final class Dismissal: Equatable {
    /// Whether the views are still there.
    private(set) var isPresented = true
    private let action: @MainActor () -> Void

    /// - Parameter action: takes the presentation away, by a write to what presents it.
    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    /// Asks the presenter to take the views away; nothing once they are gone.
    func dismiss() {
        if isPresented { action() }
    }

    /// The views are gone.
    func end() { isPresented = false }

    nonisolated static func == (a: Dismissal, b: Dismissal) -> Bool { a === b }
}

struct DismissalKey: EnvironmentKey { static var defaultValue: Dismissal? { nil } }

extension EnvironmentValues {
    /// The innermost presentation the view is part of; nil in what the window itself shows.
    var dismissal: Dismissal? {
        get { self[DismissalKey.self] }
        set { self[DismissalKey.self] = newValue }
    }
}
