import MartletGraph

/// How far writing tools may change a text.
nonisolated public struct WritingToolsBehavior: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, complete, limited, disabled }
    private let kind: Kind

    public static let automatic = WritingToolsBehavior(kind: .automatic)
    /// In the text itself.
    public static let complete = WritingToolsBehavior(kind: .complete)
    /// In a panel beside it.
    public static let limited = WritingToolsBehavior(kind: .limited)
    /// Not at all.
    public static let disabled = WritingToolsBehavior(kind: .disabled)
}

struct WritingToolsBehaviorKey: EnvironmentKey { static var defaultValue: WritingToolsBehavior { .automatic } }
struct WritingToolsAffordanceKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension View {
    /// Says how far writing tools may change the texts below. There are none on Linux: nothing changes.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
        modifier(_EnvironmentValueModifier(WritingToolsBehaviorKey.self, behavior))
    }

    /// Says whether a button for writing tools stands beside the texts below. There are none on Linux: nothing changes.
    nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
        modifier(_EnvironmentValueModifier(WritingToolsAffordanceKey.self, visibility))
    }
}
