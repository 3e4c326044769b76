import MartletGraph

/// A style of whatever type, for what it configures.
struct ErasedStyle<Configuration>: Equatable, @unchecked Sendable {
    let style: Any
    private let isSame: (Any) -> Bool
    let makeBody: @MainActor (Configuration) -> AnyView

    init<S, Content: View>(_ style: S, _ make: @escaping @MainActor (S, Configuration) -> Content) {
        self.style = style
        isSame = { ($0 as? S).map { isSameValue(style, $0) } ?? false }
        nonisolated(unsafe) let same = style
        makeBody = { AnyView(StyledBody(style: same, configuration: $0, make: make)) }
    }

    static func == (a: Self, b: Self) -> Bool { a.isSame(b.style) }
}
