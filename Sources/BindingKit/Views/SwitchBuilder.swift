import SwiftUI

/// Two that stand in a ``Switch`` after each other.
public struct SwitchPair<First: SwitchCases, Second: SwitchCases>: SwitchCases where First.Root == Second.Root {
    let first: First
    let second: Second

    public func matches(_ root: Binding<First.Root>) -> Bool { first.matches(root) || second.matches(root) }

    public func content(of root: Binding<First.Root>) -> some View {
        if first.matches(root) { first.content(of: root) } else { second.content(of: root) }
    }
}

/// Puts together what stands in a ``Switch``.
@MainActor @resultBuilder
public enum SwitchBuilder<Root> {
    public static func buildExpression<Value, Content>(
        _ item: CaseLet<Root, Value, Content>
    ) -> CaseLet<Root, Value, Content> { item }

    public static func buildExpression<Content>(_ item: CaseDefault<Root, Content>) -> CaseDefault<Root, Content> {
        item
    }

    public static func buildPartialBlock<First: SwitchCases>(first: First) -> First where First.Root == Root { first }

    public static func buildPartialBlock<First: SwitchCases, Second: SwitchCases>(
        accumulated: First, next: Second
    ) -> SwitchPair<First, Second> where First.Root == Root, Second.Root == Root {
        SwitchPair(first: accumulated, second: next)
    }
}
