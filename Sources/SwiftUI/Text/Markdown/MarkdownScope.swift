@_spi(Reflection) import Swift

/// Which attributes a text that is read from Markdown may have: those of Foundation, if its scope holds them.
struct MarkdownScope {
    let hasFoundation: Bool

    /// - Parameter scope: nil for all attributes.
    init(_ scope: (any AttributeScope.Type)?) {
        hasFoundation = scope.map(Self.holdsFoundation) ?? true
    }

    private static func holdsFoundation(_ scope: any AttributeScope.Type) -> Bool {
        if scope == AttributeScopes.FoundationAttributes.self { return true }
        var holds = false
        _ = _forEachField(of: scope) { _, _, type, _ in
            if let inner = type as? any AttributeScope.Type { holds = holds || holdsFoundation(inner) }
            return !holds
        }
        return holds
    }
}
