import MartletGraph

/// Ends the search for traits of views that are laid out elsewhere than they are declared.
final class SubviewsScope: Scope, @unchecked Sendable {
    static let scopeKey = ObjectIdentifier(SubviewsScope.self)
    init(inside outer: Scope) { super.init(parent: outer, key: SubviewsScope.scopeKey) }
}

/// A node that is told when other elements are below it.
@MainActor
protocol ElementsWatcher: _ViewNode {
    func elementsBelowChanged()
}

extension NodeFlags {
    /// Is told when other elements are below it, which are laid out elsewhere.
    static let watchesElements = NodeFlags(rawValue: 1 << 26)
    /// Takes sections as a whole.
    static let takesSections = NodeFlags(rawValue: 1 << 27)
}
