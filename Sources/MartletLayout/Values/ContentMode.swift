/// How content of a fixed ratio meets the space it is offered.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as possible with both dimensions inside the space.
    case fit
    /// As small as possible with both dimensions covering the space.
    case fill
}
