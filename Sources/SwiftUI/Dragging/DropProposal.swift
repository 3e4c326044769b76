import MartletHost

/// What dropping something does.
public enum DropOperation: Hashable, Sendable {
    /// Nothing: the drag ends as if it was let go elsewhere.
    case cancel
    /// Nothing, because it cannot be dropped there.
    case forbidden
    /// What is dragged stays where it comes from.
    case copy
    /// What is dragged goes from where it comes from.
    case move

    var result: DropResult {
        switch self {
        case .cancel, .forbidden: .none
        case .copy: .copy
        case .move: .move
        }
    }
}

/// What dropping something would do.
public struct DropProposal: Sendable {
    public let operation: DropOperation

    public init(operation: DropOperation) { self.operation = operation }
}
