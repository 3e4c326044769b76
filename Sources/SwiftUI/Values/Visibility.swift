/// Whether a part of the interface is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As fits the surroundings.
    case automatic
    case visible
    case hidden
}
