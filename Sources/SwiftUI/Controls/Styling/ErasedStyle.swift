import MartletGraph

/// A style of whatever type, for what it configures.
struct ErasedStyle<Configuration>: Equatable, @unchecked Sendable {
    let style: Any
    /// Whether the system chose it, not the program.
    let isStandard: Bool
    private let isSame: (Any) -> Bool
    let makeBody: @MainActor (Configuration) -> AnyView

    /// - Parameter make: what the style draws; the style's own environment and state are installed like a view's.
    init<S, Content: View>(
        _ style: S, isStandard: Bool = false, _ make: @escaping @MainActor (S, Configuration) -> Content
    ) {
        self.style = style
        self.isStandard = isStandard
        isSame = { ($0 as? S).map { isSameValue(style, $0) } ?? false }
        nonisolated(unsafe) let same = style
        makeBody = { AnyView(StyledBody(style: same, configuration: $0, make: make)) }
    }

    static func == (a: Self, b: Self) -> Bool { a.isStandard == b.isStandard && a.isSame(b.style) }
}
