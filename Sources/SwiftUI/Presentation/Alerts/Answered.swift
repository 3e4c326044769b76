/// What is done once a dialog's button has acted that is no way out.
final class Answered: Equatable {
    let perform: @MainActor () -> Void

    init(_ perform: @escaping @MainActor () -> Void) { self.perform = perform }

    nonisolated static func == (a: Answered, b: Answered) -> Bool { a === b }
}

struct AnsweredKey: EnvironmentKey { static var defaultValue: Answered? { nil } }
